/// What has to be done to a drawing so that it shows another frame, in this order.
struct ScreenChange {
  /// Something that comes into a group, in front of nothing or before something.
  struct Addition: Equatable {
    let group: String
    let successor: String?
    let markup: String
  }

  /// Definitions that are needed from now on.
  var definitions = ""
  /// The ids of what goes.
  var removals: [String] = []
  var additions: [Addition] = []
  /// The first value of each is the one to take.
  var motions: [Motion] = []

  var isEmpty: Bool {
    definitions.isEmpty && removals.isEmpty && additions.isEmpty && motions.isEmpty
  }

  /// The change as members of a JSON object, without those that are empty.
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
