import Testing
import UIKit
import UIKitSimulator

/// A transitioning delegate that nothing retains.
@MainActor
struct DroppedDelegateTests {
  /// A screen whose delegate is released at the end of the function.
  private func makePhoto() -> UIViewController {
    let delegate = TransitionDelegate(present: FadeAnimator(), dismiss: FadeAnimator())
    let photo = UIViewController()
    photo.modalPresentationStyle = .custom
    photo.transitioningDelegate = delegate
    return photo
  }

  @Test func `A13: without its delegate the screen slides in and out`() {
    let stage = ModalStage()
    let photo = makePhoto()
    #expect(photo.transitioningDelegate == nil)
    stage.root.present(photo, animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.visibleFrame(of: photo.view).minY.isClose(to: 426, within: 1))
    #expect(stage.simulator.visibleAlpha(of: photo.view) == 1)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(photo))
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.visibleFrame(of: photo.view).minY.isClose(to: 426, within: 1))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults("A13", "A13")
  }

  @Test func `A13: it fades in, but slides out once its delegate was deallocated`() {
    let stage = ModalStage()
    let photo = makePhoto()
    do {
      let delegate = TransitionDelegate(present: FadeAnimator(), dismiss: FadeAnimator())
      photo.transitioningDelegate = delegate
      stage.root.present(photo, animated: true)
      stage.simulator.run(for: 0.15)
      #expect(stage.simulator.visibleAlpha(of: photo.view).isClose(to: 0.5, within: 0.05))
      stage.simulator.runUntilIdle()
    }
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.2)
    #expect(stage.simulator.visibleFrame(of: photo.view).minY.isClose(to: 426, within: 1))
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults("A13")
  }

  @Test func `A13: a delegate that was set to nil is not reported`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.presentPhoto()
    stage.photo.transitioningDelegate = nil
    stage.dismissPhoto()
    #expect(stage.simulator.count(of: "SystemModalAnimator.animateTransition") == 1)
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }
}
