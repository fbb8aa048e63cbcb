import UIKit

/// The transition coordinator, and animations alongside.
extension Fact {
  static let coordination: [Fact] = [
    life, unanimated, pushLife, followsBlock, followsAnimator, takenBack, systemLength,
  ]

  private static let life = Fact(
    "A9", "a presentation has a coordinator from the first appearance callback to the last"
  ) { lab, found in
    let bench = await ModalBench(lab)
    await compareCoordinators(bench, isAnimated: true, found)
  }

  private static let unanimated = Fact(
    "A9", "a presentation that is not animated has no coordinator"
  ) { lab, found in
    let bench = await ModalBench(lab)
    await compareCoordinators(bench, isAnimated: false, found)
  }

  @MainActor private static func compareCoordinators(
    _ bench: ModalBench, isAnimated: Bool, _ found: Findings
  ) async {
    let seen = Journal()
    let answer = isAnimated ? "yes" : "no"
    let root = bench.root
    bench.photo.onCall = { photo, call in
      for screen in [photo, root] {
        seen.note("\(call) \(screen.transitionCoordinator == nil ? "no" : "yes")")
      }
    }
    root.begin(bench.photo, animated: isAnimated)
    await bench.lab.runUntilIdle()
    found.compare(
      "calls of the presentation", seen.take(),
      with: ["willAppear", "isAppearing", "didAppear"].flatMap {
        ["\($0) \(answer)", "\($0) \(answer)"]
      })
    found.check("none after it", root.transitionCoordinator == nil)
    root.beginDismissal(animated: isAnimated)
    await bench.lab.runUntilIdle()
    found.compare(
      "calls of the dismissal", seen.take(),
      with: ["willDisappear", "didDisappear"].flatMap { ["\($0) \(answer)", "\($0) \(answer)"] })
    found.check("none after that", root.transitionCoordinator == nil)
  }

  private static let pushLife = Fact(
    "M10", "a push has a coordinator from the first appearance callback to the last"
  ) { lab, found in
    let bench = await StackBench(lab)
    let seen = Journal()
    bench.detail.onCall = { detail, call in
      seen.note("\(call) \(detail.transitionCoordinator == nil ? "no" : "yes")")
    }
    bench.navigation.pushViewController(bench.detail, animated: true)
    await lab.endTurn()
    let duration = bench.navigation.transitionCoordinator?.transitionDuration ?? 0
    found.measure("the system's push takes", CGFloat(duration), 0.35)
    await lab.runUntilIdle()
    found.compare(
      "calls", seen.take(), with: ["willAppear yes", "isAppearing yes", "didAppear yes"])
    found.check("none after it", bench.navigation.transitionCoordinator == nil)
  }

  private static let followsBlock = Fact(
    "A9", "animations alongside follow the animation block of the animator"
  ) { lab, found in
    await compareFollower(lab, Fade(duration: 0.5), found)
  }

  private static let followsAnimator = Fact(
    "A9", "animations alongside follow the interruptible animator"
  ) { lab, found in
    await compareFollower(lab, InterruptibleFade(duration: 0.5), found)
  }

  @MainActor private static func compareFollower(
    _ lab: any Laboratory, _ animator: some UIViewControllerAnimatedTransitioning,
    _ found: Findings
  ) async {
    let bench = await ModalBench(lab, present: animator)
    let (follower, ends) = follow(bench)
    bench.root.begin(bench.photo)
    await lab.endTurn()
    await lab.run(for: 0.25)
    found.measure("half-way", lab.visibleAlpha(of: follower), 0.5, rate: 2, within: 0.01)
    found.compare("not over yet", ends.all, with: [])
    await lab.runUntilIdle()
    found.compare("over, and not cancelled", ends.all, with: [false])
    found.compare("its end", follower.alpha, with: 0)
  }

  private static let takenBack = Fact(
    "A9", "animations alongside are reversed with the transition"
  ) { lab, found in
    let bench = await ModalBench(lab, present: InterruptibleFade())
    let (follower, ends) = follow(bench)
    let driver = UIPercentDrivenInteractiveTransition()
    bench.delegate.presentationDriver = driver
    bench.root.begin(bench.photo)
    await lab.endTurn()
    driver.update(0.5)
    await lab.run(for: 0.1)
    found.measure("half-way", lab.visibleAlpha(of: follower), 0.5, within: 0.01)
    driver.cancel()
    await lab.runUntilIdle()
    found.compare("cancelled", ends.all, with: [true])
    found.compare("as it was", follower.alpha, with: 1)
  }

  /// Fades a view of the root out alongside the presentation.
  @MainActor private static func follow(_ bench: ModalBench) -> (UIView, Ends<Bool>) {
    let follower = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    let ends = Ends<Bool>()
    bench.root.view.addSubview(follower)
    bench.photo.onCall = { photo, call in
      guard call == "willAppear" else { return }
      photo.transitionCoordinator?.animate(
        alongsideTransition: { _ in follower.alpha = 0 },
        completion: { ends.note($0.isCancelled) })
    }
    return (follower, ends)
  }

  private static let systemLength = Fact(
    "A9", "in a presentation with an animator the coordinator knows the duration"
  ) { lab, found in
    let bench = await ModalBench(lab, present: Fade(duration: 0.4))
    bench.root.begin(bench.photo)
    await lab.endTurn()
    let coordinator = bench.root.transitionCoordinator
    found.measure("seconds", coordinator.map { CGFloat($0.transitionDuration) }, 0.4)
    found.check("not begun in the hand", coordinator?.initiallyInteractive == false)
    found.check("not in the hand", coordinator?.isInteractive == false)
    await lab.runUntilIdle()
  }
}
