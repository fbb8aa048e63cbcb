import UIKit

/// The line along which a finger dismisses or pops, with a sign: positive is away.
struct SignedAxis: Equatable {
  private let x: CGFloat
  private let y: CGFloat

  /// Turns a direction that may depend on the layout into one on screen.
  init(_ direction: DismissalDirection, layoutDirection: UIUserInterfaceLayoutDirection) {
    let trailing: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    switch direction {
    case .down: (x, y) = (0, 1)
    case .up: (x, y) = (0, -1)
    case .leading: (x, y) = (-trailing, 0)
    case .trailing: (x, y) = (trailing, 0)
    }
  }

  /// How much of a way, or of a velocity, leads along the axis; negative is back.
  func along(_ way: CGPoint) -> CGFloat {
    way.x * x + way.y * y
  }

  /// The vector that leads along the axis by a length; back if that is negative.
  func vector(_ length: CGFloat) -> CGPoint {
    CGPoint(x: x * length, y: y * length)
  }

  /// The extent of a rectangle along the axis, in points.
  func length(of size: CGSize) -> CGFloat {
    abs(x) * size.width + abs(y) * size.height
  }

  /// Whether a way leads off along the axis, give or take an angle in radians.
  func leads(_ way: CGPoint, within angle: CGFloat) -> Bool {
    let along = along(way)
    let across = abs(way.x * y) + abs(way.y * x)
    return along > 0 && atan2(across, along) <= angle
  }

  /// Whether a way leads along the axis or back, give or take an angle in radians.
  func isAlong(_ way: CGPoint, within angle: CGFloat) -> Bool {
    leads(way, within: angle) || leads(CGPoint(x: -way.x, y: -way.y), within: angle)
  }
}
