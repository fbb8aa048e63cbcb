import Foundation

/// Shows one page at a time; the user turns to the page before or after it by a swipe.
///
/// Both transition styles scroll; the page curl, spines and the page control are not modeled.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Creates a controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages are turned; `.pageCurl` scrolls here.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The distance between pages in points, under `.interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    scroller = PageScrollView(
      isHorizontal: navigationOrientation == .horizontal,
      spacing: Self.number(options?[.interPageSpacing]))
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    scroller = PageScrollView(isHorizontal: true, spacing: 0)
    super.init(coder: coder)
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The location of the spine; `.none`, since pages scroll.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have a back; false by default; stored only.
  open var isDoubleSided = false
  /// The recognizers of a page curl; none, since pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Provides the pages that the user turns to; not retained.
  ///
  /// Without one, no finger turns (P1). Setting it drops the neighbors that are kept.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbors = [:]
      updateEnds()
    }
  }
  /// Is told of turns by the user; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page; the next one from the beginning of an animated change, and after a turn by the user.
  open var viewControllers: [UIViewController]? {
    [turn?.isSet == true ? turn?.page : page].compactMap(\.self)
  }

  /// Shows another page; the delegate is not told (P2).
  ///
  /// The completion is called with whether the animation has finished, and before the method returns
  /// if there is none. During another turn, the call is a fault, and is not animated (P5).
  ///
  /// - Parameters:
  ///   - viewControllers: One page; another number is a fault, and nothing happens (P13).
  ///   - direction: The direction in which an animation turns.
  ///   - animated: Whether to animate.
  ///   - completion: Called at the end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      return World.current.fault(
        "P13",
        """
        setViewControllers of \(type(of: self)) got \(viewControllers?.count ?? 0) pages, which \
        raises an exception on a device: pass one
        """)
    }
    let isAnimated = animated && UIView.areAnimationsEnabled && turn == nil
    interruptTurn()
    turn(to: new, direction == .forward ? .after : .before, animated: isAnimated, completion)
  }

  open override func loadView() {
    let view = makeDefaultView()
    scroller.frame = view.bounds
    view.addSubview(scroller)
    scroller.pager = self
    self.view = view
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.layOut(in: view.bounds)
  }

  /// The page that was shown last; in a turn, the one that it leaves.
  var page: UIViewController?
  /// The turn to another page that is in progress.
  var turn: PageTurn?
  /// The pages beside this one, or `nil` in the place of one that does not exist, as far as the data
  /// source has been asked (P3.1).
  var neighbors: [PageSide: UIViewController?] = [:]
  let scroller: PageScrollView

  override func childrenSharingAppearance() -> [UIViewController] {
    [page, turn?.page].compactMap(\.self)
  }

  override func childFollowsWindow(_ child: UIViewController) -> Bool { false }

  override func prepareToAppear(animated: Bool) { install() }

  private static func number(_ option: Any?) -> CGFloat {
    switch option {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: 0
    }
  }
}

extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As the pages of a book; scrolls here.
    case pageCurl = 0
    /// By scrolling.
    case scroll
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// Left and right.
    case horizontal = 0
    /// Up and down.
    case vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the page after.
    case forward = 0
    /// To the page before.
    case reverse
  }

  /// The location of the spine in a page curl.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the left or the top.
    case min
    /// In the middle.
    case mid
    /// At the right or the bottom.
    case max
  }

  /// The keys of the options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine, which is ignored.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
