/// The kinds of scrolling with a pointing device.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Creates a set from the bits of the kinds.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A mouse wheel, step by step.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
