import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Fingers and recognizers in each phase of a transition.
@MainActor
struct InteractiveTransitionTests {
  /// The phase of a transition, and who has begun it.
  enum Phase: String, CaseIterable {
    /// The finger is down, and has not moved.
    case touched
    /// It has requested a dismissal, in this turn.
    case requested
    /// It drives the dismissal that it has requested.
    case driving
    /// It holds a presentation.
    case holding
    /// It moves a presentation.
    case moving
    /// It holds a dismissal in code.
    case holdingDismissal

    /// Whether the screen stays unless the finger moves it further.
    var stays: Bool { self != .holdingDismissal }
  }

  @Test("a second finger changes nothing", arguments: Phase.allCases, [true, false])
  func secondFinger(_ phase: Phase, isSlow: Bool) {
    let stage = PanStage()
    let finger = bring(stage, to: phase)
    let second = stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
    if phase == .requested { stage.simulator.step() }
    let frame = stage.visibleFrame
    if isSlow { stage.simulator.step() }
    stage.move(second, by: 200, for: 0.1)
    #expect(stage.visibleFrame.isClose(to: frame, within: 1))
    second.lift()
    stage.simulator.run(for: 0.2)
    #expect(stage.visibleFrame.isClose(to: frame, within: 1))
    #expect(stage.photo.transitionCoordinator?.isInteractive ?? false == (phase != .touched))
    finger.lift()
    stage.phone.settle()
    expectEnd(stage, phase, stays: phase.stays)
  }

  @Test("the first finger lifts first", arguments: Phase.allCases)
  func firstLiftsFirst(_ phase: Phase) {
    let stage = PanStage()
    let finger = bring(stage, to: phase)
    let second = stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.simulator.step()
    stage.move(second, by: 20, for: 0.1)
    second.lift()
    stage.phone.settle()
    expectEnd(stage, phase, stays: phase.stays)
  }

  @Test("two fingers at once catch it, and release it", arguments: [true, false])
  func bothAtOnce(isPresenting: Bool) {
    let stage = PanStage()
    if isPresenting { stage.present() } else { stage.presentAndSettle() }
    if !isPresenting { stage.photo.dismiss(animated: true) }
    stage.simulator.run(for: 0.1)
    let fingers = [CGPoint(x: 100, y: 400), CGPoint(x: 250, y: 500)]
      .map(stage.simulator.touchDown)
    stage.simulator.step()
    for finger in fingers { stage.move(finger, by: 5, for: 0.05) }
    for finger in fingers { finger.lift() }
    stage.phone.settle()
    if isPresenting { stage.expectPresented() } else { stage.expectDismissed() }
    #expect(stage.outcomes.last == true)
  }

  @Test(
    "disabling a recognizer releases the screen", arguments: Phase.allCases, [true, false])
  func disabled(_ phase: Phase, allOfThem: Bool) throws {
    let stage = PanStage()
    let finger = bring(stage, to: phase)
    let recognizers = stage.container?.gestureRecognizers ?? []
    #expect(recognizers.count == (phase == .touched || phase == .requested ? 1 : 3))
    for recognizer in allOfThem ? recognizers : Array(recognizers.prefix(1)) {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stage.simulator.step()
    finger.lift()
    stage.phone.settle()
    expectEnd(stage, phase, stays: phase.stays)
  }

  @Test("a pan that had to wait moves the screen from its place", arguments: PanCase.some)
  func late(_ panCase: PanCase) throws {
    let stage = PanStage(panCase)
    stage.present()
    stage.simulator.run(for: 0.1)
    let tap = try waitForTap(on: stage)
    let pan = stage.recordPan {
      let finger = stage.touch()
      stage.simulator.step()
      #expect(stage.photo.transitionCoordinator?.isInteractive == true)
      stage.move(finger, by: 0.45 * stage.length)
      finger.lift()
    }
    stage.expectFollowsFinger(pan)
    stage.phone.settle()
    stage.expectDismissed()
    #expect(tap.view == nil || tap.state != .recognized)
    stage.presentAndSettle()
    stage.expectStillWorks()
  }

  @Test("a pan that has to wait until the finger lifts", arguments: [true, false])
  func waitingToTheEnd(isFast: Bool) throws {
    for isPresenting in [true, false] {
      let stage = PanStage()
      if isPresenting { stage.present() } else { stage.presentAndSettle() }
      stage.simulator.run(for: 0.25)
      let pan = try #require(stage.container?.gestureRecognizers?.first)
      let other = UIPanGestureRecognizer()
      other.minimumNumberOfTouches = 2
      stage.container?.addGestureRecognizer(other)
      pan.require(toFail: other)
      let finger = stage.touch()
      stage.simulator.step()
      let frame = stage.visibleFrame
      stage.move(finger, by: isFast ? 300 : 60, for: 0.2)
      #expect(stage.visibleFrame == frame)
      if !isFast { stage.simulator.run(for: 0.2) }
      finger.lift()
      other.view?.removeGestureRecognizer(other)
      stage.phone.settle()
      // A flick dismisses, even if the screen has not followed it.
      if isFast {
        stage.expectDismissed()
      } else {
        stage.expectPresented()
        stage.expectStillWorks()
      }
    }
  }

  @Test("a dismissal that the app refuses leaves nothing behind", arguments: [true, false])
  func refused(isLifted: Bool) {
    let phone = Phone()
    let photo = StubbornScreen()
    phone.root.present(
      photo, using: ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .panDown))
    phone.settle()
    let finger = phone.pull(300)
    if isLifted { finger.lift() }
    photo.isStubborn = false
    // A dismissal in code is not driven by the finger, and can be caught.
    photo.dismiss(animated: true)
    phone.simulator.run(for: 0.1)
    let coordinator = photo.transitionCoordinator
    #expect(coordinator?.isInteractive == false && coordinator?.initiallyInteractive == false)
    if !isLifted { finger.lift() }
    let other = phone.simulator.touchDown(at: phone.screen.center)
    phone.simulator.step()
    #expect(coordinator?.isInteractive == true)
    other.lift()
    phone.settle()
    phone.expectAsBefore()
    #expect(photo.count == 2)
    phone.expectNoFaults()
  }

  // MARK: Steps

  private func bring(_ stage: PanStage, to phase: Phase) -> Finger {
    switch phase {
    case .touched, .requested, .driving: stage.presentAndSettle()
    case .holding, .moving:
      // Far enough for a finger that rests to finish the presentation.
      stage.present()
      stage.simulator.run(for: 0.25)
    case .holdingDismissal:
      stage.presentAndSettle()
      stage.photo.dismiss(animated: true)
      stage.simulator.run(for: 0.1)
    }
    let finger = stage.touch()
    stage.simulator.step()
    switch phase {
    case .touched, .holding, .holdingDismissal: break
    case .requested:
      for distance in [8, 20, 40] as [CGFloat] {
        finger.move(to: CGPoint(x: finger.location.x, y: stage.phone.screen.midY + distance))
      }
    case .driving, .moving: stage.move(finger, by: 80, for: 0.2)
    }
    return finger
  }

  /// Makes the pan wait until a tap is no longer possible.
  private func waitForTap(on stage: PanStage) throws -> UITapGestureRecognizer {
    let pan = try #require(stage.container?.gestureRecognizers?.first)
    let tap = UITapGestureRecognizer()
    stage.photo.view.addGestureRecognizer(tap)
    pan.require(toFail: tap)
    return tap
  }

  private func expectEnd(
    _ stage: PanStage, _ phase: Phase, stays: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.ends == (phase == .touched ? [] : [!stays]), sourceLocation: sourceLocation)
    if stays {
      stage.expectPresented(sourceLocation: sourceLocation)
    } else {
      stage.expectDismissed(sourceLocation: sourceLocation)
      stage.presentAndSettle(sourceLocation: sourceLocation)
    }
    stage.expectStillWorks(sourceLocation: sourceLocation)
  }
}
