import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Touches on a screen that is being covered or uncovered: a row that is tapped right after "back"
/// would push during the pop.
@MainActor
struct LowerScreenTests {
  @Test(
    "it takes no touches until the transition has ended", arguments: NavigationCase.standard,
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

  @Test("it takes touches after a transition that was canceled", arguments: [true, false])
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

  @Test("a finger on it catches a transition in flight", arguments: [true, false])
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

  @Test(
    "an app that disables or enables its touches finds them so afterward",
    arguments: [false, true], [false, true])
  func setByApp(isEnabled: Bool, isCancelled: Bool) {
    let stage = NavigationStage(.fade)
    stage.root.view.isUserInteractionEnabled = !isEnabled
    for change in [{ stage.push() }, { stage.pop() }] {
      let driver = stage.drive(change)
      driver.update(0.3)
      #expect(stage.root.view.isUserInteractionEnabled == !isEnabled, "it is the app's")
      stage.root.view.isUserInteractionEnabled = isEnabled
      driver.update(0.6)
      if isCancelled { driver.cancel() } else { driver.finish() }
      stage.phone.settle()
      #expect(stage.root.view.isUserInteractionEnabled == isEnabled)
      stage.root.view.isUserInteractionEnabled = !isEnabled
      if isCancelled, stage.navigation.topViewController === stage.root { stage.pushAndSettle() }
    }
    stage.phone.expectNoFaults()
  }
}

extension LowerScreenTests {
  /// How a screen appears or disappears.
  enum ModalChange: CaseIterable {
    case presented
    case dismissed
    case dragged
    case flicked
    case cancelled
  }

  @Test("it takes no touches while a screen is presented or dismissed", arguments: TestEffect.all)
  func modal(_ effect: TestEffect) {
    for change in ModalChange.allCases {
      let phone = Phone()
      var taps = 0
      let row = phone.addRow { taps += 1 }
      let screen = Screen("screen")
      phone.root.present(
        screen, using: ModalTransition(effect.effect(from: phone.thumbnail), dismissal: .drag))
      if change != .presented { phone.settle() }
      switch change {
      case .presented: break
      case .dismissed: screen.dismiss(animated: true)
      case .dragged: phone.pullToDismiss()
      case .flicked: phone.pull(120, for: 0.04).lift()
      case .cancelled: phone.pullInVain()
      }
      phone.simulator.step()
      while screen.transitionCoordinator != nil, phone.simulator.time < 9 {
        phone.simulator.tap(at: row)
        phone.simulator.run(for: 0.05)
      }
      #expect(taps == 0, "\(change)")
      phone.settle()
      if change == .presented || change == .cancelled {
        phone.simulator.tap(at: row)
        #expect(taps == 0)
        screen.dismiss(animated: true)
        phone.settle()
      }
      phone.simulator.tap(at: row)
      #expect(taps == 1)
      phone.expectNoFaults()
    }
  }

  @Test("a second tap on the back button does not pop", arguments: TestEffect.all)
  func backButton(_ effect: TestEffect) {
    for isCancelled in [false, true] {
      let stage = NavigationStage(effect)
      stage.pushAndSettle()
      let last = Screen("last")
      stage.navigation.pushViewController(last, animated: true)
      let back = CGPoint(x: 24, y: 81)
      // While it appears, while it returns, and while a finger holds it.
      stage.simulator.run(for: 0.1)
      stage.simulator.tap(at: back)
      stage.phone.settle()
      #expect(stage.navigation.viewControllers.count == 3)
      let driver = stage.drive { stage.pop() }
      driver.update(0.5)
      stage.simulator.tap(at: back)
      if isCancelled { driver.cancel() } else { driver.finish() }
      stage.simulator.step()
      stage.simulator.tap(at: back)
      stage.phone.settle()
      #expect(stage.navigation.viewControllers.count == (isCancelled ? 3 : 2))
      stage.simulator.tap(at: back)
      stage.phone.settle()
      #expect(stage.navigation.viewControllers.count == (isCancelled ? 2 : 1))
      stage.phone.expectNoFaults()
    }
  }

  @Test("nor does a tab behind another one", arguments: TestEffect.all, [false, true])
  func tabs(_ effect: TestEffect, isNext: Bool) {
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    let stage = TabStage(TabTransition(effect.effect(from: source)))
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 600, width: 340, height: 60)
    // A later tab is in front.
    stage.screens[isNext ? 1 : 0].view.addSubview(button)
    stage.tap(isNext ? 2 : 0)
    stage.simulator.step()
    while stage.controller.transitionCoordinator != nil, stage.simulator.time < 9 {
      stage.simulator.tap(at: button.frame.center)
      stage.simulator.run(for: 0.05)
    }
    #expect(taps == 0)
    stage.settle()
    if isNext { stage.tap(1) }
    stage.settle()
    stage.simulator.tap(at: button.frame.center)
    #expect(taps == 1)
    stage.expectSelected(isNext ? 1 : 0)
  }
}

extension Phone {
  /// Adds a row to the root screen, and returns a point on it that no thumbnail covers.
  fileprivate func addRow(onTap: @escaping @MainActor () -> Void) -> CGPoint {
    let button = UIButton(primaryAction: UIAction { _ in onTap() })
    button.frame = CGRect(x: 20, y: 600, width: 340, height: 60)
    root.view.addSubview(button)
    takeAsInitial()
    return button.frame.center
  }
}

extension NavigationStage {
  /// Adds a row to the root screen, and returns a point on it that no thumbnail covers.
  fileprivate func addRow(onTap: @escaping @MainActor () -> Void) -> CGPoint {
    phone.addRow(onTap: onTap)
  }
}
