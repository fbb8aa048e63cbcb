import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions of an app that enters the background.
@MainActor struct BackgroundTransitionTests {
  nonisolated static let variants = [
    Simulator.Variant.standard, .frozenAnimators, .fullDurationAtRest,
  ]

  @Test(arguments: variants, [TransitionTiming.curve(.easeInOut, duration: 1), .sheet])
  func `a presentation and a dismissal end after the background`(
    _ variant: Simulator.Variant, _ timing: TransitionTiming
  ) {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(.fade, timing: timing))
    visitBackground(phone)
    #expect(phone.root.presentedViewController === screen && !screen.isBeingPresented)
    screen.dismiss(animated: true)
    visitBackground(phone)
    #expect(phone.root.presentedViewController == nil)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: variants)
  func `a zoom that begins in the background has ended after it`(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    phone.simulator.enterBackground()
    phone.root.present(
      screen, using: ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .drag))
    phone.simulator.run(for: 1)
    phone.simulator.activate()
    phone.simulator.run(for: 3)
    #expect(phone.root.presentedViewController === screen && !screen.isBeingPresented)
    screen.dismiss(animated: true)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: variants, [DismissalGesture.panDown, .drag])
  func `a dismissal that a finger has released ends after the background`(
    _ variant: Simulator.Variant, _ gesture: DismissalGesture
  ) {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    phone.root.present(
      screen, using: ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture))
    phone.settle()
    phone.pull(400).lift()
    visitBackground(phone)
    #expect(phone.root.presentedViewController == nil)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: variants)
  func `a push ends after the background`(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant) { UINavigationController(rootViewController: $0) }
    let navigation = phone.root.navigationController
    PushTransition(.push).attach(to: navigation)
    let screen = Screen("screen")
    navigation?.pushViewController(screen, animated: true)
    visitBackground(phone)
    #expect(navigation?.topViewController === screen && navigation?.transitionCoordinator == nil)
    navigation?.popViewController(animated: true)
    visitBackground(phone)
    #expect(navigation?.topViewController === phone.root)
    #expect(navigation?.transitionCoordinator == nil)
    phone.expectNoFaults()
  }

  private func visitBackground(_ phone: Phone) {
    phone.simulator.run(for: 0.1)
    phone.simulator.enterBackground()
    phone.simulator.run(for: 1)
    phone.simulator.activate()
    phone.simulator.run(for: 3)
  }
}
