import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Touches that come while a screen is going to be covered or uncovered: a row that is tapped right
/// after "back" would push in the middle of the pop.
@MainActor
@Suite("The lower screen in flight")
struct LowerScreenTests {
  @Test(
    "it takes no touches until the transition is over", arguments: NavigationCase.standard,
    [true, false])
  func taps(_ navigationCase: NavigationCase, isPush: Bool) {
    let stage = NavigationStage(navigationCase, timing: .curve(.linear, duration: 0.5))
    var taps = 0
    let row = stage.addRow { taps += 1 }
    if !isPush { stage.pushAndSettle() }
    if isPush { stage.push() } else { stage.pop() }
    for _ in 1...4 {
      stage.simulator.run(for: 0.1)
      stage.simulator.tap(at: row)
    }
    #expect(taps == 0)
    stage.phone.settle()
    if isPush { stage.popAndSettle() }
    stage.simulator.tap(at: row)
    #expect(taps == 1)
    stage.phone.expectNoFaults()
  }

  @Test("it takes touches after a transition that was cancelled", arguments: [true, false])
  func cancelled(isPush: Bool) {
    let stage = NavigationStage(.zoom)
    var taps = 0
    let row = stage.addRow { taps += 1 }
    if !isPush { stage.pushAndSettle() }
    let driver = stage.drive { if isPush { stage.push() } else { stage.pop() } }
    driver.update(0.5)
    stage.simulator.tap(at: row)
    driver.cancel()
    stage.simulator.step()
    stage.simulator.tap(at: row)
    stage.phone.settle()
    #expect(taps == 0)
    if !isPush { stage.popAndSettle() }
    stage.simulator.tap(at: row)
    #expect(taps == 1)
  }

  @Test("a finger on it catches what is in flight", arguments: [true, false])
  func caught(isPush: Bool) {
    let stage = NavigationStage(.fade)
    var taps = 0
    let row = stage.addRow { taps += 1 }
    if !isPush { stage.pushAndSettle() }
    if isPush { stage.push() } else { stage.pop() }
    stage.simulator.run(for: 0.1)
    let finger = stage.simulator.touchDown(at: row)
    stage.simulator.step()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    stage.phone.settle()
    #expect(taps == 0)
    if isPush { stage.expectShown(stage.photo) } else { stage.expectShown(stage.root) }
  }

  @Test("an app that lets it take no touches by itself finds it so again")
  func disabledByApp() {
    let stage = NavigationStage(.fade)
    stage.root.view.isUserInteractionEnabled = false
    stage.pushAndSettle()
    stage.popAndSettle()
    #expect(!stage.root.view.isUserInteractionEnabled)
    stage.push()
    stage.simulator.run(for: 0.1)
    stage.root.view.isUserInteractionEnabled = true
    stage.phone.settle()
    #expect(stage.root.view.isUserInteractionEnabled)
  }
}

extension NavigationStage {
  /// Adds a row to the root screen, and returns a point on it that no thumbnail covers.
  fileprivate func addRow(onTap: @escaping @MainActor () -> Void) -> CGPoint {
    let button = UIButton(primaryAction: UIAction { _ in onTap() })
    button.frame = CGRect(x: 20, y: 600, width: 340, height: 60)
    root.view.addSubview(button)
    return button.frame.center
  }
}
