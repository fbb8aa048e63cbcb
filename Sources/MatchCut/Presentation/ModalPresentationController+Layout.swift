import UIKit

// The place of the screen at rest, and what is hidden beside it.
extension ModalPresentationController {
  /// Lays out the screen at rest.
  func layOut() {
    guard let containerView else { return }
    let bounds = containerView.bounds
    let frame = frame(in: containerView, bounds: bounds)
    let cornerRadius = frame.size.fitting(cornerRadius: options.cornerRadius)
    clip.untransformedFrame = frame
    clip.layer.cornerRadius = cornerRadius
    clip.layer.cornerCurve = .continuous
    // At the lower edge of a display without round corners, the screen behind would show in them.
    let isAtLowerEdge = frame.minY > bounds.minY && frame.maxY >= bounds.maxY
    clip.layer.maskedCorners =
      isAtLowerEdge ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .allCorners
    showsSurroundings = cornerRadius > 0 || !frame.contains(bounds)
    updateHiddenSource()
  }

  /// Hides the source if it could be seen beside the screen at rest, and releases it when the
  /// container leaves its window.
  func updateHiddenSource() {
    guard phase == .shown || phase == .dismissing, let containerView else { return }
    if containerView.window == nil {
      surroundings.hiddenSource.release()
    } else if phase == .shown, showsSurroundings {
      surroundings.hideSource(in: containerView, for: request(), by: effectProvider)
    }
  }

  /// The frame of the screen at rest.
  func frame(in container: UIView, bounds: CGRect) -> CGRect {
    if options.layout.fillsContainer { return bounds }
    let geometry = PresentationGeometry(
      bounds: bounds,
      safeAreaInsets: keyboard.adding(to: container.safeAreaInsets, in: container, bounds: bounds),
      preferredContentSize: presentedViewController.preferredContentSize.clampedToZero,
      layoutDirection: container.effectiveUserInterfaceLayoutDirection)
    return options.layout.frame(in: geometry)
  }
}
