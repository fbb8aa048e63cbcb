import UIKit

/// The screen behind a presentation, scaled back while the other one is shown.
///
/// Its layer is scaled rather than its view, because UIKit would update the safe area of the view
/// (F6). It is an interaction of the view so that a zoom can find it, and compute places in the
/// screen at its full size.
@MainActor final class ScaledScreen: ViewAttachment {
  private let scale: CGFloat
  private let cornerRadius: CGFloat
  /// The transform at rest, and what the scaling has written since; `nil` before it, and at the end.
  private var transform: LedgerEntry<WeakView, CGAffineTransform>?
  /// The transform of the scaled screen.
  private var scaled: CGAffineTransform? { transform?.prior.scaledBy(x: scale, y: scale) }
  /// The size at which the view was scaled back.
  private var size = CGSize.zero
  /// The former shape of the corners while the view clips and has rounded ones; `nil` otherwise.
  private var formerCurve: CALayerCornerCurve?

  /// Creates the scaled screen behind a container, at rest.
  ///
  /// - Parameters:
  ///   - view: The view of the screen.
  ///   - scale: The scale behind the other screen.
  ///   - container: The container of the other screen.
  init(_ view: UIView, to scale: CGFloat, behind container: UIView) {
    self.scale = scale
    cornerRadius =
      view.superview.map {
        DisplayCorners.radius(
          around: container.convert(view.untransformedFrame, from: $0), in: container)
      } ?? 0
    super.init()
    view.addInteraction(self)
  }

  /// Scales the screen back, in the animation of the caller if there is one.
  func scaleBack() {
    guard let view, !isScaled(view) else { return }
    let transform = transform ?? LedgerEntry(.scale, of: WeakView(view))
    self.transform = transform
    size = view.bounds.size
    UIView.performWithoutAnimation { round(view) }
    transform.write(transform.prior.scaledBy(x: scale, y: scale))
  }

  /// Restores the size, unless the app has set another transform meanwhile.
  func restore() {
    guard let transform else { return }
    adoptFrame()
    transform.write(transform.prior)
  }

  /// Takes a frame that UIKit has set while the view was scaled as that at its full size.
  ///
  /// It has applied the inverse of the scale to the bounds (F1).
  func adoptFrame() {
    // A reversed animation has already taken the scale back.
    guard let view, let scaled, let rest = transform?.prior,
      isScaled(view) || view.layerTransform.isClose(to: rest), rest.isIdentity,
      view.bounds.size != size
    else { return }
    let seen = view.bounds.size.applying(scaled)
    let intended = [size, view.superview?.bounds.size ?? size].first {
      abs($0.width - seen.width) < 1e-6 && abs($0.height - seen.height) < 1e-6
    }
    guard let intended else { return }
    size = intended
    UIView.performWithoutAnimation { view.bounds.size = intended }
  }

  /// Whether the view is scaled back, and the app has not set another transform since.
  private func isScaled(_ view: UIView) -> Bool {
    scaled.map { view.layerTransform.isClose(to: $0) } ?? false
  }

  /// Restores the screen for good.
  func end() {
    restore()
    transform = nil
    guard let view else { return }
    if let formerCurve, view.layer.cornerRadius == cornerRadius {
      view.layer.cornerRadius = 0
      view.layer.cornerCurve = formerCurve
      view.clipsToBounds = false
    }
    formerCurve = nil
    view.renewSafeArea()
    view.removeInteraction(self)
  }

  private func round(_ view: UIView) {
    guard formerCurve == nil, cornerRadius > 0, view.layer.cornerRadius == 0, !view.clipsToBounds
    else { return }
    formerCurve = view.layer.cornerCurve
    view.layer.cornerRadius = cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  /// Returns the rectangle of a view as it is at the full size of the screen.
  ///
  /// - Parameters:
  ///   - frame: The present rectangle, in the coordinates of the container.
  ///   - view: The view.
  ///   - container: The container of another screen.
  /// - Returns: The rectangle at the full size, in the same coordinates.
  static func unscaledFrame(of frame: CGRect, in view: UIView, for container: UIView) -> CGRect {
    var frame = frame
    for view in sequence(first: view, next: \.superview) {
      for case let screen as ScaledScreen in view.interactions {
        frame = screen.unscaled(frame, for: container) ?? frame
      }
    }
    return frame
  }

  private func unscaled(_ frame: CGRect, for container: UIView) -> CGRect? {
    guard let view, let scaled, isScaled(view), !container.isDescendant(of: view),
      let superview = view.superview
    else { return nil }
    let fixed = CGPoint(x: view.center.x + scaled.tx, y: view.center.y + scaled.ty)
    let center = superview.convert(fixed, to: container)
    return CGRect(
      x: center.x + (frame.minX - center.x) / scale, y: center.y + (frame.minY - center.y) / scale,
      width: frame.width / scale, height: frame.height / scale)
  }
}

extension LedgerProperty<WeakView, CGAffineTransform> {
  /// The transform of a screen behind; the app may set it, too.
  fileprivate static let scale = LedgerProperty(
    .transform, equal: ==, close: { $0.isClose(to: $1) },
    read: { $0.view?.layerTransform ?? .identity }, write: { $0.view?.layerTransform = $1 },
    shown: { $0.view?.shownInAnimation { $0.affineTransform() } })
}
