import UIKit

/// A view that counts how often the first responder is searched for in it.
final class SearchedView: UIView {
  private(set) var searchCount = 0

  override var isFirstResponder: Bool {
    searchCount += 1
    return super.isFirstResponder
  }
}
