import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Taps on a screen that leaves: a row that is tapped right after ✕ would present from a screen that
/// disappears.
@MainActor struct LeavingScreenTests {
  /// A screen with a button and a view that is tapped.
  @MainActor private final class Content {
    let screen = Screen("content")
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 340, height: 200))
    let row = UIView(frame: CGRect(x: 20, y: 520, width: 340, height: 200))
    private(set) var taps = 0
    private var action: GestureAction?

    init() {
      let tap = UITapGestureRecognizer()
      action = GestureAction(of: tap) { [weak self] in self?.taps += 1 }
      row.addGestureRecognizer(tap)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      screen.onLoad = { [button, row] in
        $0.view.addSubview(button)
        $0.view.addSubview(row)
      }
    }

    /// Taps both where they are on screen; returns the number of taps that had an effect.
    func tapBoth(_ simulator: Simulator) -> Int {
      let before = taps
      for view in [button, row] {
        let seen = simulator.visibleFrame(of: view)
        guard !seen.isNull, simulator.window.bounds.contains(seen.center) else { continue }
        simulator.tap(at: seen.center)
      }
      return taps - before
    }
  }

  struct Setting: CustomStringConvertible, Sendable {
    let variant: Simulator.Variant
    let gesture: DismissalGesture?
    /// The number of taps that a screen takes as it appears: none without an interaction in the
    /// variant in which touches depend on that (A11).
    var tapsInFlight: Int { gesture == nil && variant.takesTouchesByInteraction ? 0 : 2 }
    var description: String { "\(variant), \(gesture.map { "\($0)" } ?? "no gesture")" }

    static let all = Simulator.Variant.all.flatMap { variant in
      [DismissalGesture?.none, .panDown, .drag].map { Setting(variant: variant, gesture: $0) }
    }
  }

  private func transition(_ gesture: DismissalGesture?, isCard: Bool = false) -> ModalTransition {
    var options = PresentationOptions()
    if isCard {
      options.layout = .custom { $0.bounds.insetBy(dx: 10, dy: 40) }
      options.dismissesOnTapOutside = true
    }
    return ModalTransition(
      .fade, timing: .curve(.linear, duration: 0.5), dismissal: gesture, presentation: options)
  }

  @Test(arguments: Setting.all, [false, true])
  func `have no effect after a dismissal in code`(_ setting: Setting, _ isCard: Bool) {
    let phone = Phone(variant: setting.variant)
    let content = Content()
    phone.root.present(content.screen, using: transition(setting.gesture, isCard: isCard))
    phone.simulator.run(for: 0.25)
    #expect(
      content.tapBoth(phone.simulator) == setting.tapsInFlight, "a screen that appears takes them")
    phone.settle()
    #expect(content.tapBoth(phone.simulator) == 2)
    content.screen.dismiss(animated: true)
    phone.simulator.step()
    var isInFlight = false
    while content.screen.transitionCoordinator != nil, phone.simulator.time < 9 {
      isInFlight = true
      #expect(content.tapBoth(phone.simulator) == 0)
      phone.simulator.tap(at: CGPoint(x: 200, y: 20))
      phone.simulator.run(for: 0.05)
    }
    #expect(isInFlight)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: [Simulator.Variant.standard, .outerRecognizersFirst, .presentersRespond])
  func `have no effect after a presentation that is reversed`(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let content = Content()
    phone.root.present(content.screen, using: transition(.panDown))
    phone.simulator.run(for: 0.4)
    content.screen.dismissOrReverse()
    phone.simulator.run(for: 0.1)
    #expect(content.tapBoth(phone.simulator) == 0)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: [Simulator.Variant.standard, .outerRecognizersFirst])
  func `have their effect on a screen that returns after a canceled pull`(
    _ variant: Simulator.Variant
  ) {
    let phone = Phone(variant: variant)
    let content = Content()
    phone.root.present(content.screen, using: transition(.panDown))
    phone.settle()
    phone.pullInVain()
    phone.simulator.step()
    #expect(content.screen.isBeingDismissed)
    #expect(content.tapBoth(phone.simulator) > 0)
    phone.settle()
    phone.expectAtRest(content.screen)
    #expect(content.tapBoth(phone.simulator) == 2)
    phone.expectNoFaults()
  }

  @Test(arguments: [Simulator.Variant.standard, .outerRecognizersFirst])
  func `have no effect after a flick that dismisses, and a pan still catches it`(
    _ variant: Simulator.Variant
  ) {
    let phone = Phone(variant: variant)
    let content = Content()
    phone.root.present(content.screen, using: transition(.drag))
    phone.settle()
    phone.pull(200, for: 0.1).lift()
    phone.simulator.step()
    #expect(content.tapBoth(phone.simulator) == 0)
    let finger = phone.simulator.touchDown(
      at: phone.simulator.visibleFrame(of: content.button).center)
    phone.simulator.step()
    #expect(content.screen.transitionCoordinator?.isInteractive == true)
    phone.move(finger, by: -150)
    phone.simulator.run(for: 0.3)
    finger.lift()
    phone.settle()
    phone.expectAtRest(content.screen)
    #expect(content.tapBoth(phone.simulator) == 2)
    phone.expectNoFaults()
  }

  @Test(arguments: Simulator.Variant.all, [false, true])
  func `have no effect on a screen that is popped`(_ variant: Simulator.Variant, _ hasBar: Bool) {
    let stage = NavigationStage(
      NavigationCase(effect: .fade, hasBar: hasBar, variant: variant),
      timing: .curve(.linear, duration: 0.5))
    let content = Content()
    stage.navigation.pushViewController(content.screen, animated: true)
    stage.simulator.run(for: 0.25)
    #expect(content.tapBoth(stage.simulator) == 2, "a screen that appears takes them")
    stage.phone.settle()
    #expect(content.tapBoth(stage.simulator) == 2)
    stage.pop()
    stage.simulator.step()
    while stage.navigation.transitionCoordinator != nil, stage.simulator.time < 9 {
      #expect(content.tapBoth(stage.simulator) == 0)
      stage.simulator.run(for: 0.05)
    }
    stage.phone.settle()
    stage.expectShown(stage.root)
    #expect(stage.container.gestureRecognizers?.isEmpty != false, "nothing stays")
    stage.phone.expectNoFaults()
  }

  @Test(arguments: [1, -1])
  func `have no effect on a tab that is left`(_ step: Int) {
    let stage = TabStage(TabTransition(.slide(from: .trailing)))
    let content = Content()
    content.screen.loadViewIfNeeded()
    for view in [content.button, content.row] { stage.screens[1].view.addSubview(view) }
    #expect(content.tapBoth(stage.simulator) == 2)
    stage.tap(1 + step)
    stage.simulator.step()
    while stage.controller.transitionCoordinator != nil, stage.simulator.time < 9 {
      #expect(content.tapBoth(stage.simulator) == 0)
      stage.simulator.run(for: 0.05)
    }
    stage.settle()
    stage.expectSelected(1 + step)
  }
}
