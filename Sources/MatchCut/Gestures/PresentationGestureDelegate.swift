import UIKit

/// The delegate of a gesture that presents a screen.
@MainActor final class PresentationGestureDelegate: ModalGestureDelegate {
  let direction: GestureDirection
  var directions: DirectionChoice
  var options: GestureOptions
  let presents = true
  private weak var presenter: UIViewController?
  /// The screen, from the beginning of the gesture to the end of the presentation.
  private(set) weak var viewController: UIViewController?
  /// Keeps the screen until UIKit does.
  private var newScreen: UIViewController?
  /// The gesture of the interaction that owns this delegate.
  weak var gesture: TransitionGesture?
  private let makeScreen: @MainActor () -> UIViewController?
  private let present:
    @MainActor (_ screen: UIViewController, _ presenter: UIViewController) -> Void

  /// Creates the delegate.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents; not retained.
  ///   - direction: The directions in which the gesture begins.
  ///   - options: The options of the gesture.
  ///   - makeScreen: Returns the screen; `nil` if there is none to present now.
  ///   - present: Requests the presentation from UIKit.
  init(
    _ presenter: UIViewController, direction: GestureDirection, options: GestureOptions,
    screen makeScreen: @escaping @MainActor () -> UIViewController?,
    present:
      @escaping @MainActor (_ screen: UIViewController, _ presenter: UIViewController) -> Void
  ) {
    self.presenter = presenter
    self.direction = direction
    directions = DirectionChoice(direction)
    self.options = options
    self.makeScreen = makeScreen
    self.present = present
    directions.reportIfEmpty(for: presenter)
  }

  var container: UIView? { gesture?.run?.container ?? presenter?.viewIfLoaded?.window }

  // MARK: Whether a gesture may begin

  var isAvailable: Bool {
    guard let presenter, presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil, !DismissalRequestMarker.isPresent(on: presenter)
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
      screen.presentingViewController == nil, isAvailable
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

  func handle(_ recognizer: any FingerRecognizer) -> Bool {
    switch recognizer.state {
    case .ended, .cancelled, .failed:
      // UIKit or the app may have refused the presentation.
      if viewController?.presentingViewController == nil { gesture?.withdraw() }
    default: break
    }
    return false
  }

  // MARK: The transition

  func request() {
    if let presenter, let newScreen { present(newScreen, presenter) }
    newScreen = nil
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    viewController?.presentedViewController == nil
      && coordinator(of: context)?.isInterruptible == true
  }

  func didEnd(isGone: Bool) {
    viewController = nil
  }
}
