/// The motions of a player as JSON.
enum MotionData {
  /// An array of `[target, kind, [[frame, value, …], …]]`.
  static func json(_ motions: [Motion]) -> String {
    let items = motions.filter { !$0.track.isConstant }.map { motion in
      let keys = motion.track.keys.map { key in
        let values = zip(key.values, motion.decimals).map { value, decimals in
          json(value, decimals: decimals)
        }
        return "[" + ([String(key.frame)] + values).joined(separator: ",") + "]"
      }
      return "[\"\(motion.target)\",\"\(motion.kind.rawValue)\",[\(keys.joined(separator: ","))]]"
    }
    return "[\(items.joined(separator: ","))]"
  }

  /// JSON wants a digit before the point.
  private static func json(_ value: Double, decimals: Int) -> String {
    let text = Markup.number(value, decimals: decimals)
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }
}
