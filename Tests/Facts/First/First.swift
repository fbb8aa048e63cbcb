import UIKit

/// The most important facts that are not verified on a device.
extension Fact {
  static let first: [Fact] = [
    incomingPictures, lateChanges, reversals, exactReturn, keyframesInSpring,
  ]

  private static let incomingPictures = Fact(
    "F7",
    "a snapshot of the incoming screen is blank in a stack or tabs, not in a presentation",
    faults: ["F7"]
  ) { lab, found in
    for (kind, isBlank) in [(Kind.push, true), (.pop, true), (.tab, true), (.present, false)] {
      let picture = await incomingPicture(kind, in: lab)
      picture.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
      lab.window.rootViewController = UIViewController()
      lab.window.addSubview(picture)
      await lab.run(for: 0.1)
      found.compare("blank in a \(kind)", lab.isBlank(picture), with: isBlank)
      picture.removeFromSuperview()
    }
  }

  private static let lateChanges = Fact(
    "F7", "a snapshot is of the last frame, and has the alpha of the view"
  ) { lab, found in
    let red = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    red.backgroundColor = .red
    lab.window.addSubview(red)
    await lab.run(for: 0.1)
    red.alpha = 0
    let shown = red.snapshotView(afterScreenUpdates: false) ?? UIView()
    await lab.run(for: 0.1)
    red.alpha = 1
    let transparent = red.snapshotView(afterScreenUpdates: false) ?? UIView()
    red.removeFromSuperview()
    for (picture, isBlank) in [(shown, false), (transparent, true)] {
      picture.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
      lab.window.addSubview(picture)
      await lab.run(for: 0.1)
      found.compare("blank if transparent before", lab.isBlank(picture), with: isBlank)
      picture.removeFromSuperview()
    }
  }

  private enum Kind {
    case push, pop, tab, present
  }

  /// Returns a snapshot of a red view, taken as the transition to its screen begins.
  @MainActor private static func incomingPicture(_ kind: Kind, in lab: any Laboratory) async
    -> UIView
  {
    let (outer, inner) = (UIViewController(), UIViewController())
    let red = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    red.backgroundColor = .red
    (kind == .pop ? outer : inner).view.addSubview(red)
    let fade = Fade()
    var picture: UIView?
    fade.onStart = { _ in picture = red.snapshotView(afterScreenUpdates: true) }
    let delegate = Vendor()
    delegate.fade = fade
    await begin(kind, from: outer, to: inner, by: delegate, in: lab)
    await lab.runUntilIdle()
    if kind == .present { outer.beginDismissal(animated: false) }
    await lab.runUntilIdle()
    return picture ?? UIView()
  }

  /// Begins a transition between two screens, once the first one is at rest.
  @MainActor private static func begin(
    _ kind: Kind, from outer: UIViewController, to inner: UIViewController,
    by delegate: Vendor, in lab: any Laboratory
  ) async {
    switch kind {
    case .push, .pop:
      let stack = UINavigationController(rootViewController: outer)
      lab.window.rootViewController = stack
      if kind == .pop { stack.pushViewController(inner, animated: false) }
      await lab.runUntilIdle()
      stack.delegate = delegate
      if kind == .pop {
        stack.popViewController(animated: true)
      } else {
        stack.pushViewController(inner, animated: true)
      }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [outer, inner]
      lab.window.rootViewController = tabs
      await lab.runUntilIdle()
      tabs.delegate = delegate
      tabs.selectedIndex = 1
    case .present:
      lab.window.rootViewController = outer
      await lab.runUntilIdle()
      inner.modalPresentationStyle = .custom
      inner.transitioningDelegate = delegate
      outer.begin(inner)
    }
  }

  /// The ways to reverse an animator on a curve that is not linear.
  private enum Reversal: String, CaseIterable {
    case linear = "a linear timing"
    case own = "its own timing"
    case builtIn = "a built-in curve"
    case ownScrub = "scrubsLinearly = false"

    @MainActor func mover(of bench: ViewBench) -> UIViewPropertyAnimator {
      let timing =
        self == .builtIn
        ? UICubicTimingParameters(animationCurve: .easeIn)
        : UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
      let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
      animator.addAnimations { bench.go() }
      animator.scrubsLinearly = self != .ownScrub
      return animator
    }
  }

  private static let reversals = Fact(
    "D", "a reversed animator that is not linear moves back at once"
  ) { lab, found in
    for part in [0.2, 0.5, 0.8] as [CGFloat] {
      for reversal in Reversal.allCases {
        let bench = await ViewBench(lab)
        let animator = reversal.mover(of: bench)
        animator.fractionComplete = part
        await lab.run(for: 0.1)
        let start = bench.way
        animator.isReversed = true
        let linear = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(
          withTimingParameters: reversal == .linear ? linear : nil, durationFactor: 0)
        var ways = [start]
        while animator.state == .active {
          await lab.run(for: 1 / 60)
          if animator.state == .active { ways.append(bench.way) }
        }
        let how = "from \(part), with \(reversal.rawValue)"
        found.measure("the farthest \(how)", ways.max(), start, within: 1)
        // A built-in curve has been seen to complete much of the way at once.
        found.tell("the first frames \(how)", ways.prefix(4).map { Int($0.rounded()) })
        bench.view.removeFromSuperview()
      }
    }
  }

  private static let exactReturn = Fact(
    "D", "a reversed animator restores the transform, to the last digit or nearly"
  ) { lab, found in
    for part in [0.2, 0.5, 0.8] as [CGFloat] {
      let bench = await ViewBench(lab)
      let before = CGAffineTransform(scaleX: 0.914, y: 0.914)
      bench.view.transform = before
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
        bench.view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3).translatedBy(x: 33, y: 7)
      }
      animator.fractionComplete = part
      await lab.run(for: 0.1)
      animator.isReversed = true
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
      await lab.runUntilIdle()
      let after = bench.view.transform
      found.measure("from \(part)", after.a, before.a, within: 1e-6)
      found.tell("to the last digit from \(part)", after == before ? "yes" : "\(after)")
      bench.view.removeFromSuperview()
    }
  }

  private static let keyframesInSpring = Fact(
    "D", "keyframes inside a spring end with it"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let timing = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations {
      bench.go()
      animateKeyframes(0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          bench.view.alpha = 0
        }
      }
    }
    animator.startAnimation()
    for time in [0.1, 0.2, 0.3] {
      await lab.run(for: 0.1)
      found.tell("after \(time) s", "the way \(bench.way), the alpha \(bench.alpha)")
    }
    await lab.runUntilIdle()
    found.measure("the alpha at the end", bench.alpha, 0)
  }
}

/// Returns a fade for every transition.
@MainActor
private final class Vendor: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
{
  var fade: Fade?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}
