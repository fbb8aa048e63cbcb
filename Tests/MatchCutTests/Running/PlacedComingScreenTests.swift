import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// A stack or a tab bar controller that is laid out in flight may place the screen that comes (B19).
///
/// This moves nothing, except for a screen that a drag holds apart from its end.
@MainActor struct PlacedComingScreenTests {
  @Test(.filmed, arguments: TestEffect.all)
  func `a stack that is laid out in flight does not move its screens`(
    _ effect: TestEffect
  ) {
    let seen = [Simulator.Variant.standard, .placedComingScreens].map { variant in
      let phone = Phone(variant: variant) { UINavigationController(rootViewController: $0) }
      let stack = phone.root.navigationController
      PushTransition(effect.effect(from: phone.thumbnail), popGesture: .fullWidth).attach(to: stack)
      let screen = Screen("screen")
      var places: [[CGRect]] = []
      let frames = { (count: Int) in
        for _ in 0..<count {
          stack?.view.setNeedsLayout()
          phone.simulator.step()
          places.append(
            [screen.view, phone.root.view].map {
              $0?.window == nil ? .null : phone.simulator.visibleFrame(of: $0 ?? UIView())
            })
        }
      }
      stack?.pushViewController(screen, animated: true)
      frames(6)
      // Caught, pulled beyond its place, and released.
      for distance in [-12.0, 9, 30] {
        let finger = phone.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        for _ in 0..<8 {
          finger.move(to: CGPoint(x: finger.location.x + distance, y: 400))
          frames(1)
        }
        frames(20)
        finger.lift()
        frames(60)
      }
      phone.settle()
      phone.expectNoFaults()
      return places
    }
    let wrong = zip(seen[0], seen[1]).enumerated().first { _, places in
      !zip(places.0, places.1).allSatisfy { $0.isClose(to: $1, within: 0.01) }
    }
    #expect(wrong == nil, "\(String(describing: wrong))")
  }

  @Test(.filmed, arguments: TestEffect.kinds)
  func `so do tabs`(_ effect: TestEffect) {
    let seen = [Simulator.Variant.standard, .placedComingScreens].map { variant in
      let phone = Phone(variant: variant) { root in
        let tabs = UITabBarController()
        tabs.viewControllers = [root, Screen("second")]
        return tabs
      }
      let tabs = phone.root.tabBarController ?? UITabBarController()
      TabTransition(effect.effect(from: phone.thumbnail)).attach(to: tabs)
      let second = tabs.viewControllers?.last?.view ?? UIView()
      var places: [CGRect] = []
      let frames = { (count: Int) in
        for _ in 0..<count {
          tabs.view.setNeedsLayout()
          phone.simulator.step()
          places.append(second.window == nil ? .null : phone.simulator.visibleFrame(of: second))
        }
      }
      tabs.selectedIndex = 1
      frames(60)
      for distance in [10.0, 30] {
        let finger = phone.simulator.touchDown(at: CGPoint(x: 60, y: 400))
        for _ in 0..<8 {
          finger.move(to: CGPoint(x: finger.location.x + distance, y: 400))
          frames(1)
        }
        frames(20)
        finger.lift()
        frames(60)
      }
      phone.expectNoFaults()
      return places
    }
    let wrong = zip(seen[0], seen[1]).enumerated().first { !$1.0.isClose(to: $1.1, within: 0.01) }
    #expect(wrong == nil, "\(String(describing: wrong))")
  }
}
