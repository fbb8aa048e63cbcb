import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// A source that moves while a percentage drives a zoom, or before code reverses it.
@MainActor struct MovedSourceTests {
  private nonisolated static let goal = CGRect(x: 230, y: 560, width: 120, height: 90)

  /// The last place of a screen while something happens until it has gone.
  private func lastFrame(
    of screen: Screen, on phone: Phone, _ body: () -> Void
  ) -> CGRect {
    let frames = phone.simulator.record {
      body()
      phone.settle()
    }.frames
    return frames.last { $0.node(of: screen.view) != nil }?.visibleFrame(of: screen.view) ?? .null
  }

  private func expectLanded(
    _ frame: CGRect, on phone: Phone, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // The last frame of an even movement is a little before its end.
    #expect(frame.isClose(to: Self.goal, within: 4), "\(frame)", sourceLocation: sourceLocation)
    #expect(phone.simulator.visibleAlpha(of: phone.thumbnail) == 1, sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
    phone.thumbnail.frame = Phone.thumbnailFrame
  }

  @Test(.filmed, arguments: [ModalWay.presentUsing, .fullScreen, .bare, .bareFullScreen])
  func `a pan that dismisses lands where the source is at the release`(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.presentAndSettle()
    let finger = stage.phone.pull(400)
    stage.phone.thumbnail.frame = Self.goal
    let frame = lastFrame(of: stage.photo, on: stage.phone) { finger.lift() }
    expectLanded(frame, on: stage.phone)
    stage.expectDismissed()
  }

  @Test(.filmed)
  func `a presentation that is reversed in code returns to where the source is then`() {
    let stage = ModalStage(
      ModalCase(effect: .zoom, way: .presentUsing), timing: .curve(.linear, duration: 1))
    stage.present()
    stage.simulator.run(for: 0.5)
    stage.phone.thumbnail.frame = Self.goal
    let frame = lastFrame(of: stage.photo, on: stage.phone) { stage.photo.dismissOrReverse() }
    expectLanded(frame, on: stage.phone)
    stage.expectDismissed()
  }

  @Test(.filmed, arguments: [PopGesture.edge, .fullWidth])
  func `so does a swipe back`(_ gesture: PopGesture) {
    let pop = PopStage(PopCase(effect: .zoom, gesture: gesture))
    let finger = pop.swipe(220)
    pop.phone.thumbnail.frame = Self.goal
    let frame = lastFrame(of: pop.stage.photo, on: pop.phone) { finger.lift() }
    expectLanded(frame, on: pop.phone)
    pop.expectEnd(popped: true)
  }

  @Test(.filmed) func `a push that is reversed in code returns to where the source is then`() {
    let stage = NavigationStage(.zoom, timing: .curve(.linear, duration: 1))
    stage.push()
    stage.simulator.run(for: 0.5)
    stage.phone.thumbnail.frame = Self.goal
    let frame = lastFrame(of: stage.photo, on: stage.phone) { stage.navigation.popOrReverse() }
    expectLanded(frame, on: stage.phone)
    stage.expectRootShown()
  }

  @Test(.filmed, arguments: [true, false])
  func `with a percentage of the app's, too`(_ isPush: Bool) {
    let stage = NavigationStage(.zoom)
    if !isPush { stage.pushAndSettle() }
    let driver = stage.drive { if isPush { stage.push() } else { stage.pop() } }
    driver.update(0.5)
    stage.simulator.run(for: 0.1)
    stage.phone.thumbnail.frame = Self.goal
    let frame = lastFrame(of: stage.photo, on: stage.phone) {
      if isPush { driver.cancel() } else { driver.finish() }
    }
    expectLanded(frame, on: stage.phone)
    stage.expectRootShown()
  }

  @Test(.filmed) func `caught after the release, it comes back to its place without a jump`() {
    let stage = ModalStage(.zoom, .presentUsing)
    stage.presentAndSettle()
    let recording = stage.simulator.record {
      let finger = stage.phone.pull(400)
      stage.phone.thumbnail.frame = Self.goal
      finger.lift()
      stage.simulator.run(for: 0.05)
      let other = stage.simulator.touchDown(at: CGPoint(x: 200, y: 700))
      stage.simulator.run(for: 0.2)
      #expect(stage.photo.transitionCoordinator?.isInteractive == true)
      stage.phone.move(other, by: -500, for: 0.5)
      other.lift()
      stage.phone.settle()
    }
    recording.expectContinuous(stage.photo.view, step: 0.12)
    stage.phone.thumbnail.frame = Phone.thumbnailFrame
    stage.expectPresented()
    stage.phone.expectNoFaults()
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(.filmed) func `moved again after a second catch, it lands there`() {
    let stage = ModalStage(.zoom, .presentUsing)
    stage.presentAndSettle()
    let finger = stage.phone.pull(400)
    stage.phone.thumbnail.frame = CGRect(x: 10, y: 90, width: 120, height: 90)
    finger.lift()
    stage.simulator.run(for: 0.05)
    let other = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    stage.simulator.run(for: 0.1)
    stage.phone.thumbnail.frame = Self.goal
    stage.phone.move(other, by: 60)
    let frame = lastFrame(of: stage.photo, on: stage.phone) { other.lift() }
    expectLanded(frame, on: stage.phone)
    stage.expectDismissed()
  }
}
