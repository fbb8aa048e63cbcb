public import UIKit

extension UIViewController {
  /// Dismisses the screen, even while its presentation is in flight, when UIKit ignores
  /// `dismiss(animated:completion:)`.
  ///
  /// If a ``ModalTransition`` with a ``ModalTransition/dismissal`` presents the screen with the
  /// style `.custom`, the presentation reverses from where it is, and is canceled. Any other
  /// presentation ends first, and so does a dismissal that is being canceled. A dismissal in flight
  /// continues. If nothing is in flight, the method is the same as `dismiss(animated:completion:)`.
  /// It can be called on the presented controller, on a child of it, or on a controller that presents
  /// the screen.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated; `true` by default. With `false`, a
  ///     presentation in flight finishes, and the screen is then dismissed at once.
  ///   - completion: Called once when the screen has gone; `nil` by default. It is not called if the
  ///     screen stays because a finger catches the dismissal and brings it back. A presentation that a
  ///     finger lets finish is followed by the dismissal. The completion may not be called if the app
  ///     has called `dismiss(animated:completion:)` in the same turn of the run loop, after which UIKit
  ///     ignores another dismissal.
  public func dismissOrReverse(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    expectMainThread()
    // As in UIKit, the presented controller is dismissed rather than this one.
    let presented = presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    guard let screen = presented ?? presentingViewController?.presentedViewController else {
      return dismiss(animated: animated, completion: completion)
    }
    let presentation = screen.presentationController as? ModalPresentationController
    let waiting = PendingDismissal.of(screen)
    let dismissal = waiting ?? PendingDismissal(of: screen)
    dismissal.add(animated: animated, completion: completion)
    if let presentation, presentation.isPresenting {
      dismissal.survivesCancel = true
      if animated { presentation.interaction?.transition.turn(to: .away) }
    } else if waiting != nil, screen.viewIfLoaded?.window != nil,
      screen.isBeingDismissed || DismissalMark.isOn(screen)
    {
      // The dismissal in flight may have been reversed since the first request, or have ended.
      if !DismissalMark.isOn(screen), screen.modalCoordinator?.isCancelled != false {
        dismissal.survivesCancel = true
      }
    } else if screen.isBeingPresented, let coordinator = screen.modalCoordinator {
      dismissal.wait(for: coordinator)
    } else {
      dismissal.proceed()
    }
  }

  /// Whether UIKit has been asked to present or dismiss the screen, and will begin at the end of the turn.
  package var awaitsModalTransition: Bool {
    let isNew = presentingViewController != nil && presentedViewController == nil
    // The app may have taken away the container of a presentation that has begun.
    return DismissalMark.isOn(self)
      || isNew && viewIfLoaded?.window == nil && presentationController?.containerView == nil
  }

  /// Whether the screen is being presented or dismissed, or is about to be.
  fileprivate var isInModalTransition: Bool {
    isBeingPresented || isBeingDismissed || awaitsModalTransition
  }

  /// Dismisses the screen like ``dismissOrReverse(animated:completion:)``, together with everything
  /// that it presents.
  package func dismissWithPresented(animated: Bool) {
    guard presentedViewController != nil else { return dismissOrReverse(animated: animated) }
    // Another dismissal in the same turn of the run loop would dismiss the screen below.
    DismissalMark.put(on: self)
    presentingViewController?.dismiss(animated: animated)
  }

  /// Withdraws a dismissal that the app has requested.
  ///
  /// A pending dismissal is dropped. A dismissal in flight that a finger could catch is reversed,
  /// and so is a presentation that was reversed before.
  package func keepPresented() {
    PendingDismissal.of(self)?.drop()
    let presentation = presentationController as? ModalPresentationController
    presentation?.interaction?.transition.turn(to: .settled)
  }

  /// Sets an action for the end of each presentation and dismissal, canceled or not.
  ///
  /// It has no effect on a screen that is not presented with a ``ModalTransition`` and the style
  /// `.custom`.
  package func onModalTransitionEnd(_ action: @escaping @MainActor () -> Void) {
    (presentationController as? ModalPresentationController)?.onRest = action
  }

  /// The coordinator of the presentation or the dismissal in flight.
  fileprivate var modalCoordinator: (any UIViewControllerTransitionCoordinator)? {
    // A navigation controller may be pushing or popping. A screen that is dismissed together with
    // others above it has the coordinator of the topmost one.
    [transitionCoordinator, presentingViewController?.transitionCoordinator]
      .compactMap { $0 }
      .first { coordinator in
        coordinator.viewController(forKey: .to) === self
          || coordinator.viewController(forKey: .from)?.isBeingDismissed == true
      }
  }
}

/// A dismissal that an app has requested during a transition, in which UIKit would ignore it.
///
/// It is attached to the view of the screen. The kit's presentation controller reports the end of
/// the transition, or, with another presentation controller, the transition coordinator does.
/// However often the app requests the dismissal, UIKit gets one request.
final class PendingDismissal: ViewAttachment {
  /// Whether the dismissal follows if the transition in flight leaves the screen in place.
  var survivesCancel = false
  private weak var screen: UIViewController?
  private var isAnimated = true
  private var completions: [@MainActor () -> Void] = []
  /// What waits until the screen has gone or is at rest.
  private var followers: [@MainActor () -> Void] = []

  /// Creates a pending dismissal.
  init(of screen: UIViewController) {
    self.screen = screen
    super.init()
    screen.view?.addInteraction(self)
  }

  /// Returns the pending dismissal; `nil` if there is none.
  static func of(_ screen: UIViewController) -> PendingDismissal? {
    screen.viewIfLoaded?.interaction(PendingDismissal.self)
  }

  /// Adds a request.
  ///
  /// The dismissal is animated only if all requests are.
  func add(animated: Bool, completion: (@MainActor () -> Void)?) {
    isAnimated = isAnimated && animated
    if let completion { completions.append(completion) }
  }

  /// Waits for the end of a transition whose presentation controller is not the kit's.
  func wait(for coordinator: any UIViewControllerTransitionCoordinator) {
    let isPresentation = coordinator.viewController(forKey: .to) === screen
    if isPresentation { survivesCancel = true }
    coordinator.animate(alongsideTransition: nil) { [self] context in
      transitionEnded(isGone: context.isCancelled == isPresentation)
    }
  }

  /// Waits until a screen above is at rest or has gone, because UIKit ignores any dismissal until
  /// then.
  private func wait(for above: UIViewController) {
    let proceed: @MainActor () -> Void = { [weak self, weak above] in
      if let window = above?.viewIfLoaded?.window ?? self?.view?.window {
        NextLayout.run(in: window) { self?.proceed() }
      }
    }
    if let dismissal = PendingDismissal.of(above) {
      dismissal.followers.append(proceed)
    } else if let coordinator = above.modalCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in proceed() }
    } else {
      // UIKit begins the requested transition after the layout.
      FrameAction.once { [weak self] in self?.proceed() }
    }
  }

  /// Continues at the end of a transition.
  func transitionEnded(isGone: Bool) {
    guard !isGone else { return complete() }
    // The dismissal was requested in a callback at the end.
    guard view != nil else { return }
    guard survivesCancel, let screen else { return drop() }
    guard let controller = screen.presentation as? ModalPresentationController,
      let container = controller.containerView
    else { return proceed() }
    DismissalMark.put(on: screen)
    // UIKit ignores a dismissal until the presentation controller has returned to it.
    NextLayout.run(in: container) { [weak self] in
      // The dismissal may have been requested meanwhile.
      if let self, survivesCancel { proceed() }
    }
  }

  /// Dismisses the screen, unless it has gone or is being dismissed.
  func proceed() {
    guard let screen, view != nil else { return }
    guard let presenter = screen.presentingViewController else { return complete() }
    if let above = screen.presentedViewController,
      above.isInModalTransition || PendingDismissal.of(above) != nil
    {
      return wait(for: above)
    }
    let controller = screen.presentation as? ModalPresentationController
    let isInTransition = controller?.isInTransition == true
    if screen.isBeingDismissed || isInTransition {
      let coordinator = screen.modalCoordinator
      // Before it reports the end, UIKit may already return `false` from `isBeingDismissed` for a
      // screen that stays.
      if coordinator?.isCancelled ?? !screen.isBeingDismissed { survivesCancel = true }
      if isInTransition { return }
      if let coordinator { return wait(for: coordinator) }
    }
    if controller != nil { survivesCancel = false } else { view?.removeInteraction(self) }
    DismissalMark.put(on: screen)
    let dismissing = screen.presentedViewController == nil ? screen : presenter
    dismissing.dismiss(animated: isAnimated) { [weak screen] in
      // It is not known whether UIKit calls this after a canceled dismissal (L3).
      if screen?.presentingViewController == nil { self.complete() }
    }
  }

  /// Calls all completions, because the screen has gone.
  private func complete() {
    let completions = completions
    drop()
    for completion in completions { completion() }
  }

  fileprivate func drop() {
    view?.removeInteraction(self)
    completions = []
    let followers = followers
    self.followers = []
    for follower in followers { follower() }
  }
}
