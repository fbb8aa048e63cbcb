import UIKit

/// A dismissal that an app has requested, until the screen has gone.
///
/// UIKit ignores dismissals during transitions. This one waits for the end of each transition in
/// the tower of screens from the dismissed one upward, and then asks UIKit: once, however often the
/// app requests the dismissal, and a second time if nothing begins. The view of the screen keeps
/// it.
final class PendingDismissal: ViewAttachment {
  private weak var screen: UIViewController?
  private var isAnimated = true
  private var completions: [@MainActor () -> Void] = []
  /// The closures to call when the screen has gone, or stays.
  private var followers: [@MainActor () -> Void] = []
  /// How often UIKit has been asked.
  private var attempts = 0
  /// Whether the dismissal follows if the transition in flight leaves the screen in place.
  private var retriesAfterCancel = false
  /// The current wait; `nil` if nothing is awaited.
  ///
  /// An earlier one that ends later has no effect.
  private var wait: Wait?
  /// Keeps gestures from requesting a dismissal until this one is requested.
  private weak var mark: DismissalRequestMarker?

  private init(of screen: UIViewController) {
    self.screen = screen
    super.init()
    screen.view?.addInteraction(self)
  }

  /// Returns the pending dismissal; `nil` if there is none.
  static func of(_ screen: UIViewController) -> PendingDismissal? {
    screen.viewIfLoaded?.interaction(PendingDismissal.self)
  }

  /// Requests the dismissal of a screen, together with everything above it.
  ///
  /// The dismissal is animated only if all requests are.
  static func request(
    _ screen: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    let dismissal = of(screen) ?? PendingDismissal(of: screen)
    dismissal.isAnimated = dismissal.isAnimated && animated
    if let completion { dismissal.completions.append(completion) }
    dismissal.proceed()
    let presentation = screen.presentation as? ModalPresentationController
    if animated, let presentation, presentation.phase == .presenting {
      presentation.interactionInFlight?.gesture.redirect(to: .away)
    }
  }

  /// Dismisses the screen as soon as UIKit would not ignore that.
  private func proceed() {
    // A screen that has gone may no longer exist.
    guard let screen else { return complete() }
    guard view != nil else { return }
    guard let presenter = screen.presentingViewController else { return complete() }
    let tower = tower
    let busy = tower.first {
      $0.isInModalTransition || $0 !== screen && PendingDismissal.of($0) != nil
    }
    if busy === screen, mayStay(screen) { retriesAfterCancel = true }
    // Once something is under way, the start of the dismissal is no longer awaited.
    if busy != nil, wait?.isForStart == true { wait = nil }
    // The top screen has the mark of a dismissal that UIKit has not begun.
    let requested = DismissalRequestMarker.isPresent(on: screen) ? tower.last : nil
    guard let busy = busy ?? requested else { return dismiss(screen, of: presenter) }
    if wait == nil { awaitEnd(of: busy) }
  }

  /// Whether the transition in flight may leave the screen in place: a presentation, or a dismissal
  /// that the user holds or has canceled.
  private func mayStay(_ screen: UIViewController) -> Bool {
    guard screen.isBeingDismissed else { return true }
    guard let coordinator = screen.modalCoordinator else { return false }
    // While UIKit begins a dismissal for a gesture, that is not interactive yet.
    let isBeginning = screen.dismissalInteraction?.gesture.isBeginning == true
    return coordinator.isInteractive || coordinator.isCancelled || isBeginning
  }

  /// Waits for the end of a transition, or for the start of a requested one.
  ///
  /// What is awaited retains the dismissal: its screen may go with the one below, and its
  /// completions are to be called then.
  private func awaitEnd(of busy: UIViewController) {
    let wait = beginWait()
    let isOwn = busy === screen
    if !isOwn, let dismissal = PendingDismissal.of(busy) {
      dismissal.followers.append { self.proceedLater(after: wait) }
    } else if isOwn, busy.presentation?.containerView != nil, busy.isInKitTransition {
      // The presentation controller calls `transitionEnded(isGone:)`.
    } else if let coordinator = busy.modalCoordinator {
      let isPresentation = coordinator.viewController(forKey: .to) === busy
      coordinator.animate(alongsideTransition: nil) { [self] context in
        guard self.wait === wait else { return }
        if isOwn {
          transitionEnded(isGone: context.isCancelled == isPresentation)
        } else {
          proceedLater(after: wait)
        }
      }
    } else {
      FrameAction.once { self.end(wait) }
    }
  }

  private func beginWait(forStart: Bool = false) -> Wait {
    let new = Wait(isForStart: forStart)
    wait = new
    return new
  }

  /// Continues at the end of a transition of the screen.
  func transitionEnded(isGone: Bool) {
    if isGone { return complete() }
    if retriesAfterCancel { proceedLater(after: wait) } else { drop() }
  }

  /// Continues when UIKit has returned from the end of a transition; it ignores dismissals before.
  private func proceedLater(after wait: Wait?) {
    guard let screen, let window = screen.presentingViewController?.viewIfLoaded?.window else {
      return FrameAction.once { self.end(wait) }
    }
    mark = DismissalRequestMarker.add(on: screen)
    NextLayout.run(in: window) { self.end(wait) }
  }

  private func end(_ wait: Wait?) {
    guard wait === self.wait else { return }
    self.wait = nil
    mark?.removeFromSuperview()
    proceed()
  }

  private func dismiss(_ screen: UIViewController, of presenter: UIViewController) {
    let wait = beginWait(forStart: true)
    // Another dismissal may begin and be canceled before UIKit turns to this one.
    retriesAfterCancel = true
    attempts += 1
    DismissalRequestMarker.add(on: screen)
    let dismissing = screen.presentedViewController == nil ? screen : presenter
    dismissing.dismiss(animated: isAnimated) { [weak screen] in
      // It is not known whether UIKit calls this after a canceled dismissal (L3).
      if screen?.presentingViewController == nil { self.complete() }
    }
    awaitStart(wait)
  }

  /// Waits until UIKit has begun the dismissal, or tries again after another one that the app has
  /// requested in the same turn.
  ///
  /// Nothing begins if an app that overrides `dismiss` keeps the screen, or if the other dismissal
  /// has been canceled as it began: UIKit is asked once more.
  private func awaitStart(_ wait: Wait) {
    let top = tower.last
    var frames = 3
    FrameAction.run { [self, weak top] in
      guard self.wait === wait else { return false }
      let isUnderWay = tower.contains { $0.isBeingDismissed || $0.isBeingPresented }
      // The other dismissal may have ended, and nothing else retains the screen.
      if screen?.presentingViewController == nil || isUnderWay || tower.last !== top {
        retriesAfterCancel = false
        end(wait)
        return false
      }
      frames -= 1
      if frames == 0 { attempts == 1 ? end(wait) : drop() }
      return frames > 0
    }
  }

  /// The screen and those above it.
  private var tower: [UIViewController] {
    screen.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }

  /// Calls all completions, because the screen has gone.
  private func complete() {
    let completions = completions
    drop()
    for completion in completions { completion() }
  }

  /// Ends without the completions.
  func drop() {
    view?.removeInteraction(self)
    wait = nil
    completions = []
    let followers = followers
    self.followers = []
    for follower in followers { follower() }
  }
}

/// The identity of something that is awaited.
private final class Wait {
  /// Whether the start of a requested dismissal is awaited, rather than an end.
  let isForStart: Bool

  init(isForStart: Bool) { self.isForStart = isForStart }
}

extension UIViewController {
  /// Whether the screen is being presented or dismissed, or is about to be.
  fileprivate var isInModalTransition: Bool {
    isBeingPresented || isBeingDismissed || awaitsPresentation || isInKitTransition
  }

  /// Whether the kit's presentation controller has not yet been told of the end of a transition.
  fileprivate var isInKitTransition: Bool {
    (presentation as? ModalPresentationController)?.isInTransition == true
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
