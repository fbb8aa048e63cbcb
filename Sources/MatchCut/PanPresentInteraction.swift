public import UIKit

/// An interaction that presents a screen with a pan gesture.
///
/// The pan drives the presentation of a ``ModalTransition`` forward and back. Its release finishes
/// or cancels the presentation.
///
/// ```swift
/// let open = PanPresentInteraction(presentingFrom: self, direction: .up, using: player) {
///   [weak self] in self?.makePlayer()
/// }
/// miniPlayer.addGestureRecognizer(open.gestureRecognizer)
/// interaction = open  // a property, because the recognizer does not keep it
/// ```
///
/// The interaction requests the screen when the gesture begins, presents it like
/// ``UIKit/UIViewController/present(_:using:animated:completion:)``, and releases it if the
/// presentation is canceled. The effect, the options and the dismissal are those of the transition.
///
/// A pan begins only in its direction. It does not begin while the presenter is out of a window,
/// presents a screen, or takes part in a transition, if ``GestureOptions/shouldBegin`` refuses, or
/// if there is no screen or no effect for it. A swipe back in a stack around it comes first. On
/// release, the presentation finishes if the projected progress is beyond a third, and is canceled
/// otherwise. The options and the release change these rules. Movement before UIKit has started the
/// transition is not lost.
///
/// **Scroll views.** Inside a scroll view that scrolls along the direction, the content moves
/// first, and the screen comes in when the content is at its edge. Once the user has pushed the
/// screen back out, the content scrolls, and the presentation is canceled.
///
/// **Catches in flight.** After the release, the user can catch the presentation and drive it
/// forward or back, even with a pan on the new screen, unless that refuses to be dismissed.
/// `dismissOrReverse` reverses it at any time.
///
/// **Interruptions.** A touch has no effect if the system cancels it, if the scene is deactivated,
/// or, with the finger's next movement or lift, if the window has changed its size. The presentation
/// is then canceled; a rotation waits for its end.
public final class PanPresentInteraction: PanInteraction {
  /// Creates an interaction that presents from one controller.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents; not retained.
  ///   - direction: The direction in which the finger moves to present, or several. An empty set is
  ///     reported as misuse, and no pan begins.
  ///   - transition: The transition of the presentation; retained.
  ///   - release: The rule for the release; by default, the pan presents at a projected progress
  ///     beyond a third of the container.
  ///   - options: The options of the gesture; `GestureOptions()` by default. The progress is 0
  ///     where the gesture begins, and 1 when the screen is open.
  ///   - screen: A closure that returns the controller to present. It is called once when a gesture
  ///     may begin; inside a scroll view, whenever the finger reaches the edge. If it returns
  ///     `nil`, or a controller that is presented already, the gesture does not begin. Do not return
  ///     the presenter. The closure lives as long as the interaction, so capture the presenter
  ///     weakly.
  public init(
    presentingFrom presenter: UIViewController, direction: GestureDirection,
    using transition: ModalTransition, release: PanRelease = PanRelease(),
    options: GestureOptions = GestureOptions(),
    screen: @escaping @MainActor () -> UIViewController?
  ) {
    super.init(
      PresentationGestureDelegate(
        presenter, direction: direction, transition: transition, options: options, screen: screen),
      release: release)
    transition.add(self)
  }

  /// Whether the gesture presents a controller, or has presented it in the transition in flight.
  func isPresenting(_ screen: UIViewController) -> Bool {
    !gesture.isIdle && delegate.viewController === screen
  }
}

/// The delegate of a gesture that presents a screen.
@MainActor private final class PresentationGestureDelegate: ModalGestureDelegate {
  var directions: DirectionChoice
  var options: GestureOptions
  private let transition: ModalTransition
  private weak var presenter: UIViewController?
  private let makeScreen: @MainActor () -> UIViewController?
  /// The screen, from the beginning of the gesture to the end of the presentation.
  private(set) weak var viewController: UIViewController?
  /// Keeps the screen until UIKit does.
  private var newScreen: UIViewController?

  init(
    _ presenter: UIViewController, direction: GestureDirection, transition: ModalTransition,
    options: GestureOptions, screen: @escaping @MainActor () -> UIViewController?
  ) {
    self.presenter = presenter
    self.transition = transition
    self.options = options
    directions = DirectionChoice(direction, for: presenter)
    makeScreen = screen
  }

  var presents: Bool { true }

  var container: UIView? { presenter?.viewIfLoaded?.window }

  // MARK: Whether a gesture may begin

  var isAvailable: Bool {
    guard let presenter, let view = presenter.viewIfLoaded, view.window != nil,
      presenter.presentedViewController == nil, !DismissalRequestMarker.isPresent(on: presenter),
      !sequence(first: view, next: \.superview).contains(where: \.hasTransition)
    else { return false }
    return sequence(first: presenter, next: \.parent).allSatisfy {
      !$0.isBeingPresented && !$0.isBeingDismissed && $0.transitionCoordinator == nil
    }
  }

  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool {
    guard let presenter else { return false }
    let request = GestureRequest(presenter, recognizer, in: container)
    // The app may present in its closures.
    guard options.shouldBegin?(request) != false, isAvailable, let screen = makeScreen(),
      transition.animates(screen, from: presenter), screen.presentingViewController == nil,
      isAvailable
    else { return false }
    viewController = screen
    newScreen = screen
    // The recognizer may wait for another one, and fail.
    FrameAction.run { [weak self, weak recognizer] in
      guard let self, newScreen != nil else { return false }
      let isWaiting = recognizer?.state == .possible && recognizer?.numberOfTouches != 0
      if !isWaiting || recognizer?.isEnabled != true || recognizer?.view == nil { newScreen = nil }
      return newScreen != nil
    }
    return true
  }

  // MARK: The transition

  func request() {
    if let presenter, let newScreen { presenter.present(newScreen, using: transition) }
    newScreen = nil
  }

  var isRefused: Bool { viewController?.presentingViewController == nil }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    viewController?.presentedViewController == nil
      && coordinator(of: context)?.isInterruptible == true
  }

  func didEnd(isGone: Bool) {
    viewController = nil
  }
}
