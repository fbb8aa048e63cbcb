import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions of the kit drive themselves; UIKit's percent driver moves animators of the app's.
@MainActor struct SelfDrivenTests {
  @Test func `UIKit gets an interaction of the kit's, and the app's animator the public one`() {
    let pan = PanDismissInteraction(dismissing: UIViewController())
    let own = pan.interactionController(using: TransitionAnimator(.fade, for: .dismiss))
    #expect(own != nil && !(own is UIPercentDrivenInteractiveTransition))
    #expect(own?.wantsInteractiveStart == false)
    #expect(pan.interactionController(using: AppAnimator()) === pan)
  }

  /// How UIKit's driver calls animators; each of these changes a transition that it drives.
  private nonisolated static let orders: [Simulator.Variant] = [
    .drivenAlone, .lateAnimators, .drivenLate, .ignoredUpdates, .keptOutcomes, .pausedPercentages,
  ]

  @Test(arguments: orders, [0.3, 0.8])
  func `however UIKit calls, each frame of a pull is the same`(
    _ variant: Simulator.Variant, part: CGFloat
  ) {
    #expect(film(of: part, in: variant) == film(of: part, in: .standard))
  }

  /// The frames of a presentation that is caught, and of a pull that moves before UIKit starts.
  private func film(of part: CGFloat, in variant: Simulator.Variant) -> [CGRect] {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    phone.root.present(
      screen, using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    let recording = phone.simulator.record {
      phone.simulator.run(for: 0.2)
      let catching = phone.simulator.touchDown(at: CGPoint(x: 200, y: 800))
      phone.simulator.step()
      phone.move(catching, by: -30)
      catching.lift()
      phone.settle()
      let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 200))
      finger.move(to: CGPoint(x: 200, y: 230))
      finger.move(to: CGPoint(x: 200, y: 260))
      phone.simulator.step()
      phone.move(finger, by: part * 500)
      phone.simulator.run(for: 0.2)
      finger.lift()
      phone.settle()
    }
    #expect((screen.presentingViewController == nil) == (part > 0.5))
    phone.expectNoFaults()
    return recording.frames.map { $0.visibleFrame(of: screen.view) }
  }

  @Test(arguments: [false, true])
  func `code moves the transition in place of a finger`(finishes: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    let delegate = Delegate(dismissing: screen)
    let pan = delegate.pan
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle = .custom
    phone.root.present(screen, animated: false)
    phone.settle()
    #expect(pan.duration == 0 && pan.percentComplete == 0)
    screen.dismiss(animated: true)
    phone.simulator.run(for: 0.1)
    #expect(abs(pan.duration - 0.5) < 1e-9)
    pan.pause()
    let paused = pan.percentComplete
    #expect(paused > 0.1 && paused < 0.3 && screen.transitionCoordinator?.isInteractive == true)
    pan.update(0.6)
    phone.simulator.step()
    #expect(abs(phone.simulator.visibleAlpha(of: screen.view) - 0.4) < 0.02)
    pan.update(.nan)
    #expect(abs(pan.percentComplete - 0.6) < 1e-9)
    pan.update(-1)
    #expect(pan.percentComplete == 0)
    pan.update(0.6)
    pan.completionSpeed = 2
    pan.completionCurve = .linear
    if finishes { pan.finish() } else { pan.cancel() }
    // The rest of the duration, at twice the speed.
    let rest = (finishes ? 0.4 : 0.6) * 0.5 / 2
    phone.simulator.run(for: rest - 0.02)
    #expect(screen.transitionCoordinator != nil)
    phone.simulator.run(for: 0.06)
    #expect((screen.presentingViewController == nil) == finishes)
    #expect(screen.transitionCoordinator == nil)
    phone.settle()
    phone.expectNoFaults()
  }

  @MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let pan: PanDismissInteraction

    init(dismissing screen: UIViewController) {
      pan = PanDismissInteraction(dismissing: screen)
      super.init()
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      TransitionAnimator(.fade, for: .dismiss, timing: .curve(.linear, duration: 0.5))
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      pan.interactionController(using: animator)
    }
  }

  private final class AppAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  }
}
