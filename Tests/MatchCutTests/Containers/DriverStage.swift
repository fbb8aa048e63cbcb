import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A container of the app, with two screens and a driver.
@MainActor final class DriverStage {
  let simulator: Simulator
  let parent = UIViewController()
  let old = Screen("old")
  let new = Screen("new")
  let container: UIView
  let driver: ContainerTransitionDriver
  let context: ContainerTransitionContext
  /// The reported ends of the context.
  private(set) var ends: [Bool] = []
  /// How often the transition became interactive or stopped being so.
  private(set) var interactionChanges = 0
  private(set) var fractions: [CGFloat] = []

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    variant: Simulator.Variant = .standard, isAnimated: Bool = true
  ) {
    simulator = Simulator(variant: variant)
    driver = ContainerTransitionDriver(animator)
    container = UIView(frame: simulator.window.bounds)
    parent.view.addSubview(container)
    for screen in [old, new] { parent.addChild(screen) }
    simulator.window.rootViewController = parent
    old.view.frame = container.bounds
    container.addSubview(old.view)
    simulator.runUntilIdle()
    context = ContainerTransitionContext(
      from: old, to: new, in: container, isAnimated: isAnimated)
    context.onEnd = { [unowned self] in ends.append($0) }
    context.onInteractionChange = { [unowned self] _ in interactionChanges += 1 }
    driver.onProgress = { [unowned self] in fractions.append($0) }
  }

  /// The visible progress of the new screen, from 0 to 1.
  var shown: CGFloat {
    guard new.view.window != nil else { return 0 }
    return simulator.visibleFrame(of: new.view).width / container.bounds.width
  }

  /// Starts interactively, and moves to a fraction in steps.
  func hold(to fraction: CGFloat) {
    driver.start(context, isInteractive: true)
    for step in 1...6 {
      driver.update(fraction * CGFloat(step) / 6)
      simulator.step()
    }
  }

  /// Expects the end, with one of the screens at its frame, and nothing else.
  func expectEnd(isFinished: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let stays = isFinished ? new : old
    #expect(ends == [isFinished], sourceLocation: sourceLocation)
    #expect(context.isEnded && !context.isInteractive, sourceLocation: sourceLocation)
    #expect(container.subviews == [stays.view], sourceLocation: sourceLocation)
    #expect(stays.view.frame == container.bounds, sourceLocation: sourceLocation)
    #expect(stays.view.alpha == 1, sourceLocation: sourceLocation)
    #expect(stays.view.transform.isIdentity, sourceLocation: sourceLocation)
    #expect(stays.view.isUserInteractionEnabled, sourceLocation: sourceLocation)
    let (layer, seen) = (container.layer, simulator.visibleFrame(of: stays.view))
    #expect(layer.speed == 1, sourceLocation: sourceLocation)
    #expect(layer.timeOffset == 0 && layer.beginTime == 0, sourceLocation: sourceLocation)
    #expect(seen == container.bounds, sourceLocation: sourceLocation)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
  }
}
