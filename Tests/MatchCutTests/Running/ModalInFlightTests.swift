import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Events during a presentation.
@MainActor
struct ModalInFlightTests {
  @Test("a dismissal before the start is ignored, and nothing freezes", arguments: ModalCase.all)
  func dismissBeforeStart(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.present()
    stage.dismiss()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.phone.facts == ["A11"])
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test("a dismissal halfway is ignored, and nothing freezes", arguments: ModalCase.all)
  func dismissHalfway(_ modalCase: ModalCase) {
    for animated in [true, false] {
      let stage = ModalStage(modalCase)
      stage.present()
      stage.simulator.run(for: 0.12)
      stage.dismiss(animated: animated)
      stage.phone.settle()
      stage.expectPresented()
      #expect(stage.phone.facts == ["A11"])
      #expect(stage.outcomes == [true] && stage.dismissCompletions == 0)
      stage.dismissAndSettle()
      stage.expectDismissed()
    }
  }

  @Test("a pull halfway reverses it, or starts nothing", arguments: ModalCase.panned)
  func pullWhilePresenting(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.present()
    stage.simulator.run(for: 0.05)
    let recording = stage.simulator.record {
      stage.phone.pull(400, for: 0.12).lift()
      stage.phone.settle()
    }
    recording.expectContinuous(stage.photo.view)
    stage.phone.expectNoFaults()
    #expect(stage.outcomes == [!stage.way.usesModalTransition])
    guard !stage.way.usesModalTransition else { return stage.expectDismissed() }
    stage.expectPresented()
    recording.expectMonotone(stage.photo.view, growing: true)
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("a finger that moves on beyond the end of the presentation", arguments: ModalCase.panned)
  func fingerOutlivesPresentation(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.present()
    stage.simulator.run(for: 0.2)
    let finger = stage.phone.pull(300, for: 0.7)
    stage.phone.move(finger, by: 200)
    finger.lift()
    stage.phone.settle()
    stage.phone.expectNoFaults()
    // It has caught the presentation, if UIKit has an interaction for it.
    guard !stage.way.usesModalTransition else { return stage.expectDismissed() }
    stage.expectPresented()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("an incoming call halfway changes nothing", arguments: ModalCase.all)
  func deactivation(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.simulator.deactivate()
    stage.phone.settle()
    stage.expectPresented()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    stage.simulator.activate()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test("a dismissal in the completion of the presentation", arguments: ModalCase.all)
  func dismissInCompletion(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.photo.transitioningDelegate = stage.delegate ?? stage.transition
    stage.photo.modalPresentationStyle = stage.way.isFullScreen ? .fullScreen : .custom
    stage.root.present(stage.photo, animated: true) { stage.dismiss() }
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true] && stage.dismissCompletions == 1)
    stage.phone.expectNoFaults()
  }

  @Test("a presentation in the completion of the dismissal", arguments: ModalCase.all)
  func presentInCompletion(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.photo.dismiss(animated: true) { stage.present() }
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.outcomes == [true, true, true])
    stage.dismissAndSettle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test(
    "another screen in the completion of the dismissal, out of the same source",
    arguments: ModalCase.all)
  func anotherInCompletion(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let other = Screen("other")
    stage.presentAndSettle()
    let effect = modalCase.effect.effect(from: stage.phone.thumbnail)
    stage.photo.dismiss(animated: true) {
      stage.root.present(other, using: ModalTransition(effect))
    }
    stage.phone.settle()
    stage.phone.expectAtRest(other)
    #expect(stage.phone.thumbnail.alpha == 1)
    other.dismiss(animated: true)
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("screens above each other are dismissed one by one", arguments: ModalCase.all)
  func nested(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let upper = Screen("upper")
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    let effect = modalCase.effect.effect(from: .frame(Phone.thumbnailFrame, in: stage.photo.view))
    stage.photo.present(upper, using: ModalTransition(effect, dismissal: .panDown))
    stage.phone.settle()
    #expect(stage.simulator.visibleFrame(of: upper.view) == stage.phone.screen)
    #expect(stage.photo.presentedViewController === upper)
    stage.phone.pullInVain()
    stage.phone.settle()
    #expect(stage.photo.presentedViewController === upper)
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    stage.dismissAndSettle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("a whole stack is dismissed at once", arguments: ModalCase.all, [true, false])
  func stack(_ modalCase: ModalCase, animatesLowest: Bool) {
    var modalCase = modalCase
    if animatesLowest { modalCase.variant = .lowestDismissal }
    for animated in [true, false] {
      let stage = ModalStage(modalCase)
      let upper = Screen("upper")
      stage.presentAndSettle()
      let effect = modalCase.effect.effect(from: stage.photo.view)
      stage.photo.present(upper, using: ModalTransition(effect, dismissal: .panDown))
      stage.phone.settle()
      stage.root.dismiss(animated: animated)
      stage.phone.settle()
      stage.expectDismissed()
      #expect(upper.view.window == nil && upper.presentingViewController == nil)
      stage.phone.expectNoFaults()
    }
  }
}
