import Foundation

/// A tab of a tab bar controller.
///
/// An app sets `tabs` of the tab bar controller, or its controllers, each of which has a tab then.
@available(iOS 18.0, *)
@MainActor open class UITab: NSObject {
  private weak var controller: UIViewController?
  private var provided: UIViewController?
  private let ownTitle: String?
  private let provider: ((UITab) -> UIViewController)?

  /// Identifies the tab.
  public let identifier: String

  /// Whether the tab is hidden.
  open var isHidden = false

  /// Creates a tab that shows what a closure returns.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    ownTitle = title
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  init(_ controller: UIViewController) {
    self.controller = controller
    ownTitle = nil
    identifier = ""
    provider = nil
    super.init()
  }

  /// The controller that the tab shows.
  open var viewController: UIViewController? {
    if provided == nil, let new = provider?(self) {
      new.madeTabBarItem().appTab = self
      provided = new
    }
    return provided ?? controller
  }

  /// The title of the tab.
  open var title: String { ownTitle ?? viewController?.tabBarItem.title ?? "" }
}

@available(iOS 18.0, *)
extension UIViewController {
  /// The tab that shows the controller; nil if it is not in a tab bar controller.
  public var tab: UITab? { parent is UITabBarController ? madeTab() : nil }

  func madeTab() -> UITab {
    let item = madeTabBarItem()
    if let tab = (item.appTab ?? item.ownTab) as? UITab { return tab }
    let tab = UITab(self)
    item.ownTab = tab
    return tab
  }
}

@available(iOS 18.0, *)
extension UITabBarController {
  /// The tabs; without any set by the app, those of the controllers.
  public var tabs: [UITab] {
    get { appTabs.isEmpty ? controllers.map { $0.madeTab() } : appTabs }
    set {
      appTabs = newValue
      replaceTabs(with: newValue.filter { !$0.isHidden }.compactMap(\.viewController))
    }
  }

  /// The tab that is selected; nil without tabs.
  public var selectedTab: UITab? {
    get { selected?.madeTab() }
    set { if let controller = newValue?.viewController { selectInCode(controller) } }
  }
}
