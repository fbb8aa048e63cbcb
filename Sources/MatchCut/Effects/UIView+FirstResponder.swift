import UIKit

extension UIView {
  /// The first responder in the view, itself included.
  var firstResponder: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let responder = subview.firstResponder { return responder }
    }
    return nil
  }
}
