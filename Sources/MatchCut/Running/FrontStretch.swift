package import UIKit

/// Stretches a front screen beyond its place at rest, and lets it spring back.
///
/// The spring may outlast the transition, because the model value is already the place at rest. The
/// position of the layer moves, rather than its transform, so that an effect that scales the screen
/// does not scale the stretch as well.
@MainActor package final class FrontStretch {
  private static let duration: TimeInterval = 0.4

  private let view: UIView
  /// The position as the effect has set it, and the position with the stretch.
  private var pulled: (base: CGPoint, position: CGPoint)?

  /// Creates the stretch of a view at rest.
  package init(_ view: UIView) {
    self.view = view
  }

  /// Moves the view along an axis, against the resistance of a scroll view.
  ///
  /// - Parameters:
  ///   - distance: The distance of the finger along the axis, in points; 0 or less returns the view.
  ///   - axis: The axis.
  ///   - size: The size of the container; it limits the offset.
  package func pull(_ distance: CGFloat, along axis: SignedAxis, in size: CGSize) {
    let offset = RubberBand(dimension: axis.length(of: size)).offset(of: distance)
    let base = base
    let position = base + axis.vector(offset)
    view.layerPosition = position
    pulled = offset == 0 ? nil : (base, position)
  }

  /// Animates the view back on a spring, and lets UIKit update a safe area that it may have computed
  /// meanwhile (F6).
  package func relax() {
    springBack()
    UIView.performWithoutAnimation { view.renewSafeArea() }
  }

  /// Animates the layer back on a spring, in a transition, whose end renews the safe area.
  ///
  /// Until then, the view may be elsewhere, where it would have another safe area.
  func springBack() {
    let base = base
    pulled = nil
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { [view] in view.layerPosition = base }
  }

  /// Returns a stretched view to its place at once; has no effect once it springs back.
  func putBack() {
    if pulled != nil { view.layerPosition = base }
    pulled = nil
  }

  private var base: CGPoint {
    // If something else has moved the view meanwhile, that position stays.
    guard let pulled, view.layer.position == pulled.position else { return view.layer.position }
    return pulled.base
  }
}
