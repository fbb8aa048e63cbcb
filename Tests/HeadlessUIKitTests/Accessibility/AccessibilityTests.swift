import Testing
import UIKit
import UIKitSimulator

@MainActor struct AccessibilityTests {
  private let simulator = Simulator()

  @Test func `H: an escape is refused until a screen can be left`() {
    final class Screen: UIViewController {
      override func accessibilityPerformEscape() -> Bool { true }
    }
    #expect(!UIViewController().accessibilityPerformEscape())
    #expect(!UIView().accessibilityPerformEscape())
    #expect(Screen().accessibilityPerformEscape())
  }

  @Test func `H: no view hides those beside it by itself`() {
    let view = UIView()
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.accessibilityElementsHidden)
    view.accessibilityViewIsModal = true
    #expect(view.accessibilityViewIsModal)
  }

  @Test func `H: the direction is the device's, unless a view asks for another`() {
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

  @Test func `H: less motion does not change what an app animates (harsher)`() {
    let stage = AnimationStage()
    stage.simulator.isReduceMotionEnabled = true
    stage.move()
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(55))
  }

  @Test func `H: nothing is switched on until the user does it`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }
}
