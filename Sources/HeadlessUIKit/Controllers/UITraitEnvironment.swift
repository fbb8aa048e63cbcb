import Foundation

/// Whatever has traits: views, controllers, presentation controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The circumstances in which it appears.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
