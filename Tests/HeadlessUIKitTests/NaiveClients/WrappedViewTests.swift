import Testing
import UIKit
import UIKitSimulator

/// Presents a card: a wrapper with rounded corners around the screen's own view.
private final class CardController: UIPresentationController {
  private lazy var card: UIView = {
    let card = UIView(frame: frameOfPresentedViewInContainerView)
    card.clipsToBounds = true
    card.layer.cornerRadius = 20
    presentedViewController.view.frame = card.bounds
    card.addSubview(presentedViewController.view)
    return card
  }()

  override var presentedView: UIView? { card }

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 452, width: 393, height: 400)
  }
}

/// Slides the wrapper in, or the screen's own view.
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let asksForView: Bool

  @MainActor
  init(asksForView: Bool) {
    self.asksForView = asksForView
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let isPresenting = to.isBeingPresented
    let screen = isPresenting ? to : from
    let moving =
      asksForView ? context.view(forKey: isPresenting ? .to : .from) : screen.view
    let below = CGAffineTransform(translationX: 0, y: 400)
    if isPresenting, let moving {
      moving.frame = context.finalFrame(for: to)
      context.containerView.addSubview(moving)
      moving.transform = below
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { moving?.transform = isPresenting ? .identity : below },
      completion: { _ in
        moving?.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// The screen's view in place of the presented view.
@MainActor
struct WrappedViewTests {
  private static let card = CGRect(x: 0, y: 452, width: 393, height: 400)

  private func stage(presentsWrapper: Bool, dismissesWrapper: Bool) -> ModalStage {
    let stage = ModalStage(
      present: CardAnimator(asksForView: presentsWrapper),
      dismiss: CardAnimator(asksForView: dismissesWrapper))
    stage.delegate.makePresentationController = { presented, presenter in
      CardController(presentedViewController: presented, presenting: presenter)
    }
    stage.presentPhoto()
    return stage
  }

  private func frame(_ stage: ModalStage) -> CGRect {
    stage.simulator.visibleFrame(of: stage.photo.view)
  }

  @Test(arguments: [true, false])
  func `A4: the wrapper slides in and out, with the screen in it`(finishes: Bool) throws {
    let stage = stage(presentsWrapper: true, dismissesWrapper: true)
    let wrapper = try #require(stage.photo.presentationController?.presentedView)
    #expect(frame(stage) == Self.card)
    #expect(stage.photo.view.superview === wrapper)
    let driver = stage.pull(to: 0.5)
    #expect(stage.simulator.visibleFrame(of: wrapper).minY.isClose(to: 652))
    #expect(frame(stage).minY.isClose(to: 652))
    stage.release(driver, finishes: finishes)
    #expect((wrapper.window == nil) == finishes)
    #expect(stage.simulator.shows(stage.root))
    stage.simulator.expectFaults()
  }

  @Test func `A4: removed from its wrapper, the screen is not a card any more`() throws {
    let stage = stage(presentsWrapper: false, dismissesWrapper: true)
    let wrapper = try #require(stage.photo.presentationController?.presentedView)
    #expect(wrapper.window == nil)
    #expect(stage.photo.view.superview === stage.photo.presentationController?.containerView)
    #expect(frame(stage) == Self.card)
    #expect(stage.facts.first == "A4")
    stage.dismissPhoto()
    #expect(stage.simulator.shows(stage.root))
    #expect(!stage.simulator.isVisible(stage.photo.view))
  }

  @Test func `A4: moved inside its wrapper, the card stays until it is removed`() throws {
    let stage = stage(presentsWrapper: true, dismissesWrapper: false)
    let wrapper = try #require(stage.photo.presentationController?.presentedView)
    stage.root.dismiss(animated: true)
    stage.simulator.run(for: 0.3)
    #expect(stage.simulator.visibleFrame(of: wrapper) == Self.card)
    #expect(frame(stage).minY > 752)
    stage.simulator.runUntilIdle()
    #expect(wrapper.window == nil)
  }
}
