import MatchCut
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct TapOutsideTests {
  @Test("a tap beside the screen dismisses it", arguments: TestEffect.all)
  func outside(_ effect: TestEffect) {
    let stage = PresentationStage.card(effect)
    stage.presentAndSettle()
    stage.tapOutside()
    stage.simulator.run(for: 0.1)
    #expect(stage.screen.isBeingDismissed)
    #expect(stage.screen.transitionCoordinator?.isAnimated == true)
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("a tap on the screen does not", arguments: TestEffect.all)
  func inside(_ effect: TestEffect) {
    let stage = PresentationStage.card(effect) { $0.cornerRadius = 20 }
    stage.presentAndSettle()
    for point in [stage.cardFrame.center, CGPoint(x: stage.cardFrame.minX + 1, y: 400)] {
      stage.simulator.tap(at: point)
      stage.phone.settle()
      stage.expectPresented(at: stage.cardFrame)
    }
    #expect(stage.listener.calls.isEmpty)
  }

  @Test("it does nothing by default")
  func off() {
    let stage = PresentationStage.card { $0.dismissesOnTapOutside = false }
    stage.presentAndSettle()
    stage.tapOutside()
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(!PresentationOptions().dismissesOnTapOutside)
  }

  @Test("it does nothing while a transition is in flight", arguments: Simulator.Variant.all)
  func inFlight(_ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.tapOutside()
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(stage.listener.calls.isEmpty)
    stage.tapOutside()
    stage.simulator.run(for: 0.1)
    stage.tapOutside()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.listener.calls == [.should, .will, .did])
  }

  @Test(
    "while it dismisses a card, the presenter of that stays when it is asked",
    arguments: PresentationStage.Request.allCases, [0, 1, 4, 8])
  func presenterAsked(_ request: PresentationStage.Request, frames: Int) {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let above = Screen("above")
    above.preferredContentSize = CGSize(width: 100, height: 100)
    let card = ModalTransition(.fade, presentation: stage.options)
    stage.screen.present(above, using: card)
    stage.phone.settle()
    switch request {
    case .tap: stage.tapOutside()
    case .escape: _ = above.view.superview?.accessibilityPerformEscape()
    }
    for _ in 0..<frames { stage.simulator.step() }
    #expect(stage.screen.presentedViewController === above)
    stage.screen.dismissOrReverse()
    stage.phone.settle()
    #expect(above.presentingViewController == nil)
    stage.expectPresented(at: stage.cardFrame)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test("it does nothing while something is presented above")
  func presentedAbove() {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.screen.present(above, animated: false)
    stage.phone.settle()
    #expect(!stage.performEscape())
    #expect(stage.listener.calls.isEmpty)
    stage.phone.settle()
    #expect(stage.screen.presentedViewController === above)
    stage.phone.expectNoFaults()
  }

  @Test("a drag that starts beside the screen is not a tap")
  func drag() {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    stage.simulator.drag(
      from: CGPoint(x: 40, y: 100), to: CGPoint(x: 40, y: 300), duration: 0.2)
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(stage.listener.calls.isEmpty)
  }

  @Test("nothing stays behind", arguments: Simulator.Variant.all)
  func retention(_ variant: Simulator.Variant) {
    var watched = WeakReferences()
    let phone = presentAndTap(variant, &watched)
    watched.expectGone()
    phone.expectAsBefore()
  }

  private func presentAndTap(
    _ variant: Simulator.Variant, _ watched: inout WeakReferences
  ) -> Phone {
    let stage = PresentationStage.card(variant: variant, dismissal: .panDown) {
      $0.backdrop = .blur(.dark)
    }
    stage.presentAndSettle()
    watched.watch(stage.screen, "screen")
    watched.watch(stage.transition, "transition")
    watched.watch(stage.screen.presentationController, "presentation controller")
    watched.watch(stage.container, "container")
    watched.watch(stage.backdrop, "backdrop")
    watched.watch(stage.backdrop?.gestureRecognizers?.first, "tap")
    #expect(watched.alive.count == 6)
    stage.tapOutside()
    stage.phone.settle()
    return stage.phone
  }
}
