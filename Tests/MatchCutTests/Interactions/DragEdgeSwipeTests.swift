import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A finger from the leading edge drags the screen.
@MainActor
struct DragEdgeSwipeTests {
  @Test("a pan waits for the app's swipes from an edge inside its view, not for those around it")
  func swipesAround() {
    let simulator = Simulator()
    let (outer, view, inner) = (UIView(), UIView(), UIView())
    simulator.window.addSubview(outer)
    outer.addSubview(view)
    view.addSubview(inner)
    let pan = InteractionPan()
    view.addGestureRecognizer(pan)
    for (place, waits) in [(outer, false), (view, false), (inner, true)] {
      let swipe = UIScreenEdgePanGestureRecognizer()
      place.addGestureRecognizer(swipe)
      #expect((swipe.isEdgeSwipe && pan.surrounds(swipe)) == waits)
    }
  }

  @Test("it follows the finger sideways, and shrinks", arguments: DragCase.some)
  func follow(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = swipe(on: stage, by: 112, for: 1)
    #expect(stage.isInteractive)
    let held = stage.current
    let side: CGFloat = dragCase.isRightToLeft ? -1 : 1
    // The finger has to move 12.5 points before the screen does.
    #expect(abs(held.scale - (1 - 0.67 * 99.5 / stage.scene.container.width)) < 0.005)
    #expect(side * (held.center.x - stage.scene.rest.midX) > 30)
    stage.move(finger, by: CGPoint(x: 0, y: 200))
    let lower = stage.current
    #expect(lower.scale == held.scale && lower.center.y - held.center.y < 95)
    stage.frames.expectContinuous()
    stage.rest(finger)
    // The whole translation is used, in any direction.
    stage.expectEnd(isGone: true)
  }

  @Test(
    "after 132.5 points, or with a flick, it is dismissed", arguments: DragCase.some,
    [(131.0, false, false), (135, false, true), (80, true, true)])
  func decision(_ dragCase: DragCase, how: (distance: Double, isThrown: Bool, isGone: Bool)) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = swipe(on: stage, by: how.distance, for: how.isThrown ? 0.06 : 0.3)
    if how.isThrown { finger.lift() } else { stage.rest(finger) }
    stage.runUntilIdle()
    stage.expectEnd(isGone: how.isGone)
  }

  @Test("out and back, it returns")
  func back() {
    let stage = DragStage()
    stage.presentAndSettle()
    let finger = swipe(on: stage, by: 200)
    stage.move(finger, by: CGPoint(x: -195, y: 0))
    stage.rest(finger)
    stage.expectEnd(isGone: false)
  }

  @Test(
    "alone, it gives no velocity after the finger has rested",
    arguments: Simulator.Variant.all, [60.0, 200])
  func rested(_ variant: Simulator.Variant, distance: Double) {
    let stage = DragStage(DragCase(variant: variant), gestures: .edge)
    stage.presentAndSettle()
    let finger = swipe(on: stage, by: distance, for: 0.05)
    stage.run(for: 0.2)
    finger.lift()
    stage.step()
    let clip = stage.current.center
    stage.step()
    // With a velocity, it would first continue sideways.
    #expect(distance == 60 || stage.current.center.x < clip.x + 1)
    stage.runUntilIdle()
    #expect((stage.photo.presentingViewController == nil) == (distance == 200))
    stage.phone.expectNoFaults()
  }

  @Test("from the other edge, from the center, or if left out, it begins nothing")
  func elsewhere() {
    for (gestures, isOther, x) in [
      (DragGestures.all, true, 0), (.all, false, 40), ([.pan, .pinch], false, 3),
    ] as [(DragGestures, Bool, CGFloat)] {
      let stage = DragStage(gestures: gestures)
      stage.presentAndSettle()
      let width = stage.phone.screen.width
      let finger = stage.touch(at: CGPoint(x: isOther ? width - 3 : x, y: 400))
      stage.step()
      stage.move(finger, by: CGPoint(x: isOther ? -150 : 150, y: 0))
      #expect(!stage.isInteractive)
      finger.lift()
      stage.phone.settle()
      stage.expectPresented()
      stage.expectStillWorks()
    }
  }

  @Test("a finger from the edge that moves down drags like any other")
  func downwards() {
    let stage = DragStage()
    stage.presentAndSettle()
    let finger = stage.touch(at: CGPoint(x: 4, y: 300))
    stage.step()
    stage.move(finger, by: CGPoint(x: 4, y: 160))
    #expect(stage.isInteractive)
    stage.expectFollowsFinger()
    stage.rest(finger)
    stage.expectEnd(isGone: true)
  }

  @Test("it catches a transition in flight", arguments: CatchTests.Flight.allCases)
  func catches(_ flight: CatchTests.Flight) {
    for dragCase in DragCase.some {
      let stage = DragStage(dragCase)
      stage.fly(flight)
      let before = stage.current
      let finger = stage.touch(at: CGPoint(x: edge(of: stage), y: 400))
      stage.step()
      #expect(stage.current.frame.isClose(to: before.frame, within: 1))
      stage.move(finger, by: CGPoint(x: dragCase.isRightToLeft ? -160 : 160, y: 0))
      stage.frames.expectContinuous()
      stage.rest(finger)
      stage.runUntilIdle()
      #expect(stage.ends.count == 1 && stage.photo.transitionCoordinator == nil)
      if stage.ends == [true] { stage.expectDismissed() } else { stage.expectPresented() }
    }
  }

  @Test(
    "it has precedence over a list, whose offset does not change", arguments: [0, 300] as [CGFloat])
  func overList(offset: CGFloat) {
    let stage = HandOffStage(HandOffCase(gesture: .drag))
    stage.list.contentOffset.y = offset
    let before = stage.list.contentOffset
    let finger = stage.simulator.touchDown(at: CGPoint(x: 3, y: 400))
    stage.simulator.step()
    for x in stride(from: 10.0, through: 220, by: 10) {
      finger.move(to: CGPoint(x: x, y: 402))
      stage.simulator.step()
    }
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    #expect(stage.list.contentOffset == before)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("in a stack that it would dismiss, the swipe back has precedence")
  func stack() {
    let phone = Phone()
    let root = Screen("root of the stack")
    let stack = UINavigationController(rootViewController: root)
    let transition = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .drag)
    phone.root.present(stack, using: transition, animated: true)
    phone.settle()
    stack.pushViewController(Screen("top"), animated: true)
    phone.settle()
    swipe(on: phone)
    #expect(stack.viewControllers.count == 1 && phone.root.presentedViewController === stack)
    swipe(on: phone)
    #expect(phone.root.presentedViewController == nil)
  }

  private func swipe(on phone: Phone) {
    phone.simulator.drag(
      from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
    phone.settle()
  }

  private func edge(of stage: DragStage) -> CGFloat {
    stage.dragCase.isRightToLeft ? stage.phone.screen.width - 2 : 2
  }

  private func swipe(
    on stage: DragStage, by distance: Double, for seconds: Double = 0.2
  ) -> Finger {
    let finger = stage.touch(at: CGPoint(x: edge(of: stage), y: 400))
    stage.step()
    let side: Double = stage.dragCase.isRightToLeft ? -1 : 1
    stage.move(finger, by: CGPoint(x: side * distance, y: 0), for: seconds)
    return finger
  }
}
