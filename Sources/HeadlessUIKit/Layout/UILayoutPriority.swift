import Foundation

/// The importance of a constraint, from 1 to 1,000, which has to hold.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The importance as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The constraint has to hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly buttons resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag resizes the scene's window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag moves a divider without resizing the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view that computes its fitting size aims at the target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a greater priority.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a smaller priority.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// For the solver: nil for a constraint that has to hold.
  var weight: Float? { rawValue >= Self.required.rawValue ? nil : rawValue }
}
