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
