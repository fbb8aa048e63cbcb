import UIKit

extension UIPanGestureRecognizer {
  /// Lets two fingers on a trackpad do what a finger on the screen does.
  func allowTrackpads() {
    allowedScrollTypesMask = .continuous
  }

  /// The view under the pointer, if a trackpad moves it; `nil` for fingers on the screen.
  ///
  /// A trackpad has no touches, so no delegate hears on what they are.
  var pointedView: UIView? {
    guard numberOfTouches == 0, let view else { return nil }
    return view.hitTest(location(in: view), with: nil)
  }
}
