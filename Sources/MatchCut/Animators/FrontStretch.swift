import UIKit

/// Pulls a front screen beyond its place at rest, and lets it spring back.
///
/// The spring may outlast the transition, because the model already has the place at rest. A
/// transform that anybody else sets meanwhile stays.
@MainActor final class FrontStretch {
  private static let duration: TimeInterval = 0.4

  private let view: UIView
  private let rest: CGAffineTransform
  /// The transform without the pull, which may include the effect's, and the transform with it.
  private var pulled: (base: CGAffineTransform, transform: CGAffineTransform)?

  /// Makes the stretch of a view that is at rest.
  init(_ view: UIView) {
    self.view = view
    rest = view.layerTransform
  }

  /// Moves the view by points from its place, or back to it.
  func pull(by translation: CGPoint) {
    let base = base
    let transform = base.concatenating(
      CGAffineTransform(translationX: translation.x, y: translation.y))
    view.layerTransform = transform
    pulled = translation == .zero ? nil : (base, transform)
  }

  /// Animates the view back on a spring.
  func relax() {
    let base = base
    pulled = nil
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { [view] in view.layerTransform = base }
  }

  /// Returns the view to its place at once, unless it is not pulled, or springs back already.
  func putBack() {
    if let pulled, view.layerTransform == pulled.transform { view.layerTransform = rest }
    pulled = nil
  }

  private var base: CGAffineTransform {
    guard let pulled, view.layerTransform == pulled.transform else { return view.layerTransform }
    return pulled.base
  }
}
