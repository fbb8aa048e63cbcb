/// How the corners of a stroke are drawn.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2

  var content: ShapeContent.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
