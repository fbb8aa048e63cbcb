import UIKit

/// A laboratory with a real window, a real run loop and real time.
///
/// An app cannot create touches, so there are no fingers.
@MainActor public final class PhoneLaboratory: Laboratory {
  /// A window above the app's own, until ``close()``.
  public let window: UIWindow
  /// Two frames of rendering, and as much again for a busy main thread.
  public let timeError = 0.08
  private let keyWindow: UIWindow?

  /// Opens a window in a scene.
  ///
  /// - Parameter scene: A scene in the foreground.
  public init(in scene: UIWindowScene) {
    keyWindow = scene.windows.first { $0.isKey }
    window = UIWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    window.makeKeyAndVisible()
  }

  /// Removes the window, with any transition that is stuck in it.
  public func close() {
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    keyWindow?.makeKey()
  }

  /// Waits for the observers of the main run loop, which lay out and commit.
  public func endTurn() async {
    CATransaction.flush()
    await run(for: 0.02)
  }

  /// Sleeps without blocking the main thread.
  ///
  /// - Parameter seconds: The duration.
  public func run(for seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1e9))
  }

  /// Waits until no layer animates and no controller is in a transition, at most 10 seconds.
  ///
  /// - Returns: Whether that happened.
  @discardableResult public func runUntilIdle() async -> Bool {
    await endTurn()
    var quietTurns = 0
    for _ in 0..<500 {
      quietTurns = isQuiet ? quietTurns + 1 : 0
      if quietTurns == 3 { return true }
      await run(for: 0.02)
    }
    return false
  }

  private var isQuiet: Bool {
    let isMoving = window.layer.hasAnimations
    let isInTransition = window.rootViewController?.isAnyTransitioning ?? false
    return !isMoving && !isInTransition
  }

  /// Returns the visible frame of a view, from the presentation layers.
  ///
  /// - Parameter view: A view.
  /// - Returns: The bounding box of the part that no superview clips; `.null` if it is not in the
  ///   window.
  public func visibleFrame(of view: UIView) -> CGRect {
    guard view.window === window else { return .null }
    var layer = view.layer
    var frame = layer.shown.bounds
    while let parent = layer.superlayer {
      frame = layer.shown.convert(frame, to: parent.shown)
      if parent.masksToBounds || parent === window.layer {
        frame = frame.intersection(parent.shown.bounds)
      }
      if parent === window.layer { break }
      layer = parent
    }
    return frame
  }

  /// Returns the visible opacity of a view, from the presentation layers.
  ///
  /// - Parameter view: A view.
  /// - Returns: The product of opacities up to the window; 0 if it is hidden or not in the window.
  public func visibleAlpha(of view: UIView) -> CGFloat {
    guard view.window === window else { return 0 }
    var alpha: CGFloat = 1
    var current: CALayer? = view.layer
    while let layer = current {
      alpha *= layer.isHidden ? 0 : CGFloat(layer.shown.opacity)
      current = layer === window.layer ? nil : layer.superlayer
    }
    return alpha
  }

  /// Compares the center of a view with a point 5 points below it.
  ///
  /// - Parameter view: A view in the window, with a plain background below it.
  /// - Returns: Whether both look the same.
  public func isBlank(_ view: UIView) -> Bool {
    let frame = view.convert(view.bounds, to: window)
    return pixel(at: CGPoint(x: frame.midX, y: frame.midY))
      == pixel(at: CGPoint(x: frame.midX, y: frame.maxY + 5))
  }

  private func pixel(at point: CGPoint) -> Data {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in
      window.drawHierarchy(
        in: CGRect(origin: CGPoint(x: -point.x, y: -point.y), size: window.bounds.size),
        afterScreenUpdates: true)
    }
  }

  /// Returns nil, because there are no fingers.
  ///
  /// - Parameter point: A location.
  /// - Returns: Nothing.
  public func touchDown(at point: CGPoint) -> (any LaboratoryFinger)? { nil }
}

extension CALayer {
  /// The presentation layer, or the model before the first commit.
  fileprivate var shown: CALayer { presentation() ?? self }

  fileprivate var hasAnimations: Bool {
    if animationKeys()?.isEmpty == false { return true }
    return (sublayers ?? []).contains { $0.hasAnimations }
  }
}

extension UIViewController {
  fileprivate var isAnyTransitioning: Bool {
    if transitionCoordinator != nil { return true }
    return children.contains { $0.isAnyTransitioning }
      || presentedViewController?.isAnyTransitioning ?? false
  }
}
