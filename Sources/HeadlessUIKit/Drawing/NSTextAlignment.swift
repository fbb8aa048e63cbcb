/// To which side lines of text are set.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides, the last line of a paragraph as the language has it.
  case justified = 3
  /// As the language has it.
  case natural = 4
}
