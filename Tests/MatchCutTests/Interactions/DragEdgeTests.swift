import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A drag in unusual conditions.
@MainActor
struct DragEdgeTests {
  @Test(
    "with Reduce Motion it fades under the finger, and does not move", arguments: [true, false])
  func reduceMotion(isGone: Bool) {
    for way in [ModalWay.presentUsing, .bare] {
      let stage = DragStage(DragCase(way: way))
      stage.simulator.isReduceMotionEnabled = true
      stage.presentAndSettle()
      let finger = stage.drag(down: isGone ? 200 : 100)
      stage.expectFollowsFinger(as: .fade)
      let width = stage.current.frame.width
      stage.rest(finger)
      stage.runUntilIdle()
      stage.expectFlies(isGone: isGone, as: .fade)
      let last = stage.frames.last { !$0.frame.isNull }?.frame.width ?? 0
      if isGone { #expect(abs(last - width) < 0.5, "\(last) from \(width)") }
      stage.expectEnd(isGone: isGone)
    }
  }

  @Test(
    "a timing without a duration dismisses at once, and nothing freezes",
    arguments: ModalWay.pannable)
  func noDuration(_ way: ModalWay) {
    let stage = DragStage(DragCase(way: way), timing: .curve(.linear, duration: 0))
    stage.presentAndSettle()
    let finger = stage.drag(down: 60)
    #expect(stage.photo.transitionCoordinator == nil)
    stage.move(finger, by: CGPoint(x: 0, y: 100))
    finger.lift()
    stage.phone.settle()
    #expect(stage.outcomes == [true, true] && stage.ends == [true])
    stage.expectDismissed()
  }

  @Test("so does it with animations disabled", arguments: ModalWay.pannable)
  func noAnimations(_ way: ModalWay) {
    let stage = DragStage(DragCase(way: way))
    stage.presentAndSettle()
    UIView.setAnimationsEnabled(false)
    let finger = stage.drag(down: 60)
    UIView.setAnimationsEnabled(true)
    stage.move(finger, by: CGPoint(x: 0, y: 100))
    finger.lift()
    stage.phone.settle()
    #expect(stage.outcomes == [true, true] && stage.ends == [true])
    stage.expectDismissed()
  }

  @Test(
    "the app's animations alongside follow the distance, and return",
    arguments: [true, false])
  func alongside(isGone: Bool) throws {
    let stage = DragStage()
    stage.presentAndSettle()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.phone.root.view.addSubview(bar)
    stage.photo.onDisappear = { photo in
      photo.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
    }
    let finger = stage.drag(down: isGone ? 240 : 120)
    let progress = try #require(stage.progresses.last)
    #expect(abs(stage.simulator.visibleAlpha(of: bar) - (1 - progress)) < 0.01)
    stage.rest(finger)
    var last = stage.simulator.visibleAlpha(of: bar)
    stage.runUntilIdle {
      let alpha = stage.simulator.visibleAlpha(of: bar)
      #expect(abs(alpha - last) < 0.2)
      last = alpha
    }
    #expect(stage.simulator.visibleAlpha(of: bar) == (isGone ? 0 : 1))
    #expect(stage.outcomes == [true, isGone] && stage.ends == [isGone])
    bar.removeFromSuperview()
    stage.photo.onDisappear = { _ in }
    if isGone { stage.expectDismissed() } else { stage.expectPresented() }
  }

  @Test(
    "a zoom keeps the safe area of its screen, during the drag and after",
    arguments: [true, false],
    [ModalWay.presentUsing, .bare])
  func safeArea(isGone: Bool, way: ModalWay) {
    let stage = DragStage(DragCase(way: way))
    stage.presentAndSettle()
    let insets = stage.photo.view.safeAreaInsets
    #expect(insets.top == 59)
    let finger = stage.drag(down: isGone ? 200 : 100)
    #expect(stage.photo.view.safeAreaInsets == insets)
    stage.rest(finger)
    let layouts = stage.photo.layoutCount
    stage.runUntilIdle {
      guard stage.photo.transitionCoordinator != nil else { return }
      #expect(stage.photo.view.safeAreaInsets == insets, "at \(stage.simulator.time)")
    }
    #expect(stage.photo.layoutCount - layouts <= 4)
    stage.expectEnd(isGone: isGone)
  }

  @Test("a transform that the app has set stays", arguments: [true, false])
  func ownTransform(isGone: Bool) {
    let stage = DragStage(DragCase(effect: .fade, way: .bare))
    stage.presentAndSettle()
    let own = CGAffineTransform(rotationAngle: 0.1)
    stage.photo.view.transform = own
    stage.simulator.commit()
    let finger = stage.drag(down: isGone ? 200 : 100)
    stage.expectFollowsFinger()
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.outcomes == [true, isGone])
    #expect(stage.photo.view.transform == own)
    #expect(stage.photo.view.center == stage.phone.screen.center)
    stage.phone.expectNoFaults()
  }

  @Test("an effect without a settled pose", arguments: [true, false])
  func oneSided(isGone: Bool) {
    let stage = DragStage(DragCase(way: .bare))
    stage.delegate?.effect = OneSidedEffect()
    stage.presentAndSettle()
    stage.rest(stage.drag(down: isGone ? 200 : 100))
    stage.runUntilIdle()
    stage.frames.expectContinuous()
    #expect(stage.outcomes == [true, isGone])
    #expect(stage.photo.view.transform.isIdentity)
    #expect(stage.photo.view.center == stage.phone.screen.center)
    stage.phone.expectNoFaults()
  }

  @Test("a card is dismissed and returns like a whole screen", arguments: [true, false])
  func card(isGone: Bool) {
    let stage = PresentationStage.card(dismissal: .drag)
    stage.presentAndSettle()
    let start = stage.cardFrame.center
    let finger = stage.simulator.touchDown(at: start)
    stage.simulator.step()
    stage.phone.move(finger, by: isGone ? 200 : 80)
    #expect(stage.frame.width < stage.cardFrame.width)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.phone.settle()
    if isGone { stage.expectDismissed() } else { stage.expectPresented(at: stage.cardFrame) }
    #expect(stage.listener.calls == (isGone ? [.should, .will, .did] : [.should, .will]))
  }

  @Test("a presented screen is not dragged away with the one below")
  func presentedAbove() {
    let stage = DragStage()
    stage.presentAndSettle()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.photo.present(above, animated: true)
    stage.phone.settle()
    stage.rest(stage.drag(down: 300))
    stage.phone.settle()
    #expect(stage.photo.presentedViewController === above && stage.outcomes.count <= 2)
    #expect(stage.ends.isEmpty)
    above.dismiss(animated: true)
    stage.phone.settle()
    stage.expectStillWorks()
  }

  @Test("a second finger changes nothing, unless it may join")
  func secondFinger() {
    let stage = DragStage(gestures: [.pan, .edge])
    stage.presentAndSettle()
    let finger = stage.drag(down: 150)
    let other = stage.simulator.touchDown(at: CGPoint(x: 100, y: 600))
    for _ in 1...6 {
      other.move(to: CGPoint(x: other.location.x, y: other.location.y - 20))
      stage.step()
    }
    stage.bring(finger, to: CGPoint(x: 0, y: 200))
    stage.expectFollowsFinger()
    other.lift()
    stage.rest(finger)
    stage.expectEnd(isGone: true)
  }
}

/// An effect that sets only values for away.
private struct OneSidedEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let below = CGAffineTransform(translationX: 0, y: 400)
    stage.set(\.transform, of: stage.front, away: below)
  }
}
