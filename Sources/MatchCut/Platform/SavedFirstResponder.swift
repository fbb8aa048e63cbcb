package import UIKit

/// The first responder in a view, which may resign in a transition.
@MainActor package struct SavedFirstResponder {
  private weak var responder: UIView?

  /// Creates an object that has saved none.
  package init() {}

  /// Saves the first responder in a view.
  package mutating func save(in view: UIView?) {
    responder = view?.firstResponder
  }

  /// Makes the saved view first responder again after a canceled transition, unless its screen presents
  /// another one by now.
  package func restore() {
    guard let responder, responder.window != nil, !responder.isFirstResponder else { return }
    let controller = sequence(first: responder as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    if controller?.presentedViewController == nil { responder.becomeFirstResponder() }
  }
}

extension UIView {
  /// The first responder in the view, itself included.
  package var firstResponder: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let responder = subview.firstResponder { return responder }
    }
    return nil
  }
}
