import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title at the center of the bar.
  @_Observed open var title: String? {
    didSet { didChange?() }
  }
  /// A view in place of the title.
  @_Observed open var titleView: UIView? {
    didSet { didChange?() }
  }
  /// The title of the back button that returns to this item.
  open var backButtonTitle: String?
  /// The item whose title the back button has that returns to this one.
  open var backBarButtonItem: UIBarButtonItem?
  /// How the back button shows its title; `.default` by default; stored only.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button stays beside items at the leading edge; false by default.
  @_Observed open var leftItemsSupplementBackButton = false {
    didSet { didChange?() }
  }
  /// A line above the title; stored only.
  open var prompt: String?
  /// Whether the search is hidden while content scrolls; true by default; stored only.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar for this item; stored only.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar for this item, on a phone on its side; stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar for this item, with no content below it; stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How a back button shows its title.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, a shorter one, or none.
    case `default` = 0
    /// A general title, or none.
    case generic
    /// None.
    case minimal
  }

  /// Whether there is no back button while this item is on top.
  @_Observed open var hidesBackButton = false {
    didSet { didChange?() }
  }
  /// The items at the leading edge, which replace the back button.
  @_Observed open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }
  /// The items at the trailing edge, the outermost first.
  @_Observed open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { didChange?() }
  }
  /// The search, whose bar is not drawn.
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

  /// Whether the title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the previous screen; large in the first one.
    case automatic = 0
    /// Large.
    case always
    /// In the bar, at the usual size.
    case never
  }

  /// Whether the title is large; `.automatic` by default.
  @_Observed open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { didChange?() }
  }

  /// The height of the visible part of a large title.
  var openTitleHeight = UINavigationController.titleHeight
  /// Called when the bar that shows the item has to be updated.
  var didChange: (() -> Void)?
}
