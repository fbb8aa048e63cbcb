import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// On a device, an animator that is reversed on a curve other than a linear one may jump to its end
/// first (D).
@MainActor struct CurvedReversalTests {
  @Test(
    "a canceled transition returns from where it is", arguments: Cancel.allCases, TestEffect.kinds)
  func canceled(_ cancel: Cancel, effect: TestEffect) {
    let likely = cancel.looks(effect, .standard)
    #expect(likely.count == 40 && Set(likely).count > 3)
    let differs = zip(likely, cancel.looks(effect, .jumpingReversals)).contains { $0 != $1 }
    #expect(!differs)
  }
}

/// How a transition comes to be canceled.
enum Cancel: CaseIterable {
  /// A pull is released too early.
  case pull
  /// A drag is released too early.
  case drag
  /// The app dismisses the screen while it appears.
  case dismissal
  /// A finger catches a presentation, and takes it back.
  case caught
  /// A swipe back is released too early.
  case pop
  /// The app pops the screen while it is pushed.
  case popInPush
  /// A swipe to the next tab is released too early.
  case tab
  /// A swipe to the next page is released too early.
  case page

  /// The visible views in each frame from the cancellation on.
  @MainActor fileprivate func looks(
    _ effect: TestEffect, _ variant: Simulator.Variant
  ) -> [[VisibleView]] {
    let scene = CancelScene(variant)
    let effect = effect.effect(from: .view(scene.source))
    switch self {
    case .pull, .drag:
      scene.present(effect, self == .drag ? .drag : .panDown)
      scene.simulator.runUntilIdle()
      scene.swipe(CGVector(dx: 0, dy: self == .drag ? 60 : 200))
    case .dismissal:
      scene.present(effect, .panDown)
      scene.simulator.run(for: 0.2)
      scene.screen.dismissOrReverse()
    case .caught:
      scene.present(effect, .panDown)
      scene.simulator.run(for: 0.2)
      scene.swipe(CGVector(dx: 0, dy: 150))
    case .pop, .popInPush:
      scene.push(PushTransition(effect, popGesture: .fullWidth))
      scene.simulator.run(for: self == .pop ? 2 : 0.1)
      if self == .pop {
        scene.swipe(CGVector(dx: 150, dy: 0))
      } else {
        scene.screen.navigationController?.popOrReverse()
      }
    case .tab:
      scene.showTabs(TabTransition(effect, swipe: PanRelease()))
      scene.simulator.runUntilIdle()
      scene.swipe(CGVector(dx: -100, dy: 0))
    case .page:
      scene.showPages(effect)
      scene.simulator.runUntilIdle()
      scene.swipe(CGVector(dx: -100, dy: 0))
    }
    return (0..<40).map { _ in scene.simulator.nextLook() }
  }
}

/// A screen over another one, in each kind of transition.
@MainActor private final class CancelScene {
  let simulator: Simulator
  let root = UIViewController()
  let screen = UIViewController()
  let source: UIView

  init(_ variant: Simulator.Variant) {
    simulator = Simulator(variant: variant)
    source = UIView(frame: CGRect(x: 30, y: 200, width: 90, height: 90))
    source.backgroundColor = .red
    root.view.backgroundColor = .white
    root.view.addSubview(source)
    screen.view.backgroundColor = .blue
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  func present(_ effect: any TransitionEffect, _ gesture: DismissalGesture) {
    let options = PresentationOptions(backdrop: .dimming(.black))
    root.present(
      screen, using: ModalTransition(effect, dismissal: gesture, presentation: options))
  }

  func push(_ transition: PushTransition) {
    let stack = UINavigationController(rootViewController: root)
    stack.isNavigationBarHidden = true
    transition.attach(to: stack)
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    stack.pushViewController(screen, animated: true)
  }

  func showTabs(_ transition: TabTransition) {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, screen]
    transition.attach(to: tabs)
    simulator.window.rootViewController = tabs
  }

  func showPages(_ effect: any TransitionEffect) {
    simulator.window.rootViewController = SwipeContainerController(
      [root, screen], effect: effect)
  }

  /// Moves a finger from the center in 0.2 s, lets it rest, and lifts it.
  func swipe(_ vector: CGVector) {
    simulator.swipe(
      from: CGPoint(x: 196, y: 400), by: CGPoint(x: vector.dx, y: vector.dy), steps: 12, rest: 0.3)
  }
}
