import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A `TransitionAnimator` with unusual contexts.
@MainActor
struct AnimatorEdgeTests {
  @Test("the outcome of UIKit is passed on", arguments: TransitionOperation.all)
  func outcome(_ operation: TransitionOperation) {
    for isCancelled in [false, true] {
      let scene = Scene(hasView: false)
      scene.context.transitionWasCancelled = isCancelled
      TransitionAnimator(.fade, for: operation).animateTransition(using: scene.context)
      #expect(scene.context.outcomes == [!isCancelled])
      scene.expectOver()
    }
  }

  @Test("without animation, the screen is in place at once", arguments: TestEffect.all)
  func unanimated(_ effect: TestEffect) {
    let scene = Scene()
    scene.context.isAnimated = false
    scene.context.finalFrame = CGRect(x: 10, y: 20, width: 300, height: 400)
    let animator = scene.animator(effect, for: .present)
    #expect(animator.transitionDuration(using: scene.context) == 0)
    animator.animateTransition(using: scene.context)
    #expect(scene.context.outcomes == [true])
    #expect(scene.container.subviews == [scene.view])
    #expect(scene.view.frame == scene.context.finalFrame && scene.view.alpha == 1)
    scene.expectOver()
  }

  @Test("invalid final frames are replaced by the container's bounds", arguments: TestEffect.all)
  func unusableFinalFrame(_ effect: TestEffect) {
    for frame in [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      let scene = Scene()
      scene.context.finalFrame = frame
      scene.animator(effect, for: .present).animateTransition(using: scene.context)
      scene.phone.settle()
      #expect(scene.view.frame == scene.container.bounds)
      #expect(scene.context.outcomes == [true])
      scene.expectOver()
    }
  }

  @Test("a final frame that changes in flight is read again", arguments: TestEffect.all)
  func changedFinalFrame(_ effect: TestEffect) {
    let scene = Scene()
    scene.animator(effect, for: .present).animateTransition(using: scene.context)
    scene.phone.simulator.run(for: 0.1)
    scene.context.finalFrame = CGRect(x: 0, y: 100, width: 393, height: 700)
    scene.phone.settle()
    #expect(scene.view.frame == scene.context.finalFrame)
    scene.expectOver()
  }

  @Test(
    "an animator for another operation completes as well", arguments: TransitionOperation.all)
  func otherOperation(_ operation: TransitionOperation) {
    for effect in TestEffect.all {
      let scene = Scene()
      scene.animator(effect, for: operation).animateTransition(using: scene.context)
      scene.phone.settle()
      #expect(scene.context.outcomes == [true])
      #expect(scene.view.alpha == 1 && scene.view.transform.isIdentity)
      scene.expectOver()
    }
  }

  @Test("an animator and a context that nothing else retains", arguments: TestEffect.all)
  func letGo(_ effect: TestEffect) {
    var watched = WeakReferences()
    let phone = Phone()
    do {
      let scene = Scene(on: phone)
      let animator = scene.animator(effect, for: .present)
      watched.watch(animator, "animator")
      watched.watch(scene.context, "context")
      watched.watch(animator.interruptibleAnimator(using: scene.context), "property animator")
      animator.animateTransition(using: scene.context)
      phone.simulator.run(for: 0.1)
    }
    phone.settle()
    #expect(phone.thumbnail.alpha == 1)
    watched.expectGone()
    phone.expectNoFaults()
  }

  @Test("paused, with the window lost, it ends canceled", arguments: TestEffect.all)
  func lostWhilePaused(_ effect: TestEffect) {
    let scene = Scene()
    let animator = scene.animator(effect, for: .present)
    scene.context.isInteractive = true
    animator.animateTransition(using: scene.context)
    let driver = animator.interruptibleAnimator(using: scene.context)
    driver.pauseAnimation()
    driver.fractionComplete = 0.4
    scene.phone.simulator.run(for: 0.1)
    scene.container.removeFromSuperview()
    #expect(!scene.context.isInteractive && scene.context.outcomes == [false])
    #expect(driver.state == .inactive)
    #expect(scene.container.subviews.isEmpty && scene.view.alpha == 1)
    scene.expectOver()
  }

  @Test("the duration is that of the timing, or the effect's own")
  func duration() {
    let animator = TransitionAnimator(.fade, for: .push, timing: .curve(.linear, duration: 0.7))
    #expect(animator.transitionDuration(using: nil) == 0.7)
    #expect(TransitionAnimator(.fade, for: .pop).transitionDuration(using: nil) == 0.25)
    let zoom = TransitionAnimator(.zoom(from: .frame(.zero, in: nil)), for: .present)
    #expect(zoom.transitionDuration(using: nil) == 0.5)
    #expect(TransitionAnimator(SlideEffect(), for: .push).transitionDuration(using: nil) == 0.35)
  }

  /// A container with a context that presents a view in it.
  @MainActor
  private final class Scene {
    let phone: Phone
    let container: UIView
    let view = UIView(frame: .zero)
    let context: StandInContext
    private let photo = UIViewController()

    init(on phone: Phone = Phone(), hasView: Bool = true) {
      self.phone = phone
      container = UIView(frame: phone.screen)
      phone.window.addSubview(container)
      phone.simulator.commit()
      context = StandInContext(
        in: container, from: phone.root, to: photo, toView: hasView ? view : nil)
    }

    func animator(
      _ effect: TestEffect, for operation: TransitionOperation
    ) -> TransitionAnimator {
      TransitionAnimator(effect.effect(from: phone.thumbnail), for: operation)
    }

    /// Expects that nothing follows the one end, and that no change remains.
    func expectOver(sourceLocation: SourceLocation = #_sourceLocation) {
      phone.settle(sourceLocation: sourceLocation)
      #expect(context.outcomes.count == 1, sourceLocation: sourceLocation)
      #expect(phone.thumbnail.alpha == 1, sourceLocation: sourceLocation)
      phone.expectNoFaults(sourceLocation: sourceLocation)
    }
  }
}
