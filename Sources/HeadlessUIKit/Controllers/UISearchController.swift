import Foundation

/// A search in a screen of a stack.
///
/// Only its state is implemented, and its effect on transitions.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows the results; nil for the screen with the search.
  open private(set) var searchResultsController: UIViewController?
  /// Whether the search is active.
  open var isActive = false

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UINavigationController {
  /// Reports a custom animator while a search is active, whose bar may disappear or jump (B18).
  func reportSearch(from: UIViewController, to: UIViewController) {
    guard [from, to].contains(where: { $0.navigationItem.searchController?.isActive == true })
    else { return }
    World.current.hint(
      "B18",
      """
      \(type(of: from)) or \(type(of: to)) has an active search during a transition with the app's \
      animator: the search bar may disappear or jump; return no animator meanwhile
      """)
  }
}
