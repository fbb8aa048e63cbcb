import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// When a pan must not begin, and what cancels it.
@MainActor
struct PanGuardTests {
  // MARK: Direction

  @Test(
    "the translation decides whether it begins, and not the last step",
    arguments: [
      ([CGPoint(x: 1, y: 9), CGPoint(x: 8, y: 2)], true),
      ([CGPoint(x: 9, y: 1), CGPoint(x: 1, y: 7)], false),
      ([CGPoint(x: 9, y: 3), CGPoint(x: -10, y: 8)], true),
    ])
  func direction(steps: [CGPoint], begins: Bool) {
    let stage = ModalStage(.zoom)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: stage.phone.screen.center)
    stage.simulator.step()
    for step in steps {
      finger.move(to: CGPoint(x: finger.location.x + step.x, y: finger.location.y + step.y))
      // Long enough for the velocity of the last step alone.
      stage.simulator.run(for: 0.15)
    }
    stage.phone.move(finger, by: 300)
    #expect(stage.photo.isBeingDismissed == begins)
    finger.cancel()
    stage.phone.settle()
    stage.expectPresented()
  }

  // MARK: Cancellation

  @Test("a touch that the system cancels", arguments: ModalCase.panned)
  func systemCancel(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let finger = stage.phone.pull(500)
    #expect(stage.photo.isBeingDismissed)
    finger.cancel()
    stage.phone.settle()
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    #expect(stage.outcomes == [true, false])
    expectStillWorks(stage)
  }

  @Test("an incoming call cancels", arguments: ModalCase.standardPanned)
  func deactivation(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    _ = stage.phone.pull(500)
    stage.simulator.deactivate()
    stage.phone.settle()
    stage.simulator.activate()
    stage.expectPresented()
    expectStillWorks(stage)
  }

  @Test("disabling the recognizer during a pull cancels", arguments: TestEffect.all)
  func disabled(_ effect: TestEffect) throws {
    let stage = ModalStage(effect, .bare)
    stage.presentAndSettle()
    let recognizer = try #require(stage.delegate?.pan?.gestureRecognizer)
    let finger = stage.phone.pull(500)
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    stage.phone.settle()
    stage.expectPresented()
    finger.lift()
    expectStillWorks(stage)
  }

  @Test("dismissal without animation during a pull", arguments: ModalCase.standardPanned)
  func secondDismissal(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.phone.pull(300)
    stage.dismiss(animated: false)
    stage.dismiss(animated: true)
    stage.simulator.step()
    #expect(stage.photo.isBeingDismissed)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    // UIKit ignores a repeated request, and reports it.
    #expect(stage.phone.facts == ["A11", "A11"])
    #expect(stage.outcomes == [true, true])
  }

  // MARK: Refusal

  @Test("a pull while the screen returns or disappears catches it", arguments: ModalCase.panned)
  func whileSettling(_ modalCase: ModalCase) {
    for finishes in [true, false] {
      let stage = ModalStage(modalCase)
      stage.presentAndSettle()
      if finishes { stage.phone.pullToDismiss() } else { stage.phone.pullInVain() }
      stage.simulator.step()
      #expect(stage.photo.isBeingDismissed)
      stage.phone.pull(100, for: 0.05).lift()
      stage.phone.settle()
      stage.expectDismissed()
      #expect(stage.outcomes == [true, true])
      stage.phone.expectNoFaults()
    }
  }

  @Test("a pull in the turn of a dismissal in code starts nothing", arguments: ModalCase.panned)
  func whileDismissing(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.dismiss()
    stage.simulator.run(for: 0.05)
    stage.phone.pull(300, for: 0.1).lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true] && stage.dismissCompletions == 1)
    stage.phone.expectNoFaults()
  }

  @Test("nothing begins below another presentation", arguments: ModalCase.standardPanned)
  func presentedAbove(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.photo.present(above, animated: false)
    stage.phone.settle()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    #expect(stage.photo.presentedViewController === above)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(stage.simulator.visibleFrame(of: above.view) == stage.phone.screen)
    above.dismiss(animated: false)
    stage.phone.settle()
    stage.expectPresented()
    expectStillWorks(stage)
  }

  @Test(
    "a finger that was down before something was presented above",
    arguments: ModalCase.standardPanned)
  func presentedAboveUnderTheFinger(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 300))
    stage.simulator.step()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.photo.present(above, animated: false)
    stage.simulator.step()
    stage.phone.move(finger, by: 400)
    finger.lift()
    stage.phone.settle()
    #expect(stage.photo.presentedViewController === above)
    #expect(stage.root.presentedViewController === stage.photo)
    #expect(stage.outcomes.count == 2)
    stage.phone.expectNoFaults()
  }

  @Test("isModalInPresentation keeps the screen", arguments: ModalCase.standardPanned)
  func modalInPresentation(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.photo.isModalInPresentation = true
    stage.presentAndSettle()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.outcomes == [true])
    stage.photo.isModalInPresentation = false
    expectStillWorks(stage)
  }

  @Test(
    "a view that the app removes in shouldBegin is removed with its pan",
    arguments: [ModalWay.bare, .bareFullScreen])
  func viewRemoved(_ way: ModalWay) {
    let stage = ModalStage(ModalCase(effect: .zoom, way: way))
    stage.presentAndSettle()
    stage.delegate?.pan?.options.shouldBegin = { [weak stage] _ in
      stage?.photo.view.removeFromSuperview()
      return true
    }
    let finger = stage.phone.pull(300)
    stage.phone.settle()
    #expect(stage.photo.transitionCoordinator == nil && !stage.photo.isBeingDismissed)
    finger.lift()
    stage.dismiss()
    stage.phone.settle()
    #expect(stage.photo.presentingViewController == nil && stage.dismissCompletions == 1)
  }

  @Test("a pan upward or sideways does not begin", arguments: ModalCase.standardPanned)
  func otherDirections(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let start = CGPoint(x: 200, y: 400)
    for end in [CGPoint(x: 200, y: 100), CGPoint(x: 390, y: 410), CGPoint(x: 10, y: 390)] {
      stage.simulator.drag(from: start, to: end, duration: 0.2)
      #expect(!stage.photo.isBeingDismissed)
      stage.phone.settle()
    }
    #expect(stage.outcomes == [true])
    expectStillWorks(stage)
  }

  @Test("without a gesture, a pull does nothing", arguments: TestEffect.all)
  func noGesture(_ effect: TestEffect) {
    let phone = Phone()
    let photo = Screen("photo")
    let transition = ModalTransition(effect.effect(from: phone.thumbnail))
    phone.root.present(photo, using: transition)
    phone.settle()
    phone.pullToDismiss()
    phone.settle()
    phone.expectAtRest(photo)
    #expect(photo.presentationController?.containerView?.gestureRecognizers?.isEmpty ?? true)
    phone.expectNoFaults()
  }

  @Test("a second finger changes nothing", arguments: ModalCase.standardPanned)
  func secondFinger(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let finger = stage.phone.pull(400)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    let second = stage.simulator.touchDown(at: CGPoint(x: 100, y: 700))
    stage.simulator.step()
    second.move(to: CGPoint(x: 100, y: 500))
    stage.simulator.step()
    second.lift()
    stage.simulator.step()
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).isClose(to: frame))
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  /// A long pull dismisses, whatever happened before.
  private func expectStillWorks(
    _ stage: ModalStage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage.phone.pullToDismiss()
    stage.phone.settle(sourceLocation: sourceLocation)
    stage.expectDismissed(sourceLocation: sourceLocation)
    stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
