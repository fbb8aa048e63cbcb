import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Two fingers on a trackpad, which scroll without touching the screen.
@MainActor struct TrackpadTests {
  nonisolated private static let gestures: [DismissalGesture] = [.panDown, .drag]

  @Test(arguments: gestures, Simulator.Variant.all)
  func `a trackpad dismisses, and cancels`(
    _ gesture: DismissalGesture, _ variant: Simulator.Variant
  ) {
    let phone = Phone(variant: variant)
    let photo = Screen("photo")
    phone.root.present(photo, using: ModalTransition(.cover(from: .bottom), dismissal: gesture))
    phone.settle()
    scroll(phone.simulator, by: CGPoint(x: 0, y: 60), andBackBy: CGPoint(x: 0, y: -50))
    phone.settle()
    phone.expectAtRest(photo)
    scroll(phone.simulator, by: CGPoint(x: 0, y: 500))
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: gestures)
  func `after dismissals that the app has dropped, a trackpad begins another one`(
    _ gesture: DismissalGesture
  ) {
    let phone = Phone()
    let photo = StubbornScreen()
    phone.root.present(photo, using: ModalTransition(.cover(from: .bottom), dismissal: gesture))
    phone.settle()
    for _ in 0..<2 {
      let fingers = phone.simulator.touchTrackpad(at: CGPoint(x: 196, y: 400))
      fingers.move(to: CGPoint(x: 196, y: 440))
      fingers.lift()
      phone.settle()
    }
    #expect(photo.count == 1)
    photo.isStubborn = false
    scroll(phone.simulator, by: CGPoint(x: 0, y: 500))
    phone.settle()
    #expect(photo.count == 2)
    phone.expectAsBefore()
  }

  @Test(arguments: gestures)
  func `in the middle of a list, a trackpad scrolls, and moves the screen at the edge`(
    _ gesture: DismissalGesture
  ) {
    let phone = Phone()
    let list = UIScrollView(frame: phone.screen)
    list.contentSize = CGSize(width: 393, height: 3000)
    let photo = Screen("photo") { $0.view.addSubview(list) }
    phone.root.present(photo, using: ModalTransition(.cover(from: .bottom), dismissal: gesture))
    phone.settle()
    let top = list.contentOffset.y
    list.contentOffset.y = top + 300
    scroll(phone.simulator, by: CGPoint(x: 0, y: 150), andRestFor: 0.3)
    phone.settle()
    phone.expectAtRest(photo)
    #expect(list.contentOffset.y > top + 100 && list.contentOffset.y < top + 200)
    scroll(phone.simulator, by: CGPoint(x: 0, y: 650))
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(arguments: [PopGesture.edge, .fullWidth])
  func `a trackpad pops from anywhere`(_ gesture: PopGesture) {
    let root = Screen("root")
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: root)
    PushTransition(.push, popGesture: gesture).attach(to: stack)
    simulator.window.rootViewController = stack
    stack.pushViewController(Screen("story"), animated: false)
    simulator.runUntilIdle()
    scroll(simulator, by: CGPoint(x: 40, y: 0), andBackBy: CGPoint(x: -30, y: 0))
    #expect(simulator.runUntilIdle() && stack.viewControllers.count == 2)
    scroll(simulator, by: CGPoint(x: 0, y: 200))
    #expect(simulator.runUntilIdle() && stack.viewControllers.count == 2)
    scroll(simulator, by: CGPoint(x: 300, y: 0))
    #expect(simulator.runUntilIdle() && stack.viewControllers.count == 1)
    scroll(simulator, by: CGPoint(x: 300, y: 0))
    #expect(simulator.runUntilIdle())
    root.expectAppeared()
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `a trackpad selects the neighbors of a screen`() {
    let stage = SwipeStage()
    scroll(stage.simulator, by: CGPoint(x: -250, y: 0))
    stage.settle()
    stage.expectSelected(2)
    let tabs = TabStage()
    scroll(tabs.simulator, by: CGPoint(x: 250, y: 0))
    tabs.settle()
    tabs.expectSelected(0)
  }

  @Test(arguments: gestures)
  func `on a map, a trackpad does not move the screen`(_ gesture: DismissalGesture) {
    let phone = Phone()
    let map = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
    map.addInteraction(GestureExclusion())
    let photo = Screen("photo") { $0.view.addSubview(map) }
    phone.root.present(photo, using: ModalTransition(.cover(from: .bottom), dismissal: gesture))
    phone.settle()
    scroll(phone.simulator, by: CGPoint(x: 0, y: 500))
    phone.settle()
    phone.expectAtRest(photo)
  }

  @Test(arguments: [false, true])
  func `on a map, a trackpad does not select a tab`(_ isExcluded: Bool) {
    let stage = TabStage()
    let map = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
    if isExcluded { map.addInteraction(GestureExclusion()) }
    stage.screens[1].view.addSubview(map)
    scroll(stage.simulator, by: CGPoint(x: -300, y: 0))
    stage.settle()
    #expect(stage.controller.selectedIndex == (isExcluded ? 1 : 2))
  }

  @Test(arguments: [false, true])
  func `on a map, a trackpad does not pop`(_ isExcluded: Bool) {
    let phone = Phone(wrap: { UINavigationController(rootViewController: $0) })
    let stack = phone.root.navigationController
    PushTransition(.fade, popGesture: .edge).attach(to: stack)
    let map = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
    if isExcluded { map.addInteraction(GestureExclusion()) }
    stack?.pushViewController(Screen("photo") { $0.view.addSubview(map) }, animated: false)
    phone.settle()
    scroll(phone.simulator, by: CGPoint(x: 300, y: 0))
    phone.settle()
    #expect(stack?.viewControllers.count == (isExcluded ? 2 : 1))
  }

  /// Moves two fingers on a trackpad, with the pointer in the center, and lifts them.
  private func scroll(
    _ simulator: Simulator, by translation: CGPoint, andBackBy back: CGPoint = .zero,
    andRestFor rest: Double = 0
  ) {
    let fingers = simulator.touchTrackpad(at: CGPoint(x: 196, y: 400))
    for translation in [translation, back] where translation != .zero {
      simulator.move(fingers, by: translation, steps: 15)
    }
    // Fingers that have turned around rest, so that only the translation decides.
    simulator.run(for: back == .zero ? rest : 0.2)
    fingers.lift()
  }
}
