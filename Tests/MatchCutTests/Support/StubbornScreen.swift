import UIKit

/// A screen that goes only when the app lets it: until then its `dismiss` does nothing.
final class StubbornScreen: UIViewController {
  var isStubborn = true
  /// How often it was told to go, in vain or not.
  private(set) var count = 0

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    count += 1
    if !isStubborn { super.dismiss(animated: flag, completion: completion) }
  }
}
