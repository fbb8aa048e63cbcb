package import UIKit

/// The delegate of a gesture that pops the top screen of a navigation controller.
@MainActor final class PopGestureDelegate {
  let options: GestureOptions
  var directions: DirectionChoice
  let isDrag: Bool
  /// The view of the navigation controller.
  weak var view: UIView?
  private(set) weak var owner: (any UINavigationControllerDelegate)?
  private weak var navigationController: UINavigationController?
  /// The screen whose pop the gesture has requested last.
  private(set) weak var popped: UIViewController?
  /// The screens of the transition in flight.
  private weak var front: UIViewController?
  private weak var back: UIViewController?
  /// Whether the app has changed the stack during the last transition.
  private var hasStackChanged = false
  /// The lower screens whose views the app's animator has left in the container (A6).
  private var leftScreens: [Weak<UIViewController>] = []

  init(
    _ kind: PopGesture.Kind, options: GestureOptions,
    of navigationController: UINavigationController,
    for owner: any UINavigationControllerDelegate
  ) {
    if case .drag(let direction, _, _) = kind {
      directions = DirectionChoice(direction, for: navigationController)
      isDrag = true
    } else {
      directions = DirectionChoice(.trailing, for: navigationController)
      isDrag = false
    }
    self.options = options
    self.navigationController = navigationController
    self.owner = owner
  }

  /// Records the screens that an animator leaves in the container, at the end of a transition.
  func watchLeftScreens() {
    navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self] _ in
      let lower = self?.navigationController?.viewControllers.dropLast() ?? []
      self?.leftScreens = lower.filter { $0.viewIfLoaded?.window != nil }.map(Weak.init)
    }
  }

  /// Whether the view of a screen is in a window, unless an animator has left it there.
  func isShown(_ screen: UIViewController) -> Bool {
    screen.viewIfLoaded?.window != nil && !leftScreens.contains { $0.object === screen }
  }

  /// Records the screens of a transition that UIKit starts.
  func willEnter(_ context: any UIViewControllerContextTransitioning) {
    let isPush = isAppearing(in: context)
    front = context.viewController(forKey: isPush ? .to : .from)
    back = context.viewController(forKey: isPush ? .from : .to)
  }
}

extension PopGestureDelegate: DirectedGestureDelegate {
  // The recognizer's view is as wide as the container inside it, and does not move.
  var container: UIView? { view }

  // MARK: Whether a gesture may begin

  var isAvailable: Bool {
    guard let navigationController, isDelegate,
      let top = navigationController.topViewController
    else { return false }
    let others = navigationController.viewControllers.dropLast()
    // A top screen outside of the window is about to appear in a transition (B1). During a
    // transition without animation, there is no coordinator, but another screen is in the window.
    return top.viewIfLoaded?.window != nil && !others.isEmpty
      && !others.contains(where: isShown)
      && top.presentedViewController == nil
      && navigationController.transitionCoordinator == nil
      && !isSystemSwiping(navigationController)
  }

  /// Whether the delegate of the interaction is still the one that is set.
  private var isDelegate: Bool { owner != nil && navigationController?.delegate === owner }

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

  func shouldBegin(_ recognizer: any FingerRecognizer) -> Bool {
    guard let top = navigationController?.topViewController else { return false }
    return options.shouldBegin?(GestureRequest(top, recognizer, in: view)) != false
  }

  func isRequiredToFail(
    by other: UIGestureRecognizer, for recognizer: any FingerRecognizer
  ) -> Bool {
    if !recognizer.catches, other.isScrollPan { return true }
    // A gesture that dismisses the whole stack comes second while there is a screen to pop.
    guard isDrag || !recognizer.catches, let second = other as? any FingerRecognizer,
      second.catches, second.kind == (recognizer.kind == .pinch ? .pinch : .pan), let view,
      let outer = second.view
    else { return false }
    if view !== outer, view.isDescendant(of: outer) { return true }
    // So does one that presents in the same direction, such as a menu at the edge.
    guard let delegate = (second.gesture as? TransitionGesture)?.delegate, delegate.presents
    else { return false }
    return recognizer.kind == .edge || delegate.axes.contains(where: axes.contains)
  }

  // MARK: The transition

  func request() {
    popped = navigationController?.topViewController
    navigationController?.popViewController(animated: true)
  }

  var isRefused: Bool { navigationController?.topViewController === popped }

  func isAppearing(in context: any UIViewControllerContextTransitioning) -> Bool {
    EffectRun.of(context)?.operation == .push
  }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    // A transition that is not animated has already ended.
    guard let coordinator = navigationController?.transitionCoordinator else { return false }
    coordinator.animate(alongsideTransition: nil) { work($0.isCancelled) }
    return true
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let navigationController, isDelegate else { return false }
    // A cancellation would restore UIKit's former stack rather than the screen that is shown.
    return EffectRun.of(context) != nil && !hasStackChanged
      && navigationController.presentedViewController == nil
      && navigationController.transitionCoordinator?.isInterruptible == true
      && (!isAppearing(in: context) || isOnTop(of: context, in: navigationController))
  }

  // Otherwise, the bar would lose the items of the appearing screen (B16).
  var keepsCancels: Bool { navigationController?.isNavigationBarHidden == false }

  func didEnd(isGone: Bool) {
    let shown = isGone ? back : front
    hasStackChanged = shown != nil && navigationController?.topViewController !== shown
    front = nil
    back = nil
  }

  /// Whether a push adds one screen to the stack.
  ///
  /// Canceled pushes that replace screens have been seen to lose them (B8, openradar 14794181).
  private func isOnTop(
    of context: any UIViewControllerContextTransitioning,
    in navigationController: UINavigationController
  ) -> Bool {
    let screens = navigationController.viewControllers
    return screens.dropLast().last === context.viewController(forKey: .from)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer pops a screen with a ``PushTransition``, with one finger.
  ///
  /// A pinch never fails while there is only one.
  @MainActor package var popsWithPushTransition: Bool {
    let recognizer = self as? any FingerRecognizer
    return recognizer?.kind != .pinch
      && (recognizer?.gesture as? TransitionGesture)?.delegate is PopGestureDelegate
  }
}
