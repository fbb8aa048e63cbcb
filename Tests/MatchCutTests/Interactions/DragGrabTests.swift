import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The frames while the finger is down.
@MainActor
struct DragGrabTests {
  @Test(
    "the touched point stays under the finger, and the screens are not laid out",
    arguments: DragCase.all)
  func follow(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: 40)
    #expect(stage.isInteractive)
    let layouts = (stage.photo.layoutCount, stage.simulator.counters.layoutPasses)
    let safeArea = stage.photo.view.safeAreaInsets
    for translation in [
      CGPoint(x: -80, y: 220), CGPoint(x: 60, y: 100), CGPoint(x: 110, y: 160),
      CGPoint(x: 20, y: 400), CGPoint(x: 0, y: -60),
    ] {
      stage.bring(finger, to: translation)
    }
    stage.expectFollowsFinger()
    #expect(stage.photo.layoutCount == layouts.0)
    // A transform lays out the container (F4b). A zoom clips the lower edge, which lays out its clip,
    // too, but not the screen in it.
    let passes = stage.simulator.counters.layoutPasses - layouts.1
    #expect(passes <= (dragCase.effect.cutsOff ? 3 : 1) * stage.frames.count)
    #expect(stage.photo.view.safeAreaInsets == safeArea)
    stage.rest(finger)
    stage.expectEnd(isGone: false)
  }

  @Test(
    "a view that keeps its place keeps its safe area, up to the end", arguments: [true, false],
    [ModalWay.presentUsing, .bare])
  func safeArea(isGone: Bool, way: ModalWay) {
    let stage = DragStage(DragCase(effect: .fade, way: way))
    let content = SafeAreaView()
    let onLoad = stage.photo.onLoad
    stage.photo.onLoad = { screen in
      onLoad(screen)
      content.frame = screen.view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(content)
    }
    stage.presentAndSettle()
    #expect(content.safeAreaInsets.top == 59)
    let (layouts, changes) = (stage.photo.layoutCount, content.changes)
    let finger = stage.drag(to: CGPoint(x: 60, y: isGone ? 200 : 100))
    let passes = stage.simulator.counters.layoutPasses
    stage.rest(finger)
    stage.runUntilIdle {
      guard stage.photo.transitionCoordinator != nil else { return }
      // One may be that of an invisible view that the kit animates.
      #expect(stage.simulator.counters.layoutPasses - passes <= 2)
      #expect(stage.photo.layoutCount == layouts && content.changes == changes)
    }
    stage.expectFlies(isGone: isGone)
    if !isGone { #expect(stage.photo.layoutCount == layouts && content.changes == changes) }
    stage.expectEnd(isGone: isGone)
  }

  @Test(
    "with the distance it shrinks, and the dimming fades", arguments: DragCase.all)
  func distance(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: 5)
    for translation in [
      CGPoint(x: 0, y: 128), CGPoint(x: 0, y: 426), CGPoint(x: -100, y: 0), CGPoint(x: 75, y: 100),
    ] {
      stage.bring(finger, to: translation)
      let frame = stage.current
      // The finger is recognized after 12 points, and moves the screen after 13.5.
      let pull = max(translation.y - 1.5, 0)
      let part = pull / 852
      #expect(abs(frame.scale - (1 - 0.67 * part)) < 0.002)
      let most = 0.9 * stage.scene.container.width
      let aside = most - most / (0.56 * abs(translation.x) / most + 1)
      let distance = hypot(pull - 0.45 * part * part * part * 852, aside) / 852
      let progress = 0.6 - 0.6 / (distance / 0.3 + 1)
      #expect(abs((stage.progresses.last ?? 0) - progress) < 0.002)
      if dragCase.hasBackdrop { #expect(abs(frame.backdropAlpha - (1 - progress)) < 0.002) }
      #expect(frame.alpha == 1)
    }
    #expect(stage.phone.root.view.window != nil)
    finger.cancel()
    stage.expectEnd(isGone: false)
  }

  @Test("straight down, it only shrinks, and the dimming fades", arguments: DragCase.some)
  func monotone(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(to: CGPoint(x: 60, y: 480), for: 0.4)
    let taken = stage.frames.filter(\.isTaken)
    #expect(taken.count > 10)
    for (frame, next) in zip(taken, taken.dropFirst()) {
      #expect(next.scale <= frame.scale + 1e-9)
      #expect(next.backdropAlpha <= frame.backdropAlpha + 1e-9)
      #expect(next.alpha <= frame.alpha + 1e-9)
    }
    #expect(stage.progresses == stage.progresses.sorted() && stage.progresses.count > 10)
    let count = stage.progresses.count
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.progresses.count == count, "nothing more is heard when the finger has lifted")
    stage.expectEnd(isGone: true)
  }

  @Test("the finger may be faster than the frames", arguments: [60, 120])
  func severalEventsInAFrame(refreshRate: Int) {
    let stage = DragStage(DragCase(refreshRate: refreshRate))
    stage.presentAndSettle()
    let finger = stage.drag(down: 20)
    for _ in 1...20 {
      for _ in 1...4 {
        finger.move(to: CGPoint(x: finger.location.x - 1, y: finger.location.y + 3))
      }
      stage.step()
    }
    stage.expectFollowsFinger()
    stage.rest(finger)
    stage.expectEnd(isGone: true)
  }

  @Test("after a blocked main thread it catches up", arguments: [true, false])
  func stall(atStart: Bool) {
    let stage = DragStage()
    stage.presentAndSettle()
    let finger = stage.touch()
    stage.step()
    if !atStart { stage.move(finger, by: CGPoint(x: 0, y: 60)) }
    stage.simulator.stall(for: 0.15)
    for _ in 1...12 {
      finger.move(to: CGPoint(x: finger.location.x + 2, y: finger.location.y + 10))
      stage.simulator.step()
    }
    stage.move(finger, by: CGPoint(x: 0, y: 30))
    stage.expectFollowsFinger()
    stage.rest(finger)
    stage.expectEnd(isGone: true)
  }

  @Test(
    "it begins downward, within 30 degrees", arguments: [(0, 1), (0.55, 1), (0.6, 1), (0, -1)])
  func cone(x: Double, y: Double) {
    let stage = DragStage()
    stage.presentAndSettle()
    let finger = stage.touch()
    stage.step()
    stage.move(finger, by: CGPoint(x: 60 * x, y: 60 * y))
    let begins = y > 0 && x < 0.577
    #expect(stage.isInteractive == begins)
    finger.cancel()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.outcomes == (begins ? [true, false] : [true]))
    stage.expectStillWorks()
  }
}

/// A view that counts the changes of its safe area, each of which lays it out.
private final class SafeAreaView: UIView {
  private(set) var changes = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
    setNeedsLayout()
  }
}
