import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar.
  open var title: String? {
    didSet { didChange?() }
  }
  /// A view in the place of the title.
  open var titleView: UIView? {
    didSet { didChange?() }
  }
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String?
  /// Whether there is no back button while this item is on top.
  open var hidesBackButton = false {
    didSet { didChange?() }
  }
  /// The items at the leading edge, which take the place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }
  /// The items at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }
  /// The search whose bar is below the title; its bar is not drawn here.
  open var searchController: UISearchController?
  /// The first item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the title is large, in a bar that prefers it so.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the screen before; large in the first one.
    case automatic = 0
    /// Large.
    case always
    /// In the bar.
    case never
  }

  /// Whether the title is large; `.automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { didChange?() }
  }

  /// How much of the room for a large title is open.
  var openTitleHeight = UINavigationController.titleHeight
  /// Called when the bar that shows the item has to show it anew.
  var didChange: (() -> Void)?
}
