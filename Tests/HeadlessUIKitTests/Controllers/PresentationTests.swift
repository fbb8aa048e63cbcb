import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Modal presentation")
struct PresentationTests {
  @Test func `A1.1: the relation is there when present returns`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    #expect(stage.photo.presentingViewController === stage.root)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(stage.photo.viewIfLoaded?.window == nil)
    #expect(stage.photo.transitionCoordinator == nil)
  }

  @Test func `A1.2: the transition begins after the commit of the turn`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    #expect(stage.record.calls.isEmpty)
    stage.simulator.commit()
    #expect(stage.record.calls == ["photo willAppear", "photo isAppearing"])
    #expect(stage.photo.isBeingPresented)
    #expect(stage.root.transitionCoordinator != nil)
  }

  @Test func `A2: a custom presentation in order`() {
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
  func `A2: present and dismiss under each variant`(variant: Simulator.Variant) {
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

  @Test func `A3: a dismissal calls only the presented screen where the presenter stays`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.presentPhoto()
    stage.photo.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.record.calls == ["photo willDisappear", "photo didDisappear"])
  }

  @Test func `A4: a full-screen presenter is taken away and put back`() {
    let stage = ModalStage(
      style: .fullScreen, present: FadeAnimator(), dismiss: FadeAnimator())
    let place = stage.root.view.superview
    stage.root.present(stage.photo, animated: true)
    stage.simulator.commit()
    #expect(stage.root.view.superview === stage.photo.view.superview)
    stage.simulator.runUntilIdle()
    #expect(stage.root.view.window == nil)
    #expect(
      stage.record.calls == [
        "root willDisappear", "photo willAppear", "photo isAppearing", "photo didAppear",
        "root didDisappear",
      ])
    stage.record.calls = []
    stage.photo.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.root.view.superview === place)
    #expect(
      stage.record.calls == [
        "photo willDisappear", "root willAppear", "root isAppearing", "photo didDisappear",
        "root didAppear",
      ])
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
    .currentContext, .overCurrentContext,
  ])
  func `A4: the system's styles need no delegate`(style: UIModalPresentationStyle) {
    let stage = ModalStage(style: style)
    stage.photo.transitioningDelegate = nil
    stage.presentPhoto()
    #expect(stage.photo.view.window != nil)
    stage.root.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    #expect(stage.root.view.window != nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `A4: sheets do not ask the delegate for animators`() {
    let animator = FadeAnimator()
    let stage = ModalStage(style: .automatic, present: animator)
    stage.presentPhoto()
    #expect(animator.endings.isEmpty)
    #expect(stage.photo.view.superview !== stage.photo.presentationController?.containerView)
  }

  @Test func `A4: the root view is not a subview of the window, and containers swallow touches`() {
    let stage = ModalStage(present: FadeAnimator())
    #expect(stage.root.view.superview !== stage.simulator.window)
    stage.presentPhoto()
    stage.photo.view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    let hit = stage.simulator.hitTest(CGPoint(x: 10, y: 400))
    #expect(hit === stage.photo.presentationController?.containerView)
  }

  @Test func `A8: hooks run without animation, too`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    let start = stage.simulator.log.count
    stage.root.present(stage.photo, animated: false)
    stage.simulator.commit()
    #expect(stage.photo.view.window != nil)
    let messages = stage.simulator.log.dropFirst(start).map(\.message)
    #expect(messages.contains("UIPresentationController.presentationTransitionWillBegin"))
    #expect(!messages.contains { $0.hasPrefix("FadeAnimator") })
    stage.root.dismiss(animated: false)
    stage.simulator.commit()
    #expect(stage.photo.view.window == nil)
    #expect(stage.simulator.faults.isEmpty)
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

  @Test func `A11: touches go nowhere while a transition cannot be interrupted`() {
    let stage = ModalStage(present: FadeAnimator())
    stage.root.present(stage.photo, animated: true)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) == nil)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) === stage.photo.view)
  }

  @Test func `A12: a whole stack is dismissed at once`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.presentPhoto()
    let upper = Screen("upper", record: stage.record)
    upper.modalPresentationStyle = .fullScreen
    stage.photo.present(upper, animated: true)
    stage.simulator.runUntilIdle()
    stage.record.calls = []
    stage.root.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.record.calls == ["upper willDisappear", "upper didDisappear"])
    #expect(upper.view.window == nil)
    #expect(stage.photo.view.window == nil)
    #expect(stage.photo.presentingViewController == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `A12: nothing is presented from outside a window`() {
    let stage = ModalStage()
    let stranger = Screen("stranger")
    stranger.present(stage.photo, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.facts == ["A12"])
    #expect(stage.photo.presentingViewController == nil)
  }

  @Test func `A13: nothing is retained after a dismissal, and the delegate never`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    weak var weakPhoto: UIViewController?
    weak var weakContainer: UIView?
    weak var weakAnimator: FadeAnimator?
    weak var weakController: UIPresentationController?
    do {
      let delegate = TransitionDelegate(present: FadeAnimator(), dismiss: FadeAnimator())
      let photo = UIViewController()
      photo.modalPresentationStyle = .custom
      photo.transitioningDelegate = delegate
      root.present(photo, animated: true)
      simulator.runUntilIdle()
      weakPhoto = photo
      weakAnimator = delegate.presentation as? FadeAnimator
      weakController = photo.presentationController
      weakContainer = weakController?.containerView
      #expect(weakContainer != nil)
      root.dismiss(animated: true)
      simulator.runUntilIdle()
    }
    #expect(weakPhoto == nil)
    #expect(weakContainer == nil)
    #expect(weakAnimator == nil)
    #expect(weakController == nil)
  }

  @Test func `A13: a delegate that is gone leaves the system's dismissal`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    let photo = UIViewController()
    photo.modalPresentationStyle = .custom
    do {
      let delegate = TransitionDelegate(present: FadeAnimator(), dismiss: FadeAnimator())
      photo.transitioningDelegate = delegate
      root.present(photo, animated: true)
      simulator.runUntilIdle()
    }
    root.dismiss(animated: true)
    simulator.runUntilIdle()
    #expect(simulator.log.contains { $0.message == "SystemModalAnimator.animateTransition" })
    #expect(photo.view.window == nil)
  }

  @Test func `A14: a resize is announced, and put off while a transition runs`() {
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
}

extension UIWindow {
  fileprivate func transitionCoordinatorIsNil(of controller: UIViewController) -> Bool {
    rootViewController?.transitionCoordinator == nil && controller.transitionCoordinator == nil
  }
}
