import Testing
import UIKit
import UIKitSimulator

/// Does to each transition what a test wants, then completes it.
private final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let probe: (any UIViewControllerContextTransitioning) -> Void

  @MainActor
  init(_ probe: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.probe = probe
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      context.containerView.insertSubview(view, at: 0)
      view.frame = context.finalFrame(for: to)
    }
    probe(context)
  }
}

@MainActor
@Suite("Frames and ends of transitions")
struct TransitionFramesTests {
  private struct Frames: Equatable {
    var initialFrom = CGRect.null
    var finalFrom = CGRect.null
    var initialTo = CGRect.null
    var finalTo = CGRect.null

    @MainActor
    init(of context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      initialFrom = context.initialFrame(for: from)
      finalFrom = context.finalFrame(for: from)
      initialTo = context.initialFrame(for: to)
      finalTo = context.finalFrame(for: to)
    }
  }

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// Presents and dismisses in a style, and returns the frames that each context told.
  private func frames(style: UIModalPresentationStyle) -> [Frames] {
    var seen: [Frames] = []
    let animator = ProbeAnimator { context in
      seen.append(Frames(of: context))
      context.completeTransition(true)
    }
    let stage = ModalStage(style: style, present: animator, dismiss: animator)
    stage.presentPhoto()
    stage.photo.dismiss(animated: true)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty)
    return seen
  }

  @Test func `A5: a presenter that stays keeps its frame, the presented screen comes from none`()
    throws
  {
    let presentation = try #require(frames(style: .custom).first)
    #expect(presentation.initialFrom == Self.screen)
    #expect(presentation.finalFrom == Self.screen)
    #expect(presentation.initialTo == .zero)
    #expect(presentation.finalTo == Self.screen)
  }

  @Test func `A5: a presenter that is taken away has no final frame`() throws {
    let presentation = try #require(frames(style: .fullScreen).first)
    #expect(presentation.initialFrom == Self.screen)
    #expect(presentation.finalFrom == .zero)
    #expect(presentation.initialTo == .zero)
    #expect(presentation.finalTo == Self.screen)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `A5: on a dismissal the presented screen keeps its frame`(
    style: UIModalPresentationStyle
  ) throws {
    let dismissal = try #require(frames(style: style).last)
    #expect(dismissal.initialFrom == Self.screen)
    #expect(dismissal.finalFrom == Self.screen)
    #expect(dismissal.initialTo == .zero)
    #expect(dismissal.finalTo == Self.screen)
  }

  @Test func `A1.5: completeTransition runs the caller's completion before it returns`() {
    var order: [String] = []
    let animator = ProbeAnimator { context in
      order.append("begin")
      context.completeTransition(true)
      order.append("returned")
    }
    let stage = ModalStage(present: animator, dismiss: animator)
    stage.root.present(stage.photo, animated: true) { order.append("presented") }
    #expect(order.isEmpty)
    stage.simulator.runUntilIdle()
    #expect(order == ["begin", "presented", "returned"])
    order = []
    stage.photo.dismiss(animated: true) { order.append("dismissed") }
    stage.simulator.runUntilIdle()
    #expect(order == ["begin", "dismissed", "returned"])
    #expect(stage.simulator.faults.isEmpty)
  }
}
