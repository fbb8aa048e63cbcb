import UIKit

/// Counts who hides which view, so that a view shows again when the last one lets go of it.
///
/// Two transitions may hide the same thumbnail: one returns into it while the next one leaves from
/// it. If each kept the alpha that it had found, the later one would keep, and restore, a zero.
@MainActor final class HiddenViews {
  /// The one register, as views are shared by all transitions.
  static let shared = HiddenViews()

  private struct Claim {
    /// Keeps the view from going, and its identity from being given to another one.
    let view: UIView
    let alpha: CGFloat
    var count = 1
  }

  private var claims: [ObjectIdentifier: Claim] = [:]

  /// Registers somebody who hides a view now and then.
  ///
  /// - Returns: The alpha that the view has when nobody hides it.
  func claim(_ view: UIView) -> CGFloat {
    let id = ObjectIdentifier(view)
    claims[id]?.count += 1
    let claim = claims[id] ?? Claim(view: view, alpha: view.alpha)
    claims[id] = claim
    return claim.alpha
  }

  /// Lets go of a view, and shows it if nobody else wants it hidden.
  ///
  /// The alpha is left alone if the app has set another one meanwhile.
  func release(_ view: UIView) {
    let id = ObjectIdentifier(view)
    guard var claim = claims[id] else { return }
    claim.count -= 1
    claims[id] = claim.count > 0 ? claim : nil
    if claim.count == 0 && view.alpha == 0 { view.alpha = claim.alpha }
  }
}
