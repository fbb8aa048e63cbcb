import UIKit

/// A screen whose `dismiss` does nothing while it is stubborn.
final class StubbornScreen: UIViewController {
  var isStubborn = true
  /// How often its dismissal was requested, whether or not it was dismissed.
  private(set) var count = 0

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    count += 1
    if !isStubborn { super.dismiss(animated: flag, completion: completion) }
  }
}
