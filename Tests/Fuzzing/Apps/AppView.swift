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
    var clips = false
  }

  /// The intended look.
  private(set) var wanted = Look()
  /// Whether the app has changed the corners or the clip.
  ///
  /// The kit may have set them, too, and cannot tell whether a view that clips does so for the app.
  private var hasChangedShape = false
  /// How often the app has changed the view while it was on a screen.
  var changes = 0

  /// Changes the intended look, and the view.
  ///
  /// Alongside a transition, the app does so outside of the animation: animated changes are
  /// restored by UIKit when the transition is canceled.
  func want<Value>(
    _ look: WritableKeyPath<Look, Value>, _ value: Value, isAnimated: Bool = false
  ) {
    wanted[keyPath: look] = value
    hasChangedShape = hasChangedShape || [\Look.clips, \Look.cornerRadius].contains(look)
    if isAnimated { show(look) } else { UIView.performWithoutAnimation { show(look) } }
  }

  /// Changes the intended look to another one.
  func want(_ look: Look) {
    want(\.alpha, look.alpha)
    want(\.isHidden, look.isHidden)
    want(\.transform, look.transform)
    want(\.cornerRadius, look.cornerRadius)
    want(\.takesTouches, look.takesTouches)
    want(\.clips, look.clips)
  }

  private func show<Value>(_ look: WritableKeyPath<Look, Value>) {
    switch look {
    case \Look.alpha: alpha = wanted.alpha
    case \Look.isHidden: isHidden = wanted.isHidden
    case \Look.transform: transform = wanted.transform
    case \Look.takesTouches: isUserInteractionEnabled = wanted.takesTouches
    case \Look.clips: clipsToBounds = wanted.clips
    default: layer.cornerRadius = wanted.cornerRadius
    }
  }

  /// The differences from the intended look; `nil` if there are none.
  var damage: String? {
    var look = look
    if hasChangedShape { look.clips = wanted.clips }
    guard look != wanted else { return nil }
    let values = zip(Mirror(reflecting: look).children, Mirror(reflecting: wanted).children)
    return values.filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.label ?? "") \($0.value), not \($1.value)" }.joined(separator: ", ")
  }

  /// The current look.
  var look: Look {
    Look(
      // An alpha is stored as a Float.
      alpha: abs(alpha - wanted.alpha) < 1e-6 ? wanted.alpha : alpha, isHidden: isHidden,
      transform: transform, cornerRadius: layer.cornerRadius,
      takesTouches: isUserInteractionEnabled, clips: clipsToBounds)
  }
}
