import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What VoiceOver gets to know, and its escape gesture.
@MainActor
struct ModalAccessibilityTests {
  @Test(
    "VoiceOver is kept from what is behind, until the screen has gone",
    arguments: TestEffect.all)
  func isModal(_ effect: TestEffect) throws {
    let stage = ModalStage(effect)
    stage.present()
    stage.simulator.commit()
    let container = try #require(stage.container)
    #expect(container.accessibilityViewIsModal)
    #expect(announcements(stage) == 0)
    stage.phone.settle()
    #expect(announcements(stage) == 1)
    stage.phone.pullInVain()
    stage.phone.settle()
    #expect(announcements(stage) == 1)
    stage.dismissAndSettle()
    #expect(announcements(stage) == 2)
    #expect(container.window == nil)
  }

  @Test("the escape gesture dismisses", arguments: TestEffect.all)
  func escape(_ effect: TestEffect) {
    let stage = ModalStage(effect)
    stage.presentAndSettle()
    #expect(performEscape(stage))
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("the escape gesture respects isModalInPresentation", arguments: TestEffect.all)
  func heldBack(_ effect: TestEffect) {
    let stage = ModalStage(effect)
    stage.photo.isModalInPresentation = true
    stage.presentAndSettle()
    #expect(!performEscape(stage))
    stage.phone.settle()
    stage.expectPresented()
  }

  @Test(
    "the escape gesture does nothing while a transition is in flight",
    arguments: TestEffect.all)
  func inFlight(_ effect: TestEffect) {
    let stage = ModalStage(effect)
    stage.present()
    stage.simulator.run(for: 0.1)
    #expect(!performEscape(stage))
    stage.phone.settle()
    stage.expectPresented()
    #expect(performEscape(stage))
    stage.simulator.run(for: 0.1)
    #expect(!performEscape(stage))
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.outcomes == [true, true])
    stage.phone.expectNoFaults()
  }

  @Test(
    "the escape gesture does nothing below another presentation", arguments: TestEffect.all)
  func presentedAbove(_ effect: TestEffect) {
    let stage = ModalStage(effect)
    stage.presentAndSettle()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.photo.present(above, animated: false)
    stage.phone.settle()
    #expect(!performEscape(stage))
    stage.phone.settle()
    #expect(stage.photo.presentedViewController === above)
    stage.phone.expectNoFaults()
  }

  /// What VoiceOver does: it asks the view that has the focus, then the ones around it.
  private func performEscape(_ stage: ModalStage) -> Bool {
    let views = sequence(first: stage.photo.view as UIView, next: \.superview)
    return views.contains { $0.accessibilityPerformEscape() }
  }

  private func announcements(_ stage: ModalStage) -> Int {
    stage.simulator.log.count { $0.message.hasPrefix("UIAccessibility.post(.screenChanged") }
  }
}
