import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The gesture, the delegates and UIKit's own swipe.
@MainActor
struct PopDelegateTests {
  @Test("a push or a pop in code has no interaction", arguments: PopCase.all)
  func inCode(_ popCase: PopCase) {
    let pop = PopStage(popCase)
    for animated in [true, false, true] {
      pop.stage.popAndSettle(animated: animated)
      pop.stage.expectRootShown()
      pop.stage.pushAndSettle(animated: animated)
      pop.stage.expectPhotoShown()
    }
    #expect(pop.stage.phone.facts == [])
    pop.expectSwipePops()
  }

  @Test("a push in the same turn replaces the finger's pop")
  func pushInSameTurn() {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [20, 60])
    let map = Screen("map")
    pop.navigation.setViewControllers([pop.stage.root, map], animated: true)
    pop.simulator.step()
    #expect(pop.navigation.transitionCoordinator?.initiallyInteractive == false)
    pop.move(finger, by: 100)
    finger.cancel()
    pop.stage.phone.settle()
    #expect(pop.navigation.viewControllers == [pop.stage.root, map])
    pop.stage.expectShown(map)
    pop.stage.phone.expectNoFaults()
  }

  @Test(
    "a pop that was not started leaves nothing for the next one",
    arguments: [[], [.root], [.photo], [.root, .photo]] as [[Change]])
  func overtaken(by changes: [Change]) {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [20, 60])
    for change in changes {
      let top = change == .photo ? [pop.stage.photo] : []
      pop.navigation.setViewControllers([pop.stage.root] + top, animated: false)
    }
    pop.simulator.step()
    finger.cancel()
    pop.stage.phone.settle()
    pop.navigation.setViewControllers([pop.stage.root, pop.stage.photo], animated: false)
    pop.stage.phone.settle()
    pop.navigation.popViewController(animated: true)
    pop.simulator.run(for: 0.1)
    #expect(pop.navigation.transitionCoordinator?.initiallyInteractive == false)
    pop.stage.phone.settle()
    pop.stage.expectShown(pop.stage.root)
  }

  @Test("a pop that another delegate has taken over leaves nothing for the next one")
  func overtakenByDelegate() {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let map = Screen("map")
    pop.navigation.setViewControllers(
      [pop.stage.root, map, pop.stage.photo], animated: false)
    pop.stage.phone.settle()
    let finger = pop.touchDown()
    pop.moveInOneTurn(finger, by: [20, 60])
    pop.navigation.delegate = nil
    pop.simulator.step()
    finger.cancel()
    pop.stage.phone.settle()
    #expect(pop.navigation.topViewController === map)
    pop.navigation.delegate = pop.transition
    pop.navigation.popViewController(animated: true)
    pop.simulator.run(for: 0.1)
    #expect(pop.navigation.transitionCoordinator?.initiallyInteractive == false)
    pop.expectEnd(popped: true)
  }

  @Test(
    "a navigation controller that refuses to pop",
    arguments: [PopGesture.fullWidth, .drag(.trailing)])
  func refusing(gesture: PopGesture) {
    let simulator = Simulator()
    let navigation = Immovable(rootViewController: UIViewController())
    simulator.window.rootViewController = navigation
    let transition = PushTransition(SlideEffect(), popGesture: gesture)
    transition.attach(to: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.runUntilIdle()
    for _ in 0..<2 {
      simulator.drag(from: CGPoint(x: 80, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
      #expect(simulator.runUntilIdle())
    }
    #expect(navigation.requests == 2)
    navigation.popToRootViewController(animated: true)
    simulator.run(for: 0.1)
    #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
    #expect(simulator.runUntilIdle())
    #expect(navigation.viewControllers.count == 1)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  /// A change of the stack before UIKit has started the pop.
  enum Change {
    case root
    case photo
  }

  @Test("the finger drives the app's animator, too", arguments: [true, false])
  func ownAnimator(finishes: Bool) {
    let pop = PopStage()
    let animator = TransitionAnimator(.fade, for: .pop, timing: .curve(.linear, duration: 0.5))
    pop.stage.delegate.animator = animator
    let finger = pop.swipe(200)
    pop.simulator.step()
    #expect(pop.stage.delegate.drivenAnimator === animator)
    let alpha = pop.simulator.visibleAlpha(of: pop.stage.photo.view)
    #expect(alpha > 0.4 && alpha < 0.6)
    if finishes { finger.lift() } else { finger.cancel() }
    pop.expectEnd(popped: finishes)
  }

  @Test("the app's interaction has precedence", arguments: [true, false])
  func ownInteraction(finishes: Bool) {
    let pop = PopStage()
    let driver = UIPercentDrivenInteractiveTransition()
    pop.stage.delegate.driver = driver
    let finger = pop.swipe(200)
    #expect(pop.simulator.visibleFrame(of: pop.stage.photo.view) == pop.stage.screen)
    driver.update(0.5)
    pop.move(finger, by: 30)
    pop.stage.expectFront(of: .slide, at: 0.5)
    finger.lift()
    pop.stage.delegate.driver = nil
    if finishes { driver.finish() } else { driver.cancel() }
    pop.expectEnd(popped: finishes)
    #expect(pop.outcomes == [finishes])
    guard !finishes else { return }
    pop.stage.pop()
    pop.simulator.run(for: 0.1)
    #expect(pop.navigation.transitionCoordinator?.initiallyInteractive == false)
    pop.expectEnd(popped: true)
  }

  @Test("without a gesture there is none, nor UIKit's")
  func noGesture() {
    let pop = PopStage(PopCase(gesture: nil))
    #expect(pop.recognizer == nil)
    let pans = pop.navigation.view.gestureRecognizers?.filter { $0 is UIPanGestureRecognizer }
    #expect(pans?.count == 1)
    #expect(pans?.first === pop.navigation.interactivePopGestureRecognizer)
    pop.swipeToPop()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [])
  }

  @Test(
    "UIKit's recognizer is not changed, and works with another delegate", arguments: [true, false])
  func systemSwipe(isDelegateNil: Bool) {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let system = pop.navigation.interactivePopGestureRecognizer
    #expect(system?.isEnabled == true && system?.delegate != nil)
    #expect(system?.delegate !== pop.recognizer?.delegate)
    pop.navigation.delegate = isDelegateNil ? nil : SilentDelegate.shared
    pop.phone.expectedHint = "SilentDelegate has replaced"
    pop.swipeToPop()
    #expect(pop.navigation.transitionCoordinator == nil)
    pop.simulator.drag(from: pop.point(4), to: pop.point(300), duration: 0.3)
    #expect(pop.navigation.transitionCoordinator != nil)
    pop.expectEnd(popped: true)
    #expect(pop.stage.delegate.events == [])
  }

  @Test(
    "a finger that has begun UIKit's swipe does not pop again", arguments: [true, false])
  func systemSwipeBegins(isQuick: Bool) throws {
    var count = 0
    var options = GestureOptions()
    options.shouldBegin = { _ in
      count += 1
      return true
    }
    let pop = PopStage(PopCase(gesture: .fullWidth), options: options)
    let system = try #require(pop.navigation.interactivePopGestureRecognizer)
    let permissive = PermissiveDelegate()
    system.delegate = permissive
    let finger = pop.simulator.touchDown(at: pop.point(4))
    pop.simulator.step()
    finger.move(to: pop.point(60))
    #expect(system.state == .began && pop.navigation.transitionCoordinator == nil)
    if isQuick { finger.lift() }
    pop.simulator.step()
    #expect(pop.navigation.transitionCoordinator != nil && count == 0)
    if !isQuick { finger.lift() }
    pop.expectEnd(popped: true)
    #expect(pop.outcomes == [true] && count == 0)
  }

  @Test("assigned by hand, the transition has its gesture, and the app keeps it")
  func assigned() {
    let stage = NavigationStage(.slide)
    var transition: PushTransition? = PushTransition(
      SlideEffect(), popGesture: .fullWidth)
    #expect(transition?.popGestureRecognizers(of: stage.navigation).first == nil)
    stage.navigation.delegate = transition
    stage.pushAndSettle()
    #expect(transition?.popGestureRecognizers(of: stage.navigation).first is UIPanGestureRecognizer)
    stage.simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    stage.phone.settle()
    stage.expectRootShown()
    stage.pushAndSettle()
    transition = nil
    #expect(stage.navigation.delegate == nil)
    stage.simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.simulator.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test(
    "a transition that is replaced removes its recognizer",
    arguments: [.edge, nil] as [PopGesture?])
  func replaced(by gesture: PopGesture?) {
    let pop = PopStage(PopCase(gesture: .fullWidth))
    let count = pop.navigation.view.gestureRecognizers?.count ?? 0
    let former = pop.recognizer
    let other = PushTransition(.fade, popGesture: gesture)
    other.attach(to: pop.navigation)
    other.attach(to: pop.navigation)
    #expect(former?.view == nil && pop.recognizer == nil)
    // A swipe from the edge has another recognizer for trackpads, which have no edge, and one over
    // the full width has another one for the edge.
    #expect(pop.navigation.view.gestureRecognizers?.count == (gesture == nil ? count - 2 : count))
    let recognizer = other.popGestureRecognizers(of: pop.navigation).first
    #expect((recognizer is UIScreenEdgePanGestureRecognizer) == (gesture == .edge))
  }

  @Test("a transition that is replaced during a swipe cancels")
  func replacedUnderTheFinger() {
    let pop = PopStage()
    let finger = pop.swipe(250)
    PushTransition(.fade).attach(to: pop.navigation)
    finger.lift()
    pop.expectEnd(popped: false)
    #expect(pop.outcomes == [false])
    pop.expectSwipePops()
  }
}

/// A navigation controller that only the app may pop.
private final class Immovable: UINavigationController {
  private(set) var requests = 0

  override func popViewController(animated: Bool) -> UIViewController? {
    requests += 1
    return nil
  }
}

/// A delegate of UIKit's recognizer that allows it to begin anywhere.
private final class PermissiveDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension SilentDelegate {
  /// A delegate that is never released, since nothing retains a delegate.
  @MainActor fileprivate static let shared = SilentDelegate()
}
