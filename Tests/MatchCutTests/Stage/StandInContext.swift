import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// A context of a test, which returns what the test assigns, and records its calls.
final class StandInContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var isAnimated = true
  var isInteractive = false
  var transitionWasCancelled = false
  var finalFrame: CGRect
  /// The arguments of `completeTransition`.
  private(set) var outcomes: [Bool] = []
  /// Called when the transition is completed.
  var onCompletion: () -> Void = {}

  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]

  /// Creates a context that returns the given views only.
  @MainActor
  init(
    in container: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
    fromView: UIView? = nil, toView: UIView? = nil
  ) {
    containerView = container
    finalFrame = container.bounds
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    controllers[.from] = from
    controllers[.to] = to
    self.controllers = controllers
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[.from] = fromView
    views[.to] = toView
    self.views = views
    super.init()
    if let fromView { container.addSubview(fromView) }
  }

  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() { isInteractive = true }

  func finishInteractiveTransition() {
    isInteractive = false
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    outcomes.append(didComplete)
    onCompletion()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { finalFrame }
}

/// A phone with a container in its window, and two controllers whose views go in there.
@MainActor
struct BareStage {
  let simulator: Simulator
  let container: UIView
  let from = UIViewController()
  let to = UIViewController()

  init() {
    simulator = Simulator()
    container = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
    simulator.window.addSubview(container)
  }

  /// A context that returns the views of both controllers.
  func context() -> StandInContext {
    StandInContext(in: container, from: from, to: to, fromView: from.view, toView: to.view)
  }

  /// An effect's stage for an operation in a context, by default that of both views.
  func stage(
    _ operation: TransitionOperation, _ context: StandInContext? = nil, ledger: RestoreLedger
  ) throws -> TransitionStage {
    let context = context ?? self.context()
    let placement = ViewInsertion(of: context, for: operation)
    return try #require(
      TransitionStage(context, operation: operation, placement: placement, ledger: ledger))
  }

  /// The places of a zoom from a source; `nil` if it is a fade.
  func resolve(
    _ source: ZoomSource, for operation: TransitionOperation = .push
  ) -> ResolvedZoomSource? {
    let (front, back) = operation.isAppearing ? (to, from) : (from, to)
    let request = TransitionRequest(
      operation: operation, frontController: front, backController: back)
    return source.resolve(in: container, for: request)
  }
}
