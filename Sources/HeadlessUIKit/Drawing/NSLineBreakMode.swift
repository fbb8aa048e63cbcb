/// What happens to lines of text that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// They go on in the next line, broken between words.
  case byWordWrapping = 0
  /// They go on in the next line, broken between characters.
  case byCharWrapping = 1
  /// They are cut off.
  case byClipping = 2
  /// Their beginning is left out.
  case byTruncatingHead = 3
  /// Their end is left out.
  case byTruncatingTail = 4
  /// Their middle is left out.
  case byTruncatingMiddle = 5

  var content: TextContent.LineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
