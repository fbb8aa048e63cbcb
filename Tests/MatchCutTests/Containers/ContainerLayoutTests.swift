import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A container of the app that sets the frames of its screens when it is laid out.
@MainActor struct ContainerLayoutTests {
  private final class Container: UIViewController {
    let screens = [Screen("old"), Screen("new")]
    let laysOutInFlight: Bool
    var isInTransition = false
    private(set) var layouts = 0

    init(laysOutInFlight: Bool) {
      self.laysOutInFlight = laysOutInFlight
      super.init(nibName: nil, bundle: nil)
      for screen in screens { addChild(screen) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      guard laysOutInFlight || !isInTransition else { return }
      for screen in screens { screen.view.frame = view.bounds }
    }
  }

  private let simulator = Simulator()

  /// Plays a transition, and returns the visible frames of the new screen.
  private func play(
    _ effect: TestEffect, in container: Container, isFinished: Bool
  ) -> [CGRect] {
    simulator.window.rootViewController = container
    let (old, new) = (container.screens[0], container.screens[1])
    container.view.addSubview(old.view)
    simulator.runUntilIdle()
    let context = ContainerTransitionContext(from: old, to: new, in: container.view)
    context.onEnd = { _ in container.isInTransition = false }
    container.isInTransition = true
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    let driver = ContainerTransitionDriver(
      TransitionAnimator(effect.effect(from: source), for: .selectNext))
    driver.start(context, isInteractive: true)
    var frames: [CGRect] = []
    for step in 1...10 {
      driver.update(CGFloat(step) / 20)
      simulator.step()
      frames.append(simulator.visibleFrame(of: new.view))
    }
    isFinished ? driver.finish() : driver.cancel()
    simulator.runUntilIdle()
    #expect(container.view.subviews == [isFinished ? new.view : old.view])
    return frames
  }

  @Test("at rest only, it leaves every effect as it is", arguments: TestEffect.all, [true, false])
  func atRest(_ effect: TestEffect, isFinished: Bool) {
    let container = Container(laysOutInFlight: false)
    let frames = play(effect, in: container, isFinished: isFinished)
    let stage = DriverStage(
      TransitionAnimator(
        effect.effect(from: .frame(Phone.thumbnailFrame, in: nil)), for: .selectNext))
    stage.driver.start(stage.context, isInteractive: true)
    for (step, frame) in frames.enumerated() {
      stage.driver.update(CGFloat(step + 1) / 20)
      stage.simulator.step()
      #expect(stage.simulator.visibleFrame(of: stage.new.view) == frame, "\(step)")
    }
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
    for screen in container.screens where screen.view.window != nil {
      #expect(screen.view.frame == container.view.bounds && screen.view.transform.isIdentity)
    }
  }
}
