import Foundation

/// Shows the top of a stack of controllers below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is added on top.
    case push
    /// The top controller is removed.
    case pop
  }

  /// Creates a navigation controller with a controller at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Pushes a controller; the transition begins with the next layout.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      return World.current.fault(
        "B1",
        """
        Pushing \(type(of: viewController)) raises an exception, because it is a navigation \
        controller: push its first screen instead.
        """)
    }
    change(to: stack + [viewController], animated: animated)
  }
  /// Pops the top controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).last
  }
  /// Pops all controllers above one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      World.current.fault(
        "B1",
        """
        Popping to \(type(of: viewController)) raises an exception, because it is not in the stack: \
        look whether viewControllers contains it.
        """)
      return nil
    }
    let popped = pop(to: index + 1, animated: animated)
    return popped.isEmpty ? nil : popped
  }
  /// Pops all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the user sees: the top one, or one presented on it.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { change(to: newValue, animated: false) }
  }
  /// Replaces the stack; a new top is popped to if it was in the old stack, and pushed otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { hideBar(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }
  /// The bar.
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.didChangeHeight = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    return bar
  }()
  /// Whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { hideToolbar(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }
  /// The toolbar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Provides animators, and is told of transitions; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Stays true when the delegate is deallocated (B2).
  var hasDelegate = false
  /// The recognizer of the system's swipe back; for failure requirements only.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { systemPop.recognizer }
  /// The recognizer of the system's swipe back anywhere in the content, where the system has one.
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    systemPop.contentRecognizer
  }

  open override func loadView() { view = makeLayoutView() }
  /// The top controller if the bar is hidden; a visible bar determines the style itself.
  open override var childForStatusBarStyle: UIViewController? {
    hidesBar ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  var stack: [UIViewController] = []
  /// The controller whose view is in the content view.
  var shown: UIViewController?
  /// The change of the stack that waits for its transition (B1).
  var request: NavigationRequest?
  /// Whether a push, a pop or another change has yet to begin, as without a window.
  @_spi(Simulator) public var isWaitingForLayout: Bool { request != nil }
  var run: NavigationRun?
  /// Whether the delegate is being asked about a transition that is about to begin.
  var isPlanning = false
  var isInTransition: Bool { run != nil || isPlanning }
  var hidesBar = false
  var hidesToolbar = true
  /// Whether the bottom bars are hidden for a screen of the stack.
  var hidesBottomBars = false
  /// The screen that determines the height of the bar: the current or the incoming one.
  weak var barOwner: UIViewController?
  /// The scroll view that expands and collapses the large title.
  weak var followedScrollView: UIScrollView?
  let content = UINavigationTransitionView(frame: .zero)
  private(set) lazy var systemPop = SystemPop(navigation: self)
  /// Whether the delegate provides animators, as far as that is known (B7).
  var knownDelegate: (id: ObjectIdentifier, vendsAnimators: Bool)?

  override var containedCoordinator: TransitionCoordinator? {
    guard let run, run.context.isAnimated else { return nil }
    return run.context.coordinator
  }

  override func childrenSharingAppearance() -> [UIViewController] {
    if let run { return childrenSharingAppearance(during: run) }
    return shown.map { [$0] } ?? []
  }

  override func childFollowsWindow(_ child: UIViewController) -> Bool { run == nil }

  override func prepareToAppear(animated: Bool) {
    guard run == nil else { return }
    // In a window that is just shown, the first screen appears with the first layout (B1).
    if shown == nil, outermostContainer.isShownByWindow { return }
    installTop()
    if let shown { tellWillShow(shown, animated: animated) }
  }

  override func finishAppearing(animated: Bool) {
    guard run == nil, let shown else { return }
    tellDidShow(shown, animated: animated)
  }
}
