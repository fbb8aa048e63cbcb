import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// UIKit's percent driver takes the animator of a transition, and never calls `animateTransition`
/// (C).
@MainActor
struct DrivenAloneTests {
  nonisolated private static let variants = [Simulator.Variant.standard, .drivenAlone, .drivenLate]

  @Test("it is arranged outside of the animation, follows, and ends", arguments: variants)
  func driven(_ variant: Simulator.Variant) {
    for way in Way.allCases {
      for outcome in Outcome.allCases {
        let bench = Bench(way, variant)
        bench.begin()
        #expect(bench.log.durations == [0], "\(way)")
        bench.driver.update(0.5)
        bench.simulator.step()
        #expect(abs(bench.frontAlpha - 0.5) < 0.03, "\(way): \(bench.frontAlpha)")
        switch outcome {
        case .finish: bench.driver.finish()
        case .cancel: bench.driver.cancel()
        case .interruption:
          bench.driver.finish()
          bench.simulator.run(for: 0.1)
          bench.driver.pause()
          bench.simulator.run(for: 5)
          #expect(bench.isInFlight, "\(way)")
          bench.driver.cancel()
        }
        bench.expectEnd(arrived: outcome == .finish)
      }
    }
  }

  @Test("it runs by itself", arguments: variants)
  func running(_ variant: Simulator.Variant) {
    for way in Way.allCases {
      let bench = Bench(way, variant)
      bench.driver.wantsInteractiveStart = false
      bench.begin()
      #expect(bench.log.durations == [0], "\(way)")
      bench.simulator.run(for: 0.25)
      #expect(abs(bench.frontAlpha - 0.5) < 0.05, "\(way): \(bench.frontAlpha)")
      bench.expectEnd(arrived: true)
    }
  }

  @Test("with nothing to animate, it ends at once", arguments: variants)
  func empty(_ variant: Simulator.Variant) {
    for way in Way.allCases {
      let bench = Bench(way, variant, duration: 0)
      bench.begin()
      #expect(!bench.isInFlight, "\(way)")
      bench.expectEnd(arrived: true)
    }
  }

  @Test(
    "a container that leaves its window before or during the start cancels it",
    arguments: variants + [.hiddenCancels], [true, false])
  func lost(_ variant: Simulator.Variant, isArranged: Bool) {
    for way in Way.allCases {
      let bench = Bench(way, variant)
      if isArranged {
        bench.log.onArranging = { $0.container.removeFromSuperview() }
      } else {
        bench.driver.beforeStart = { $0.containerView.removeFromSuperview() }
      }
      bench.begin()
      bench.simulator.run(for: 1)
      #expect(!bench.isInFlight, "\(way)")
      #expect(!bench.hasArrived, "\(way)")
    }
  }
}

private enum Outcome: CaseIterable {
  case finish
  case cancel
  /// Finished, caught in flight, and then canceled.
  case interruption
}

private enum Way: CaseIterable {
  case present
  case dismiss
  case push
  case pop
  case select
}

/// Records how it is arranged.
private struct ProbingEffect: TransitionEffect {
  let log: EffectLog

  func arrange(_ stage: TransitionStage) {
    log.durations.append(UIView.inheritedAnimationDuration)
    FadeEffect.fade.arrange(stage)
    log.onArranging(stage)
  }
}

@MainActor private final class EffectLog {
  var durations: [TimeInterval] = []
  var onArranging: (TransitionStage) -> Void = { _ in }
}

/// Calls a test as it is started.
private final class StartingDriver: UIPercentDrivenInteractiveTransition {
  var beforeStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    beforeStart(transitionContext)
    super.startInteractiveTransition(transitionContext)
  }
}

/// An app whose delegate returns an animator of the kit and an interaction of its own.
@MainActor private final class Bench: NSObject {
  let simulator: Simulator
  let log = EffectLog()
  let driver = StartingDriver()
  private let way: Way
  private let timing: TransitionTiming
  private let root = UIViewController()
  private let photo = UIViewController()
  private var navigation: UINavigationController?
  private var tabs: UITabBarController?
  private var isDriven = false
  /// The view that has to be as before after a cancel.
  private var container: UIView?
  private var views: Hierarchy?

  init(_ way: Way, _ variant: Simulator.Variant, duration: TimeInterval = 0.5) {
    self.way = way
    timing = .curve(.linear, duration: duration)
    simulator = Simulator(variant: variant)
    super.init()
    switch way {
    case .present, .dismiss: simulator.window.rootViewController = root
    case .push, .pop:
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = self
      if way == .pop { navigation.pushViewController(photo, animated: false) }
      self.navigation = navigation
      simulator.window.rootViewController = navigation
    case .select:
      let tabs = UITabBarController()
      tabs.viewControllers = [root, photo]
      tabs.delegate = self
      self.tabs = tabs
      simulator.window.rootViewController = tabs
    }
    photo.modalPresentationStyle = .custom
    photo.transitioningDelegate = self
    if way == .dismiss { root.present(photo, animated: false) }
    simulator.runUntilIdle()
    isDriven = true
    log.durations = []
    container =
      switch way {
      case .present, .dismiss: simulator.window
      case .push, .select: root.view.superview
      case .pop: photo.view.superview
      }
    views = container.map { Hierarchy(of: $0) }
  }

  /// Requests the transition, and lets UIKit start it.
  func begin() {
    switch way {
    case .present: root.present(photo, animated: true)
    case .dismiss: root.dismiss(animated: true)
    case .push: navigation?.pushViewController(photo, animated: true)
    case .pop: navigation?.popViewController(animated: true)
    case .select: tabs?.selectedIndex = 1
    }
    simulator.commit()
  }

  var frontAlpha: CGFloat { simulator.visibleAlpha(of: photo.view) }

  var isInFlight: Bool {
    root.transitionCoordinator != nil || photo.transitionCoordinator != nil
  }

  /// Whether the transition has finished.
  var hasArrived: Bool {
    switch way {
    case .present: root.presentedViewController === photo
    case .dismiss: root.presentedViewController == nil
    case .push: navigation?.topViewController === photo
    case .pop: navigation?.topViewController === root
    case .select: tabs?.selectedViewController === photo
    }
  }

  func expectEnd(arrived: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), "\(way)", sourceLocation: sourceLocation)
    #expect(!isInFlight, "\(way)", sourceLocation: sourceLocation)
    #expect(hasArrived == arrived, "\(way)", sourceLocation: sourceLocation)
    if !arrived, let container, let views {
      Hierarchy(of: container).expectSame(as: views, sourceLocation: sourceLocation)
    }
    let faults = simulator.faults
    #expect(faults.isEmpty, "\(way): \(faults)", sourceLocation: sourceLocation)
  }

  private func animator(_ operation: TransitionOperation) -> TransitionAnimator? {
    isDriven ? TransitionAnimator(ProbingEffect(log: log), for: operation, timing: timing) : nil
  }

  private var interaction: StartingDriver? { isDriven ? driver : nil }
}

extension Bench: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.present) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.dismiss) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Bench: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(operation == .push ? .push : .pop)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension Bench: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.selectNext) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
