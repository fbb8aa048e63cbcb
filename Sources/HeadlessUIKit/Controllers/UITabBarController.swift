import Foundation

/// Shows one of several controllers above a bar of tabs.
///
/// There is no "More" tab, and no customization.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  static let barHeight: CGFloat = 49

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty || !appTabs.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; the selected one stays if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    appTabs = []
    replaceTabs(with: viewControllers ?? [])
  }
  /// The controller that is selected, or that a transition in flight selects.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard controllers.contains(newValue) else {
        return World.current.fault(
          "B15",
          """
          Selecting \(type(of: newValue)) raises an exception, because it is not in the tab bar \
          controller's list: select one of viewControllers.
          """)
      }
      selectInCode(newValue)
    }
  }
  /// The index of the selected controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? Int.max }
    set { if controllers.indices.contains(newValue) { selectInCode(controllers[newValue]) } }
  }
  /// The bar.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  /// A view above the bar, from iOS 26 on; nil by default (B21).
  @_Observed open var bottomAccessory: UITabAccessory? {
    didSet {
      let former = oldValue?.contentView
      if former !== bottomAccessory?.contentView { former?.removeFromSuperview() }
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Provides animators, and is told of selections; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Stays true when the delegate is deallocated (B15).
  var hasDelegate = false

  open override func loadView() { view = makeLayoutView() }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutParts()
  }
  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  var controllers: [UIViewController] = []
  /// The tabs that the app has set, instead of controllers.
  var appTabs: [UITab] = []
  var selected: UIViewController?
  /// The controller whose view is in the content view.
  var shown: UIViewController?
  var run: TransitionContext?
  let content = UITabTransitionView(frame: .zero)

  override var containedCoordinator: TransitionCoordinator? {
    guard let run, run.isAnimated else { return nil }
    return run.coordinator
  }

  override func childrenSharingAppearance() -> [UIViewController] {
    // The screens of a transition are told when it has ended.
    guard run == nil else { return [] }
    return shown.map { [$0] } ?? []
  }

  override func childFollowsWindow(_ child: UIViewController) -> Bool { run == nil }

  override func prepareToAppear(animated: Bool) {
    if run == nil { install() }
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? {
    parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
  }
}

/// The container of transitions between tabs, which always contains the selected controller's view.
final class UITabTransitionView: TransitionContainerView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}
