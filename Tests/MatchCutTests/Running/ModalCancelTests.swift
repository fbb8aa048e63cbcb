import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions that a hand-written interaction drives by percentages.
@MainActor
struct ModalCancelTests {
  /// A progress up to 0.6, and back to 0.4.
  private let fractions = (1...12).map { CGFloat($0) / 20 } + [0.55, 0.5, 0.45, 0.4]

  @Test("a canceled presentation leaves everything as it was", arguments: ModalCase.driven)
  func presentation(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, isDriven: true)
    stage.root.forgetCalls()
    let recording = stage.simulator.record { drive(stage, finishes: false) { stage.present() } }
    stage.expectDismissed()
    #expect(stage.outcomes == [false])
    // Whether UIKit calls the completion then is an open question (L3).
    #expect(stage.presentCompletions <= 1)
    stage.expectNeverEmpty(recording, of: modalCase.effect)
    recording.expectContinuous(stage.photo.view, step: 0.2)
    #expect(stage.photo.count(of: .willAppear) == 1 && stage.photo.count(of: .didAppear) == 0)
    #expect(stage.photo.calls.suffix(2) == [.willDisappear, .didDisappear])
    expectPresenterTurnedRound(stage, [.willDisappear, .willAppear, .isAppearing, .didAppear])
    stage.phone.expectNoFaults()
  }

  @Test("a presentation that was canceled can be repeated", arguments: ModalCase.driven)
  func presentationTwice(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, isDriven: true)
    drive(stage, finishes: false) { stage.present() }
    drive(stage, finishes: true) { stage.present() }
    stage.expectPresented()
    stage.dismissAndSettle()
    stage.expectDismissed()
    #expect(stage.outcomes == [false, true, true])
    #expect((1...2).contains(stage.presentCompletions) && stage.dismissCompletions == 1)
    stage.phone.expectNoFaults()
  }

  @Test("a canceled dismissal leaves everything as it was", arguments: ModalCase.driven)
  func dismissal(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, isDriven: true)
    stage.presentAndSettle()
    let presented = Hierarchy(of: stage.phone.window)
    stage.photo.forgetCalls()
    stage.root.forgetCalls()
    let recording = stage.simulator.record { drive(stage, finishes: false) { stage.dismiss() } }
    stage.expectPresented()
    Hierarchy(of: stage.phone.window).expectSame(as: presented)
    #expect(stage.outcomes == [true, false])
    stage.expectNeverEmpty(recording, of: modalCase.effect)
    recording.expectContinuous(stage.photo.view, step: 0.2)
    #expect(stage.photo.calls == [.willDisappear, .willAppear, .isAppearing, .didAppear])
    expectPresenterTurnedRound(stage, [.willAppear, .isAppearing, .willDisappear, .didDisappear])
    stage.phone.expectNoFaults()
  }

  @Test("a dismissal canceled twice can be finished", arguments: ModalCase.driven)
  func dismissalThreeTimes(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, isDriven: true)
    stage.presentAndSettle()
    drive(stage, finishes: false) { stage.dismiss() }
    drive(stage, finishes: false) { stage.dismiss() }
    stage.expectPresented()
    drive(stage, finishes: true) { stage.dismiss() }
    stage.expectDismissed()
    #expect(stage.outcomes == [true, false, false, true])
    stage.phone.expectNoFaults()
  }

  @Test(
    "a dismissal that a finger has canceled can be finished in code", arguments: ModalCase.driven)
  func cancelThenAnimated(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, isDriven: true)
    stage.presentAndSettle()
    drive(stage, finishes: false) { stage.dismiss() }
    stage.dismissAndSettle()
    stage.expectDismissed()
    stage.presentAndSettle()
    drive(stage, finishes: false) { stage.dismiss() }
    stage.dismissAndSettle(animated: false)
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("the outcome may come right after the start", arguments: ModalCase.driven)
  func atZero(_ modalCase: ModalCase) {
    for finishes in [false, true] {
      let stage = ModalStage(modalCase, isDriven: true)
      stage.presentAndSettle()
      let driver = makeDriver()
      stage.driver = driver
      stage.dismiss()
      stage.simulator.commit()
      if finishes { driver.finish() } else { driver.cancel() }
      stage.driver = nil
      stage.phone.settle()
      if finishes { stage.expectDismissed() } else { stage.expectPresented() }
      #expect(stage.outcomes == [true, finishes])
      stage.phone.expectNoFaults()
    }
  }

  @Test(
    "at a fraction, a dismissal looks like a presentation",
    arguments: TestEffect.all.filter(\.mirrors))
  func mirrored(_ effect: TestEffect) {
    let stage = ModalStage(ModalCase(effect: effect, way: .custom), isDriven: true)
    let steps: [CGFloat] = [0, 0.1, 0.25, 0.5, 0.75, 0.9]
    let presenting = looks(stage, at: steps) { stage.present() }
    let dismissing = looks(stage, at: steps.map { 1 - $0 }) { stage.dismiss() }
    for (look, other) in zip(presenting, dismissing) {
      #expect(look.frame.isClose(to: other.frame, within: 0.01), "\(look), \(other)")
      #expect(abs(look.alpha - other.alpha) < 0.001, "\(look), \(other)")
      #expect(abs(look.sourceAlpha - other.sourceAlpha) < 0.001, "\(look), \(other)")
    }
    stage.expectDismissed()
  }

  // MARK: Driving

  /// Drives a transition up to 0.6 and back to 0.4, and releases it there.
  private func drive(
    _ stage: ModalStage, finishes: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    begin: () -> Void
  ) {
    let driver = makeDriver()
    stage.driver = driver
    begin()
    stage.simulator.step()
    for fraction in fractions {
      driver.update(fraction)
      stage.simulator.step()
    }
    #expect(stage.photo.transitionCoordinator?.isInteractive == true)
    if finishes { driver.finish() } else { driver.cancel() }
    stage.driver = nil
    stage.phone.settle(sourceLocation: sourceLocation)
  }

  private func makeDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    return driver
  }

  private struct Look {
    let frame: CGRect
    let alpha: CGFloat
    let sourceAlpha: CGFloat
  }

  /// Records a transition at some fractions, and finishes it.
  private func looks(
    _ stage: ModalStage, at fractions: [CGFloat], begin: () -> Void
  ) -> [Look] {
    let driver = makeDriver()
    stage.driver = driver
    begin()
    stage.simulator.step()
    let looks = fractions.map { fraction in
      driver.update(fraction)
      stage.simulator.step()
      return Look(
        frame: stage.simulator.visibleFrame(of: stage.photo.view),
        alpha: stage.simulator.visibleAlpha(of: stage.photo.view),
        sourceAlpha: stage.simulator.visibleAlpha(of: stage.phone.thumbnail))
    }
    driver.finish()
    stage.driver = nil
    stage.phone.settle()
    return looks
  }

  /// A10: a presenter whose view is removed reverses its appearance when the transition is
  /// canceled.
  private func expectPresenterTurnedRound(
    _ stage: ModalStage, _ calls: [Screen.Call],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = stage.way.removesPresenter ? calls : []
    #expect(stage.root.calls == expected, sourceLocation: sourceLocation)
  }
}
