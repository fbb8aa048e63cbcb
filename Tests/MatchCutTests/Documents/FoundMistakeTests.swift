import MatchCut
import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// The film at the beginning of the article on tests.
@MainActor struct FoundMistakeTests {
  final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let screen = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 0.4) {
        screen.frame.origin.y = screen.frame.height
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  /// A screen that a pan dismisses with the animator.
  private final class DropScreen: UIViewController, UIViewControllerTransitioningDelegate {
    private lazy var pan = PanDismissInteraction(dismissing: self)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
      view.addGestureRecognizer(pan.gestureRecognizer)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator() }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      pan.interactionController(using: animator)
    }
  }

  @Test func `the article shows how a screen goes after a short pull`() throws {
    // A narrow phone, beside which a page has space for its text.
    let simulator = Simulator(size: CGSize(width: 320, height: 568))
    let (root, screen) = (UIViewController(), DropScreen())
    root.view.backgroundColor = .systemBackground
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = screen
    simulator.window.rootViewController = root
    root.present(screen, animated: false)
    simulator.runUntilIdle()
    let film = simulator.film(showing: [.fingers, .phone, .timeline]) {
      simulator.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 260), duration: 0.5)
      simulator.runUntilIdle()
    }
    #expect(root.presentedViewController == nil)
    #expect(simulator.faults.map(\.fact) == ["A6"])
    try ShownPicture("short-pull.svg").compare(with: film.svg)
  }
}
