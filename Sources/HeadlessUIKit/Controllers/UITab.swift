import Foundation

/// A tab of a tab bar controller, for its delegate.
///
/// The tab bar controller creates one for each of its controllers.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The controller that the tab shows.
  open private(set) weak var viewController: UIViewController?
  /// The title of the tab.
  open var title: String { viewController?.tabBarItem.title ?? "" }

  init(_ viewController: UIViewController) {
    self.viewController = viewController
    super.init()
  }
}

@available(iOS 18.0, *)
extension UIViewController {
  /// The tab that shows the controller; nil if it is not in a tab bar controller.
  public var tab: UITab? { parent is UITabBarController ? madeTab() : nil }

  func madeTab() -> UITab {
    let item = madeTabBarItem()
    if let tab = item.tab as? UITab { return tab }
    let tab = UITab(self)
    item.tab = tab
    return tab
  }
}

@available(iOS 18.0, *)
extension UITabBarController {
  /// The tab that is selected; nil without tabs.
  public var selectedTab: UITab? { selected?.madeTab() }
}
