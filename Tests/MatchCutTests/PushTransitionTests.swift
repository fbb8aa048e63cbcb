import MatchCut
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct PushTransitionTests {
  @Test("attached, it lives as long as the navigation controller's view")
  func attachedLives() {
    var references = WeakReferences()
    do {
      let navigation = makeNavigation()
      PushTransition(.fade).attach(to: navigation)
      references.watch(navigation.delegate, "transition")
      #expect(references.alive == ["transition"])
      #expect(navigation.delegate is PushTransition)
    }
    references.expectGone()
  }

  @Test("assigned by hand, only the app retains it")
  func assignedLives() {
    let navigation = makeNavigation()
    var references = WeakReferences()
    do {
      let transition = PushTransition(.fade)
      references.watch(transition, "transition")
      navigation.delegate = transition
      #expect(navigation.delegate === transition)
    }
    references.expectGone()
    #expect(navigation.delegate == nil)
  }

  @Test("assigned by hand, it works while the app retains it, and UIKit slides afterward")
  func assignedWorks() {
    let stage = NavigationStage(.fade)
    var transition: PushTransition? = PushTransition(
      .fade, timing: .curve(.linear, duration: 0.5))
    stage.navigation.delegate = transition
    stage.expectFadesThere()
    transition = nil
    #expect(transition == nil && stage.navigation.delegate == nil)
    stage.pop()
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).minX > 50)
    stage.phone.settle()
    stage.expectRootShown()
    #expect(stage.phone.facts == ["B2"])
  }

  @Test("it attaches to the navigation controller of a screen, if there is one")
  func attachingFromScreen() {
    let screen = UIViewController()
    PushTransition(.fade).attach(to: screen.navigationController)
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.delegate == nil)
    PushTransition(.fade).attach(to: screen.navigationController)
    #expect(navigation.delegate is PushTransition)
  }

  @Test("attaching loads the view, and retains no navigation controller")
  func attaching() {
    let transition = PushTransition(.fade)
    var references = WeakReferences()
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      references.watch(navigation, "navigation controller")
      transition.attach(to: navigation)
      #expect(navigation.isViewLoaded)
      #expect(navigation.delegate === transition)
    }
    references.expectGone()
  }

  @Test("attached twice, it is attached once", arguments: [1, 2, 3])
  func attachedTwice(count: Int) {
    let navigation = makeNavigation()
    let delegate = StackDelegate()
    navigation.delegate = delegate
    let interactions = navigation.view.interactions.count
    let transition = PushTransition(.fade)
    for _ in 0..<count { transition.attach(to: navigation) }
    #expect(navigation.delegate === transition)
    #expect(navigation.view.interactions.count == interactions + 2)
    show(UIViewController(), on: navigation)
    #expect(delegate.events.count == 2)
  }

  @Test("a second transition replaces the first, and takes over its delegate")
  func replaced() {
    let stage = NavigationStage(.slide)
    var references = WeakReferences()
    references.watch(stage.navigation.delegate, "first transition")
    stage.attachFade()
    references.expectGone()
    stage.expectFadesThere()
    #expect(stage.delegate.events == ["willShow photo", "didShow photo"])
    stage.phone.expectNoFaults()
  }

  @Test(
    "attaching a second transition during a push does not affect that", arguments: [true, false])
  func replacedDuringPush(isDriven: Bool) {
    let stage = NavigationStage(.zoom, timing: .curve(.linear, duration: 0.5))
    let driver = isDriven ? stage.drive { stage.push() } : nil
    if !isDriven { stage.push() }
    stage.simulator.run(for: 0.1)
    stage.attachFade()
    driver?.update(0.5)
    stage.simulator.run(for: 0.15)
    stage.expectFront(of: .zoom, at: 0.5)
    driver?.finish()
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.expectFadesBack()
    stage.phone.expectNoFaults()
  }

  @Test("one transition serves two navigation controllers, each with its own delegate")
  func twoNavigationControllers() {
    let simulator = Simulator()
    let navigations = [makeNavigation(), makeNavigation()]
    let delegates = [StackDelegate(), StackDelegate()]
    let root = UIViewController()
    let transition = PushTransition(.fade)
    for (index, navigation) in navigations.enumerated() {
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.view.frame = CGRect(x: 0, y: CGFloat(index) * 426, width: 393, height: 426)
      navigation.didMove(toParent: root)
      navigation.delegate = delegates[index]
      transition.attach(to: navigation)
    }
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    for delegate in delegates { delegate.forgetEvents() }

    let screens = [Screen("first"), Screen("second")]
    for (navigation, screen) in zip(navigations, screens) {
      navigation.pushViewController(screen, animated: true)
    }
    simulator.run(for: 0.12)
    for screen in screens {
      let alpha = simulator.visibleAlpha(of: screen.view)
      #expect(alpha > 0.2 && alpha < 0.8)
    }
    #expect(simulator.runUntilIdle())
    #expect(
      delegates.map(\.events) == [
        ["willShow first", "didShow first"], ["willShow second", "didShow second"],
      ])
    for screen in screens { #expect(simulator.visibleAlpha(of: screen.view) == 1) }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test("it has an animator for pushes and pops, with its effect and timing")
  func animators() {
    let navigation = makeNavigation()
    let transition = PushTransition(.fade, timing: .curve(.easeOut, duration: 0.7))
    for (operation, wanted) in [
      (UINavigationController.Operation.push, TransitionOperation.push), (.pop, .pop),
    ] {
      let animator =
        transition.navigationController(
          navigation, animationControllerFor: operation, from: UIViewController(),
          to: UIViewController()) as? TransitionAnimator
      #expect(animator?.operation == wanted)
      #expect(animator?.effect is FadeEffect)
      #expect(animator?.transitionDuration(using: nil) == 0.7)
      #expect(
        animator.flatMap {
          transition.navigationController(navigation, interactionControllerFor: $0)
        } == nil)
    }
    let none = transition.navigationController(
      navigation, animationControllerFor: .none, from: UIViewController(), to: UIViewController())
    #expect(none == nil)
  }

  private func makeNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    return navigation
  }

  /// Calls the delegate of a navigation controller without a window.
  private func show(_ controller: UIViewController, on navigation: UINavigationController) {
    navigation.delegate?.navigationController(navigation, willShow: controller, animated: true)
    navigation.delegate?.navigationController(navigation, didShow: controller, animated: true)
  }
}
