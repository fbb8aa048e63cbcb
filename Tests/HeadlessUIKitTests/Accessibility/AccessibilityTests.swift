import Testing
import UIKit
import UIKitSimulator

@MainActor struct AccessibilityTests {
  private let simulator = Simulator()

  @Test func `H: an escape is refused until a screen implements it`() {
    final class Screen: UIViewController {
      override func accessibilityPerformEscape() -> Bool { true }
    }
    #expect(!UIViewController().accessibilityPerformEscape())
    #expect(!UIView().accessibilityPerformEscape())
    #expect(Screen().accessibilityPerformEscape())
  }

  @Test func `H: no view is modal by default`() {
    let view = UIView()
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.accessibilityElementsHidden)
    view.accessibilityViewIsModal = true
    #expect(view.accessibilityViewIsModal)
  }

  @Test func `H: the layout direction is the device's, unless a view overrides it`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    simulator.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    simulator.layoutDirection = .leftToRight
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `H: Reduce Motion does not change the animations of an app (harsher)`() {
    let stage = AnimationStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.move()
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(55))
  }

  @Test func `H: VoiceOver has the element in focus that was posted last`() {
    let (view, other) = (UIView(), UIView())
    UIAccessibility.post(notification: .screenChanged, argument: view)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    simulator.isVoiceOverRunning = true
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === view)
    UIAccessibility.post(notification: .announcement, argument: other)
    UIAccessibility.post(notification: .layoutChanged, argument: "Words")
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === view)
    UIAccessibility.post(notification: .layoutChanged, argument: other)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === other)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
  }

  @Test func `haptic feedback is in the log`() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(
      simulator.log.map(\.message) == [
        "UIImpactFeedbackGenerator.impactOccurred() .light",
        "UIImpactFeedbackGenerator.impactOccurred(intensity: 0.5) .medium",
        "UISelectionFeedbackGenerator.selectionChanged()",
        "UINotificationFeedbackGenerator.notificationOccurred(.success)",
      ])
  }

  @Test func `H: every accessibility setting is off by default`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }
}
