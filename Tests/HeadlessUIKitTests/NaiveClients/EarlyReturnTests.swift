import Testing
import UIKit
import UIKitSimulator

/// The only class of screen that the animator supports.
private final class Gallery: UIViewController {}

/// Fades a gallery in, and returns early for any other screen.
private final class GalleryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let screens = [UITransitionContextViewControllerKey.from, .to]
    guard let gallery = screens.compactMap(context.viewController(forKey:)).last as? Gallery else {
      return
    }
    context.containerView.addSubview(gallery.view)
    gallery.view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { gallery.view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// An animator that returns early.
@MainActor
struct EarlyReturnTests {
  @Test func `A6: the expected kind of screen is presented`() {
    let stage = ModalStage(present: GalleryAnimator())
    let gallery = Gallery()
    gallery.modalPresentationStyle = .custom
    gallery.transitioningDelegate = stage.delegate
    stage.root.present(gallery, animated: true)
    stage.simulator.run(for: 0.15)
    #expect(stage.simulator.visibleAlpha(of: gallery.view).isClose(to: 0.5, within: 0.05))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(gallery))
    stage.simulator.expectFaults()
  }

  @Test func `A6: another screen never appears, and the app is frozen`() {
    let stage = ModalStage(present: GalleryAnimator())
    var isCompleted = false
    stage.root.present(stage.photo, animated: true) { isCompleted = true }
    stage.simulator.run(for: 20)
    #expect(stage.simulator.shows(stage.root))
    #expect(!stage.simulator.isVisible(stage.photo.view))
    #expect(stage.photo.isBeingPresented)
    #expect(!stage.record.calls.contains("photo didAppear"))
    #expect(!isCompleted)
    #expect(stage.facts == ["A6"])
    stage.expectFrozen()
    stage.simulator.expectFaults("A6", "A11", "A11")
  }

  @Test func `A6: a dismissal never ends: the photo stays, without touches`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: GalleryAnimator())
    stage.presentPhoto()
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.photo.isBeingDismissed)
    #expect(stage.record.calls == ["photo willDisappear"])
    stage.expectFrozen()
  }

  @Test func `A6: a push never ends, and the stack is frozen`() {
    let stage = StackStage(animator: GalleryAnimator())
    stage.pushDetail()
    #expect(stage.navigation.topViewController === stage.detail)
    #expect(stage.simulator.shows(stage.list))
    #expect(!stage.delegate.events.contains("didShow detail"))
    #expect(stage.simulator.hitTest(ModalStage.middle) == nil)
    stage.navigation.popViewController(animated: true)
    stage.simulator.run(for: 2)
    #expect(stage.navigation.transitionCoordinator != nil)
    #expect(stage.simulator.shows(stage.list))
    stage.simulator.expectFaults("A6", "B1")
  }

  @Test(arguments: [true, false])
  func `A6: an interactive transition never ends either, however it is released`(finishes: Bool) {
    let stage = ModalStage(present: FadeAnimator(), dismiss: GalleryAnimator())
    stage.presentPhoto()
    stage.release(stage.pull(to: 0.5), finishes: finishes)
    stage.simulator.run(for: 5)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.photo.isBeingDismissed)
    stage.simulator.expectFaults("C", "A6")
  }
}
