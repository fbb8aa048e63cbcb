import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A finger presents a screen while something else happens.
@MainActor struct PanPresentBusyTests {
  @Test("it does not begin while the presenter presents", arguments: [0, 0.1, 2.0])
  func presenting(_ time: Double) {
    let stage = PresentingPanStage()
    let finger = stage.touch()
    let other = Screen("other")
    stage.phone.root.present(other, using: ModalTransition(.fade))
    stage.simulator.run(for: time)
    stage.phone.move(finger, by: -500)
    #expect(stage.count == 0)
    finger.lift()
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController === other)
    other.dismiss(animated: true)
    stage.phone.settle()
    stage.expectAsBefore()
    stage.expectStillWorks()
  }

  @Test(
    "it does not begin while the presenter is presented or dismissed", arguments: [true, false])
  func presented(isDismissed: Bool) {
    let phone = Phone()
    let presenter = Screen("presenter")
    let pan = PanPresentInteraction(
      presentingFrom: presenter, direction: .up, using: ModalTransition(.cover(from: .bottom))
    ) {
      Issue.record("a screen is made")
      return Screen("screen")
    }
    phone.root.present(
      presenter, using: ModalTransition(.fade, timing: .curve(.linear, duration: 1)))
    if isDismissed {
      phone.settle()
      presenter.dismiss(animated: true)
    }
    presenter.view.addGestureRecognizer(pan.gestureRecognizer)
    phone.simulator.run(for: 0.2)
    let finger = phone.pull(-300)
    finger.lift()
    phone.settle()
    #expect(presenter.presentedViewController == nil)
    phone.expectNoFaults()
  }

  @Test("it does not begin while the presenter's stack pushes")
  func pushing() {
    var stack: UINavigationController?
    let stage = PresentingPanStage { root in
      let navigation = UINavigationController(rootViewController: root)
      navigation.isNavigationBarHidden = true
      stack = navigation
      return navigation
    }
    let finger = stage.touch()
    stack?.pushViewController(Screen("pushed"), animated: true)
    stage.simulator.step()
    stage.phone.move(finger, by: -500)
    finger.lift()
    stage.phone.settle()
    #expect(stage.count == 0 && stack?.presentedViewController == nil)
  }

  @Test("another presentation in the app's closures comes first", arguments: [true, false])
  func closures(isShouldBegin: Bool) {
    let stage = PresentingPanStage()
    let other = Screen("other")
    let root = stage.phone.root
    if isShouldBegin {
      stage.pan.options.shouldBegin = { _ in
        root.present(other, animated: true)
        return true
      }
    } else {
      stage.make = {
        root.present(other, animated: true)
        return Screen("player")
      }
    }
    let finger = stage.pull(500)
    finger.lift()
    stage.phone.settle()
    #expect(root.presentedViewController === other && stage.ends.isEmpty)
    other.dismiss(animated: true)
    stage.phone.settle()
    stage.expectAsBefore()
  }

  @Test("a screen that is already presented is not presented again")
  func screenInUse() {
    let stage = PresentingPanStage()
    let (other, shown) = (UIWindow(windowScene: stage.simulator.scene), Screen("shown"))
    other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    other.rootViewController = Screen("root of another window")
    other.isHidden = false
    other.rootViewController?.present(shown, animated: false)
    stage.simulator.runUntilIdle()
    stage.make = { shown }
    stage.rest(stage.pull(500))
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController == nil && stage.ends.isEmpty)
    #expect(shown.presentingViewController === other.rootViewController)
  }

  // MARK: In flight

  @Test(
    "a presentation that the finger drives is canceled by the system",
    arguments: Interruption.allCases)
  func interruptions(_ interruption: Interruption) throws {
    let stage = PresentingPanStage()
    let finger = stage.pull(500)
    let (screen, container) = (try #require(stage.screen), stage.container)
    try interruption.begin(on: screen, in: container)
    stage.phone.move(finger, by: -20)
    #expect(screen.transitionCoordinator?.isInteractive != true)
    interruption.end(in: container)
    finger.lift()
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController == nil && stage.ends == [true])
    stage.phone.expectNoFaults()
    stage.expectStillWorks()
  }

  @Test("it survives that its window is lost", arguments: SceneryLoss.allCases, [true, false])
  func lost(_ loss: SceneryLoss, isReleased: Bool) {
    let stage = PresentingPanStage()
    let finger = stage.pull(500)
    if isReleased { finger.lift() }
    loss.strike(stage.phone.window, stage.container)
    stage.simulator.run(for: 0.2)
    if !isReleased { finger.lift() }
    stage.phone.settle()
    #expect(stage.ends.count == 1 && stage.pan.gesture.isIdle)
    #expect(stage.phone.facts == (loss == .newRoot ? ["A12"] : []))
  }

  @Test("a finger catches it after the release, and takes it back or lets it go on")
  func caught() {
    let stage = PresentingPanStage()
    stage.rest(stage.pull(500))
    stage.simulator.run(for: 0.03)
    let top = stage.top
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 600))
    stage.simulator.run(for: 0.3)
    #expect(top > 0 && abs(stage.top - top) < 80)
    stage.phone.move(finger, by: 400)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectAsBefore()
    #expect(stage.ends == [true])
    stage.rest(stage.pull(500))
    stage.simulator.run(for: 0.03)
    let other = stage.simulator.touchDown(at: CGPoint(x: 200, y: 600))
    stage.simulator.run(for: 0.3)
    other.lift()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.ends == [true, false])
  }

  @Test("caught after the release and canceled, with every effect", arguments: TestEffect.all)
  func caught(_ effect: TestEffect) {
    let stage = PresentingPanStage(effect)
    stage.rest(stage.pull(400))
    stage.simulator.run(for: 0.03)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    stage.simulator.run(for: 0.1)
    #expect(stage.screen?.transitionCoordinator?.isInteractive == true)
    stage.phone.move(finger, by: 500)
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.ends == [true])
    stage.expectAsBefore()
    stage.expectStillWorks()
  }

  @Test("UIKit defers a rotation to the end, canceled or not", arguments: [true, false])
  func rotation(finishes: Bool) {
    let stage = PresentingPanStage()
    let landscape = CGSize(width: 852, height: 393)
    let finger = stage.pull(finishes ? 500 : 100)
    stage.simulator.resize(to: landscape)
    stage.simulator.run(for: 0.5)
    finger.lift()
    stage.phone.settle()
    #expect(stage.ends == [!finishes] && stage.phone.screen.size == landscape)
    #expect((stage.phone.root.presentedViewController != nil) == finishes)
    if finishes { stage.expectPresented() } else { #expect(stage.screen == nil) }
    stage.phone.expectNoFaults()
  }

  @Test(
    "dismissOrReverse takes it back at any time", arguments: [0, 1, 2, 3], [true, false])
  func dismissOrReverse(_ moment: Int, animated: Bool) {
    let stage = PresentingPanStage()
    let finger = stage.touch()
    var completions = 0
    switch moment {
    case 0: finger.move(to: CGPoint(x: 200, y: 400))
    case 1: stage.phone.move(finger, by: -500)
    case 2:
      stage.phone.move(finger, by: -500)
      stage.rest(finger)
      stage.simulator.run(for: 0.03)
    default:
      stage.phone.move(finger, by: -100)
      stage.rest(finger)
      stage.simulator.run(for: 0.03)
    }
    stage.screen?.dismissOrReverse(animated: animated) { completions += 1 }
    stage.simulator.run(for: 1)
    if moment < 2 { finger.lift() }
    stage.phone.settle()
    #expect(completions == 1)
    stage.expectAsBefore()
    stage.expectStillWorks()
  }

  // MARK: Scroll views

  @Test("a list at its end pulls the next screen up, and takes the finger back")
  func handOff() {
    let phone = Phone()
    let list = UIScrollView(frame: phone.screen)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 1000)
    phone.root.view.addSubview(list)
    var ends: [Bool] = []
    var options = GestureOptions()
    options.onEnd = { ends.append(!$0) }
    let pan = PanPresentInteraction(
      presentingFrom: phone.root, direction: .up,
      using: ModalTransition(.cover(from: .bottom), timing: PresentingPanStage.timing),
      options: options
    ) { Screen("next") }
    phone.root.view.addGestureRecognizer(pan.gestureRecognizer)
    let end = 1000 - phone.screen.height
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 700))
    phone.simulator.step()
    phone.move(finger, by: -100)
    #expect(phone.root.presentedViewController == nil && list.contentOffset.y > 50)
    phone.move(finger, by: -400, for: 0.5)
    #expect(phone.root.presentedViewController?.isBeingPresented == true)
    #expect(list.contentOffset.y == end)
    phone.move(finger, by: 500, for: 0.5)
    #expect(list.contentOffset.y < end - 60)
    // The screen is gone, and the same finger scrolls the list to its end first.
    phone.simulator.run(for: 0.6)
    phone.move(finger, by: -40, for: 0.1)
    #expect(phone.root.presentedViewController == nil && ends == [true])
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    #expect(phone.root.presentedViewController == nil && ends == [true])
    phone.expectNoFaults()
    let other = phone.simulator.touchDown(at: CGPoint(x: 200, y: 800))
    phone.simulator.step()
    phone.move(other, by: -760, for: 0.8)
    phone.simulator.run(for: 0.2)
    other.lift()
    phone.settle()
    #expect(phone.root.presentedViewController?.isBeingPresented == false && ends == [true, false])
    #expect(list.contentOffset.y == end)
    phone.root.dismiss(animated: true)
    phone.settle()
    let last = phone.pull(100)
    #expect(list.contentOffset.y < end - 50 && list.isDragging)
    last.lift()
    phone.settle()
    phone.expectNoFaults()
  }
}
