import UIKit

/// A dismissal that an app has requested, until the screen has gone.
///
/// UIKit ignores dismissals during transitions. So this one compares the screens with what is wanted
/// in each frame: as soon as nothing is in flight from the dismissed screen upward, it asks UIKit,
/// and a second time if nothing begins. The view of the screen keeps it, and it keeps itself until
/// its end, because the screen may go with the one below.
final class PendingDismissal: ViewAttachment {
  private enum State {
    /// Something else is in flight, or may leave the screen in place.
    case waiting
    /// UIKit has been asked, and has a number of frames to begin.
    case asked(frames: Int)
    /// The screen leaves. If it comes back to rest, it stays.
    case leaving
  }

  private weak var screen: UIViewController?
  /// The presentation that the dismissal ends; the app may present the screen again.
  private weak var presentation: UIPresentationController?
  private var isAnimated = true
  private var completions: [@MainActor () -> Void] = []
  private var state = State.waiting
  /// How often UIKit has been asked.
  private var attempts = 0
  private var isOver = false

  private init(of screen: UIViewController) {
    self.screen = screen
    presentation = screen.presentation
    super.init()
    screen.view?.addInteraction(self)
    FrameAction.run { self.compare() }
  }

  /// Returns the pending dismissal; `nil` if there is none.
  static func of(_ screen: UIViewController) -> PendingDismissal? {
    let dismissal = screen.viewIfLoaded?.interaction(PendingDismissal.self)
    return dismissal?.hasGone == false ? dismissal : nil
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
    if case .leaving = dismissal.state { dismissal.state = .waiting }
    // Once UIKit has been asked, it has some frames to begin, however many requests follow.
    if case .waiting = dismissal.state { _ = dismissal.compare() }
    let presentation = screen.presentation as? ModalPresentationController
    if animated, let presentation, presentation.phase == .presenting {
      presentation.interactionInFlight?.gesture.redirect(to: .away)
    }
  }

  /// Takes a step toward the dismissal, and returns whether to compare again in the next frame.
  private func compare() -> Bool {
    guard !isOver else { return false }
    guard !hasGone, let screen else {
      complete()
      return false
    }
    // The screen and those above it.
    let tower = Array(sequence(first: screen, next: \.presentedViewController))
    let isBusy = tower.contains {
      $0.isInModalTransition || $0 !== screen && PendingDismissal.of($0) != nil
    }
    if isBusy {
      if screen.isBeingDismissed, !mayStay(screen) {
        state = .leaving
      } else if case .asked = state {
        state = .waiting
      }
      return true
    }
    switch state {
    case .waiting:
      // The top screen has the mark of a dismissal that UIKit has not begun.
      if !DismissalRequestMarker.isPresent(on: screen) { dismiss(screen) }
    case .asked(let frames) where frames > 0: state = .asked(frames: frames - 1)
    // An app that overrides `dismiss` may keep the screen. The app may also have requested another
    // dismissal in the same turn.
    case .asked where attempts == 1: dismiss(screen)
    case .asked, .leaving: drop()
    }
    return !isOver
  }

  /// Whether the presentation has ended.
  private var hasGone: Bool {
    guard let now = screen?.presentation else { return true }
    return now !== presentation
  }

  /// Whether a dismissal in flight may leave the screen in place: the user holds or has canceled it.
  private func mayStay(_ screen: UIViewController) -> Bool {
    guard let coordinator = screen.modalCoordinator else { return false }
    // While UIKit begins a dismissal for a gesture, that is not interactive yet.
    let isBeginning = screen.dismissalInteraction?.gesture.isBeginning == true
    return coordinator.isInteractive || coordinator.isCancelled || isBeginning
  }

  private func dismiss(_ screen: UIViewController) {
    state = .asked(frames: 3)
    attempts += 1
    DismissalRequestMarker.add(on: screen)
    let dismissing =
      screen.presentedViewController == nil ? screen : screen.presentingViewController
    dismissing?.dismiss(animated: isAnimated) {
      // It is not known whether UIKit calls this after a canceled dismissal (L3).
      if self.hasGone { self.complete() }
    }
  }

  /// Calls all completions, because the screen has gone.
  private func complete() {
    let completions = completions
    drop()
    for completion in completions { completion() }
  }

  /// Ends without the completions.
  func drop() {
    isOver = true
    completions = []
    view?.removeInteraction(self)
  }
}

extension UIViewController {
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
