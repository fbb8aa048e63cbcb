import Foundation

extension UIWindow {
  /// Takes a new size of the scene, and the keyboard with it, unless a transition is in flight (A14).
  func follow(sceneSize size: CGSize) {
    guard transitionsInFlight == 0 else {
      hasPostponedSize = true
      return
    }
    safeAreaMayHaveChanged()
    guard size != bounds.size else { return }
    World.current.keyboard.follow(self) { announceResize(to: size) }
  }

  /// The size of the scene, as far as the window has taken it.
  var followedSceneSize: CGSize? { hasPostponedSize ? bounds.size : windowScene?.size }

  func resizeIfPostponed() {
    guard hasPostponedSize else { return }
    World.current.afterCommit { [weak self] in
      guard let self, hasPostponedSize else { return }
      hasPostponedSize = false
      // The scene may have turned back by then.
      if let windowScene { follow(sceneSize: windowScene.size) }
    }
  }

  /// Announces the size to all controllers, then applies it in one animation with their alongside
  /// animations.
  private func announceResize(to size: CGSize) {
    let resize = ResizeTransition(window: self, size: size)
    let controllers = shownControllers
    for controller in controllers { controller.ownCoordinator = resize.coordinator }
    if let root = rootViewController {
      announceTraits(to: root, size: size, coordinator: resize.coordinator)
      root.viewWillTransition(to: size, with: resize.coordinator)
    }
    let record = TraitRecord(of: [self])
    UIView.animate(
      withDuration: resize.transitionDuration,
      animations: {
        self.frame = CGRect(origin: .zero, size: size)
        record.tell()
        self.safeAreaMayHaveChanged()
        self.layoutIfNeeded()
        resize.coordinator.runAnimations()
      },
      completion: { _ in
        for controller in controllers where controller.ownCoordinator === resize.coordinator {
          controller.ownCoordinator = nil
        }
        resize.coordinator.runCompletions()
      }
    )
  }

  private func announceTraits(
    to root: UIViewController, size: CGSize, coordinator: TransitionCoordinator
  ) {
    let old = root.traitCollection
    let new = UITraitCollection.ofScreen(size: size, style: old.userInterfaceStyle)
    guard
      old.horizontalSizeClass != new.horizontalSizeClass
        || old.verticalSizeClass != new.verticalSizeClass
    else { return }
    root.willTransition(to: new, with: coordinator)
  }

  /// The root and the controllers that are presented above it.
  private var shownControllers: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return [root] + (root.presentation?.stack.map(\.presented) ?? [])
  }
}

/// A change of the window's size, with a transition coordinator.
@MainActor
final class ResizeTransition: CoordinatedTransition {
  let coordinator = TransitionCoordinator()
  let containerView: UIView
  let targetTransform: CGAffineTransform

  init(window: UIWindow, size: CGSize) {
    containerView = window
    let isRotation = size.width == window.bounds.height && size.height == window.bounds.width
    targetTransform =
      isRotation && size.width != size.height
      ? CGAffineTransform(rotationAngle: size.width > size.height ? .pi / 2 : -.pi / 2) : .identity
    coordinator.transition = self
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.3 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
