import UIKit
import UIKitSimulator

// The keyboard, and searches.
extension App {
  /// Lets the user type on the top screen, or on the one behind.
  func type(isBehind: Bool) {
    guard let screen = isBehind ? screenBehind : topScreen, screen.viewIfLoaded?.window != nil
    else { return }
    // An app that asks for the keyboard of a covered screen gets it.
    if chain.contains(where: { $0.presentingViewController?.shownScreen === screen }) {
      hasTypedBehind = true
    }
    screen.textField.becomeFirstResponder()
  }

  func endTyping() {
    window.endEditing(true)
  }

  /// Begins or ends a search on the top screen.
  func search(isActive: Bool) {
    guard let item = topScreen?.navigationItem else { return }
    let search = item.searchController ?? UISearchController(searchResultsController: nil)
    item.searchController = search
    search.isActive = isActive
  }
}
