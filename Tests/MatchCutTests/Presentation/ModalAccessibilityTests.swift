import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// VoiceOver's notifications, and its escape gesture.
@MainActor
struct ModalAccessibilityTests {
  @Test(
    "VoiceOver ignores the views behind, until the screen has gone",
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
    // Focus returns to the screen after a canceled dismissal.
    #expect(announcements(stage) == 2)
    stage.dismissAndSettle()
    #expect(announcements(stage) == 3)
    #expect(container.window == nil)
  }

  @Test(
    "focus returns to the source of a zoom, and to nothing without one", arguments: [true, false])
  func focus(hasSource: Bool) {
    let phone = Phone()
    phone.simulator.isVoiceOverRunning = true
    let (source, screen) = (UIButton(frame: Phone.thumbnailFrame), Screen("photo"))
    phone.root.view.addSubview(source)
    phone.settle()
    let effect: any TransitionEffect = hasSource ? .zoom(from: .view(source)) : .fade
    phone.root.present(screen, using: ModalTransition(effect, dismissal: .panDown))
    phone.settle()
    phone.pullInVain()
    phone.settle()
    screen.dismiss(animated: true)
    phone.settle()
    let posts = phone.simulator.log.map(\.message).filter { $0.hasPrefix("UIAccessibility.post") }
    #expect(posts.count == 3 && posts[0] == posts[1])
    #expect(posts.last?.contains("UIButton") == hasSource)
    #expect(posts.last?.contains("nil") == !hasSource)
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

  /// Performs the escape gesture as VoiceOver does: on the focused view, then on its superviews.
  private func performEscape(_ stage: ModalStage) -> Bool {
    let views = sequence(first: stage.photo.view as UIView, next: \.superview)
    return views.contains { $0.accessibilityPerformEscape() }
  }

  private func announcements(_ stage: ModalStage) -> Int {
    stage.simulator.log.count { $0.message.hasPrefix("UIAccessibility.post(.screenChanged") }
  }
}
