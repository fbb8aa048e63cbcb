import Testing
import UIKit
import UIKitSimulator

/// Presents over the lower half of the screen.
private final class HalfController: UIPresentationController {
  private let laysOut: Bool

  init(_ presented: UIViewController, _ presenter: UIViewController?, laysOut: Bool) {
    self.laysOut = laysOut
    super.init(presentedViewController: presented, presenting: presenter)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    if laysOut { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

/// A frame that is set only once.
@MainActor
struct StaleFrameTests {
  private func stage(laysOut: Bool) -> ModalStage {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator())
    stage.delegate.makePresentationController = { presented, presenter in
      HalfController(presented, presenter, laysOut: laysOut)
    }
    stage.presentPhoto()
    return stage
  }

  @Test(arguments: [true, false])
  func `A14: after a rotation the sheet has a wrong frame, unless it is laid out`(laysOut: Bool) {
    let stage = stage(laysOut: laysOut)
    let upright = CGRect(x: 0, y: 426, width: 393, height: 426)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == upright)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.runUntilIdle()
    let flat = CGRect(x: 0, y: 196.5, width: 852, height: 196.5)
    let squeezed = CGRect(x: 0, y: 426, width: 852, height: 0)
    #expect(stage.photo.view.frame == (laysOut ? flat : squeezed))
    #expect(stage.simulator.isVisible(stage.photo.view) == laysOut)
    #expect(stage.simulator.shows(stage.root))
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }
}
