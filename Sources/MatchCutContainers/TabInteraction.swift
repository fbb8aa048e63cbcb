package import MatchCut
package import UIKit

/// The interaction that selects the neighbors of a tab with a swipe.
///
/// It is attached to the tab bar controller's view, with its recognizer, and refers to both weakly.
/// It is the interaction controller of every transition that the kit animates, so that the user can
/// catch it in flight. Without a recognizer, it only ends a transition in flight early when another
/// tab is selected.
package final class TabInteraction: UIPercentDrivenInteractiveTransition, InstalledGesture {
  package private(set) weak var view: UIView?
  private weak var delegate: (any UITabBarControllerDelegate)?
  let swipeOptions: GestureOptions
  private let effectProvider: EffectProvider
  private let release: PanRelease?
  private weak var tabBarController: UITabBarController?
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether UIKit is starting a transition, and calls the app.
  private var isStarting = false
  /// Whether a swipe is selecting a tab; the delegate is called at the end.
  private(set) var isSelecting = false
  /// Defers selections in callbacks while UIKit begins one.
  private let calls = ReentrancyGuard()
  /// The tab to select when the transition in flight is over.
  private var nextIndex: Int?
  /// The number of open questions to the app for the effect or the animator of a transition that
  /// begins afterward.
  var questionCount = 0
  private lazy var swipe = SelectionSwipe(self, release: release ?? PanRelease()) { [weak self] in
    self
  }

  /// Creates the interaction of one tab bar controller, to be added to its view.
  ///
  /// - Parameters:
  ///   - release: The rule for the release of a swipe; `nil` for no swipe.
  ///   - options: The options of the gesture.
  ///   - effectProvider: Returns the effect of a transition; without an effect, no swipe begins.
  ///   - tabBarController: The tab bar controller; not retained.
  ///   - delegate: The delegate that hands the interaction to UIKit; not retained.
  init(
    _ release: PanRelease?, options: GestureOptions, effectProvider: @escaping EffectProvider,
    of tabBarController: UITabBarController, for delegate: any UITabBarControllerDelegate
  ) {
    self.release = release
    swipeOptions = options
    self.effectProvider = effectProvider
    self.tabBarController = tabBarController
    self.delegate = delegate
    super.init()
    wantsInteractiveStart = false
  }

  /// The recognizer of the swipe; `nil` without a swipe.
  var gestureRecognizer: UIPanGestureRecognizer? { release == nil ? nil : swipe.pan }

  package func willMove(to view: UIView?) {
    if let gestureRecognizer { self.view?.removeGestureRecognizer(gestureRecognizer) }
  }

  package func didMove(to view: UIView?) {
    self.view = view
    if let gestureRecognizer { view?.addGestureRecognizer(gestureRecognizer) }
  }

  // MARK: UIKit

  package var owner: AnyObject? { delegate }

  package var gesture: TransitionGesture { swipe.gesture }

  /// Ends a transition in flight where it was going, because another tab is about to be selected,
  /// and drops a postponed selection.
  ///
  /// UIKit cannot run two tab transitions at once (B13).
  func endTransitionForSelection() {
    guard let context, let run = EffectRun.of(context), !run.isEnded else { return }
    nextIndex = nil
    // UIKit may call this in an animation block, which would animate the restored values.
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation(endTransition)
    } else {
      endTransition()
    }
  }

  private func endTransition() {
    guard !isStarting else { return }
    swipe.interrupt()
    if let context { EffectRun.of(context)?.end(for: .superseded) }
  }

  /// Selects a tab as soon as no transition is in flight.
  func select(_ index: Int) {
    if questionCount > 0 {
      nextIndex = index
      return FrameAction.once { [weak self] in self?.awaitTransition() }
    }
    calls.whenFree { [weak self] in self?.selectNow(index) }
  }

  private func selectNow(_ index: Int) {
    // A transition would become a part of an animation block, so the tab is selected afterward.
    if UIView.inheritedAnimationDuration == 0 { endTransition() }
    nextIndex = index
    awaitTransition()
  }

  private func awaitTransition() {
    tabBarController?.afterTransition { [weak self] in self?.selectNext() }
  }

  private func selectNext() {
    guard let index = nextIndex else { return }
    nextIndex = nil
    calls.call { tabBarController?.select(index) }
  }

  package override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext) { super.startInteractiveTransition(transitionContext) }
  }

  package func start(_ context: any UIViewControllerContextTransitioning, _ begin: () -> Void) {
    // In this call, the app may begin the next transition.
    self.context = context
    isStarting = true
    defer { isStarting = false }
    gesture.start(context, with: self, begin)
  }
}

extension TabInteraction: SelectionHost {
  // The recognizer's view is as wide as the container inside it, and does not move.
  var swipeView: UIView? { view }

  /// The selected screen, without the tab bar, a sidebar and views that an app has added.
  var swipeArea: UIView? {
    tabBarController?.transitionCoordinator == nil ? swipedScreen?.viewIfLoaded : view
  }

  var screens: [UIViewController] { tabBarController?.tabScreens ?? [] }

  var swipedScreen: UIViewController? { tabBarController?.selectedViewController }

  var isSwipeable: Bool {
    guard let tabBarController, isDelegate else { return false }
    return tabBarController.transitionCoordinator == nil
      && tabBarController.presentedViewController == nil
      && swipedScreen?.viewIfLoaded?.window != nil
  }

  /// Whether the delegate of the interaction is still the one that is set.
  private var isDelegate: Bool { delegate != nil && tabBarController?.delegate === delegate }

  var stretchesAtEnds: Bool { false }

  func canSelect(_ step: SelectionStep) -> Bool {
    guard let former = swipedScreen, let new = neighbor(in: step) else { return false }
    questionCount += 1
    defer { questionCount -= 1 }
    return effectProvider(step.request(from: former, to: new)) != nil
  }

  func shouldSelect(_ step: SelectionStep) -> Bool {
    guard let tabBarController, let delegate, let neighbor = neighbor(in: step),
      optional(delegate.tabBarController(_:shouldSelect:))?(tabBarController, neighbor) != false
    else { return false }
    guard #available(iOS 18.0, *), let tab = neighbor.tab else { return true }
    return optional(delegate.tabBarController(_:shouldSelectTab:))?(tabBarController, tab) != false
  }

  func requestSelection(_ step: SelectionStep) {
    guard let tabBarController, let neighbor = neighbor(in: step) else { return }
    let former = tabBarController.selectedViewController
    isSelecting = true
    tabBarController.select(neighbor)
    isSelecting = false
    // UIKit has selected the tab without a transition, because there was no animator.
    guard let coordinator = tabBarController.transitionCoordinator else {
      return gesture.withdraw()
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] in
      if !$0.isCancelled { self?.tellSelection(of: neighbor, after: former) }
    }
  }

  /// Tells the delegate that the user has selected a tab, as UIKit does after a tap.
  private func tellSelection(of screen: UIViewController, after former: UIViewController?) {
    guard let tabBarController, let delegate, tabBarController.selectedViewController === screen
    else { return }
    if #available(iOS 18.0, *), let tab = screen.tab {
      optional(delegate.tabBarController(_:didSelectTab:previousTab:))?(
        tabBarController, tab, former?.tab)
    } else {
      optional(delegate.tabBarController(_:didSelect:))?(tabBarController, screen)
    }
  }

  func canCatch(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard release != nil, let tabBarController, isDelegate else { return false }
    return EffectRun.of(context) != nil
      && tabBarController.presentedViewController == nil
      && tabBarController.transitionCoordinator?.isInterruptible == true
  }

  func whenEnded(
    _ context: any UIViewControllerContextTransitioning,
    _ work: @escaping @MainActor (_ isCancelled: Bool) -> Void
  ) -> Bool {
    guard let coordinator = tabBarController?.transitionCoordinator else { return false }
    coordinator.animate(alongsideTransition: nil) { work($0.isCancelled) }
    return true
  }
}

extension UITabBarController {
  /// The screens of the tabs, in their order.
  ///
  /// An app that sets `tabs` has no `viewControllers`.
  var tabScreens: [UIViewController] {
    if let viewControllers, !viewControllers.isEmpty { return viewControllers }
    guard #available(iOS 18.0, *) else { return [] }
    return tabs.filter { !$0.isHidden }.compactMap(\.viewController)
  }

  /// Selects a tab, unless the app has removed it.
  func select(_ index: Int) {
    let screens = tabScreens
    if screens.indices.contains(index) { select(screens[index]) }
  }

  /// Does something now, or in the frame after the end of a transition between tabs.
  func afterTransition(_ work: @escaping @MainActor () -> Void) {
    guard let coordinator = tabCoordinator else { return work() }
    // UIKit may call `animationEnded` afterward, and until then an animator has the former animation.
    coordinator.animate(alongsideTransition: nil) { _ in FrameAction.once(work) }
  }

  /// Selects the tab of a screen.
  func select(_ screen: UIViewController) {
    if #available(iOS 18.0, *), viewControllers?.isEmpty != false {
      selectedTab = screen.tab
    } else {
      selectedViewController = screen
    }
  }

  /// The coordinator of a transition between tabs, not of one of the controller itself.
  private var tabCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let coordinator = transitionCoordinator,
      let from = coordinator.viewController(forKey: .from), tabScreens.contains(from)
    else { return nil }
    return coordinator
  }
}

/// A call of the app's delegate about a tab's controller; if UIKit knows tabs, it calls twice in a
/// turn.
@MainActor final class TabCall {
  private var last: (controller: UIViewController, isByTab: Bool, result: Bool)?

  /// Makes the call, unless UIKit's other call, by tab or by controller, has made it in this turn.
  ///
  /// - Returns: The result of the call.
  func makeOncePerTurn(
    about controller: UIViewController, isByTab: Bool, _ call: () -> Bool
  ) -> Bool {
    if let last, last.controller === controller, last.isByTab != isByTab {
      self.last = nil
      return last.result
    }
    let result = call()
    last = (controller, isByTab, result)
    FrameAction.once { [weak self] in self?.last = nil }
    return result
  }
}
