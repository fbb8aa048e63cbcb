import UIKit

/// Lets a finger pop the top screen of a navigation controller, as far as it likes and back again.
///
/// It lives on the navigation controller's view, with its recognizer, and refers back weakly. UIKit
/// is given it only for the pop that its finger has asked for.
final class PopInteraction: UIPercentDrivenInteractiveTransition, UIInteraction {
  /// How far from the direction of a pop a finger may stray at first, in radians to either side.
  private static let cone = CGFloat.pi / 4

  /// The recognizer of the gesture.
  let gestureRecognizer: UIPanGestureRecognizer

  private(set) weak var view: UIView?
  private(set) weak var transition: NavigationTransition?
  private let gesture: PopGesture
  private weak var navigationController: UINavigationController?
  private weak var popped: UIViewController?
  private weak var context: (any UIViewControllerContextTransitioning)?
  private weak var touchedView: UIView?
  private var action: GestureAction?
  private var phase = InteractionPhase()
  private var startDistance: CGFloat = 0
  /// The velocity at which the finger was lifted, also if UIKit hears of that later.
  private var releaseVelocity: CGFloat = 0

  /// Makes the interaction of one navigation controller, to be added to its view.
  init(
    _ gesture: PopGesture, of navigationController: UINavigationController,
    for transition: NavigationTransition
  ) {
    self.gesture = gesture
    self.navigationController = navigationController
    self.transition = transition
    gestureRecognizer =
      switch gesture {
      case .edge: UIScreenEdgePanGestureRecognizer()
      case .fullWidth: UIPanGestureRecognizer()
      }
    super.init()
    gestureRecognizer.maximumNumberOfTouches = 1
    gestureRecognizer.delegate = self
    action = GestureAction(of: gestureRecognizer) { [weak self] in self?.panReported() }
    followLayoutDirection()
  }

  /// Returns the interaction that was added to the view of a navigation controller.
  static func of(_ navigationController: UINavigationController) -> PopInteraction? {
    navigationController.viewIfLoaded?.interactions.lazy.compactMap { $0 as? PopInteraction }.first
  }

  func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(gestureRecognizer)
  }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gestureRecognizer)
  }

  /// Takes up the direction of the layout, which an app may change while it runs.
  func followLayoutDirection() {
    (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = leadingEdge
  }

  // MARK: UIKit

  /// Whether the finger has asked for a pop that UIKit has not started yet.
  var isBeginning: Bool { phase.isRequested }

  /// Takes back what the finger has asked for, if another transition comes instead.
  func prepare(
    for operation: UINavigationController.Operation, from viewController: UIViewController
  ) {
    if operation != .pop || viewController !== popped { withdraw() }
  }

  /// Leaves the transition that the finger has asked for, or none, to others.
  func withdraw() {
    if isBeginning { phase.end() }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let container = transitionContext.containerView
    guard let start = phase.start() else {
      // Without a finger it would wait for ever.
      return LayoutHook.run(in: container) { [weak self] in self?.finish() }
    }
    guard let coordinator = navigationController?.transitionCoordinator else {
      // A transition that is not animated is over by now.
      return phase.end()
    }
    context = transitionContext
    // That keeps the interaction to the end (C), also when another one takes its place on the view.
    coordinator.animate(alongsideTransition: nil) { _ in self.phase.end() }
    update(start.progress)
    guard let outcome = start.outcome else { return }
    // UIKit holds the animation as long as it is in this method: an outcome would have no effect.
    LayoutHook.run(in: container) { [weak self] in self?.settle(outcome) }
  }

  // MARK: The finger

  private func panReported() {
    switch gestureRecognizer.state {
    case .possible: break
    case .began: begin()
    case .changed: move()
    case .ended:
      releaseVelocity = velocity
      settle(outcomeOfRelease)
    default: settle(.cancel)
    }
  }

  private func begin() {
    guard let navigationController, isPoppable(navigationController) else { return }
    startDistance = axis.along(gestureRecognizer.translation(in: view))
    popped = navigationController.topViewController
    phase.request()
    navigationController.popViewController(animated: true)
  }

  private func move() {
    let progress = progress
    if phase.move(to: progress) { update(progress) }
  }

  private func settle(_ outcome: InteractionPhase.Outcome) {
    // The app may have refused the pop, or taken it back, before UIKit started it.
    if isBeginning, navigationController?.topViewController === popped { return phase.end() }
    // A transition that has lost its window is cancelled already, and takes the touch away.
    guard phase.settle(outcome), context?.transitionWasCancelled != true else { return }
    switch outcome {
    case .finish:
      timingCurve = ReleaseCurve(velocity: releaseVelocity, duration: duration).parameters
      finish()
    case .cancel:
      // Going back on any other curve has been seen to jump (D, openradar 34674968).
      timingCurve = UICubicTimingParameters(animationCurve: .linear)
      cancel()
    }
  }

  private var axis: SignedAxis { SignedAxis(.trailing, layoutDirection: layoutDirection) }

  private var leadingEdge: UIRectEdge { layoutDirection == .rightToLeft ? .right : .left }

  private var layoutDirection: UIUserInterfaceLayoutDirection {
    let view = view ?? navigationController?.viewIfLoaded
    return view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  // The view that the recognizer is on is as wide as the container in it, and does not move.
  private var progress: CGFloat {
    guard let view, view.bounds.width > 0 else { return 0 }
    let distance = axis.along(gestureRecognizer.translation(in: view))
    return min(max((distance - startDistance) / view.bounds.width, 0), 1)
  }

  /// How fast the finger moves forwards, in progress per second.
  private var velocity: CGFloat {
    guard let view, view.bounds.width > 0 else { return 0 }
    return axis.along(gestureRecognizer.velocity(in: view)) / view.bounds.width
  }

  private var outcomeOfRelease: InteractionPhase.Outcome {
    ReleaseDecision(progress: progress, velocity: releaseVelocity).finishes ? .finish : .cancel
  }
}

// MARK: Whether it may begin

extension PopInteraction: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, isPoppable(navigationController), isPopping, !isScrolling
    else { return false }
    guard let shouldBegin = transition?.shouldBeginPop else { return true }
    let pan = self.gestureRecognizer
    return shouldBegin(navigationController, pan.location(in: view), pan.velocity(in: view))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touchedView = touch.view
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Not for UIKit's own swipes: such a requirement would switch them on (B7).
    let scrollView = otherGestureRecognizer.view as? UIScrollView
    return scrollView?.panGestureRecognizer === otherGestureRecognizer
  }

  private func isPoppable(_ navigationController: UINavigationController) -> Bool {
    guard let transition, navigationController.delegate === transition else { return false }
    guard navigationController.viewControllers.count > 1,
      let top = navigationController.topViewController
    else { return false }
    // A top screen that is not shown yet waits for a transition of its own (B1).
    return top.viewIfLoaded?.window != nil
      && top.presentedViewController == nil
      && navigationController.transitionCoordinator == nil
      && !isSystemSwiping(navigationController)
  }

  private func isSystemSwiping(_ navigationController: UINavigationController) -> Bool {
    var recognizers = [navigationController.interactivePopGestureRecognizer]
    if #available(iOS 26.0, *) {
      recognizers.append(navigationController.interactiveContentPopGestureRecognizer)
    }
    return recognizers.contains { $0?.state == .began || $0?.state == .changed }
  }

  /// Whether the finger moves in the direction of a pop.
  private var isPopping: Bool {
    let translation = gestureRecognizer.translation(in: view)
    // An edge pan may be recognized before it has counted anything.
    let way = translation == .zero ? gestureRecognizer.velocity(in: view) : translation
    return axis.leads(way, within: Self.cone) || way == .zero && gesture == .edge
  }

  /// Whether a scroll view under the finger has a use for the movement.
  private var isScrolling: Bool {
    guard gesture == .fullWidth else { return false }
    var touched = touchedView
    while let current = touched, current !== view {
      if let scrollView = current as? UIScrollView, axis.canScroll(scrollView) { return true }
      touched = current.superview
    }
    return false
  }
}
