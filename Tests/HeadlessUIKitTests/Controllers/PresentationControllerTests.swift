import Testing
import UIKit
import UIKitSimulator

@MainActor
struct PresentationControllerTests {
  /// Wraps the presented view, and may remove the presenter's view or stay in its context.
  private final class CardController: UIPresentationController {
    let removesPresenter: Bool
    let isFullscreen: Bool
    private(set) var didEnd: [Bool] = []
    private(set) var sawContainerAtEnd = false
    private var wrapper: UIView?

    init(
      _ presented: UIViewController, _ presenting: UIViewController?, removesPresenter: Bool,
      isFullscreen: Bool
    ) {
      self.removesPresenter = removesPresenter
      self.isFullscreen = isFullscreen
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var shouldPresentInFullscreen: Bool { isFullscreen }
    override var presentedView: UIView? { wrapper }
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 20)
    }

    override func presentationTransitionWillBegin() {
      let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
      presentedViewController.view.frame = wrapper.bounds
      wrapper.addSubview(presentedViewController.view)
      self.wrapper = wrapper
    }

    override func containerViewWillLayoutSubviews() {
      wrapper?.frame = frameOfPresentedViewInContainerView
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      didEnd.append(completed)
      sawContainerAtEnd = containerView != nil
    }
  }

  private func stage(
    removesPresenter: Bool = false, isFullscreen: Bool = true,
    variant: Simulator.Variant = .standard
  ) -> ModalStage {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator(), variant: variant)
    stage.delegate.makePresentationController = {
      CardController($0, $1, removesPresenter: removesPresenter, isFullscreen: isFullscreen)
    }
    return stage
  }

  @Test(arguments: [Simulator.Variant.standard, .returnsToContainer], [false, true])
  func `A4: a presenter in a wrapper returns to it, or to its container`(
    variant: Simulator.Variant, isSheet: Bool
  ) {
    // UIKit itself restores the wrapper of a sheet.
    let stage = isSheet ? ModalStage(style: .pageSheet, variant: variant) : stage(variant: variant)
    stage.presentPhoto()
    let wrapper = stage.photo.view.superview
    let frame = stage.photo.view.frame
    let camera = Screen("camera")
    camera.modalPresentationStyle = .fullScreen
    stage.photo.present(camera, animated: false)
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    camera.dismiss(animated: false)
    stage.simulator.runUntilIdle()
    let container = stage.photo.presentationController?.containerView
    let isStandard = isSheet || variant == .standard
    #expect(stage.photo.view.superview === (isStandard ? wrapper : container))
    #expect(stage.photo.view.frame == (isStandard ? frame : container?.bounds))
  }

  @Test func `A12: a custom presentation in the current context covers only that`() {
    let stage = stage(isFullscreen: false)
    let child = Screen("child")
    child.definesPresentationContext = true
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.simulator.runUntilIdle()
    child.present(stage.photo, animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.photo.presentingViewController === child)
    #expect(stage.photo.presentationController?.containerView?.frame == child.view.frame)
    #expect(stage.simulator.hitTest(CGPoint(x: 100, y: 100)) === stage.root.view)
    stage.photo.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.photo.view.window == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `A12: presenting in viewDidAppear and in completions`() {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    let other = Screen("other")
    other.modalPresentationStyle = .overFullScreen
    stage.root.present(stage.photo, animated: true) {
      stage.photo.present(other, animated: true)
    }
    stage.simulator.runUntilIdle()
    #expect(other.view.window != nil)
    stage.root.dismiss(animated: true) {
      stage.root.present(other, animated: true)
    }
    stage.simulator.runUntilIdle()
    #expect(other.presentingViewController === stage.root)
    #expect(other.view.window != nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `A14: the frame is recomputed in the container's layout`() {
    let stage = stage()
    stage.presentPhoto()
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.runUntilIdle()
    let wrapper = stage.photo.presentationController?.presentedView
    #expect(wrapper?.frame == CGRect(x: 20, y: 20, width: 812, height: 353))
    #expect(stage.simulator.faults.isEmpty)
  }
}
