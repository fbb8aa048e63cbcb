public import UIKit

extension UIViewController {
  /// Dismisses the screen, even while its presentation is in flight, when UIKit ignores
  /// `dismiss(animated:completion:)`.
  ///
  /// If a ``ModalTransition`` with a ``ModalTransition/dismissal`` presents the screen with the
  /// style `.custom`, the presentation reverses where it is, and is cancelled. Any other presentation
  /// ends first, and so does a dismissal that is being cancelled. A dismissal in flight continues. If
  /// nothing is in flight, the method is the same as `dismiss(animated:completion:)`. It can be called
  /// on the presented controller, on a child of it, or on a controller that presents the screen.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated; `true` by default. With `false`, a
  ///     presentation in flight finishes, and the screen is then dismissed at once.
  ///   - completion: Called once when the screen has gone; `nil` by default. It is not called if the
  ///     screen stays, for example because a finger catches it and brings it back. Nor is it called if
  ///     the app has called `dismiss(animated:completion:)` in the same turn of the run loop, after
  ///     which UIKit ignores another dismissal.
  public func dismissOrReverse(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    // As in UIKit, what the controller presents goes rather than the controller.
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
      // The dismissal in flight may have been reversed since the first request, or be over already.
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
    return DismissalMark.isOn(self) || isNew && viewIfLoaded?.window == nil
  }

  /// Whether the screen is being presented or dismissed, or is about to be.
  fileprivate var isInModalTransition: Bool {
    isBeingPresented || isBeingDismissed || awaitsModalTransition
  }

  /// As ``dismissOrReverse(animated:completion:)``, together with all that the screen presents.
  package func dismissWithPresented(animated: Bool) {
    guard presentedViewController != nil else { return dismissOrReverse(animated: animated) }
    // Another dismissal in this turn would take away the screen below.
    DismissalMark.put(on: self)
    presentingViewController?.dismiss(animated: animated)
  }

  /// Takes back a dismissal that the app has requested.
  ///
  /// A dismissal that waits is dropped, and one that a finger could catch in flight turns around. So does
  /// a presentation that was reversed.
  package func keepPresented() {
    PendingDismissal.of(self)?.drop()
    let presentation = presentationController as? ModalPresentationController
    presentation?.interaction?.transition.turn(to: .settled)
  }

  /// Sets what is done at the end of each presentation and dismissal, also of a cancelled one; only for
  /// a screen that is presented with a ``ModalTransition`` and the style `.custom`.
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
/// It waits on the view of the screen. The kit's presentation controller tells it when a transition has
/// ended, and the coordinator of the transition if there is another one. However often the app requests
/// it, UIKit is asked once.
final class PendingDismissal: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  /// Whether the screen is dismissed if the transition in flight leaves it on screen.
  var survivesCancel = false
  private weak var screen: UIViewController?
  private var isAnimated = true
  private var completions: [@MainActor () -> Void] = []

  /// Makes a dismissal that waits.
  init(of screen: UIViewController) {
    self.screen = screen
    super.init()
    screen.view?.addInteraction(self)
  }

  /// Returns the dismissal that waits; `nil` if there is none.
  static func of(_ screen: UIViewController) -> PendingDismissal? {
    screen.viewIfLoaded?.interaction(PendingDismissal.self)
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
  }

  /// Adds a request; the dismissal is animated only if all requests say so.
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

  /// Waits until a screen above is at rest or gone, since UIKit ignores any dismissal until then.
  private func wait(for above: UIViewController) {
    guard let coordinator = above.modalCoordinator else {
      return NextLayout.run(in: above.view) { [weak self] in self?.proceed() }
    }
    coordinator.animate(alongsideTransition: nil) { [weak self, weak above] _ in
      let window = above?.viewIfLoaded?.window ?? self?.view?.window
      window.map { NextLayout.run(in: $0) { self?.proceed() } }
    }
  }

  /// Continues at the end of a transition.
  func transitionEnded(isGone: Bool) {
    guard !isGone else { return complete() }
    // UIKit has been asked in the meantime, in a callback of the end.
    guard view != nil else { return }
    guard survivesCancel, let screen else { return drop() }
    guard let controller = screen.presentation as? ModalPresentationController,
      let container = controller.containerView
    else { return proceed() }
    DismissalMark.put(on: screen)
    // UIKit ignores a dismissal until the presentation controller has returned to it.
    NextLayout.run(in: container) { [weak self] in
      // UIKit may have been asked in the meantime.
      if let self, survivesCancel { proceed() }
    }
  }

  /// Dismisses the screen, unless it has gone or is being dismissed.
  func proceed() {
    guard let screen, view != nil else { return }
    guard let presenter = screen.presentingViewController else { return complete() }
    if let above = screen.presentedViewController, above.isInModalTransition {
      return wait(for: above)
    }
    let controller = screen.presentation as? ModalPresentationController
    let isInTransition = controller?.isInTransition == true
    if screen.isBeingDismissed || isInTransition {
      let coordinator = screen.modalCoordinator
      // UIKit may no longer call a screen dismissed that stays, before it tells of the end.
      if coordinator?.isCancelled ?? !screen.isBeingDismissed { survivesCancel = true }
      if isInTransition { return }
      if let coordinator { return wait(for: coordinator) }
    }
    if controller != nil { survivesCancel = false } else { view?.removeInteraction(self) }
    DismissalMark.put(on: screen)
    let dismissing = screen.presentedViewController == nil ? screen : presenter
    dismissing.dismiss(animated: isAnimated) { [weak screen] in
      // It is not established whether UIKit calls this after a dismissal that was cancelled (L3).
      if screen?.presentingViewController == nil { self.complete() }
    }
  }

  /// Calls all completions, since the screen has gone.
  private func complete() {
    let completions = completions
    drop()
    for completion in completions { completion() }
  }

  fileprivate func drop() {
    view?.removeInteraction(self)
    completions = []
  }
}
