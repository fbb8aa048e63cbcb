import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Hand-written delegates, and animators that are not the kit's.
@MainActor
struct DragDelegateTests {
  @Test("another animator has no interaction")
  func none() {
    let drag = DragDismissInteraction(dismissing: UIViewController())
    #expect(drag.interactionController(using: Stranger()) == nil)
    let animator = TransitionAnimator(.fade, for: .dismiss)
    #expect(drag.interactionController(using: animator) === drag)
    #expect(!drag.wantsInteractiveStart && !drag.isBeginning)
  }

  @Test(
    "a zoom without a presentation controller is clipped in flight", arguments: [true, false])
  func temporaryClip(isGone: Bool) {
    for way in [ModalWay.bare, .bareFullScreen] {
      let stage = DragStage(DragCase(way: way))
      stage.presentAndSettle()
      let superview = stage.photo.view.superview
      let finger = stage.drag(down: isGone ? 200 : 100)
      #expect(stage.clip != nil && stage.clip?.superview === superview)
      stage.expectFollowsFinger()
      stage.rest(finger)
      stage.runUntilIdle()
      #expect(stage.clip == nil)
      stage.expectFlies(isGone: isGone)
      stage.expectEnd(isGone: isGone)
    }
  }

  @Test(
    "below a dragged screen that fills the window, the former content is visible",
    arguments: [60, 120])
  func fullScreen(refreshRate: Int) {
    let stage = DragStage(DragCase(way: .bareFullScreen, refreshRate: refreshRate))
    stage.presentAndSettle()
    #expect(stage.phone.root.view.window == nil)
    let finger = stage.drag(down: 100)
    #expect(stage.phone.root.view.window != nil)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.root.view) == 1)
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.phone.root.view.window == nil)
    stage.expectEnd(isGone: false)
  }

  @Test(
    "with an animator of the app, it follows the finger, fades after the release, and ends",
    arguments: [true, false])
  func stranger(isGone: Bool) {
    for way in [ModalWay.bare, .bareFullScreen] {
      let stage = DragStage(DragCase(way: way))
      stage.presentAndSettle()
      let stranger = Stranger()
      stage.delegate?.stranger = stranger
      let finger = stage.drag(down: isGone ? 240 : 100)
      stage.expectFollowsFinger(as: .fade)
      #expect(stage.current.alpha == 1)
      stage.rest(finger)
      stage.runUntilIdle()
      stage.expectFlies(isGone: isGone, as: .fade)
      #expect(stage.outcomes == [true, isGone] && stage.ends == [isGone])
      #expect(stranger.count == 0)
      if isGone { stage.expectDismissed() } else { stage.expectPresented() }
      stage.delegate?.stranger = nil
      if isGone { stage.presentAndSettle() }
      stage.expectStillWorks()
    }
  }

  @Test("each of its transitions fades")
  func strangerAgain() {
    let stage = DragStage(DragCase(way: .bare))
    stage.delegate?.stranger = Stranger()
    stage.presentAndSettle()
    for isGone in [false, false, true] {
      let finger = stage.drag(down: isGone ? 240 : 100)
      #expect(stage.current.alpha == 1)
      stage.rest(finger)
      stage.runUntilIdle()
      stage.expectFlies(isGone: isGone, as: .fade)
      if !isGone { stage.expectPresented() }
    }
    #expect(stage.outcomes == [true, false, false, true])
    stage.expectDismissed()
  }

  @Test("so do transitions that the app begins")
  func strangerInCode() {
    let stage = DragStage(DragCase(way: .bare))
    stage.delegate?.stranger = Stranger()
    stage.presentAndSettle()
    stage.expectPresented()
    stage.photo.dismiss(animated: true)
    stage.phone.settle()
    stage.expectDismissed()
    stage.presentAndSettle()
    stage.rest(stage.drag(down: 240))
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true, true, true])
  }

  @Test("a delegate that returns no interaction dismisses as in code")
  func noInteraction() {
    let stage = DragStage(DragCase(way: .bare))
    let drag = stage.delegate?.drag
    stage.phone.expectedHint = "without the interaction"
    stage.delegate?.drag = nil
    stage.presentAndSettle()
    let finger = stage.touch()
    stage.step()
    stage.move(finger, by: CGPoint(x: 0, y: 60))
    #expect(!stage.isInteractive)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.delegate?.drag = drag
    stage.presentAndSettle()
    stage.expectStillWorks()
    stage.phone.expectNoFaults()
  }

  /// An animator of the app.
  private final class Stranger: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var count = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      count += 1
      transitionContext.completeTransition(true)
    }
  }
}
