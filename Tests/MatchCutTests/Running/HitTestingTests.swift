import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Up to iOS 17, SwiftUI hit-tests content where it was when its frame changed last.
@MainActor struct HitTestingTests {
  enum Nesting: CaseIterable {
    case none
    case stack
    case tabs
    case child

    @MainActor func wrap(_ screen: UIViewController) -> UIViewController {
      switch self {
      case .none: return screen
      case .stack: return UINavigationController(rootViewController: screen)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [screen, UIViewController()]
        return tabs
      case .child:
        let parent = UIViewController()
        parent.addChild(screen)
        parent.view.addSubview(screen.view)
        screen.didMove(toParent: parent)
        return parent
      }
    }
  }

  enum Style: CaseIterable {
    case custom
    case removesPresenter
    case fullScreen
  }

  /// A phone whose root screen contains SwiftUI, in a stack.
  private func phone() -> (Phone, HostingScreen) {
    let presenter = HostingScreen()
    let phone = Phone { root in
      root.addChild(presenter)
      root.view.insertSubview(presenter.view, at: 0)
      presenter.didMove(toParent: root)
      return UINavigationController(rootViewController: root)
    }
    return (phone, presenter)
  }

  @Test(arguments: Nesting.allCases, Style.allCases)
  func `touches hit a presented screen and its presenter`(_ nesting: Nesting, _ style: Style) {
    for distance in [100, 400] as [CGFloat] {
      let (phone, presenter) = phone()
      let hosting = HostingScreen()
      let screen = nesting.wrap(hosting)
      let transition = ModalTransition(
        .push, dismissal: .panDown,
        presentation: PresentationOptions(removesPresenter: style == .removesPresenter))
      screen.transitioningDelegate = transition
      screen.modalPresentationStyle = style == .fullScreen ? .fullScreen : .custom
      phone.root.present(screen, animated: true)
      phone.simulator.run(for: 0.1)
      for screen in [hosting, presenter] { screen.updatePlaceInFlight() }
      phone.settle()
      #expect(hosting.isHitInPlace)
      #expect(presenter.isHitInPlace || presenter.view.window == nil)
      let finger = phone.pull(distance)
      for screen in [hosting, presenter] { screen.updatePlaceInFlight() }
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.settle()
      #expect((phone.root.presentedViewController == nil) == (distance == 400))
      #expect(hosting.isHitInPlace || hosting.view.window == nil)
      #expect(presenter.isHitInPlace || presenter.view.window == nil)
      #expect(hosting.changesInFlight + presenter.changesInFlight == 0)
      phone.expectNoFaults()
    }
  }

  @Test(arguments: [0.05, 0.2])
  func `touches hit the presenter of a presentation that is reversed`(time: Double) {
    let (phone, presenter) = phone()
    let screen = HostingScreen()
    phone.root.present(
      screen, using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    phone.simulator.run(for: time)
    presenter.updatePlaceInFlight()
    screen.dismissOrReverse()
    phone.settle()
    #expect(presenter.isHitInPlace)
    phone.expectNoFaults()
  }

  @Test(arguments: Nesting.allCases)
  func `touches hit the screens of a stack after a swipe back`(_ nesting: Nesting) {
    for distance in [60, 300] as [CGFloat] {
      let (phone, first) = phone()
      let second = HostingScreen()
      let stack = phone.root.navigationController
      PushTransition(.push, popGesture: .fullWidth).attach(to: stack)
      let screen = nesting == .stack ? second : nesting.wrap(second)
      stack?.pushViewController(screen, animated: true)
      phone.simulator.run(for: 0.1)
      second.updatePlaceInFlight()
      phone.settle()
      #expect(second.isHitInPlace)
      let finger = phone.simulator.touchDown(at: CGPoint(x: 20, y: 400))
      phone.simulator.move(finger, by: CGPoint(x: distance, y: 0), for: 0.2)
      for screen in [first, second] { screen.updatePlaceInFlight() }
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.settle()
      #expect(stack?.viewControllers.count == (distance == 60 ? 2 : 1))
      #expect(distance == 60 ? second.isHitInPlace : first.isHitInPlace)
      phone.expectNoFaults()
    }
  }

  @Test(arguments: [true, false], [0.2, 0.8])
  func `touches hit the screens side by side`(isSwipeContainer: Bool, part: CGFloat) {
    let simulator = Simulator()
    let screens = [HostingScreen(), HostingScreen()]
    let tabs = UITabBarController()
    let container = SwipeContainerController(screens)
    if isSwipeContainer {
      simulator.window.rootViewController = container
    } else {
      tabs.viewControllers = screens
      TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabs)
      simulator.window.rootViewController = tabs
    }
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 380, y: 400))
    simulator.step()
    simulator.move(finger, by: CGPoint(x: -part * 393, y: 0), for: 0.2)
    for screen in screens { screen.updatePlaceInFlight() }
    simulator.run(for: 0.3)
    finger.lift()
    #expect(simulator.runUntilIdle())
    #expect(
      (isSwipeContainer ? container.selectedIndex : tabs.selectedIndex) == (part > 0.5 ? 1 : 0))
    for screen in screens { #expect(screen.isHitInPlace || screen.viewIfLoaded?.window == nil) }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test func `the frame of other content is left alone`() {
    let (phone, _) = phone()
    let screen = UIViewController()
    let view = HostedView(frame: phone.screen)
    screen.view = view
    phone.root.present(screen, using: ModalTransition(.cover(from: .bottom)))
    phone.simulator.run(for: 0.1)
    view.knownOrigin = CGPoint(x: 7, y: 70)
    phone.settle()
    #expect(view.knownOrigin == CGPoint(x: 7, y: 70))
  }
}
