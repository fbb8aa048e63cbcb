import Testing
import UIKit
import UIKitSimulator

/// Scales the presenter down, then moves a screen up in front of it, in one keyframe animation.
private final class PushBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  @MainActor
  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    let back = CGAffineTransform(scaleX: 0.8, y: 0.8)
    let presenter = context.viewController(forKey: isPresenting ? .from : .to)?.view
    let screen = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let screen {
      context.containerView.addSubview(screen)
      screen.transform = below
    }
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
          if self.isPresenting { presenter?.transform = back } else { screen?.transform = below }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
          if self.isPresenting {
            screen?.transform = .identity
          } else {
            presenter?.transform = .identity
          }
        }
      },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// Keyframes.
@MainActor
struct KeyframesTests {
  private func stage() -> ModalStage {
    ModalStage(
      present: PushBackAnimator(isPresenting: true), dismiss: PushBackAnimator(isPresenting: false))
  }

  /// The scale of the presenter, and the distance of the screen below its place, 0…1.
  private func poses(_ stage: ModalStage) -> (scale: CGFloat, below: CGFloat) {
    let presented = stage.simulator.visibleFrame(of: stage.photo.view)
    return (
      stage.simulator.visibleFrame(of: stage.root.view).width / 393,
      presented.isNull ? 1 : presented.minY / 852
    )
  }

  @Test func `E: plays one keyframe after the other, with one curve over all`() {
    let stage = stage()
    stage.root.present(stage.photo, animated: true)
    // Ease in and out: 12.9 % of the distance after a quarter of the time, half of it after half.
    stage.simulator.run(for: 0.25)
    #expect(poses(stage).scale.isClose(to: 0.93542, within: 0.001))
    #expect(poses(stage).below == 1)
    stage.simulator.run(for: 0.25)
    #expect(poses(stage).scale.isClose(to: 0.8, within: 0.001))
    #expect(poses(stage).below.isClose(to: 0.83333, within: 0.001))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.photo))
    #expect(poses(stage).scale.isClose(to: 0.8, within: 0.001))
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }

  @Test(arguments: [true, false])
  func `C: the finger drives the views in the container; the presenter, outside, runs on its own`(
    finishes: Bool
  ) {
    let stage = stage()
    stage.presentPhoto()
    let driver = stage.pull(to: 0.1)
    #expect(poses(stage).below.isClose(to: 0.25))
    #expect(poses(stage).scale.isClose(to: 0.8))
    driver.update(0.2)
    stage.simulator.run(for: 1)
    #expect(poses(stage).below.isClose(to: 0.5))
    #expect(poses(stage).scale.isClose(to: 1))
    stage.release(driver, finishes: finishes)
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    #expect(poses(stage).scale.isClose(to: finishes ? 1 : 0.8))
    stage.simulator.expectFaults()
  }

  @Test func `C: a canceled presentation restores the presenter`() {
    let stage = stage()
    stage.release(stage.push(to: 0.6), finishes: false)
    #expect(stage.simulator.shows(stage.root))
    #expect(stage.root.view.transform == .identity)
    stage.simulator.expectFaults()
  }

  @Test func `A7: without animation the presenter stays pushed back`() {
    let stage = stage()
    stage.presentPhoto()
    stage.root.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    #expect(poses(stage).scale.isClose(to: 0.8))
    stage.simulator.expectFaults("A7")
  }
}
