import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// Screens that present one another, the first of them presented by the root screen.
@MainActor final class Tower {
  let phone: Phone
  let style: TowerStyle
  let screens: [Screen]
  private var delegates: [any UIViewControllerTransitioningDelegate] = []

  init(
    of height: Int, _ style: TowerStyle, _ variant: Simulator.Variant = .standard,
    isAnimated: Bool = true
  ) {
    phone = Phone(variant: variant)
    UIView.setAnimationsEnabled(isAnimated)
    self.style = style
    screens = (0..<height).map { Screen("screen \($0)") }
  }

  var simulator: Simulator { phone.simulator }
  var top: Screen { screens[screens.count - 1] }

  /// The controller whose dismissal removes a screen: the top screen itself, or the presenter.
  func caller(for index: Int) -> UIViewController {
    index == screens.count - 1 ? top : index == 0 ? phone.root : screens[index - 1]
  }

  /// Presents a screen on the one below.
  func present(
    _ index: Int, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    if let delegate = style.prepare(screens[index]) { delegates.append(delegate) }
    let presenter = index == 0 ? phone.root : screens[index - 1]
    presenter.present(screens[index], animated: animated, completion: completion)
  }

  /// Brings the tower to a moment, calls the action in it, and then another one, and waits until
  /// everything is at rest.
  func bring(
    to moment: TowerMoment, _ action: @escaping @MainActor () -> Void,
    meanwhile: () -> Void = {}
  ) {
    for index in screens.indices.dropLast() {
      present(index, animated: false)
      simulator.runUntilIdle()
    }
    let last = screens.count - 1
    switch moment {
    case .sameTurn:
      present(last)
      action()
    case .willAppear, .isAppearing, .didAppear:
      let call: Screen.Call =
        moment == .willAppear ? .willAppear : moment == .didAppear ? .didAppear : .isAppearing
      act(in: call, action)
      present(last)
    case .alongside, .coordinatorCompletion:
      act(in: .willAppear) { [top] in
        let coordinator = top.transitionCoordinator
        if moment == .alongside {
          coordinator?.animate(alongsideTransition: { _ in action() })
        } else {
          coordinator?.animate(alongsideTransition: nil) { _ in action() }
        }
      }
      present(last)
    case .presenting:
      present(last)
      simulator.run(for: 0.1)
      action()
    case .presentCompletion: present(last) { action() }
    case .unanimatedPresentation:
      present(last, animated: false)
      action()
    case .caught:
      present(last)
      simulator.run(for: 0.15)
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 800))
      simulator.step()
      phone.move(finger, by: 12, for: 0.05)
      action()
      simulator.run(for: 0.1)
      finger.lift()
    case .gone:
      presentTop()
      phone.root.dismiss(animated: true)
      simulator.runUntilIdle()
      action()
    default:
      presentTop()
      atRest(moment, action)
    }
    meanwhile()
    simulator.runUntilIdle()
  }

  private func presentTop() {
    present(screens.count - 1)
    simulator.runUntilIdle()
  }

  /// Acts while the top screen is at rest, or leaves it.
  private func atRest(_ moment: TowerMoment, _ action: @escaping @MainActor () -> Void) {
    switch moment {
    case .rest: action()
    case .inBlock: UIView.animate(withDuration: 0.3, animations: action)
    case .sameTurnAsDismiss:
      top.dismiss(animated: true)
      action()
    case .willDisappear, .didDisappear:
      act(in: moment == .willDisappear ? .willDisappear : .didDisappear, action)
      top.dismiss(animated: true)
    case .dismissing:
      top.dismiss(animated: true)
      simulator.run(for: 0.1)
      action()
    case .dismissCompletion: top.dismiss(animated: true) { action() }
    case .unanimatedDismissal:
      top.dismiss(animated: false)
      action()
    case .beginningPull:
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
      simulator.step()
      finger.move(to: CGPoint(x: 200, y: 360))
      action()
      simulator.run(for: 0.3)
      finger.lift()
    case .held, .returning, .thrown:
      let finger = phone.pull(moment == .thrown ? phone.screen.height * 0.47 : 100)
      if moment != .thrown { simulator.run(for: 0.3) }
      if moment != .held {
        finger.lift()
        simulator.step()
      }
      action()
      if moment == .held {
        simulator.run(for: 0.3)
        finger.lift()
      }
    default: Issue.record("\(moment) is not played")
    }
  }

  /// Acts in the first appearance callback of a kind of the top screen.
  private func act(in call: Screen.Call, _ action: @escaping @MainActor () -> Void) {
    top.onCall = { current, screen in
      guard current == call else { return }
      screen.onCall = { _, _ in }
      action()
    }
  }

  /// Expects that a screen has gone, together with those above it, and that the others are at rest.
  func expectGone(_ index: Int, _ comment: Comment) {
    for screen in screens[index...] {
      #expect(screen.presentingViewController == nil, "\(screen.name) stays: \(comment)")
    }
    for (lower, upper) in zip([phone.root] + screens, screens[..<index]) {
      #expect(lower.presentedViewController === upper, "\(upper.name) has gone: \(comment)")
    }
    #expect(simulator.isIdleForTenFrames, comment)
  }
}
