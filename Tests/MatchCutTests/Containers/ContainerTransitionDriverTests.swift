import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A transition in a container of the app, with and without a finger.
@MainActor struct ContainerTransitionDriverTests {
  @Test(arguments: AppAnimator.allCases, Simulator.Variant.all)
  func `without a finger it finishes once`(_ animator: AppAnimator, _ variant: Simulator.Variant) {
    let stage = DriverStage(animator.make(), variant: variant)
    stage.driver.start(stage.context)
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
    #expect(stage.interactionChanges == 0)
    #expect(stage.driver.percentComplete == 0)
  }

  @Test(arguments: TestEffect.all + [.turnsBack], [false, true])
  func `if the window turns in flight, both screens have one of its two sizes at any time`(
    _ effect: TestEffect, _ isHeld: Bool
  ) {
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    for operation in [TransitionOperation.selectNext, .selectPrevious] {
      for moment in [0.05, 0.15, 0.25] {
        let stage = DriverStage(
          TransitionAnimator(
            effect.effect(from: source), for: operation, timing: .curve(duration: 0.4)))
        stage.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let masks = [stage.old, stage.new].map { $0.view.autoresizingMask }
        stage.driver.start(stage.context, isInteractive: isHeld)
        if isHeld { stage.driver.update(moment / 0.4) }
        stage.simulator.run(for: isHeld ? 0.1 : moment)
        stage.simulator.resize(to: CGSize(width: 852, height: 393))
        var wrong: [CGRect] = []
        for frame in 0..<60 {
          if isHeld, frame == 20 { stage.driver.cancel() }
          stage.simulator.step()
          wrong += [stage.old, stage.new].map { $0.view.bounds }.filter {
            ![CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)].contains($0.size)
          }
        }
        #expect(wrong.isEmpty, "\(operation), \(moment): \(wrong.prefix(2))")
        #expect([stage.old, stage.new].map { $0.view.autoresizingMask } == masks)
        #expect(stage.container.bounds.size == CGSize(width: 852, height: 393))
        stage.expectEnd(isFinished: !isHeld)
      }
    }
  }

  @Test(arguments: AppAnimator.timed)
  func `without a finger it follows the animation`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.driver.start(stage.context)
    stage.simulator.run(for: 0.25)
    #expect(abs(stage.shown - 0.5) < 0.05, "\(stage.shown)")
    #expect(abs(stage.driver.percentComplete - 0.5) < 0.05)
    #expect(stage.fractions == stage.fractions.sorted())
  }

  @Test(arguments: AppAnimator.timed)
  func `the finger holds it at its progress`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.hold(to: 0.4)
    #expect(abs(stage.shown - 0.4) < 0.01, "\(stage.shown)")
    #expect(stage.context.isInteractive && abs(stage.context.percentComplete - 0.4) < 1e-6)
    stage.simulator.run(for: 2)
    #expect(abs(stage.shown - 0.4) < 0.01, "\(stage.shown)")
    stage.driver.update(0.1)
    stage.simulator.step()
    #expect(abs(stage.shown - 0.1) < 0.01, "\(stage.shown)")
    stage.driver.cancel()
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: false)
  }

  @Test(arguments: AppAnimator.timed, Simulator.Variant.all)
  func `released, it continues to its end from there`(
    _ animator: AppAnimator, _ variant: Simulator.Variant
  ) {
    let stage = DriverStage(animator.make(), variant: variant)
    stage.hold(to: 0.4)
    let recording = stage.simulator.record {
      stage.driver.finish()
      stage.simulator.runUntilIdle()
    }
    recording.expectContinuous(stage.new.view, step: 0.03)
    #expect(stage.interactionChanges == 2)
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: AppAnimator.timed, Simulator.Variant.all)
  func `canceled, it returns, and the end never flashes`(
    _ animator: AppAnimator, _ variant: Simulator.Variant
  ) {
    let stage = DriverStage(animator.make(), variant: variant)
    stage.hold(to: 0.6)
    let recording = stage.simulator.record {
      stage.driver.cancel()
      stage.simulator.runUntilIdle()
    }
    let widths = recording.frames.map { $0.visibleFrame(of: stage.new.view).width }
    #expect(widths == widths.sorted(by: >), "\(widths)")
    #expect((widths.first ?? .infinity) < 0.62 * stage.container.bounds.width)
    stage.expectEnd(isFinished: false)
  }

  @Test func `canceled, a layer's animated values are restored`() {
    let animator = LookAnimator()
    let stage = DriverStage(animator)
    stage.simulator.commit()
    stage.hold(to: 0.6)
    stage.driver.cancel()
    stage.simulator.runUntilIdle()
    let layer = animator.layer
    #expect(abs(layer.transform.m11 - 1) < 0.02 && abs(layer.zPosition) < 0.2)
    #expect(abs(layer.anchorPoint.x - 0.5) < 0.02 && abs(layer.position.x - 50) < 2)
    #expect(abs(layer.bounds.width - 40) < 2 && abs(layer.opacity - 1) < 0.02)
    #expect(abs(layer.cornerRadius) < 0.4 && abs(layer.borderWidth) < 0.2)
    #expect(abs(layer.shadowOpacity) < 0.02 && abs(layer.shadowRadius - 3) < 0.2)
    #expect(abs(layer.shadowOffset.width) < 0.4)
    #expect(abs(layer.strokeStart) < 0.02 && abs(layer.strokeEnd - 1) < 0.02)
    stage.expectEnd(isFinished: false)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `an early lift, before anything is drawn, is not lost`(
    _ animator: AppAnimator, _ finishes: Bool
  ) {
    let stage = DriverStage(animator.make())
    stage.driver.start(stage.context, isInteractive: true)
    stage.driver.update(0.2)
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: finishes)
  }

  @Test(arguments: AppAnimator.timed, [false, true])
  func `released at an end, it ends at once`(_ animator: AppAnimator, _ finishes: Bool) {
    // UIKit's own animators have been observed to take their duration there.
    let stage = DriverStage(animator.make(), variant: .fullDurationAtRest)
    stage.hold(to: 0.5)
    stage.driver.update(finishes ? 1 : 0)
    stage.simulator.step()
    #expect(stage.ends.isEmpty)
    if finishes { stage.driver.finish() } else { stage.driver.cancel() }
    stage.simulator.run(for: 0.05)
    stage.expectEnd(isFinished: finishes)
  }

  @Test(arguments: AppAnimator.timed, Simulator.Variant.all)
  func `caught in flight it stops, and can be reversed`(
    _ animator: AppAnimator, _ variant: Simulator.Variant
  ) {
    let stage = DriverStage(animator.make(), variant: variant)
    stage.driver.start(stage.context)
    stage.simulator.run(for: 0.3)
    stage.driver.pause()
    let shown = stage.shown
    stage.simulator.run(for: 0.3)
    #expect(abs(stage.shown - shown) < 0.01)
    #expect(abs(stage.driver.percentComplete - shown) < 0.05)
    stage.driver.cancel()
    stage.simulator.run(for: 0.1)
    #expect(stage.shown < shown && stage.shown > 0)
    stage.driver.pause()
    stage.driver.finish()
    stage.simulator.run(for: 0.1)
    stage.driver.pause()
    stage.driver.cancel()
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: false)
  }

  @Test(arguments: AppAnimator.allCases, [false, true])
  func `without animation it ends at once`(_ animator: AppAnimator, _ isInteractive: Bool) {
    let stage = DriverStage(animator.make(), isAnimated: false)
    stage.driver.start(stage.context, isInteractive: isInteractive)
    stage.expectEnd(isFinished: true)
  }

  @Test func `an animator that completes at once cannot be driven, and is finished`() {
    let stage = DriverStage(AppAnimator.atOnce.make())
    stage.driver.start(stage.context, isInteractive: true)
    stage.driver.update(0.5)
    stage.driver.cancel()
    stage.driver.pause()
    stage.simulator.runUntilIdle()
    stage.expectEnd(isFinished: true)
  }

  @Test(arguments: AppAnimator.timed)
  func `a container without a window ends its transition`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    stage.container.removeFromSuperview()
    stage.driver.start(stage.context, isInteractive: true)
    stage.driver.update(0.5)
    stage.driver.finish()
    stage.simulator.runUntilIdle()
    #expect(stage.ends.count == 1)
  }

  @Test(arguments: AppAnimator.timed)
  func `a layer's own timing is restored`(_ animator: AppAnimator) {
    let stage = DriverStage(animator.make())
    let layer = stage.container.layer
    layer.speed = 2
    layer.timeOffset = 3
    layer.beginTime = 0.125
    stage.hold(to: 0.5)
    stage.driver.finish()
    stage.simulator.runUntilIdle()
    #expect(stage.ends == [true])
    #expect(layer.speed == 2 && layer.timeOffset == 3 && layer.beginTime == 0.125)
  }

  @Test(arguments: AppAnimator.timed)
  func `it lives until the end`(_ animator: AppAnimator) {
    weak var driver: ContainerTransitionDriver?
    weak var context: ContainerTransitionContext?
    let simulator = Simulator()
    let (old, new) = (Screen("old"), Screen("new"))
    let container = UIView(frame: simulator.window.bounds)
    container.addSubview(old.view)
    simulator.window.addSubview(container)
    do {
      let made = ContainerTransitionContext(from: old, to: new, in: container)
      let runs = ContainerTransitionDriver(animator.make())
      (context, driver) = (made, runs)
      runs.start(made)
    }
    #expect(context != nil && driver != nil)
    simulator.runUntilIdle()
    #expect(context == nil && driver == nil)
  }
}

/// Animates the look of a layer of the outgoing screen.
private final class LookAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let layer = CAShapeLayer()

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  /// Gives a layer its look at the start.
  static func prepare(_ layer: CAShapeLayer) {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.position = CGPoint(x: 50, y: 50)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    transitionContext.containerView.insertSubview(to, at: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    Self.prepare(layer)
    from.layer.addSublayer(layer)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animate("transform", from: CATransform3DIdentity) {
      $0.transform = CATransform3DMakeScale(2, 1, 1)
    }
    animate("zPosition", from: 0) { $0.zPosition = 5 }
    animate("anchorPoint", from: CGPoint(x: 0.5, y: 0.5)) { $0.anchorPoint = .zero }
    animate("position", from: layer.position) { $0.position.x = 90 }
    animate("bounds", from: layer.bounds) { $0.bounds.size.width = 80 }
    animate("opacity", from: 1) { $0.opacity = 0.2 }
    animate("cornerRadius", from: 0) { $0.cornerRadius = 9 }
    animate("borderWidth", from: 0) { $0.borderWidth = 4 }
    animate("shadowOpacity", from: 0) { $0.shadowOpacity = 0.6 }
    animate("shadowRadius", from: 3) { $0.shadowRadius = 8 }
    animate("shadowOffset", from: CGSize.zero) { $0.shadowOffset = CGSize(width: 9, height: 0) }
    animate("strokeStart", from: 0) { $0.strokeStart = 0.3 }
    animate("strokeEnd", from: 1) { $0.strokeEnd = 0.6 }
    CATransaction.commit()
  }

  private func animate(_ keyPath: String, from value: Any, change: (CAShapeLayer) -> Void) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.duration = 0.5
    CATransaction.setDisableActions(true)
    change(layer)
    layer.add(animation, forKey: keyPath)
  }
}

extension TestEffect {
  /// An effect of the app that turns the screen behind.
  fileprivate static let turnsBack = TestEffect(
    "turns the screen behind", { _ in TurnEffect() }, look: { _, scene in scene.atRest })
}

private struct TurnEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0)
    guard let back = stage.back else { return }
    stage.set(\.transform, of: back, settled: CGAffineTransform(rotationAngle: 0.3))
  }
}
