package import UIKit

/// The axis along which a gesture dismisses or pops, positive toward the pose away.
package struct SignedAxis: Equatable {
  private let x: CGFloat
  private let y: CGFloat

  /// The downward axis.
  package static let downwards = SignedAxis(.down, layoutDirection: .leftToRight)

  /// Creates the axis of a single direction; it may depend on the layout.
  init(_ direction: GestureDirection, layoutDirection: UIUserInterfaceLayoutDirection) {
    let trailing: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    switch direction {
    case .up: (x, y) = (0, -1)
    case .leading: (x, y) = (-trailing, 0)
    case .trailing: (x, y) = (trailing, 0)
    default: (x, y) = (0, 1)
    }
  }

  private init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
  }

  /// The same axis in the other direction.
  var reversed: SignedAxis { SignedAxis(x: -x, y: -y) }

  var isHorizontal: Bool { y == 0 }

  /// The component of a translation or a velocity along the axis; negative is back.
  package func along(_ vector: CGPoint) -> CGFloat { vector.x * x + vector.y * y }

  /// The component of a vector across the axis.
  func across(_ vector: CGPoint) -> CGPoint { vector - self.vector(along(vector)) }

  /// The vector of a length along the axis; it points back if the length is negative.
  func vector(_ length: CGFloat) -> CGPoint { CGPoint(x: x * length, y: y * length) }

  /// The extent of a rectangle along the axis, in points.
  func length(of size: CGSize) -> CGFloat { abs(x) * size.width + abs(y) * size.height }

  /// Whether a vector points along the axis, within an angle in radians.
  package func leads(_ vector: CGPoint, within angle: CGFloat) -> Bool {
    let along = along(vector)
    let across = abs(vector.x * y) + abs(vector.y * x)
    return along > 0 && atan2(across, along) <= angle
  }

  /// Whether a vector points along the axis or back, within an angle in radians.
  func isAlong(_ vector: CGPoint, within angle: CGFloat) -> Bool {
    leads(vector, within: angle) || leads(vector * -1, within: angle)
  }
}
