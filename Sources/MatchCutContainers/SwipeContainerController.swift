public import MatchCut
public import UIKit

/// A container whose screens lie side by side over a background, and slide under the finger.
///
/// The background, such as a camera's picture, fills the container, and the screens slide over it.
/// It shows through a screen whose view has no background color, and can be touched there.
///
/// ```swift
/// let container = SwipeContainerController([history, controls, settings], selectedIndex: 1)
/// container.backgroundViewController = camera
/// container.backgroundEffectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
/// container.backgroundEffectStrength = { $0 === controls ? 0 : 1 }
/// ```
///
/// A swipe selects the neighbor of a screen, and can catch a transition in flight; beyond the first
/// and the last screen, it meets the resistance of a scroll view. ``select(_:animated:)`` selects
/// any screen, and VoiceOver's swipe with three fingers a neighbor. A transition in flight is then
/// reversed, or continues to the other screen from where it is. The children always get balanced
/// appearance callbacks. The status bar, the home indicator, the deferred edges and the bars'
/// scroll view are those of the selected screen.
///
/// The transitions are those of the ``effect``, or of an animator that ``animator(from:to:)``
/// returns in a subclass.
open class SwipeContainerController: UIViewController {
  /// The look of the transitions; a slide from the trailing edge by default.
  ///
  /// The later of two screens is the front screen: it appears or disappears.
  public var effect: any TransitionEffect = .slide(from: .trailing)

  /// The timing of the transitions; `nil`, the default, for the effect's own.
  public var timing: TransitionTiming?

  /// The options of the swipe; `GestureOptions()` by default.
  ///
  /// `onProgress` receives how far the user has swiped the selected screen away, and
  /// `onEnd` whether it is gone.
  public var swipeOptions = GestureOptions()

  /// Whether a swipe can select a screen; `true` by default.
  public var isSwipeEnabled = true {
    didSet { swipe.pan.isEnabled = isSwipeEnabled }
  }

  /// Returns the strength of the ``backgroundEffectView`` behind a screen at rest, from 0 to 1.
  ///
  /// Between two screens, it follows the progress. With `nil`, the default, it is 1 everywhere. The
  /// closure must not change the container.
  public var backgroundEffectStrength: (@MainActor (_ screen: UIViewController) -> CGFloat)? {
    didSet { positionChanged() }
  }

  /// A view in front of everything that shows where to swipe; `nil` by default.
  ///
  /// The container sets its center, at half of the height: at the trailing edge for the first
  /// screen, at the leading edge for the last one, and in proportion between them. The app sets its
  /// size, by its bounds or by constraints.
  public var swipeIndicator: UIView? {
    didSet { indicatorChanged(from: oldValue) }
  }

  /// The recognizer of the swipe, for failure requirements between it and others.
  ///
  /// Do not replace its delegate.
  public var swipeGestureRecognizer: UIPanGestureRecognizer { swipe.pan }

  let content = SwipeContentView(frame: .zero)
  private let release: PanRelease
  private(set) lazy var swipe = SelectionSwipe(self, release: release) { [weak self] in
    self?.driver
  }
  /// The driver of the transition in flight.
  var driver: ContainerTransitionDriver? { transition?.driver }
  var screens: [UIViewController] = []
  /// The screen that is shown; during a transition, the one from which it goes.
  var currentScreen: UIViewController?
  /// The transition in flight.
  var transition: ContainerTransitionContext?
  /// Called at the end of the transition in flight.
  var transitionEndHandler: (@MainActor (_ isCancelled: Bool) -> Void)?
  let pendingSelection = PendingSelection()
  /// Defers a change of the screens in a callback of another one.
  let replacements = ReentrancyGuard()
  /// Delays what would end a transition that is just starting.
  let startGuard = ReentrancyGuard()
  var savedFirstResponder = SavedFirstResponder()
  let appearance = SwipeAppearance()
  var background: UIViewController?
  var backgroundEffect: BackgroundEffect?
  /// The constraints for the place of a swipe indicator that other constraints size.
  var indicatorPlace: [NSLayoutConstraint] = []

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers of the screens, from leading to trailing.
  ///   - selectedIndex: The index of the first screen to show, clamped to the range; 0 by default.
  ///   - effect: The look of the transitions; a slide from the trailing edge by default.
  ///   - release: The rule for the release of a swipe.
  public init(
    _ viewControllers: [UIViewController] = [], selectedIndex: Int = 0,
    effect: any TransitionEffect = .slide(from: .trailing), release: PanRelease = PanRelease()
  ) {
    self.effect = effect
    self.release = release
    super.init(nibName: nil, bundle: nil)
    replaceScreens(with: viewControllers, selecting: selectedIndex)
  }

  /// Creates a container without screens from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    release = PanRelease()
    super.init(coder: coder)
  }

  deinit {
    // A presented container may lose its root, and with that its presentation, under the finger.
    guard let transition else { return }
    let endHandler = transitionEndHandler
    Task { @MainActor in
      transition.end(isCancelled: true)
      endHandler?(true)
    }
  }

  // MARK: Screens

  /// The controllers of the screens, from the leading side to the trailing one.
  ///
  /// New controllers become children at once; their views are loaded when they are shown. If the
  /// selected controller is not among them, the one at its index is selected, without animation. A
  /// transition in flight ends first. Repeated controllers are ignored. A change in a callback of
  /// another change follows that one, in the same turn.
  open var viewControllers: [UIViewController] {
    get { screens }
    set { replaceScreens(with: newValue) }
  }

  /// The controller that is selected; during a transition, the one that will be shown.
  ///
  /// While the user moves the screens, it is still the former one. `nil` without screens.
  open var selectedViewController: UIViewController? { transition?.destination ?? currentScreen }

  /// The index of that controller; `nil` without screens.
  open var selectedIndex: Int? { selectedViewController.flatMap(index) }

  /// Selects a screen.
  ///
  /// - Parameters:
  ///   - index: The index of the screen; one outside of the range has no effect.
  ///   - animated: Whether the change is animated; `true` by default. Without a window, it is not.
  open func select(_ index: Int, animated: Bool = true) {
    request(at: index, animated: animated)
  }

  // MARK: For subclasses

  /// Returns the animator of a transition.
  ///
  /// The default is a `TransitionAnimator` for the ``effect``. With Reduce Motion, both screens
  /// fade, unless the effect defines another replacement. Any animator will do; see
  /// ``ContainerTransitionDriver``.
  ///
  /// - Parameters:
  ///   - former: The controller of the screen that is shown.
  ///   - new: The controller of the screen to show.
  /// - Returns: The animator.
  open func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let fades = UIAccessibility.isReduceMotionEnabled && effect.reduced is FadeEffect
    return TransitionAnimator(
      fades ? CrossFadeEffect() : effect, for: step(from: former, to: new).operation,
      timing: timing)
  }

  /// Returns the frame of a screen at rest, in points of the container's view.
  ///
  /// The default is the bounds of that view. Beside a smaller frame, the background is visible and
  /// receives touches. An override must not change the container.
  ///
  /// - Parameter screen: The controller of a screen.
  /// - Returns: The frame.
  open func restFrame(of screen: UIViewController) -> CGRect {
    content.bounds
  }

  /// Returns whether a touch on a screen, and on none of its subviews, reaches the background.
  ///
  /// By default, it does if the view of the screen is a plain `UIView` without recognizers and
  /// without a background color, or with a clear one. A view of another class may handle touches on
  /// what it draws itself, as the view of a `UIHostingController` does for SwiftUI's buttons.
  /// Override the method to let other touches on such a view through.
  ///
  /// - Parameter screen: The controller of the selected screen.
  /// - Returns: Whether such a touch goes through.
  open func letsTouchesThrough(_ screen: UIViewController) -> Bool {
    screen.viewIfLoaded?.isPlainAndClear == true
  }

  /// Called when the screens have moved.
  ///
  /// The default does nothing. An override may move a page control, for example.
  ///
  /// - Parameter position: The index in ``viewControllers``, with a fraction between two screens.
  open func didMove(toPosition position: CGFloat) {}

  /// Called when a transition to another screen has ended, or when it was selected without one.
  ///
  /// The default does nothing.
  ///
  /// - Parameter screen: The controller of the screen.
  open func didSelect(_ screen: UIViewController) {}

  // MARK: UIViewController

  /// Adds the views and the recognizer.
  open override func viewDidLoad() {
    super.viewDidLoad()
    installContent()
    view.addGestureRecognizer(swipe.pan)
    installBackground()
    if let swipeIndicator { view.addSubview(swipeIndicator) }
    positionChanged()
  }

  /// Lays out the screens.
  ///
  /// If the size has changed in flight, the transition ends where it was going.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if content.bounds.size != view.bounds.size { endTransition() }
    content.frame = view.bounds
    background?.viewIfLoaded?.untransformedFrame = view.bounds
    backgroundEffect?.view.untransformedFrame = view.bounds
    if transition == nil { placeSettled() }
    positionChanged()
  }

  /// Ends a transition in flight, and passes the size on to the screens.
  ///
  /// - Parameters:
  ///   - size: The new size of the view.
  ///   - coordinator: The transition to that size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    endTransition()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// `false`, since the container tells its children itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Tells the children that they are about to appear.
  ///
  /// - Parameter animated: Whether the appearance is animated.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    startGuard.whenFree { [self] in
      appearance.willAppear([background, currentScreen], animated: animated)
    }
    positionChanged()
  }

  /// Tells the children that they have appeared.
  ///
  /// - Parameter animated: Whether the appearance was animated.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startGuard.whenFree { [self] in
      // A transition that ends at once would remove a child that has not been told yet.
      pendingSelection.calling { appearance.didAppear() }
      selectPending()
    }
  }

  /// Ends a transition in flight, and tells the children that they are about to disappear.
  ///
  /// - Parameter animated: Whether the disappearance is animated.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    startGuard.whenFree { [self] in willDisappear(animated: animated) }
  }

  /// Tells the children that they have disappeared.
  ///
  /// - Parameter animated: Whether the disappearance was animated.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    startGuard.whenFree { [self] in appearance.didDisappear() }
  }

  /// Selects a neighbor for VoiceOver's swipe with three fingers.
  ///
  /// - Parameter direction: The direction of the swipe.
  /// - Returns: Whether there is a screen to select.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  /// The selected screen.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected screen.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected screen.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// The selected screen.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }

  /// Returns the scroll view of the selected screen.
  ///
  /// - Parameter edge: An edge with a bar that follows the scrolling.
  /// - Returns: What the selected screen returns.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    selectedViewController?.contentScrollView(for: edge)
  }
}
