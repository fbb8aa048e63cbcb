import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// An animation that stands still is ended in every kind of transition.
@MainActor struct StandstillTests {
  /// The transition in flight.
  enum Path: CaseIterable {
    case present
    case dismiss
    case push
    case pop
    case selectTab
    case dragAway
    case dragInVain
    case popByFinger
    case popInVain
    case swipeTab
  }

  @Test(arguments: Path.allCases, Simulator.Variant.all)
  func `it ends within two seconds`(_ path: Path, _ variant: Simulator.Variant) throws {
    let stage = StandstillStage(path, variant)
    stage.begin()
    stage.simulator.run(for: 0.05)
    let run = try #require(stage.run)
    run.stand()
    stage.simulator.run(for: 0.4)
    #expect(stage.run === run && !run.isEnded)
    stage.simulator.run(for: 1.6)
    #expect(run.isEnded && stage.run == nil)
    #expect(stage.simulator.runUntilIdle())
    stage.expectEnd()
  }

  @Test(
    arguments: [Path.popByFinger, .popInVain, .swipeTab],
    Simulator.Variant.all + [.fullDurationAtRest])
  func `released exactly at its target, it ends at once`(
    _ path: Path, _ variant: Simulator.Variant
  ) throws {
    let stage = StandstillStage(path, variant)
    let finger = stage.hold(away: path != .popInVain)
    let run = try #require(stage.run)
    stage.simulator.run(for: 0.3)
    #expect(!run.isEnded)
    finger.lift()
    #expect(run.isEnded && stage.run == nil)
    #expect(stage.simulator.runUntilIdle())
    stage.expectEnd()
  }

  @Test(arguments: Path.allCases)
  func `a blocked main thread does not end it early`(_ path: Path) throws {
    let stage = StandstillStage(path, .standard, timing: .curve(.linear, duration: 3))
    stage.begin()
    stage.simulator.run(for: 0.05)
    let run = try #require(stage.run)
    for _ in 1...3 {
      stage.simulator.stall(for: 0.7)
      stage.simulator.step()
      // A release by a finger may end before the animation.
      if run.isEnded { break }
      let seen = stage.simulator.visibleAlpha(of: stage.front)
      #expect(seen > 0 && seen < 1, "\(seen)")
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(run.isEnded)
    stage.expectEnd()
  }
}

extension EffectRun {
  /// Pauses everything that moves the screens.
  fileprivate func stand() {
    animator.pauseAnimation()
    guard let stage else { return }
    for view in [stage.movingView, stage.front, stage.screen] {
      view.layer.speed = 0
    }
  }
}

/// A stack in tabs, from which a screen is presented.
@MainActor private final class StandstillStage {
  let simulator: Simulator
  private let path: StandstillTests.Path
  private let tabs = UITabBarController()
  private let root = Screen("root")
  private let other = Screen("other")
  private let screen = Screen("screen")
  private let stack: UINavigationController
  private let modal: ModalTransition
  private let push: PushTransition
  private let tab: TabTransition

  init(
    _ path: StandstillTests.Path, _ variant: Simulator.Variant, timing: TransitionTiming? = nil
  ) {
    self.path = path
    simulator = Simulator(variant: variant)
    stack = UINavigationController(rootViewController: root)
    modal = ModalTransition(.fade, timing: timing, dismissal: .panDown)
    push = PushTransition(.fade, timing: timing, popGesture: .fullWidth)
    tab = TabTransition(.fade, timing: timing, swipe: PanRelease())
    tabs.viewControllers = [stack, other]
    push.attach(to: stack)
    tab.attach(to: tabs)
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
  }

  /// The run of the transition in flight.
  var run: EffectRun? {
    EffectRun.known.lazy.compactMap(\.object).first {
      !$0.isEnded && $0.context?.containerView.window === simulator.window
    }
  }

  /// The view of the front screen.
  var front: UIView { run?.stage?.front ?? screen.view }

  func begin() {
    switch path {
    case .present: present()
    case .push: stack.pushViewController(screen, animated: true)
    case .selectTab: tabs.selectedIndex = 1
    case .dismiss, .dragAway, .dragInVain:
      present()
      settle()
      if path == .dismiss { return screen.dismiss(animated: true) }
      swipe(to: CGPoint(x: 200, y: path == .dragAway ? 720 : 540))
    case .pop, .popByFinger, .popInVain:
      stack.pushViewController(screen, animated: true)
      settle()
      if path == .pop {
        _ = stack.popViewController(animated: true)
        return
      }
      swipe(to: CGPoint(x: path == .popByFinger ? 380 : 270, y: 300))
    case .swipeTab: swipe(to: CGPoint(x: -20, y: 300))
    }
    simulator.commit()
  }

  /// Swipes beyond one of the ends, and keeps the finger there.
  func hold(away isAway: Bool) -> Finger {
    if path != .swipeTab {
      stack.pushViewController(screen, animated: true)
      settle()
    }
    let side: CGFloat = path == .swipeTab ? -1 : 1
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
    simulator.step()
    for way in isAway ? [40, 120, 200, 300, 500] : [60, 120, 60, 0, -20] as [CGFloat] {
      finger.move(to: CGPoint(x: 200 + side * way, y: 300))
      simulator.step()
    }
    return finger
  }

  private func present() {
    root.present(screen, using: modal)
  }

  private func settle() {
    #expect(simulator.runUntilIdle())
  }

  private func swipe(to end: CGPoint) {
    simulator.swipe(
      from: CGPoint(x: 200, y: 300), by: CGPoint(x: end.x - 200, y: end.y - 300), steps: 12,
      rest: 0.3)
  }

  /// Expects that the transition has ended where it was going, and that touches work.
  func expectEnd() {
    #expect((root.presentedViewController != nil) == [.present, .dragInVain].contains(path))
    #expect((stack.topViewController === screen) == [.push, .popInVain].contains(path))
    #expect((tabs.selectedIndex == 1) == [.selectTab, .swipeTab].contains(path))
    for controller in [tabs, stack, root, screen] {
      #expect(controller.transitionCoordinator == nil)
    }
    let shown =
      [.selectTab, .swipeTab].contains(path)
      ? other
      : [.present, .dragInVain, .push, .popInVain].contains(path) ? screen : root
    shown.expectAppeared()
    #expect(simulator.visibleAlpha(of: shown.view) == 1)
    #expect(simulator.hitTest(CGPoint(x: 200, y: 300))?.isDescendant(of: shown.view) == true)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }
}
