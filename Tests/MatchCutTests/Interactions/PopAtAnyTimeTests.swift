import MatchCut
import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// A pop that the app requests at any time is carried out once.
@MainActor struct PopAtAnyTimeTests {
  @Test("a pushed screen", arguments: StackStyle.allCases, StackMoment.allCases)
  func pops(_ style: StackStyle, _ moment: StackMoment) {
    guard style.hasGesture || !moment.isSwipe else { return }
    for (index, variant) in (Simulator.Variant.all + [.laterModals]).enumerated() {
      for (animated, disables) in [(true, false), (false, false), (true, true)] {
        // Without animations, a gesture pops at once.
        if disables, moment.isSwipe || moment == .popping { continue }
        // Whether screens are replaced makes a difference in any variant; the others take turns.
        for isReplacing in index == 0 ? [false, true] : [index.isMultiple(of: 2)] {
          let stack = Stack(style, variant, isAnimated: !disables, isReplacing: isReplacing)
          stack.bring(to: moment) { stack.navigation.popOrReverse(animated: animated) }
          let comment: Comment =
            "animated \(animated), disabled \(disables), replacing \(isReplacing), \(variant)"
          #expect(stack.navigation.viewControllers == [stack.root, stack.list], comment)
          #expect(stack.navigation.transitionCoordinator == nil, comment)
          #expect(stack.list.view.window != nil && stack.story.view.window == nil, comment)
          #expect(stack.simulator.isIdleForTenFrames, comment)
          #expect(stack.simulator.faults.isEmpty, "\(stack.simulator.faults): \(comment)")
          stack.list.expectAppeared()
          stack.story.expectDisappeared()
        }
      }
    }
  }
}

/// What animates the stack.
enum StackStyle: String, CaseIterable {
  case edge
  case fullWidth
  case drag
  case withoutGesture
  /// A transition without an effect, so that UIKit plays its own.
  case withoutEffect
  case system

  var hasGesture: Bool { self == .edge || self == .fullWidth || self == .drag }

  @MainActor var transition: PushTransition? {
    switch self {
    case .edge: PushTransition(.push, popGesture: .edge)
    case .fullWidth: PushTransition(.push, popGesture: .fullWidth)
    case .drag: PushTransition(.push, popGesture: .drag)
    case .withoutGesture: PushTransition(.fade, popGesture: nil)
    case .withoutEffect: PushTransition { _ in nil }
    case .system: nil
    }
  }
}

/// What is under way when the app requests the pop.
enum StackMoment: String, CaseIterable {
  case sameTurn
  case willAppear
  case isAppearing
  case alongside
  case pushing
  case didAppear
  case coordinatorCompletion
  case unanimatedPush
  case caught
  case rest
  case inBlock
  case beginningSwipe
  case held
  case returning
  case thrown
  case popping

  var isSwipe: Bool {
    switch self {
    case .caught, .beginningSwipe, .held, .returning, .thrown: true
    default: false
    }
  }
}

/// A stack of two screens, on which a third one is pushed.
@MainActor private final class Stack {
  let simulator: Simulator
  let (root, list, story) = (Screen("root"), Screen("list"), Screen("story"))
  let navigation = UINavigationController()
  /// Whether the story takes the place of another screen.
  private let isReplacing: Bool

  init(
    _ style: StackStyle, _ variant: Simulator.Variant, isAnimated: Bool, isReplacing: Bool
  ) {
    simulator = Simulator(variant: variant)
    self.isReplacing = isReplacing
    UIView.setAnimationsEnabled(isAnimated)
    navigation.viewControllers = [root, list] + (isReplacing ? [Screen("former")] : [])
    navigation.isNavigationBarHidden = true
    style.transition?.attach(to: navigation)
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
  }

  private func push(animated: Bool = true) {
    if isReplacing {
      navigation.setViewControllers([root, list, story], animated: animated)
    } else {
      navigation.pushViewController(story, animated: animated)
    }
  }

  /// Brings the stack to a moment, calls the action in it, and waits until everything is at rest.
  func bring(to moment: StackMoment, _ action: @escaping @MainActor () -> Void) {
    switch moment {
    case .sameTurn:
      push()
      action()
    case .willAppear, .isAppearing, .didAppear:
      let call: Screen.Call =
        moment == .willAppear ? .willAppear : moment == .didAppear ? .didAppear : .isAppearing
      act(in: call, action)
      push()
    case .alongside, .coordinatorCompletion:
      act(in: .willAppear) { [story] in
        if moment == .alongside {
          story.transitionCoordinator?.animate(alongsideTransition: { _ in action() })
        } else {
          story.transitionCoordinator?.animate(alongsideTransition: nil) { _ in action() }
        }
        if story.transitionCoordinator == nil { action() }
      }
      push()
    case .pushing, .caught:
      push()
      simulator.run(for: 0.15)
      if moment == .pushing {
        action()
        break
      }
      let finger = simulator.touchDown(at: CGPoint(x: 380, y: 400))
      simulator.step()
      finger.move(to: CGPoint(x: 388, y: 400))
      simulator.step()
      action()
      simulator.run(for: 0.1)
      finger.lift()
    case .unanimatedPush:
      push(animated: false)
      action()
    default:
      push()
      simulator.runUntilIdle()
      atRest(moment, action)
    }
    simulator.runUntilIdle()
  }

  /// Acts while the story is at rest, or leaves.
  private func atRest(_ moment: StackMoment, _ action: @escaping @MainActor () -> Void) {
    switch moment {
    case .rest: action()
    case .inBlock: UIView.animate(withDuration: 0.3, animations: action)
    case .popping:
      navigation.popViewController(animated: true)
      simulator.run(for: 0.1)
      if navigation.transitionCoordinator != nil { action() }
    default:
      let finger = simulator.touchDown(at: CGPoint(x: 2, y: 300))
      simulator.step()
      if moment == .beginningSwipe {
        finger.move(to: CGPoint(x: 62, y: 300))
      } else {
        for step in 1...10 {
          finger.move(to: CGPoint(x: 2 + CGFloat(step) * (moment == .thrown ? 30 : 8), y: 300))
          simulator.step()
        }
        if moment != .thrown { simulator.run(for: 0.3) }
        if moment != .held {
          finger.lift()
          simulator.step()
        }
      }
      action()
      simulator.run(for: 0.3)
      if finger.isDown { finger.lift() }
    }
  }

  private func act(in call: Screen.Call, _ action: @escaping @MainActor () -> Void) {
    story.onCall = { current, screen in
      guard current == call else { return }
      screen.onCall = { _, _ in }
      action()
    }
  }
}
