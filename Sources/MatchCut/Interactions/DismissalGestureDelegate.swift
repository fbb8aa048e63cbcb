import UIKit

/// The delegate of a gesture that dismisses a presented screen.
@MainActor final class DismissalGestureDelegate: ModalGestureDelegate {
  var directions: DirectionChoice
  var options: GestureOptions
  private(set) weak var viewController: UIViewController?

  let isDrag: Bool
  /// The presentation that the gesture dismisses, for the calls to its delegate.
  ///
  /// It is `nil` between transitions, to break a retain cycle: it retains the interaction, and that
  /// retains this object.
  private var dismissed: UIPresentationController?
  /// The first responder when the gesture requested the dismissal.
  private var firstResponder = SavedFirstResponder()

  init(
    _ viewController: UIViewController, direction: GestureDirection, options: GestureOptions,
    isDrag: Bool = false
  ) {
    self.isDrag = isDrag
    self.viewController = viewController
    directions = DirectionChoice(direction, for: viewController)
    self.options = options
  }

  var container: UIView? { viewController?.presentation?.containerView }

  // MARK: Whether a gesture may begin

  var isAvailable: Bool { viewController?.canBeDismissed ?? false }

  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool {
    guard let viewController else { return false }
    let request = GestureRequest(viewController, recognizer, in: container)
    return options.shouldBegin?(request) != false && viewController.mayBeDismissedByUser()
  }

  // MARK: The transition

  func request() {
    guard let viewController else { return }
    DismissalRequestMarker.add(on: viewController)
    // The first responder resigns as soon as UIKit begins the dismissal.
    firstResponder.save(in: viewController.viewIfLoaded)
    viewController.dismiss(animated: true)
  }

  func reportUnusedInteraction() {
    guard let viewController, viewController.isBeingDismissed,
      let coordinator = viewController.transitionCoordinator, !coordinator.isInteractive
    else { return }
    Misuse.report(
      viewController,
      """
      A finger has requested the dismissal of \(type(of: viewController)), which UIKit animates without the \
      interaction, so the screen does not follow the finger: return interactionController(using:) of the \
      interaction from interactionControllerForDismissal(using:) of the transitioning delegate.
      """)
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let viewController, viewController.presentedViewController == nil,
      coordinator(of: context)?.isInterruptible == true
    else { return false }
    // A screen that is dismissed together with those below it cannot come back alone.
    return isAppearing(in: context)
      || context.viewController(forKey: .to) === viewController.presentingViewController
  }

  func willBegin() {
    guard dismissed == nil else { return }
    dismissed = viewController?.presentation
    dismissed?.reportUserDismissalStart()
  }

  func didEnd(isGone: Bool) {
    if !isGone { firstResponder.restore() }
    firstResponder = SavedFirstResponder()
    let dismissed = dismissed
    self.dismissed = nil
    if isGone { dismissed?.reportUserDismissal() }
  }
}

/// An interaction that dismisses the screen of one presentation with a gesture.
@MainActor protocol DismissalInteraction: GestureInteractionController {
  /// The recognizers to add to the container.
  var gestureRecognizers: [UIGestureRecognizer] { get }
}

/// The gesture that dismisses a screen whose presentation controller is UIKit's, as with the style
/// `.fullScreen`.
///
/// It lives on the view of the screen, until the next presentation.
final class DismissalAttachment: ViewAttachment {
  let interaction: any DismissalInteraction

  init(_ interaction: any DismissalInteraction) {
    self.interaction = interaction
    super.init()
  }

  /// Adds the recognizers to the container of the presentation, unless they are in it.
  func install(in container: UIView) {
    for recognizer in interaction.gestureRecognizers where recognizer.view !== container {
      container.addGestureRecognizer(recognizer)
    }
  }
}
