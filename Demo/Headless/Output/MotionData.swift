import UIKitFilm

/// The motions of a player as JSON.
enum MotionData {
  /// An array of `[target, kind, [[frame, value, …], …]]`.
  static func json(_ motions: [Motion]) -> String {
    let items = motions.filter { !$0.track.isConstant }.map { motion in
      let keys = motion.track.keys.map { key in
        let values = zip(key.values, motion.decimals).map { value, decimals in
          JSONText.number(value, decimals: decimals)
        }
        return "[" + ([String(key.frame)] + values).joined(separator: ",") + "]"
      }
      return "[\"\(motion.target)\",\"\(motion.kind.rawValue)\",[\(keys.joined(separator: ","))]]"
    }
    return "[\(items.joined(separator: ","))]"
  }

  /// The value that a motion begins with, as `[target, kind, [value, …]]`.
  static func json(first motion: Motion) -> String {
    let values = zip(motion.track.values(at: 0), motion.decimals).map { value, decimals in
      JSONText.number(value, decimals: decimals)
    }
    return JSONText.array([
      JSONText.string(motion.target), JSONText.string(motion.kind.rawValue),
      JSONText.array(values),
    ])
  }
}

extension ScreenChange {
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
