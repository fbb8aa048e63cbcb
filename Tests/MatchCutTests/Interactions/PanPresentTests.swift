import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A finger presents a screen.
@MainActor struct PanPresentTests {
  @Test(
    "the release finishes or cancels, with every effect",
    arguments: TestEffect.all.flatMap { [($0, true), ($0, false)] },
    [Simulator.Variant.standard, .laterModals])
  func release(_ way: (effect: TestEffect, finishes: Bool), _ variant: Simulator.Variant) {
    let stage = PresentingPanStage(way.effect, variant: variant)
    let finger = stage.pull(way.finishes ? 500 : 150)
    #expect(stage.screen?.isBeingPresented == true)
    #expect(stage.screen?.transitionCoordinator?.isInteractive == true)
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.ends == [!way.finishes] && stage.count == 1)
    if way.finishes {
      stage.expectPresented()
      stage.screen?.dismiss(animated: true)
      stage.phone.settle()
    }
    stage.expectAsBefore()
    if !way.finishes { stage.expectStillWorks() }
  }

  @Test("a flick presents from a short distance, and one back cancels from a long one")
  func flick() {
    let stage = PresentingPanStage()
    let finger = stage.pull(120, for: 0.05)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    stage.screen?.dismiss(animated: true)
    stage.phone.settle()
    let other = stage.pull(600)
    stage.phone.move(other, by: 200, for: 0.1)
    other.lift()
    stage.phone.settle()
    stage.expectAsBefore()
    #expect(stage.ends == [false, true])
  }

  @Test("the screen follows the finger point by point, forth and back in one touch")
  func follows() {
    let stage = PresentingPanStage()
    let finger = stage.pull(300)
    let top = stage.top
    // The recognizer begins at the first movement.
    #expect(abs(top - (stage.phone.screen.height - 300)) < 20)
    stage.phone.move(finger, by: -200)
    #expect(abs(stage.top - (top - 200)) < 0.5)
    stage.phone.move(finger, by: 450)
    #expect(abs(stage.top - (top + 250)) < 0.5)
    stage.phone.move(finger, by: 200)
    #expect(stage.top == stage.phone.screen.height)
    #expect(stage.progress.last == 0)
    stage.phone.move(finger, by: -650)
    #expect(abs(stage.top - (top - 200)) < 0.5)
    let progress = 1 - stage.top / stage.phone.screen.height
    #expect(stage.count == 1 && stage.progress.last.map { abs($0 - progress) < 0.01 } == true)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectPresented()
  }

  @Test("beyond its place, the screen follows with resistance, and comes back")
  func stretches() {
    let stage = PresentingPanStage()
    let height = stage.phone.screen.height
    stage.bar.frame = CGRect(x: 0, y: height - 20, width: 393, height: 20)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: height - 5))
    stage.simulator.step()
    for y in stride(from: height - 20, through: 2, by: -10) {
      finger.move(to: CGPoint(x: 200, y: y))
      stage.simulator.step()
    }
    #expect(stage.top >= 0)
    finger.move(to: CGPoint(x: 200, y: -200))
    stage.simulator.step()
    let bottom = stage.screen.map { stage.simulator.visibleFrame(of: $0.view).maxY } ?? 0
    #expect(bottom < height - 10 && bottom > height - 150)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectPresented()
  }

  @Test("a lift in the turn of the touch has its outcome", arguments: [true, false])
  func earlyLift(isBack: Bool) {
    let stage = PresentingPanStage()
    let finger = stage.touch()
    finger.move(to: CGPoint(x: 200, y: 750))
    finger.move(to: CGPoint(x: 200, y: 200))
    if isBack { finger.move(to: CGPoint(x: 200, y: 800)) }
    finger.lift()
    stage.phone.settle()
    if isBack { stage.expectAsBefore() } else { stage.expectPresented() }
    #expect(stage.ends == [isBack] && stage.count == 1)
  }

  @Test("a touch that the system cancels", arguments: [true, false])
  func cancelledTouch(isEarly: Bool) {
    let stage = PresentingPanStage()
    let finger = stage.touch()
    if isEarly {
      finger.move(to: CGPoint(x: 200, y: 200))
    } else {
      stage.phone.move(finger, by: -600)
    }
    finger.cancel()
    stage.phone.settle()
    stage.expectAsBefore()
    stage.expectStillWorks()
  }

  @Test("without a screen or an effect, nothing begins")
  func nothingToPresent() {
    let stage = PresentingPanStage()
    stage.make = { nil }
    stage.rest(stage.pull(500))
    stage.phone.settle()
    stage.expectAsBefore()
    #expect(stage.ends.isEmpty)
    let phone = Phone()
    let pan = PanPresentInteraction(
      presentingFrom: phone.root, direction: .up, using: ModalTransition { _ in nil }
    ) { Screen("screen") }
    phone.root.view.addGestureRecognizer(pan.gestureRecognizer)
    let finger = phone.pull(-300)
    #expect(phone.root.presentedViewController == nil)
    finger.lift()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("it does not begin in another direction, nor if the app refuses")
  func refusals() {
    let stage = PresentingPanStage()
    let finger = stage.touch()
    finger.move(to: CGPoint(x: 330, y: 750))
    stage.simulator.run(for: 0.1)
    finger.lift()
    stage.phone.settle()
    #expect(stage.count == 0)
    stage.pan.options.shouldBegin = { [root = stage.phone.root] in
      #expect($0.viewController === root)
      return false
    }
    stage.rest(stage.pull(500))
    stage.phone.settle()
    #expect(stage.count == 0)
    stage.expectAsBefore()
  }

  @Test("from the leading edge in both layouts", arguments: [false, true])
  func menu(isRightToLeft: Bool) {
    let phone = Phone()
    if isRightToLeft { phone.simulator.layoutDirection = .rightToLeft }
    let pan = PanPresentInteraction(
      presentingFrom: phone.root, direction: .trailing,
      using: ModalTransition(.cover(from: .leading), timing: PresentingPanStage.timing)
    ) { Screen("menu") }
    phone.root.view.addGestureRecognizer(pan.gestureRecognizer)
    let width = phone.screen.width
    let start = CGPoint(x: isRightToLeft ? width - 10 : 10, y: 400)
    let finger = phone.simulator.touchDown(at: start)
    phone.simulator.step()
    for step in 1...20 {
      let x = CGFloat(step) * 15
      finger.move(to: CGPoint(x: isRightToLeft ? start.x - x : start.x + x, y: 400))
      phone.simulator.step()
    }
    let menu = phone.root.presentedViewController
    let frame = menu.map { phone.simulator.visibleFrame(of: $0.view) }
    // The recognizer begins at the first movement of 15 points.
    #expect((isRightToLeft ? frame.map { width - $0.minX } : frame?.maxX) == 285)
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    #expect(phone.root.presentedViewController === menu && menu?.isBeingPresented == false)
    phone.expectNoFaults()
  }

  @Test("with Reduce Motion, the finger drives a cross-fade")
  func reduceMotion() {
    let stage = PresentingPanStage()
    stage.simulator.isReduceMotionEnabled = true
    let finger = stage.pull(400)
    let alpha = stage.screen.map { stage.simulator.visibleAlpha(of: $0.view) } ?? 0
    #expect(alpha > 0.3 && alpha < 0.7 && stage.top == 0)
    stage.rest(finger)
    stage.phone.settle()
    stage.expectPresented()
  }

  @Test(
    "the dismissal of the transition works afterward",
    arguments: [DismissalGesture.panDown, .drag])
  func dismissal(_ dismissal: DismissalGesture) {
    let stage = PresentingPanStage(dismissal: dismissal)
    stage.rest(stage.pull(500))
    stage.phone.settle()
    stage.expectPresented()
    let short = stage.phone.pull(60)
    stage.rest(short)
    stage.phone.settle()
    stage.expectPresented()
    let long = stage.phone.pull(500, for: 0.2)
    long.lift()
    stage.phone.settle()
    stage.expectAsBefore()
    stage.expectStillWorks()
  }

  @Test("a card is presented with its backdrop and its layout")
  func card() {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    options.dismissesOnTapOutside = true
    let stage = PresentingPanStage(presentation: options)
    stage.make = {
      let screen = Screen("sheet")
      screen.preferredContentSize = CGSize(width: 0, height: 300)
      return screen
    }
    let finger = stage.pull(150)
    #expect(abs(stage.top - (stage.phone.screen.height - 150)) < 20)
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController === stage.screen)
    #expect(stage.screen.map { stage.simulator.visibleFrame(of: $0.view).height } == 334)
    stage.simulator.tap(at: CGPoint(x: 200, y: 100))
    stage.phone.settle()
    stage.expectAsBefore()
  }
}
