import Testing
import UIKit
import UIKitSimulator

/// Shrinks the presenter behind a card, and sets its frame at the end.
private final class ShrinkingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let setsFrame: Bool

  @MainActor
  init(isPresenting: Bool, setsFrame: Bool = true) {
    self.isPresenting = isPresenting
    self.setsFrame = setsFrame
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let presenter = context.viewController(forKey: isPresenting ? .from : .to)?.view
    let card = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let card {
      card.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
      container.addSubview(card)
    }
    if !isPresenting, setsFrame { presenter?.frame = container.bounds }
    let height = isPresenting ? -container.bounds.height : container.bounds.height
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        card?.center.y += height
        presenter?.transform =
          self.isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// The frame of a transformed view.
@MainActor
struct TransformedFrameTests {
  private func stage(setsFrame: Bool) -> ModalStage {
    let stage = ModalStage(
      present: ShrinkingAnimator(isPresenting: true),
      dismiss: ShrinkingAnimator(isPresenting: false, setsFrame: setsFrame))
    stage.presentPhoto()
    return stage
  }

  /// The screen divided by 0.9, about its center.
  private static let tooLarge = CGRect(x: -21.83, y: -47.33, width: 436.67, height: 946.67)

  @Test func `F1: the presenter returns a ninth too large`() {
    let stage = stage(setsFrame: true)
    let shrunk = CGRect(x: 19.65, y: 42.6, width: 353.7, height: 766.8)
    #expect(stage.simulator.visibleFrame(of: stage.root.view).isClose(to: shrunk))
    stage.dismissPhoto()
    #expect(stage.root.view.frame.isClose(to: Self.tooLarge))
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults("F1")
  }

  @Test func `F1: a canceled pull leaves it too large behind the card`() {
    let stage = stage(setsFrame: true)
    stage.release(stage.pull(to: 0.5), finishes: false)
    #expect(stage.simulator.shows(stage.photo))
    #expect(stage.root.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect(stage.root.view.frame.isClose(to: stage.simulator.window.bounds))
    #expect(stage.root.view.bounds.width.isClose(to: 436.67))
    stage.simulator.expectFaults("F1")
  }

  @Test(arguments: [true, false])
  func `F1: without setting the frame, it returns as it was`(finishes: Bool) {
    let stage = stage(setsFrame: false)
    stage.release(stage.pull(to: 0.5), finishes: finishes)
    #expect(stage.simulator.shows(finishes ? stage.root : stage.photo))
    #expect(stage.root.view.bounds == stage.simulator.window.bounds)
    stage.simulator.expectFaults()
  }
}
