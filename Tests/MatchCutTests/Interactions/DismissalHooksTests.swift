import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The callbacks of a dismissal gesture, and what an app may do in them.
@MainActor
struct DismissalHooksTests {
  @Test("a veto keeps the screen, and receives location and velocity", arguments: PanCase.some)
  func veto(_ panCase: PanCase) throws {
    var isAllowed = false
    var asked: [(location: CGPoint, velocity: CGPoint)] = []
    let stage = PanStage(panCase) {
      $0.shouldBegin = { request in
        asked.append((request.location, request.velocity))
        return isAllowed
      }
    }
    stage.presentAndSettle()
    stage.pull(0.48).lift()
    stage.phone.settle()
    stage.expectPresented()
    let question = try #require(asked.first)
    #expect(asked.count == 1)
    let center = stage.phone.screen.center
    #expect(max(abs(question.location.x - center.x), abs(question.location.y - center.y)) < 60)
    #expect(
      question.velocity.x * panCase.unitVector.x + question.velocity.y * panCase.unitVector.y > 0)
    #expect(stage.progresses.isEmpty && stage.ends.isEmpty)
    isAllowed = true
    stage.expectStillWorks()
    #expect(asked.count == 2)
  }

  @Test("a dismissal in code after a canceled pull is none of the gesture's")
  func codeAfterPull() {
    let stage = PanStage()
    stage.presentAndSettle()
    stage.pull(0.3).cancel()
    stage.phone.settle()
    #expect(stage.ends == [false])
    stage.photo.dismiss(animated: true)
    stage.phone.settle()
    #expect(stage.ends == [false] && stage.phone.root.presentedViewController == nil)
  }

  @Test("the app is not asked where the pan would not begin anyway")
  func notAsked() {
    var count = 0
    let stage = PanStage {
      $0.shouldBegin = { _ in
        count += 1
        return true
      }
    }
    stage.presentAndSettle()
    stage.pull(-0.4).lift()
    stage.phone.settle()
    #expect(count == 0)
    // The app's other refusal is asked after this one.
    stage.photo.isModalInPresentation = true
    stage.pull(0.4).lift()
    stage.phone.settle()
    stage.expectPresented()
    #expect(count == 1)
    stage.photo.isModalInPresentation = false
    stage.expectStillWorks()
    #expect(count == 2)
  }

  @Test("progress is that of the finger, in either direction of the transition")
  func progress() throws {
    let stage = PanStage()
    stage.present()
    stage.simulator.run(for: 0.1)
    let finger = stage.touch()
    stage.simulator.step()
    stage.move(finger, by: 200)
    let first = try #require(stage.progresses.first)
    let last = try #require(stage.progresses.last)
    #expect(stage.progresses == stage.progresses.sorted())
    // The movement until the finger is recognized and reported is not included.
    #expect(abs(last - first - 200 / stage.length) < 25 / stage.length)
    let count = stage.progresses.count
    finger.cancel()
    stage.phone.settle()
    #expect(stage.progresses.count == count && stage.ends == [false])
    stage.pull(0.4).lift()
    #expect(stage.ends == [false])
    stage.phone.settle()
    #expect(stage.ends == [false, true])
  }

  @Test("transitions without a finger are not reported")
  func untouched() {
    let stage = PanStage()
    stage.presentAndSettle()
    stage.photo.dismiss(animated: true)
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.ends.isEmpty && stage.progresses.isEmpty)
  }

  /// What an app may do during a pull.
  enum Misdeed: String, CaseIterable {
    case dismiss
    case present
    case disableRecognizer
    case removeContainer
    case hideWindow
    case disableAnimations
  }

  @Test("whatever is done in onProgress, nothing freezes", arguments: Misdeed.allCases)
  func inProgress(_ misdeed: Misdeed) {
    weak var current: PanStage?
    var count = 0
    let stage = PanStage {
      $0.onProgress = { _ in
        count += 1
        if count == 3 { current.map { commit(misdeed, on: $0) } }
      }
    }
    current = stage
    stage.presentAndSettle()
    stage.pull(0.48).lift()
    UIView.setAnimationsEnabled(true)
    stage.phone.settle()
    #expect(stage.ends.count == 1 && stage.outcomes.count == 2)
    #expect(stage.photo.transitionCoordinator == nil && !stage.photo.isBeingDismissed)
    #expect(stage.phone.thumbnail.alpha == 1)
  }

  @Test("another pull or presentation in onEnd")
  func inEnd() {
    weak var current: PanStage?
    var hasPresented = false
    let stage = PanStage {
      $0.onEnd = { isDismissed in
        guard isDismissed, !hasPresented else { return }
        hasPresented = true
        current?.present()
      }
    }
    current = stage
    stage.presentAndSettle()
    stage.pull(0.48).lift()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.outcomes == [true, true, true] && stage.completions == 2)
    stage.expectStillWorks()
  }

  @Test("a screen that is dismissed in shouldBegin")
  func dismissedInVeto() {
    weak var current: PanStage?
    let stage = PanStage {
      $0.shouldBegin = { _ in
        current?.photo.dismiss(animated: false)
        return true
      }
    }
    current = stage
    stage.presentAndSettle()
    stage.pull(0.3).lift()
    stage.phone.settle()
    #expect(stage.photo.presentingViewController == nil)
    #expect(stage.phone.root.transitionCoordinator == nil)
  }

  @Test(
    "a dismissal that the app refuses is dropped", arguments: [DismissalGesture.panDown, .drag],
    [true, false])
  func declined(_ gesture: DismissalGesture, isLifted: Bool) {
    for isInCode in [true, false] {
      let phone = Phone()
      let photo = StubbornScreen()
      phone.root.present(photo, using: ModalTransition(.fade, dismissal: gesture))
      phone.settle()
      let finger = phone.pull(400)
      if isLifted { finger.lift() } else { finger.cancel() }
      phone.settle()
      #expect(phone.root.presentedViewController === photo && photo.count == 1)
      #expect(phone.simulator.visibleFrame(of: photo.view) == phone.screen)
      photo.isStubborn = false
      if isInCode { photo.dismiss(animated: true) } else { phone.pull(400).lift() }
      phone.settle()
      #expect(photo.count == 2)
      phone.expectAsBefore()
      phone.expectNoFaults()
    }
  }

  private func commit(_ misdeed: Misdeed, on stage: PanStage) {
    switch misdeed {
    case .dismiss: stage.photo.dismiss(animated: false)
    case .present: stage.photo.present(Screen("above"), animated: false)
    case .disableRecognizer:
      for recognizer in stage.container?.gestureRecognizers ?? [] {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    case .removeContainer: stage.container?.removeFromSuperview()
    case .hideWindow: stage.phone.window.isHidden = true
    case .disableAnimations: UIView.setAnimationsEnabled(false)
    }
  }
}
