import Foundation

/// Manages a screen, or a part of one: a view, its appearance, and the controllers inside.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Creation

  /// The name of the interface file; only remembered.
  public let nibName: String?
  /// The bundle of the interface file; only remembered.
  public let nibBundle: Bundle?

  /// Creates a controller; interface files are not loaded, the view is made by `loadView`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init(responder: ())
  }

  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init(responder: ())
  }

  /// Creates a controller whose view is made by `loadView`.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }

  /// The controller's view, if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view; overrides assign `view` and do not call super.
  open func loadView() { view = makeDefaultView() }
  /// Loads the view if it has not been loaded yet.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// Tells that the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Tells that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in the hierarchy, with valid traits and geometry.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Tells that the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the bars at the bottom go away for as long as the controller is in a stack.
  open var hidesBottomBarWhenPushed = false
  /// The items of the navigation controller's toolbar for this screen.
  open var toolbarItems: [UIBarButtonItem]?

  /// Whether children hear of their appearance without further ado.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child, in place of the callbacks, that it begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceAsAsked(isAppearing, animated: animated)
  }
  /// Tells a child, in place of the callbacks, that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearanceAsAsked() }

  /// Whether the controller is in the middle of being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is in the middle of being dismissed.
  open internal(set) var isBeingDismissed = false
  /// Whether the controller is in the middle of being added to its parent.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is in the middle of being removed from its parent.
  open internal(set) var isMovingFromParent = false

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []

  /// Takes a controller in; the caller adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; the caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() { leaveParent() }
  /// Tells that the controller is about to get another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that the controller has got another parent.
  open func didMove(toParent parent: UIViewController?) { settleInParent() }

  // MARK: Presentation

  /// The controller presented by this one, or by one that contains it.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// Presents a controller; the transition begins after the commit of this turn.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what is presented, or asks the presenter to; begins after the commit of this turn.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// How the controller is laid over others when presented.
  ///
  /// Read, `.automatic` is the style that it stands for (A12).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { givenPresentationStyle == .automatic ? .pageSheet : givenPresentationStyle }
    set { givenPresentationStyle = newValue }
  }
  private var givenPresentationStyle = UIModalPresentationStyle.automatic
  /// How the system animates the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the status bar follows the controller although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot pull the controller's sheet away.
  open var isModalInPresentation = false
  /// Whether presentations over the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether this controller's transition style is used for what it presents over its context.
  open var providesPresentationContextTransitionStyle = false
  /// Who vends the parts of a custom presentation; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { hasTransitioningDelegate = transitioningDelegate != nil }
  }
  /// Stays true when the delegate is deallocated (A13).
  var hasTransitioningDelegate = false
  /// The coordinator of the transition that the controller takes part in at present.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator
  }
  /// The controller of the presentation; made for the present style when first asked for.
  open var presentationController: UIPresentationController? { currentPresentationController }
  /// The controller of the presentation, while there is one.
  open var activePresentationController: UIPresentationController? {
    ownPresentation?.controller ?? parent?.activePresentationController
  }

  // MARK: Content

  /// The title, also of the navigation item.
  open var title: String? { didSet { navigationItem.title = title } }
  /// What the navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
  /// The size that the content would like to have.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
  }
  /// Insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The edges at which the view extends below the container's bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the light or the dark style is forced upon the controller.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The style of the status bar that the controller would like.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller would like to have the status bar hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator may be hidden; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Tells that the wish for the home indicator has changed; there is none here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides at which edges the system's gestures wait.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the system's gestures wait; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Tells that those edges have changed; the system has no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The scroll view that bars at an edge follow; nil lets the system search.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }
  /// Sets the scroll view that bars at some edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keep(scrollView, for: edge)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar of a tab bar controller shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { storedTabBarItem = newValue }
  }
  /// Tells that the wishes for the status bar have changed.
  open func setNeedsStatusBarAppearanceUpdate() { statusBarWishesMayHaveChanged() }
  /// The ways that the screen can be held; every way but upside down by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the keyboard stays although nobody types.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Size and traits

  /// The circumstances in which the controller appears.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Announces a new size of the view; overrides call super, which tells children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announce(size, with: coordinator)
  }
  /// Announces new traits; overrides call super, which tells children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The size that a child gets when this controller's view gets a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells that a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Tells that a child's layout asks for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The next responder: the container of the view.
  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: Internals

  override var shownWindow: UIWindow? { viewIfLoaded?.window }
  var storedView: UIView?
  var storedTabBarItem: UITabBarItem?
  var contentScrollViews: [UInt: UIScrollView] = [:]
  var appearance = Appearance()
  /// Whether a window is about to show the controller as its root.
  var isShownByWindow = false
  /// The presentation that this controller has begun.
  var presentation: ModalPresentation?
  /// The presentation by which this controller is on screen.
  weak var ownPresentation: ModalPresentation?
  var cachedPresentationController: UIPresentationController?
  /// Of the presentation, dismissal or resize that the controller takes part in.
  weak var ownCoordinator: TransitionCoordinator?
  /// Of a transition between the controller's children, for containers.
  var containedCoordinator: TransitionCoordinator? { nil }
  /// The room that the container's bars take.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }

  /// The children that hear of this controller's appearance.
  func childrenSharingAppearance() -> [UIViewController] {
    children.filter(hasInside)
  }

  /// Whether a child appears and disappears as its view comes into a window and leaves it, rather
  /// than in a transition of the container's.
  func childFollowsWindow(_ child: UIViewController) -> Bool { true }

  /// A chance for containers to install their content before they appear.
  func prepareToAppear(animated: Bool) {}
  /// A chance for containers to tell their delegate once they have appeared.
  func finishAppearing(animated: Bool) {}
}
