import UIKit

/// The interaction with which a finger pops the top screen of a navigation controller.
///
/// It lives on the navigation controller's view, with its recognizer, and refers back weakly. The
/// kit gives it to UIKit for every transition that the kit animates, so that a finger may catch
/// that in flight.
final class PopInteraction: UIPercentDrivenInteractiveTransition, DelegateInteraction {
  /// The recognizer of the gesture.
  let gestureRecognizer: UIPanGestureRecognizer
  /// The recognizer for trackpads, which have no edge to come from; `nil` if the other one serves.
  private let trackpadPan: UIPanGestureRecognizer?
  private(set) weak var view: UIView?
  let options: GestureOptions
  private weak var delegate: (any UINavigationControllerDelegate)?
  private let gesture: PopGesture
  private weak var navigationController: UINavigationController?
  private weak var popped: UIViewController?
  /// The screens of the transition in flight.
  private weak var front: UIViewController?
  private weak var back: UIViewController?
  /// Whether the stack has been changed during the transition before this one.
  private var isStackAhead = false
  private weak var touchedView: UIView?
  private var actions: [GestureAction] = []
  private lazy var driver = PercentDriver(self, stretches: false, pace: .backSwipe) { [gesture] in
    gesture.release
  }
  private lazy var grip = TransitionGrip(on: self, driver: driver)

  /// Makes the interaction of one navigation controller, to be added to its view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that pops.
  ///   - options: The options of the gesture.
  ///   - navigationController: The navigation controller; not retained.
  ///   - delegate: The delegate that hands the interaction to UIKit; not retained.
  init(
    _ gesture: PopGesture, options: GestureOptions,
    of navigationController: UINavigationController,
    for delegate: any UINavigationControllerDelegate
  ) {
    self.gesture = gesture
    self.options = options
    self.navigationController = navigationController
    self.delegate = delegate
    gestureRecognizer =
      switch gesture.kind {
      case .edge: UIScreenEdgePanGestureRecognizer()
      case .fullWidth: UIPanGestureRecognizer()
      }
    trackpadPan = gesture.kind == .edge ? UIPanGestureRecognizer() : nil
    super.init()
    wantsInteractiveStart = false
    (trackpadPan ?? gestureRecognizer).allowTrackpads()
    for pan in pans {
      pan.maximumNumberOfTouches = 1
      pan.delegate = self
      actions.append(GestureAction(of: pan) { [weak self] in self?.reported(pan) })
    }
    followLayoutDirection()
  }

  private var pans: [UIPanGestureRecognizer] {
    [gestureRecognizer, trackpadPan].compactMap { $0 }
  }

  func willMove(to view: UIView?) {
    for pan in pans { self.view?.removeGestureRecognizer(pan) }
  }

  func didMove(to view: UIView?) {
    self.view = view
    for pan in pans { view?.addGestureRecognizer(pan) }
  }

  /// Adopts the layout direction, which an app may change while it runs.
  func followLayoutDirection() {
    (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = leadingEdge
  }

  // MARK: UIKit

  var owner: AnyObject? { delegate }

  var isBeginning: Bool { grip.isRequested }

  func prepare(_ animator: TransitionAnimator?) {
    driver.animator = animator
  }

  /// Withdraws the finger's request if another transition comes instead.
  func prepare(
    for operation: UINavigationController.Operation, from viewController: UIViewController
  ) {
    if operation != .pop || viewController !== popped { withdraw() }
  }

  func withdraw() {
    grip.withdraw()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let isPush = isAppearing(in: transitionContext)
    front = transitionContext.viewController(forKey: isPush ? .to : .from)
    back = transitionContext.viewController(forKey: isPush ? .from : .to)
    grip.enter(transitionContext, with: self)
  }

  private func reported(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .ended, .cancelled, .failed:
      // The app may have refused or withdrawn the pop before UIKit started it.
      if navigationController?.topViewController === popped { withdraw() }
    default: break
    }
    grip.report(of: pan)
  }

  private var leadingEdge: UIRectEdge { layoutDirection == .rightToLeft ? .right : .left }

  private var layoutDirection: UIUserInterfaceLayoutDirection {
    let view = view ?? navigationController?.viewIfLoaded
    return view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}

// MARK: What the finger does

extension PopInteraction: GripSubject {
  // The recognizer's view is as wide as the container in it, and does not move.
  var container: UIView? { view }

  var axis: SignedAxis { SignedAxis(.trailing, layoutDirection: layoutDirection) }

  var isAvailable: Bool {
    navigationController.map(isPoppable) ?? false
  }

  func permits(_ fingers: any GripRecognizer) -> Bool {
    guard let top = navigationController?.topViewController else { return false }
    return options.shouldBegin?(GestureRequest(top, fingers, in: view)) != false
  }

  func request() {
    popped = navigationController?.topViewController
    navigationController?.popViewController(animated: true)
  }

  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool {
    driver.animator?.operation == .push
  }

  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let navigationController, let delegate, navigationController.delegate === delegate
    else { return false }
    // UIKit would bring back the stack that it knew of, and not the screen that is shown.
    return driver.animator != nil && !isStackAhead
      && navigationController.presentedViewController == nil
      && navigationController.transitionCoordinator?.isInterruptible == true
      && (!isAppearing(in: context) || isOnTop(of: context, in: navigationController))
  }

  // A bar would be left without the items of the screen that comes (B16).
  var keepsCancels: Bool { navigationController?.isNavigationBarHidden == false }

  func didEnd(isGone: Bool) {
    let shown = isGone ? back : front
    isStackAhead = shown != nil && navigationController?.topViewController !== shown
    front = nil
    back = nil
  }

  /// Whether a push adds one screen to the stack.
  ///
  /// A cancelled push that replaces screens has been seen not to restore them (B8, openradar
  /// 14794181).
  private func isOnTop(
    of context: any UIViewControllerContextTransitioning,
    in navigationController: UINavigationController
  ) -> Bool {
    let screens = navigationController.viewControllers
    return screens.dropLast().last === context.viewController(forKey: .from)
  }
}

// MARK: Whether it may begin

extension PopInteraction: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    if let pointedView = pan.pointedView {
      touchedView = pointedView
      if pointedView.keepsTouches(below: view) { return false }
    }
    // The grip's own recognizer catches what is in flight, wherever the finger touches.
    return grip.phase == .idle && isAvailable && isPopping(pan) && !isScrolling(pan)
      && permits(pan) && view?.window != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === trackpadPan { return false }
    touchedView = touch.view
    // UIKit's own swipe begins over controls, too.
    if gesture.kind == .fullWidth,
      touch.view?.keepsTouches(below: gestureRecognizer.view) == true
    {
      return false
    }
    if gestureRecognizer.numberOfTouches == 0 { grip.watch(touch) }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // UIKit's own swipes are left out, because such a requirement would enable them (B7).
    let scrollView = otherGestureRecognizer.view as? UIScrollView
    if scrollView?.panGestureRecognizer === otherGestureRecognizer { return true }
    // A pan that dismisses the whole stack waits until there is nothing to pop.
    return otherGestureRecognizer is GripPan && isInside(otherGestureRecognizer.view)
  }

  private func isInside(_ other: UIView?) -> Bool {
    guard let view, let other, view !== other else { return false }
    return view.isDescendant(of: other)
  }

  private func isPoppable(_ navigationController: UINavigationController) -> Bool {
    guard let delegate, navigationController.delegate === delegate else { return false }
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
  private func isPopping(_ pan: UIPanGestureRecognizer) -> Bool {
    let translation = pan.translation(in: view)
    // An edge pan may be recognized before it has a translation.
    let direction = translation == .zero ? pan.velocity(in: view) : translation
    return axis.leads(direction, within: options.usableCone)
      || direction == .zero && pan is UIScreenEdgePanGestureRecognizer
  }

  /// Whether a scroll view under the finger can scroll with the movement, or is zoomed in.
  private func isScrolling(_ pan: UIPanGestureRecognizer) -> Bool {
    guard !(pan is UIScreenEdgePanGestureRecognizer), let touchedView else { return false }
    return touchedView.scrollViews(upTo: view).contains { axis.canScroll($0) || $0.isZoomedIn }
  }
}
