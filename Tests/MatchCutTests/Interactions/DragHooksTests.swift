import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The callbacks and options of a drag, and what an app may do in them.
@MainActor
struct DragHooksTests {
  @Test("a veto keeps the screen, and receives location and velocity", arguments: DragCase.some)
  func veto(_ dragCase: DragCase) throws {
    var isAllowed = false
    var asked: [(location: CGPoint, velocity: CGPoint)] = []
    let stage = DragStage(dragCase) {
      $0.shouldBegin = { request in
        asked.append((request.location, request.velocity))
        return isAllowed
      }
    }
    stage.presentAndSettle()
    let finger = stage.touch()
    stage.step()
    stage.move(finger, by: CGPoint(x: 0, y: 300))
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    let question = try #require(asked.first)
    #expect(asked.count == 1 && question.velocity.y > 0)
    #expect(question.location.distance(to: CGPoint(x: 260, y: 330)) < 60)
    #expect(stage.progresses.isEmpty && stage.ends.isEmpty)
    #expect(stage.listener.calls.isEmpty)
    isAllowed = true
    stage.expectStillWorks()
    #expect(asked.count == 2)
  }

  // The 12 points before the finger is recognized are included.
  @Test(
    "the distance can be set",
    arguments: [(50, 37, false), (50, 39, true), (0, 12, true), (300, 287, false)]
      as [(CGFloat, CGFloat, Bool)])
  func distance(threshold: CGFloat, pull: CGFloat, isGone: Bool) {
    let stage = DragStage(release: DragRelease(distance: threshold))
    stage.presentAndSettle()
    stage.rest(stage.drag(down: pull))
    stage.phone.settle()
    #expect(stage.ends == [isGone] && stage.outcomes == [true, isGone])
    if isGone { stage.expectDismissed() } else { stage.expectPresented() }
  }

  @Test(
    "the speed can be set",
    arguments: [(400, 300, false), (400, 500, true), (2000, 1300, false)]
      as [(CGFloat, CGFloat, Bool)])
  func speed(threshold: CGFloat, speed: CGFloat, isGone: Bool) {
    let stage = DragStage(release: DragRelease(distance: 200, speed: threshold))
    stage.presentAndSettle()
    stage.drag(down: 0.1 * speed, for: 0.1).lift()
    stage.phone.settle()
    #expect(stage.ends == [isGone])
    if isGone { stage.expectDismissed() } else { stage.expectPresented() }
  }

  @Test(
    "invalid numbers are replaced by the defaults",
    arguments: [-1, CGFloat.nan, .infinity, -.infinity] as [CGFloat])
  func invalid(_ number: CGFloat) {
    for (pull, isGone) in [(121, true), (120, false)] as [(CGFloat, Bool)] {
      let stage = DragStage(release: DragRelease(distance: number, speed: number))
      stage.presentAndSettle()
      stage.rest(stage.drag(down: pull))
      stage.phone.settle()
      #expect(stage.ends == [isGone])
    }
    for (speed, isGone) in [(1100, true), (1000, false)] as [(CGFloat, Bool)] {
      let stage = DragStage(release: DragRelease(distance: number, speed: number))
      stage.presentAndSettle()
      stage.drag(down: 0.1 * speed, for: 0.1).lift()
      stage.phone.settle()
      #expect(stage.ends == [isGone])
    }
  }

  @Test("options that change during a drag take effect")
  func changed() {
    let stage = DragStage()
    stage.presentAndSettle()
    let finger = stage.drag(down: 100)
    stage.drag?.release.distance = 90
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.ends == [true])
    stage.expectDismissed()
  }

  @Test("other directions", arguments: PanCase.directions, [false, true])
  func direction(_ direction: GestureDirection, isRightToLeft: Bool) {
    let stage = DragStage(DragCase(way: .bare, isRightToLeft: isRightToLeft))
    let drag = DragDismissInteraction(dismissing: stage.photo, direction: direction)
    stage.photo.onLoad = { $0.view.addGestureRecognizer(drag.gestureRecognizers[0]) }
    stage.delegate?.drag = drag
    let vector = PanCase(direction: direction, isRightToLeft: isRightToLeft).unitVector
    for (length, isGone) in [(-80, false), (80, false), (160, true)] as [(CGFloat, Bool)] {
      if stage.photo.presentingViewController == nil { stage.presentAndSettle() }
      let finger = stage.touch(at: stage.phone.screen.center)
      stage.step()
      stage.move(finger, by: CGPoint(x: vector.x * length, y: vector.y * length))
      stage.rest(finger)
      stage.phone.settle()
      #expect((stage.photo.presentingViewController == nil) == isGone)
    }
    stage.expectDismissed()
  }

  /// What an app may do during a drag.
  enum Misdeed: String, CaseIterable {
    case dismiss
    case present
    case disableRecognizer
    case removeContainer
    case hideWindow
    case disableAnimations
    case replaceInteraction
  }

  @Test("whatever is done in onProgress, nothing freezes", arguments: Misdeed.allCases)
  func inProgress(_ misdeed: Misdeed) {
    for dragCase in DragCase.some {
      weak var current: DragStage?
      var count = 0
      let stage = DragStage(dragCase) {
        $0.onProgress = { _ in
          count += 1
          if count == 3 { current.map { commit(misdeed, on: $0) } }
        }
      }
      current = stage
      stage.presentAndSettle()
      stage.drag(down: 300).lift()
      UIView.setAnimationsEnabled(true)
      stage.phone.settle()
      #expect(stage.ends.count == 1 && stage.outcomes.count == 2, "\(dragCase)")
      #expect(
        stage.photo.transitionCoordinator == nil && !stage.photo.isBeingDismissed, "\(dragCase)")
      #expect(stage.phone.thumbnail.alpha == 1, "\(dragCase)")
      #expect(stage.photo.view.transform.isIdentity, "\(dragCase)")
      #expect(stage.photo.view.center == stage.phone.screen.center, "\(dragCase)")
    }
  }

  @Test("another presentation in onEnd")
  func inEnd() {
    weak var current: DragStage?
    var hasPresented = false
    let stage = DragStage {
      $0.onEnd = { isDismissed in
        guard isDismissed, !hasPresented else { return }
        hasPresented = true
        current?.present()
      }
    }
    current = stage
    stage.presentAndSettle()
    stage.rest(stage.drag(down: 300))
    stage.phone.settle()
    stage.phone.expectAtRest(stage.photo)
    #expect(stage.outcomes == [true, true, true] && stage.completions == 2)
    stage.expectStillWorks()
  }

  private func commit(_ misdeed: Misdeed, on stage: DragStage) {
    switch misdeed {
    case .dismiss: stage.photo.dismiss(animated: false)
    case .present: stage.photo.present(Screen("above"), animated: false)
    case .disableRecognizer:
      stage.drag?.gestureRecognizers[0].isEnabled = false
      stage.drag?.gestureRecognizers[0].isEnabled = true
    case .removeContainer: stage.container?.removeFromSuperview()
    case .hideWindow: stage.phone.window.isHidden = true
    case .disableAnimations: UIView.setAnimationsEnabled(false)
    case .replaceInteraction: stage.forgetTransition()
    }
  }
}
