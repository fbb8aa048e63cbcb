/// The changes of a drawing from one frame to another, in this order.
struct ScreenChange {
  /// An addition to a group, at its end or before an element.
  struct Addition: Equatable {
    let group: String
    let successor: String?
    let markup: String
  }

  /// New definitions.
  var definitions = ""
  /// The ids of removed elements.
  var removals: [String] = []
  var additions: [Addition] = []
  /// The first value of each motion is used.
  var motions: [Motion] = []

  var isEmpty: Bool {
    definitions.isEmpty && removals.isEmpty && additions.isEmpty && motions.isEmpty
  }

  /// The change as members of a JSON object, except empty ones.
  var json: String {
    var members: [String] = []
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { members.append("\"\(name)\":\(JSONText.array(values))") }
    }
    if !definitions.isEmpty { members.append("\"define\":\(JSONText.string(definitions))") }
    add("remove", removals.map(JSONText.string))
    add(
      "add",
      additions.map { addition in
        JSONText.array([
          JSONText.string(addition.group), addition.successor.map(JSONText.string) ?? "null",
          JSONText.string(addition.markup),
        ])
      })
    add("move", motions.map(MotionData.json(first:)))
    return members.joined(separator: ",")
  }
}
