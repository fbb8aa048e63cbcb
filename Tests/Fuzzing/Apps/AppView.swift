import UIKit

/// A view of the app, with its intended look.
final class AppView: UIView {
  /// The intended look of a view at rest.
  struct Look: Equatable {
    var alpha: CGFloat = 1
    var isHidden = false
    var transform = CGAffineTransform.identity
    var cornerRadius: CGFloat = 0
    var takesTouches = true
  }

  /// The intended look.
  private(set) var wanted = Look()
  /// How often the app has changed the view while it was on a screen.
  var changes = 0

  /// Changes the intended look, and the view.
  ///
  /// Alongside a transition, the app does so outside of the animation: animated changes are
  /// restored by UIKit when the transition is canceled.
  func want<Value>(_ look: WritableKeyPath<Look, Value>, _ value: Value) {
    wanted[keyPath: look] = value
    UIView.performWithoutAnimation { show(look) }
  }

  private func show<Value>(_ look: WritableKeyPath<Look, Value>) {
    switch look {
    case \Look.alpha: alpha = wanted.alpha
    case \Look.isHidden: isHidden = wanted.isHidden
    case \Look.transform: transform = wanted.transform
    default: layer.cornerRadius = wanted.cornerRadius
    }
  }

  /// The current look.
  var look: Look {
    Look(
      // An alpha is stored as a Float.
      alpha: abs(alpha - wanted.alpha) < 1e-6 ? wanted.alpha : alpha, isHidden: isHidden,
      transform: transform, cornerRadius: layer.cornerRadius,
      takesTouches: isUserInteractionEnabled)
  }
}
