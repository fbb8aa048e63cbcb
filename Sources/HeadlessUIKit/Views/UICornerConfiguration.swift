import Foundation

/// The radius of a corner.
@available(iOS 26.0, *)
public struct UICornerRadius: Hashable {
  let minimum: CGFloat

  /// A radius whose corner has the same center as that of the container, with a least radius in
  /// points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(minimum: minimum ?? 0)
  }
}

/// The radii of the corners of a view.
@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable {
  /// The radius of every corner; `nil` if they are square.
  let radius: UICornerRadius?

  /// Corners that each have a radius of their own.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius)
  }
}

extension UIView {
  /// Returns the largest radius of some corners, in points (F10).
  ///
  /// The container of each view is its window, which has the corners of the display if it fills
  /// that. The corners are not drawn.
  @available(iOS 26.0, *)
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let radius = cornerConfiguration.radius else { return 0 }
    guard let window, window.fillsScreen, let display = World.current.displayCornerRadius
    else { return radius.minimum }
    let (frame, outer) = (convert(bounds, to: window), window.bounds)
    let left = frame.minX - outer.minX
    let right = outer.maxX - frame.maxX
    let top = frame.minY - outer.minY
    let bottom = outer.maxY - frame.maxY
    let distances: [(UIRectCorner, CGFloat)] = [
      (.topLeft, max(left, top)), (.topRight, max(right, top)),
      (.bottomLeft, max(left, bottom)), (.bottomRight, max(right, bottom)),
    ]
    let nearest = distances.filter { corner.contains($0.0) }.map(\.1).min() ?? 0
    return max(display - nearest, radius.minimum)
  }
}

extension UIWindow {
  fileprivate var fillsScreen: Bool { bounds.size == windowScene?.screen.bounds.size }
}
