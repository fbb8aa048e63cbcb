import UIKit

/// Pulls a front screen beyond its place at rest, and lets it spring back.
///
/// The spring may outlast the transition, because the model already has the place at rest. It moves
/// the position of the layer, since positions add up with whatever else moves the screen, in any
/// order. Transforms do not: an effect that scales the screen would scale the pull, too.
@MainActor final class FrontStretch {
  private static let duration: TimeInterval = 0.4

  private let view: UIView
  /// The position without the pull, to which the effect may have moved the screen, and the position
  /// with it.
  private var pulled: (base: CGPoint, position: CGPoint)?

  /// Creates the stretch of a view that is not pulled.
  init(_ view: UIView) {
    self.view = view
  }

  /// Moves the view by points from its place, or back to it.
  func pull(by translation: CGPoint) {
    let base = base
    let position = base + translation
    view.layer.position = position
    pulled = translation == .zero ? nil : (base, position)
  }

  /// Animates the view back on a spring.
  ///
  /// It is the view that returns rather than its layer, in case that its safe area was computed
  /// while it was away (F6).
  func relax() {
    let base = base
    pulled = nil
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { [view] in view.center = base }
  }

  /// Returns the view to its place at once, unless it is not pulled, or springs back already.
  func putBack() {
    if pulled != nil { view.center = base }
    pulled = nil
  }

  private var base: CGPoint {
    // Whatever has moved the view meanwhile has done so for good.
    guard let pulled, view.layer.position == pulled.position else { return view.layer.position }
    return pulled.base
  }
}
