import UIKit

/// A presented screen that a finger may dismiss.
@MainActor final class DismissalSubject: GripSubject {
  let direction: DismissalDirection
  var options: DismissalOptions
  private(set) weak var viewController: UIViewController?

  private weak var recognizer: UIGestureRecognizer?
  private weak var grip: TransitionGrip?
  /// What the finger has asked for, as the app is told of it.
  private var dismissal: UserDismissal?
  private var wait = Wait.inTime

  /// How long UIKit has not started a dismissal that it was asked for.
  private enum Wait {
    case inTime
    /// The turn is over in which it was asked for.
    case overdue
    /// Another turn is over, with a finger at work.
    case lapsed
  }

  init(
    _ viewController: UIViewController, direction: DismissalDirection, options: DismissalOptions
  ) {
    self.viewController = viewController
    self.direction = direction
    self.options = options
  }

  /// Says who grips, and with which recognizer; not retained.
  func connect(to grip: TransitionGrip, _ recognizer: UIGestureRecognizer) {
    self.grip = grip
    self.recognizer = recognizer
  }

  /// Whether a finger has asked for a dismissal that UIKit has not started yet.
  var isBeginning: Bool {
    grip?.isRequested == true && !hasLapsed
  }

  /// Gets ready for a transition that UIKit has been told of, by a finger or by the app.
  func prepare() {
    // One that the finger had asked for came to nothing, as with a `dismiss` that an app overrides.
    if hasLapsed { grip?.withdraw() }
  }

  // MARK: GripSubject

  var container: UIView? {
    grip?.context?.containerView ?? viewController?.presentationController?.containerView
      ?? recognizer?.view?.window
  }

  var axis: SignedAxis {
    SignedAxis(
      direction,
      layoutDirection: container?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
  }

  var cone: CGFloat { options.usableCone }

  var isAvailable: Bool { viewController?.canBeDismissed ?? false }

  func permits(_ pan: UIPanGestureRecognizer) -> Bool {
    guard
      options.shouldBegin?(pan.location(in: container), pan.velocity(in: container)) != false,
      let viewController
    else { return false }
    return UserDismissal.request(viewController) != nil
  }

  func request() {
    wait = .inTime
    viewController?.dismiss(animated: true)
    guard isBeginning, let container else { return }
    LayoutHook.run(in: container) { [weak self] in self?.wait = .overdue }
  }

  var hasLapsed: Bool { wait == .lapsed }

  func didWait() {
    // UIKit starts it right after the turn in which it was asked for (A1).
    guard wait == .overdue, let container else { return }
    LayoutHook.run(in: container) { [weak self] in
      if self?.grip?.isRequested == true { self?.wait = .lapsed }
    }
  }

  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .to) === viewController
  }

  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)? {
    context.viewController(forKey: isAppearing(in: context) ? .to : .from)?.transitionCoordinator
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let viewController, viewController.presentedViewController == nil,
      viewController.transitionCoordinator?.isInterruptible == true
    else { return false }
    // A screen that goes together with those below it cannot come back alone.
    return isAppearing(in: context)
      || context.viewController(forKey: .to) === viewController.presentingViewController
  }

  func permitsCatch(isAppearing: Bool) -> Bool {
    guard let viewController, !viewController.holdsPresentation else { return false }
    // What goes by itself goes by the app's leave.
    return !isAppearing || UserDismissal(of: viewController)?.isAllowed ?? true
  }

  func willBegin() {
    guard dismissal == nil else { return }
    // Not kept any longer than the transition: it retains the presentation controller, and us.
    dismissal = viewController.flatMap(UserDismissal.init(of:))
    dismissal?.willBegin()
  }

  func didMove(to progress: CGFloat) {
    options.onProgress?(progress)
  }

  func didEnd(isGone: Bool, isTouched: Bool) {
    wait = .inTime
    let dismissal = dismissal
    self.dismissal = nil
    dismissal?.didEnd(isDismissed: isGone)
    if isTouched { options.onEnd?(isGone) }
  }
}
