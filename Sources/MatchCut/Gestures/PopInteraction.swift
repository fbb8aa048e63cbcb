import UIKit

/// A gesture that pops the top screen of a navigation controller with a ``PushTransition``.
///
/// The finger moves from the leading edge towards the trailing one: to the right, or to the left in
/// a right-to-left layout. The gesture begins above the root only, with no transition in flight and
/// nothing presented. The translation of the finger across the screen drives the pop interactively.
/// On release, the pop finishes by the rule of the system's swipe, ``PanRelease/backSwipe``, or of the
/// one from the content. Otherwise, and whenever the system cancels the touch, the pop is cancelled.
/// The screen takes 0.24 seconds to go, or 0.15 to return, from wherever it is, almost as long as the
/// system's; see <doc:MeasuredMotion>.
///
/// UIKit disables its own swipe if the navigation bar is hidden or shows another button than its
/// back button. This gesture remains enabled then; ``GestureOptions/shouldBegin`` can refuse it.
public struct PopGesture: Hashable, Sendable {
  enum Kind: Hashable {
    case edge
    case fullWidth
  }

  let kind: Kind

  /// The rule by which the gesture pops on release.
  public let release: PanRelease

  /// A swipe from the leading edge, like UIKit's own.
  ///
  /// Scroll views wait for it to fail.
  public static let edge = edge(release: .backSwipe)

  /// A pan anywhere on the screen.
  ///
  /// If a scroll view under the finger can scroll back in that direction, it scrolls instead. A finger
  /// on a bar pops nothing.
  public static let fullWidth = fullWidth(release: .contentSwipe)

  /// Returns a swipe from the leading edge with a rule of its own for the release.
  ///
  /// - Parameter release: The rule by which the gesture pops on release.
  /// - Returns: The gesture.
  public static func edge(release: PanRelease) -> PopGesture {
    PopGesture(kind: .edge, release: release)
  }

  /// Returns a pan anywhere on the screen with a rule of its own for the release.
  ///
  /// - Parameter release: The rule by which the gesture pops on release.
  /// - Returns: The gesture.
  public static func fullWidth(release: PanRelease) -> PopGesture {
    PopGesture(kind: .fullWidth, release: release)
  }
}

/// The interaction with which a finger pops the top screen of a navigation controller.
///
/// It lives on the navigation controller's view, with its recognizer, and refers back weakly. The
/// kit gives it to UIKit for every transition that the kit animates, so that a finger may catch
/// that in flight.
final class PopInteraction: UIPercentDrivenInteractiveTransition, DelegateInteraction {
  /// The recognizer of the gesture.
  let gestureRecognizer: UIPanGestureRecognizer
  private(set) weak var view: UIView?
  let options: GestureOptions
  /// The recognizer for trackpads, which have no edge to come from; `nil` if the other one serves.
  private let trackpadPan: InteractionPan?
  private weak var delegate: (any UINavigationControllerDelegate)?
  private weak var navigationController: UINavigationController?
  private weak var popped: UIViewController?
  /// The screens of the transition in flight.
  private weak var front: UIViewController?
  private weak var back: UIViewController?
  /// Whether the app has changed the stack during the last transition.
  private var hasStackChanged = false
  private let release: PanRelease
  private(set) lazy var transition = InteractiveTransition(
    of: self, driver: PercentDriver(self) { [release] in release })

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
    self.options = options
    self.navigationController = navigationController
    self.delegate = delegate
    var release = gesture.release
    release.pace = .backSwipe
    self.release = release
    let (pan, edgePan) = (InteractionPan(), InteractionEdgePan())
    switch gesture.kind {
    case .edge: (gestureRecognizer, trackpadPan) = (edgePan, pan)
    case .fullWidth: (gestureRecognizer, trackpadPan) = (pan, nil)
    }
    super.init()
    wantsInteractiveStart = false
    pan.connect(to: transition, content: .instead)
    pan.ignoresTouches = trackpadPan != nil
    edgePan.connect(to: transition, catches: false)
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
    followLayoutDirection()
  }

  /// Adopts the layout direction, which an app may change while it runs.
  func followLayoutDirection() {
    (gestureRecognizer as? InteractionEdgePan)?.followLayoutDirection()
  }

  // MARK: UIKit

  var owner: AnyObject? { delegate }

  /// Withdraws the finger's request if another transition comes instead.
  func prepare(
    for operation: UINavigationController.Operation, from viewController: UIViewController
  ) {
    if operation != .pop || viewController !== popped { transition.withdraw() }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let isPush = isAppearing(in: transitionContext)
    front = transitionContext.viewController(forKey: isPush ? .to : .from)
    back = transitionContext.viewController(forKey: isPush ? .from : .to)
    transition.enter(transitionContext, with: self)
  }
}

extension PopInteraction: InteractionTarget {
  // The recognizer's view is as wide as the container in it, and does not move.
  var container: UIView? { view }

  var axis: SignedAxis { SignedAxis(.trailing, in: view) }

  // MARK: Whether a gesture may begin

  var isAvailable: Bool {
    guard let navigationController, isDelegate(of: navigationController),
      navigationController.viewControllers.count > 1,
      let top = navigationController.topViewController
    else { return false }
    // A top screen that is not shown yet waits for a transition of its own (B1).
    return top.viewIfLoaded?.window != nil
      && top.presentedViewController == nil
      && navigationController.transitionCoordinator == nil
      && !isSystemSwiping(navigationController)
  }

  /// Whether the delegate of the interaction is still the one that is set.
  private func isDelegate(of navigationController: UINavigationController) -> Bool {
    delegate != nil && navigationController.delegate === delegate
  }

  private func isSystemSwiping(_ navigationController: UINavigationController) -> Bool {
    var recognizers = [navigationController.interactivePopGestureRecognizer]
    if #available(iOS 26.0, *) {
      recognizers.append(navigationController.interactiveContentPopGestureRecognizer)
    }
    return recognizers.contains { $0?.state == .began || $0?.state == .changed }
  }

  func admitsTouch(on view: UIView, for recognizer: any FingerRecognizer) -> Bool {
    !view.isInBar(below: recognizer.view)
  }

  func permits(_ recognizer: any FingerRecognizer) -> Bool {
    guard let top = navigationController?.topViewController else { return false }
    return options.shouldBegin?(GestureRequest(top, recognizer, in: view)) != false
  }

  func precedes(_ other: UIGestureRecognizer) -> Bool {
    if other.isScrollPan { return true }
    // A pan that dismisses the whole stack waits until there is nothing to pop.
    guard let dismissing = other as? InteractionPan, dismissing.catches, let view,
      let outer = dismissing.view
    else { return false }
    return view !== outer && view.isDescendant(of: outer)
  }

  func handles(_ recognizer: any FingerRecognizer) -> Bool {
    switch recognizer.state {
    case .ended, .cancelled, .failed:
      // The app may have refused or withdrawn the pop before UIKit started it.
      if navigationController?.topViewController === popped { transition.withdraw() }
    default: break
    }
    return false
  }

  // MARK: The transition

  func request() {
    popped = navigationController?.topViewController
    navigationController?.popViewController(animated: true)
  }

  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool {
    TransitionSession.of(context)?.operation == .push
  }

  func coordinator(
    of context: any UIViewControllerContextTransitioning
  ) -> (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let navigationController, isDelegate(of: navigationController) else { return false }
    // A cancel would bring back the stack as UIKit knows it, rather than the screen that is shown.
    return TransitionSession.of(context) != nil && !hasStackChanged
      && navigationController.presentedViewController == nil
      && navigationController.transitionCoordinator?.isInterruptible == true
      && (!isAppearing(in: context) || isOnTop(of: context, in: navigationController))
  }

  // A bar would be left without the items of the screen that comes (B16).
  var keepsCancels: Bool { navigationController?.isNavigationBarHidden == false }

  func didEnd(isGone: Bool) {
    let shown = isGone ? back : front
    hasStackChanged = shown != nil && navigationController?.topViewController !== shown
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
