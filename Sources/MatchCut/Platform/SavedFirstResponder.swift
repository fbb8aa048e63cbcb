package import UIKit

/// The first responder in a view, saved because it may resign in a transition.
@MainActor package struct SavedFirstResponder {
  private weak var responder: UIView?

  /// Creates an empty object; to be called before the user can edit a text in the view.
  package init() { TextEditing.observe() }

  /// Saves the first responder in a view: a text, or another one near the root of a large view.
  package mutating func save(in view: UIView?) {
    responder = view.flatMap { view in
      guard let text = TextEditing.text(in: view.window) else {
        return view.nearViews.first(where: \.isFirstResponder)
      }
      return text.isDescendant(of: view) ? text : nil
    }
  }

  /// Makes the saved view first responder again after a canceled transition, unless its screen
  /// presents another one by now.
  package func restore() {
    guard let responder, responder.window != nil, !responder.isFirstResponder,
      !responder.isCovered()
    else { return }
    responder.becomeFirstResponder()
  }
}

extension UIView {
  /// Returns whether the screen of the view presents another one.
  ///
  /// - Parameter screen: A presented screen that does not count, because it goes; `nil` for none.
  /// - Returns: Whether it does.
  package func isCovered(except screen: UIViewController? = nil) -> Bool {
    let controller = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    guard let presented = controller?.presentedViewController else { return false }
    return presented !== screen
  }
}
