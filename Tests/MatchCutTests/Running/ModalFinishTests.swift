import MatchCut
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct ModalFinishTests {
  @Test("a screen is presented and dismissed", arguments: ModalCase.all)
  func finish(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.expectPresented()
    #expect(stage.photo.calls == [.willAppear, .isAppearing, .didAppear])
    #expect(stage.outcomes == [true])
    stage.dismissAndSettle()
    stage.expectDismissed()
    #expect(stage.photo.calls.suffix(2) == [.willDisappear, .didDisappear])
    #expect(stage.outcomes == [true, true])
    #expect(stage.presentCompletions == 1 && stage.dismissCompletions == 1)
    stage.phone.expectNoFaults()
  }

  @Test("the presenter gets callbacks only if its view is removed", arguments: ModalCase.standard)
  func presenter(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.root.forgetCalls()
    let place = stage.root.view.superview
    stage.presentAndSettle()
    stage.dismissAndSettle()
    let told: [Screen.Call] = [
      .willDisappear, .didDisappear, .willAppear, .isAppearing, .didAppear,
    ]
    #expect(stage.root.calls == (modalCase.way.removesPresenter ? told : []))
    #expect(stage.root.view.superview === place)
    stage.phone.expectNoFaults()
  }

  @Test("halfway the screen is in between, above the presenter", arguments: ModalCase.all)
  func halfway(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, timing: .curve(.linear, duration: 0.5))
    for isPresenting in [true, false] {
      if isPresenting { stage.present() } else { stage.dismiss() }
      stage.simulator.run(for: 0.25)
      stage.expectFront(of: modalCase.effect, at: 0.5)
      #expect(stage.photo.transitionCoordinator != nil)
      stage.phone.settle()
    }
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("a screen is presented again and again", arguments: ModalCase.standard)
  func repeatedly(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    for round in 1...3 {
      stage.presentAndSettle()
      stage.expectPresented()
      stage.dismissAndSettle()
      stage.expectDismissed()
      #expect(stage.presentCompletions == round && stage.dismissCompletions == round)
    }
    stage.phone.expectNoFaults()
  }

  @Test("no callback is called twice at the end", arguments: ModalCase.all)
  func hooks(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    stage.dismissAndSettle()
    let messages = stage.simulator.log.map(\.message)
    #expect(
      messages.count { $0 == "TransitionAnimator.animationEnded(true)" }
        == modalCase.variant.presentationEnds + 1)
    #expect(messages.count { $0.hasSuffix("presentationTransitionDidEnd(true)") } == 1)
    #expect(messages.count { $0.hasSuffix("dismissalTransitionDidEnd(true)") } == 1)
  }
}

extension CGRect {
  fileprivate func middle(to other: CGRect) -> CGRect {
    CGRect(
      x: (minX + other.minX) / 2, y: (minY + other.minY) / 2,
      width: (width + other.width) / 2, height: (height + other.height) / 2)
  }
}
