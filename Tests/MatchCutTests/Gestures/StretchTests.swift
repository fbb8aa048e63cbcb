import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Screens that a finger pulls back beyond their place.
@MainActor
struct StretchTests {
  @Test("the screen resists like a scroll view at its end", arguments: PanCase.all)
  func follows(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let pan = stage.recordPan {
      let finger = stage.pull(0.2)
      var overshoot = -(stage.progresses.last ?? 0) * stage.length
      for distance in [180, 60, 150, -90, 120, -200, 30] as [CGFloat] {
        stage.move(finger, by: -distance, for: 0.1)
        overshoot += distance
        expectStretched(stage, by: overshoot)
        #expect(stage.progresses.last == 0 || overshoot < 0)
      }
      stage.move(finger, by: overshoot + 0.2 * stage.length)
      #expect((stage.progresses.last ?? 0) > 0.1)
      finger.cancel()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(pan)
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("released, it is presented at once, and springs back", arguments: PanCase.all)
  func springsBack(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let pan = stage.recordPan {
      let finger = pullBeyond(stage)
      let start = offset(stage)
      #expect(start > 30)
      stage.simulator.run(for: 0.2)
      finger.lift()
      stage.simulator.step()
      stage.simulator.step()
      #expect(stage.outcomes == [true, false] && stage.ends == [false])
      #expect(offset(stage) > start / 2)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(pan)
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    stage.expectStillWorks()
  }

  /// An event that interrupts a stretched screen.
  enum Interruption: CaseIterable {
    case touchCancelled
    case sceneDeactivated
    case recognizerDisabled
  }

  @Test("interrupted, it springs back, too", arguments: PanCase.some, Interruption.allCases)
  func interrupted(_ panCase: PanCase, by interruption: Interruption) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let finger = pullBeyond(stage)
    let recording = stage.simulator.record {
      switch interruption {
      case .touchCancelled: finger.cancel()
      case .sceneDeactivated: stage.simulator.deactivate()
      case .recognizerDisabled: stage.container?.gestureRecognizers?.first?.isEnabled = false
      }
      stage.phone.settle()
    }
    recording.expectContinuous(stage.photo.view, step: 0.05)
    stage.simulator.activate()
    stage.container?.gestureRecognizers?.first?.isEnabled = true
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    stage.expectStillWorks()
  }

  @Test("caught while it springs back", arguments: PanCase.all, [true, false])
  func again(_ panCase: PanCase, dismisses: Bool) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let pan = stage.recordPan {
      let first = pullBeyond(stage)
      stage.simulator.run(for: 0.2)
      first.lift()
      stage.simulator.run(for: 0.1)
      #expect(offset(stage) > 5)
      let second = stage.pull(0.3)
      if !dismisses { stage.move(second, by: -0.5 * stage.length) }
      second.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(pan)
    #expect(stage.outcomes == [true, false, dismisses])
    if dismisses { return stage.expectDismissed() }
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("flicked from beyond its place, it is dismissed", arguments: PanCase.some)
  func flung(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let recording = stage.simulator.record {
      let finger = pullBeyond(stage)
      stage.move(finger, by: 0.15 * stage.length, for: 0.07)
      #expect(offset(stage) > 5)
      finger.lift()
      stage.phone.settle()
    }
    recording.expectContinuous(stage.photo.view, step: 0.35)
    stage.expectDismissed()
    #expect(stage.photo.view.transform.isIdentity)
    stage.presentAndSettle()
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("a presentation that is caught can be pulled beyond, too", arguments: PanCase.some)
  func presenting(_ panCase: PanCase) {
    let stage = PanStage(panCase)
    stage.present()
    stage.simulator.run(for: 0.06)
    let pan = stage.recordPan {
      let finger = stage.touch()
      stage.simulator.step()
      stage.move(finger, by: -0.9 * stage.length, for: 0.6)
      #expect(offset(stage) > 5)
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(pan)
    #expect(stage.outcomes == [true] && stage.completions == 1)
    stage.expectPresented()
    stage.expectStillWorks()
  }

  /// A change that removes a stretched screen from the window.
  enum Loss: CaseIterable {
    case newRoot
    case windowHidden
    case containerRemoved
    case dismissedAtOnce
  }

  @Test("the loss of the window restores it", arguments: Loss.allCases)
  func lostWindow(_ loss: Loss) throws {
    let stage = PanStage()
    stage.presentAndSettle()
    let front = try #require(stage.photo.presentationController?.presentedView)
    let place = front.center
    let finger = pullBeyond(stage)
    #expect(front.center != place)
    switch loss {
    case .newRoot: stage.phone.window.rootViewController = Screen("other")
    case .windowHidden: stage.phone.window.isHidden = true
    case .containerRemoved: stage.container?.removeFromSuperview()
    case .dismissedAtOnce: stage.photo.dismiss(animated: false)
    }
    stage.simulator.step()
    finger.lift()
    stage.phone.settle()
    #expect(front.center == place && front.transform.isIdentity)
    #expect((front.layer.animationKeys() ?? []) == [])
    #expect(stage.outcomes.count == 2 && stage.ends.count == 1)
  }

  @Test(
    "a transform that the app sets stays, stretched or not",
    arguments: [[], [-0.5, 0.45], [-0.5]] as [[CGFloat]])
  func transformOfTheApp(parts: [CGFloat]) throws {
    let stage = PanStage()
    stage.presentAndSettle()
    let front = try #require(stage.photo.presentationController?.presentedView)
    let place = front.center
    let finger = stage.pull(0.2)
    for part in parts { stage.move(finger, by: part * stage.length) }
    #expect((stage.progresses.last == 0 && offset(stage) > 50) == (parts.count == 1))
    let scaled = CGAffineTransform(scaleX: 0.9, y: 0.9)
    front.transform = scaled
    finger.cancel()
    stage.phone.settle()
    #expect(front.transform == scaled && front.center == place)
    #expect(stage.outcomes == [true, false])
  }

  @Test("the screen of a hand-written delegate stays in its place", arguments: TestEffect.all)
  func handWritten(_ effect: TestEffect) {
    let stage = ModalStage(effect, .bare)
    stage.presentAndSettle()
    let finger = stage.phone.pull(100)
    stage.phone.move(finger, by: -300)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(frame.isClose(to: stage.phone.screen, within: 0.01))
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    stage.phone.expectNoFaults()
  }

  @Test(
    "a screen that its effect moves with a transform follows, too", arguments: PanCase.some,
    [true, false])
  func movedByTransform(_ panCase: PanCase, dismisses: Bool) {
    var panCase = panCase
    let vector = panCase.unitVector
    panCase.effect = TestEffect(
      "curtain", usesTransform: true, { _ in CurtainEffect(vector: vector) },
      look: { part, scene in
        var look = scene.atRest
        look.frame = scene.rest.offsetBy(
          dx: vector.x * scene.rest.width * (1 - part),
          dy: vector.y * scene.rest.height * (1 - part))
        return look
      })
    let stage = PanStage(panCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let pan = stage.recordPan {
      let finger = stage.pull(0.2)
      let distance = (stage.progresses.last ?? 0) * stage.length
      stage.move(finger, by: -0.5 * stage.length)
      expectStretched(stage, by: 0.5 * stage.length - distance)
      stage.move(finger, by: 0.4 * stage.length)
      #expect((stage.progresses.last ?? 0) > 0.05)
      stage.move(finger, by: -0.3 * stage.length)
      expectStretched(stage, by: 0.4 * stage.length - distance)
      if dismisses { stage.move(finger, by: 0.55 * stage.length) }
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(pan)
    #expect(stage.outcomes == [true, dismisses] && stage.ends == [dismisses])
    if dismisses { return stage.expectDismissed() }
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    stage.expectStillWorks()
  }

  /// Pulls away and back again, beyond the place of the screen.
  private func pullBeyond(_ stage: PanStage) -> Finger {
    let finger = stage.pull(0.2)
    stage.move(finger, by: -0.5 * stage.length)
    return finger
  }

  /// The distance of the screen beyond its place, in points.
  private func offset(_ stage: PanStage) -> CGFloat {
    let (frame, screen) = (stage.visibleFrame, stage.phone.screen)
    return max(screen.width - frame.width, screen.height - frame.height)
  }

  /// Expects the screen at the distance beyond its place that a scroll view would have.
  private func expectStretched(
    _ stage: PanStage, by pull: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard pull > 0 else { return }
    let vector = stage.panCase.unitVector
    let offset = (1 - 1 / (pull * 0.55 / stage.length + 1)) * stage.length
    let screen = stage.phone.screen
    let expected = screen.offsetBy(dx: -vector.x * offset, dy: -vector.y * offset).intersection(
      screen)
    #expect(
      stage.visibleFrame.isClose(to: expected, within: 0.01),
      "\(stage.visibleFrame), not \(expected)", sourceLocation: sourceLocation)
    #expect(
      stage.simulator.visibleAlpha(of: stage.photo.view) == 1, sourceLocation: sourceLocation)
  }
}

/// An effect that moves the screen out of the window with its transform.
private struct CurtainEffect: TransitionEffect {
  let vector: CGPoint

  func arrange(_ stage: TransitionStage) {
    let size = stage.frontFrame.size
    let away = stage.front.transform.translatedBy(
      x: vector.x * size.width, y: vector.y * size.height)
    stage.set(\.transform, of: stage.front, away: away)
  }
}
