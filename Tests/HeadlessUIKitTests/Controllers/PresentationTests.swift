import Testing
import UIKit
import UIKitSimulator

@MainActor
struct PresentationTests {
  @Test func `A2: the order of a custom presentation`() {
    let stage = ModalStage(present: FadeAnimator())
    let start = stage.simulator.log.count
    var isCompleted = false
    stage.root.present(stage.photo, animated: true) { isCompleted = true }
    stage.simulator.runUntilIdle()
    #expect(isCompleted)
    #expect(
      stage.simulator.log.dropFirst(start).map(\.message) == [
        "TransitionDelegate.presentationController(forPresented:)",
        "TransitionDelegate.animationController(forPresented:)",
        "TransitionDelegate.interactionControllerForPresentation",
        "UIPresentationController.presentationTransitionWillBegin",
        "Screen.viewDidLoad",
        "Screen.viewWillAppear(animated: true)",
        "FadeAnimator.transitionDuration",
        "FadeAnimator.animateTransition",
        "Screen.viewIsAppearing(animated: true)",
        "completeTransition(true)",
        "Screen.viewDidAppear(animated: true)",
        "UIPresentationController.presentationTransitionDidEnd(true)",
        "completion of the transition from Screen to Screen",
        "FadeAnimator.animationEnded(true)",
      ])
    #expect(stage.simulator.faults.isEmpty)
    #expect(stage.simulator.window.transitionCoordinatorIsNil(of: stage.photo))
  }

  @Test(arguments: Simulator.Variant.all)
  func `A2: presenting and dismissing in each variant`(variant: Simulator.Variant) {
    let stage = ModalStage(
      present: FadeAnimator(), dismiss: FadeAnimator(), variant: variant)
    stage.presentPhoto()
    #expect(stage.photo.view.window != nil)
    stage.photo.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    #expect(stage.photo.presentingViewController == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [Simulator.Variant.standard, .loadedFirst])
  func `A2: a delegate that is set in viewDidLoad may come too late for the presentation`(
    variant: Simulator.Variant
  ) {
    final class LateScreen: UIViewController {
      let delegate = TransitionDelegate(present: FadeAnimator(), dismiss: FadeAnimator())
      override func viewDidLoad() {
        super.viewDidLoad()
        transitioningDelegate = delegate
      }
    }
    let stage = ModalStage(variant: variant)
    let screen = LateScreen(nibName: nil, bundle: nil)
    screen.modalPresentationStyle = .fullScreen
    stage.root.present(screen, animated: true)
    #expect(screen.isViewLoaded == (variant == .loadedFirst))
    stage.simulator.runUntilIdle()
    let question = "TransitionDelegate.animationController"
    #expect(
      stage.simulator.count(of: question + "(forPresented:)") == (variant == .loadedFirst ? 1 : 0))
    screen.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.count(of: question + "(forDismissed:)") == 1)
    #expect(stage.simulator.faults.isEmpty && stage.simulator.shows(stage.root))
  }

  @Test func `A11: a second presentation and an early dismissal are ignored`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    stage.root.present(Screen("other"), animated: true)
    stage.simulator.step()
    stage.photo.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A11", "A11"])
    #expect(stage.photo.view.window != nil)
  }

  @Test func `A11: a transition that is not interruptible ignores touches`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) == nil)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) === stage.photo.view)
  }

  @Test func `A12: a controller outside of a window cannot present`() {
    let stage = ModalStage()
    let stranger = Screen("stranger")
    stranger.present(stage.photo, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A12"])
    #expect(stage.photo.presentingViewController == nil)
  }

  @Test func `A14: a resize is announced, and deferred during a transition`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    stage.simulator.step()
    let landscape = CGSize(width: 852, height: 393)
    stage.simulator.resize(to: landscape)
    #expect(stage.simulator.window.bounds.width == 393)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.window.bounds.size == landscape)
    #expect(stage.root.view.bounds.size == landscape)
    #expect(stage.photo.presentationController?.containerView?.bounds.size == landscape)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A14: a scene that turns back as the transition ends stays as it is`(finishes: Bool) {
    /// Ends when the test says so, and does more in the same turn.
    final class Ending: NSObject, UIViewControllerAnimatedTransitioning {
      var afterwards: () -> Void = {}
      private var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0.5
        UIView.animate(withDuration: 1) { view.alpha = 1 }
      }
      func end(_ completes: Bool) {
        completes ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
        context?.completeTransition(completes)
        context = nil
        afterwards()
      }
    }
    let animator = Ending()
    let stage = ModalStage(present: animator)
    let portrait = stage.simulator.window.bounds.size
    animator.afterwards = { stage.simulator.resize(to: portrait) }
    let driver = stage.push(to: 0.1)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.step()
    animator.end(finishes)
    stage.simulator.runUntilIdle()
    withExtendedLifetime(driver) {}
    #expect(stage.simulator.window.bounds.size == portrait)
    #expect(stage.root.view.bounds.size == portrait)
    #expect(stage.root.view.safeAreaInsets.top == 59)
    #expect((stage.photo.view.window != nil) == finishes)
    #expect(stage.simulator.faults.isEmpty)
  }
}

extension UIWindow {
  fileprivate func transitionCoordinatorIsNil(of controller: UIViewController) -> Bool {
    rootViewController?.transitionCoordinator == nil && controller.transitionCoordinator == nil
  }
}
