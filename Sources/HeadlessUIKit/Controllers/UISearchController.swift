import Foundation

/// A search in the screen of a stack, which begins when the user taps its bar.
///
/// Only whether it is active is kept here, and what becomes of it in a transition.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows what was found; nil for the screen that has the search.
  open private(set) var searchResultsController: UIViewController?
  /// Whether the user searches.
  open var isActive = false

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UINavigationController {
  /// Reports an animator of the app's while a search is active, whose bar may go or be misplaced (B18).
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
