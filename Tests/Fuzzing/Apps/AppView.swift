import UIKit

/// A view of the app, which knows how the app wants it to look.
final class AppView: UIView {
  /// How the app wants a view to look at rest, whatever transitions do on the way.
  struct Look: Equatable {
    var alpha: CGFloat = 1
    var isHidden = false
    var transform = CGAffineTransform.identity
    var cornerRadius: CGFloat = 0
    var takesTouches = true
  }

  /// How the app wants the view to look.
  private(set) var wanted = Look()
  /// How often the app has changed the view on a screen.
  var changes = 0

  /// Changes what the app wants, and the view with it.
  ///
  /// Alongside a transition, the app does so apart from the animation: what is animated there, UIKit
  /// takes back when the transition is cancelled.
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

  /// How the view looks.
  var look: Look {
    Look(
      // An alpha is kept as a Float.
      alpha: abs(alpha - wanted.alpha) < 1e-6 ? wanted.alpha : alpha, isHidden: isHidden,
      transform: transform, cornerRadius: layer.cornerRadius,
      takesTouches: isUserInteractionEnabled)
  }
}
