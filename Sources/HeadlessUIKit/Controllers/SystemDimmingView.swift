import Foundation

/// Darkens what is behind a sheet or an alert, alongside their transitions.
final class SystemDimmingView: UIView {
  private weak var presented: UIViewController?

  init(for presented: UIViewController) {
    self.presented = presented
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  func appear(in container: UIView) {
    frame = container.bounds
    container.addSubview(self)
    fade(to: 1)
  }

  func disappear() { fade(to: 0) }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presented?.transitionCoordinator, coordinator.isAnimated else {
      self.alpha = alpha
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in self.alpha = alpha },
      // What was not animated, since the app had turned animations off, does not return by itself.
      completion: { if $0.isCancelled { self.alpha = 1 - alpha } })
  }
}
