import Foundation

/// The distances by which the edges of a rectangle move inward, in points.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets edge by edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left,
      bottom: a.bottom + b.bottom, right: a.right + b.right
    )
  }
}

extension CGPoint {
  /// Whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Returns the rectangle with its edges moved inward, or outward by negative insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

/// Edge insets that follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets edge by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets of the physical edges.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing,
      bottom: bottom, right: isLeftToRight ? trailing : leading
    )
  }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// Creates a set of edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A set of edges of a rectangle that follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set of edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)

  /// Creates a set of corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
