import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// What effects set beside positions and sizes.
@MainActor struct EffectShapeTests {
  @Test func `a circle is round rather than continuous`() {
    let phone = Phone()
    let screen = Screen("screen")
    phone.root.present(
      screen, using: ModalTransition(.circle(from: .view(phone.thumbnail))))
    phone.simulator.run(for: 0.1)
    #expect(screen.view.superview?.layer.cornerCurve == .circular)
    phone.settle()
    #expect(screen.view.superview?.layer.cornerCurve == .continuous)
  }

  @Test func `a flip has a perspective of 2.5 times the width`() {
    let phone = Phone()
    let screen = Screen("screen")
    phone.root.present(screen, using: ModalTransition(.flip))
    phone.simulator.step()
    let turned = screen.view.layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(abs(turned.m14) * 2.5 * phone.screen.width - 1) < 0.02)
    phone.settle()
  }

  @Test func `a card that flips clips its content with its corners`() {
    let phone = Phone()
    let screen = Screen("screen")
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    let options = PresentationOptions(layout: .card(), cornerRadius: 20)
    phone.root.present(screen, using: ModalTransition(.flip, presentation: options))
    phone.simulator.run(for: 0.1)
    #expect(screen.view.clipsToBounds && screen.view.layer.cornerRadius == 20)
    #expect(screen.view.superview?.clipsToBounds == false)
    phone.settle()
    #expect(!screen.view.clipsToBounds && screen.view.layer.cornerRadius == 0)
    #expect(screen.view.superview?.clipsToBounds == true)
  }

  @Test func `the screen behind a shared axis of depth grows by a tenth`() {
    let (list, story) = (Screen("list"), Screen("story"))
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: list)
    simulator.window.rootViewController = navigation
    PushTransition(.sharedAxis(.z), timing: .curve(.linear, duration: 1)).attach(to: navigation)
    simulator.runUntilIdle()
    navigation.pushViewController(story, animated: true)
    simulator.run(for: 0.5)
    let width = list.view.layer.presentation()?.frame.width ?? 0
    #expect(abs(width - 393 * 1.05) < 2)
    simulator.runUntilIdle()
  }
}
