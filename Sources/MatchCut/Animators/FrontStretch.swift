import UIKit

/// Pulls a front screen beyond its place at rest, and lets it spring back.
///
/// The spring may outlast the transition, as it only catches up with where the screen is already.
@MainActor final class FrontStretch {
  private static let duration: TimeInterval = 0.4

  private let view: UIView
  private let rest: CGAffineTransform
  private var isPulled = false

  /// Makes the stretch of a view that is at rest.
  init(_ view: UIView) {
    self.view = view
    rest = view.transform
  }

  /// Moves the view by points from its place.
  func pull(by way: CGPoint) {
    isPulled = true
    view.transform = rest.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
  }

  /// Lets the view spring back.
  func relax() {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) { [self] in putBack() }
  }

  /// Puts the view in its place at once, unless nobody has pulled it, or it springs back already.
  func putBack() {
    guard isPulled else { return }
    isPulled = false
    view.transform = rest
  }
}
