import Foundation

/// Manages a screen, or a part of one: a view, its appearance, and the controllers inside.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Creation

  /// The name of the interface file; stored only.
  public let nibName: String?
  /// The bundle of the interface file; stored only.
  public let nibBundle: Bundle?

  /// Creates a controller; interface files are not loaded, `loadView` creates the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller whose view is created by `loadView`.
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

  /// Creates the view; overrides assign `view` and do not call super.
  open func loadView() { view = makeDefaultView() }
  /// Loads the view if it has not been loaded yet.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// Called when the view has been loaded.
  open func viewDidLoad() {}
  /// Called when the controller has been loaded from a nib; not called, since there are none.
  open func awakeFromNib() {}
  /// Called when memory is low; not called here.
  open func didReceiveMemoryWarning() {}
  /// The name for the restoration of the app's state; stored only.
  open var restorationIdentifier: String?

  // MARK: Appearance

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, with valid traits and geometry.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's constraints are updated; overrides call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the bottom bars are hidden as long as the controller is in a stack.
  open var hidesBottomBarWhenPushed = false
  /// The items of the navigation controller's toolbar for this screen.
  open var toolbarItems: [UIBarButtonItem]?

  /// Whether children get appearance callbacks automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child of a container that it begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceAsAsked(isAppearing, animated: animated)
  }
  /// Tells a child of a container that it has appeared or disappeared.
  open func endAppearanceTransition() { endAppearanceAsAsked() }

  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false
  /// Whether the controller is being added to its parent.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child; the caller adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent; the caller has called `willMove(toParent: nil)` and
  /// removed the view.
  open func removeFromParent() { leaveParent() }
  /// Called when the controller is about to get another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has got another parent.
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

  /// Dismisses the presented controller, or this one; begins after the commit of this turn.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// The style of the presentation.
  ///
  /// The getter returns the style that `.automatic` resolves to (A12).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { givenPresentationStyle == .automatic ? .pageSheet : givenPresentationStyle }
    set { givenPresentationStyle = newValue }
  }
  private var givenPresentationStyle = UIModalPresentationStyle.automatic
  /// The system's animation of the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller decides the status bar although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss the controller's sheet.
  open var isModalInPresentation = false
  /// Whether presentations over the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether this controller's transition style is used for what it presents over its context.
  open var providesPresentationContextTransitionStyle = false
  /// Provides the objects of a custom presentation; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { hasTransitioningDelegate = transitioningDelegate != nil }
  }
  /// Stays true when the delegate is deallocated (A13).
  var hasTransitioningDelegate = false
  /// The coordinator of the transition that the controller takes part in at present.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator
  }
  /// The presentation controller; created for the current style when it is first read.
  open var presentationController: UIPresentationController? { currentPresentationController }
  /// The controller of the presentation, while there is one.
  open var activePresentationController: UIPresentationController? {
    ownPresentation?.controller ?? parent?.activePresentationController
  }

  // MARK: Content

  /// The title, also of the navigation item and of the item on a tab bar.
  @_Observed open var title: String? {
    didSet {
      navigationItem.title = title
      storedTabBarItem?.title = title
    }
  }
  /// The navigation bar's item for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
  }
  /// The preferred size of the content.
  @_Observed open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
  }
  /// Insets that the controller adds to the safe area of its view.
  @_Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }
  /// The edges at which the view extends below the container's bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends below opaque bars; false by default; stored only.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views have the insets of bars; deprecated in iOS 11; stored only.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the content can be edited.
  open var isEditing: Bool {
    get { isEditingContent }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingContent = false
  /// Makes the content editable or not; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditingContent = editing }
  /// The user interface style that the controller overrides.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller prefers the status bar hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator may be hidden; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Called by the app when the home indicator should change; there is none here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides at which edges the system's gestures are deferred.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the system's gestures are deferred; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Called by the app when those edges have changed; the system has no gestures here.
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
  /// Called by the app when the preferred status bar has changed.
  open func setNeedsStatusBarAppearanceUpdate() { statusBarWishesMayHaveChanged() }
  /// How the status bar changes; `.fade` by default; it changes at once here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the screen turns with the device; deprecated in iOS 16, and not asked here.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented; not asked here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Called by the app when the orientations have changed; the simulator turns any screen.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The orientations of the interface; all but upside down by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the keyboard stays visible without a first responder.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Size and traits

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the size of the view changes; overrides call super, which tells children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announce(size, with: coordinator)
  }
  /// Called before the traits change; overrides call super, which tells children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The size of a child for a size of this controller's view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of a child has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The next responder: the superview of the view.
  open override var next: UIResponder? {
    if let ownPresentation, World.current.variant.respondsThroughPresenters {
      return ownPresentation.presenter
    }
    return storedView?.superview ?? parent
  }

  // MARK: Internals

  override var shownWindow: UIWindow? { viewIfLoaded?.window }
  var storedView: UIView?
  var storedTabBarItem: UITabBarItem?
  var contentScrollViews: [UInt: UIScrollView] = [:]
  var topBarGuide: BarGuide?
  var bottomBarGuide: BarGuide?
  var appearance = Appearance()
  /// Whether a window is about to show the controller as its root.
  var isShownByWindow = false
  /// The presentation that this controller has begun.
  var presentation: ModalPresentation?
  /// The presentation that presents this controller.
  weak var ownPresentation: ModalPresentation?
  var cachedPresentationController: UIPresentationController?
  /// What its popover points at, once the app has asked for it.
  var storedPopover: UIPopoverPresentationController?
  /// The coordinator of the presentation, dismissal or resize of this controller.
  weak var ownCoordinator: TransitionCoordinator?
  /// The coordinator of a transition between the children of a container.
  var containedCoordinator: TransitionCoordinator? { nil }
  /// The insets of the container's bars.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }

  /// Returns the controller of a presentation of its own kind; `nil` if the style decides.
  func makeSystemPresentationController() -> UIPresentationController? { nil }

  /// The children that share this controller's appearance.
  func childrenSharingAppearance() -> [UIViewController] {
    children.filter(hasInside)
  }

  /// Whether a child appears and disappears when its view enters and leaves a window, rather than
  /// in a transition of the container.
  func childFollowsWindow(_ child: UIViewController) -> Bool { true }

  /// Lets containers install their content before they appear.
  func prepareToAppear(animated: Bool) {}
  /// Lets containers tell their delegate when they have appeared.
  func finishAppearing(animated: Bool) {}
}
