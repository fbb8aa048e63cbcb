import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Pans in all directions, at both refresh rates and in both layouts.
@MainActor
struct PanDirectionTests {
  @Test("a long pull dismisses", arguments: PanCase.all + PanCase.several)
  func finish(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let pan = stage.recordPan {
      stage.rest(stage.pull(0.48, for: 0.6))
      stage.phone.settle()
    }
    stage.expectDismissed()
    stage.expectFollowsFinger(pan)
    pan.recording.expectNeverEmpty([stage.phone.root.view, stage.photo.view])
    #expect(stage.outcomes == [true, true] && stage.ends == [true])
  }

  @Test("a short one does not, nor one that returns", arguments: PanCase.all + PanCase.several)
  func cancel(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    for back: CGFloat in [0, -0.35, -0.6] {
      let pan = stage.recordPan {
        let finger = stage.pull(back == 0 ? 0.2 : 0.45)
        stage.move(finger, by: back * stage.length)
        stage.rest(finger)
        stage.phone.settle()
      }
      stage.expectPresented()
      Hierarchy(of: stage.phone.window).expectSame(as: presented)
      stage.expectFollowsFinger(pan)
    }
    #expect(stage.outcomes == [true, false, false, false] && stage.ends == [false, false, false])
    stage.expectStillWorks()
  }

  @Test(
    "a flick dismisses, also within one turn; one back does not",
    arguments: PanCase.all + PanCase.several)
  func flick(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let finger = stage.pull(0.45)
    stage.move(finger, by: -0.2 * stage.length, for: 0.1)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    stage.pull(0.15, for: 0.06).lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.presentAndSettle()
    let quick = stage.moveInOneTurn(by: [20, 80, 160])
    quick.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends == [false, true, true])
  }

  @Test("a canceled touch cancels", arguments: PanCase.all + PanCase.several)
  func systemCancel(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    stage.pull(0.45).cancel()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectStillWorks()
  }

  @Test("the other three directions do nothing", arguments: PanCase.all)
  func otherDirections(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let center = stage.phone.screen.center
    for vector in [
      CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0),
    ]
    where vector != panCase.unitVector {
      let end = CGPoint(x: center.x + vector.x * 180, y: center.y + vector.y * 180)
      stage.simulator.drag(from: center, to: end, duration: 0.2)
      stage.phone.settle()
    }
    #expect(stage.outcomes == [true] && stage.progresses.isEmpty)
    stage.expectStillWorks()
  }

  @Test(
    "the angle of the whole translation decides",
    arguments: [(40, 45, true), (50, 45, false), (40, 30, false), (80, 90, true), (3, 0, false)])
  func maximumAngle(angle: Double, maximum: Double, begins: Bool) {
    let stage = PanStage { $0.maximumAngle = CGFloat(maximum * .pi / 180) }
    stage.presentAndSettle()
    let finger = stage.touch()
    stage.simulator.step()
    let start = finger.location
    for distance in stride(from: CGFloat(4), through: 120, by: 4) {
      let (x, y) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      finger.move(to: CGPoint(x: start.x + distance * x, y: start.y + distance * y))
      stage.simulator.step()
    }
    #expect(stage.photo.isBeingDismissed == begins)
    finger.cancel()
    stage.phone.settle()
    stage.expectPresented()
  }

  @Test("threshold and deceleration decide")
  func release() {
    let far = PanStage(release: PanRelease(threshold: 0.6))
    far.presentAndSettle()
    far.rest(far.pull(0.48))
    far.phone.settle()
    far.expectPresented()
    let stiff = PanStage(release: PanRelease(decelerationRate: .fast))
    stiff.presentAndSettle()
    stiff.pull(0.2, for: 0.2).lift()
    stiff.phone.settle()
    stiff.expectPresented()
    let invalid = PanRelease(
      threshold: .nan, decelerationRate: UIScrollView.DecelerationRate(rawValue: 1))
    let odd = PanStage(release: invalid) { $0.maximumAngle = .nan }
    odd.presentAndSettle()
    odd.expectStillWorks()
  }

  @Test("nothing is left of the transition and what it retains")
  func released() {
    let stage = PanStage()
    stage.presentAndSettle()
    stage.pull(0.2).cancel()
    stage.phone.settle()
    weak let recognizer = stage.container?.gestureRecognizers?.first
    weak let presentation = stage.photo.presentationController
    #expect(recognizer != nil && presentation != nil)
    stage.expectStillWorks()
    stage.forgetTransition()
    stage.simulator.step()
    #expect(recognizer == nil && presentation == nil)
  }
}
