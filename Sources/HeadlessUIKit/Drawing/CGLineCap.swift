/// How the ends of a stroke are drawn.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// Rounded.
  case round = 1
  /// Cut off half a line's width after the end.
  case square = 2

  var content: ShapeContent.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
