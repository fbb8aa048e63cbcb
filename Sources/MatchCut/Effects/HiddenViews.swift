import UIKit

/// Counts the claims to hide a view, so that the view shows again after the last one.
///
/// Two transitions may hide the same thumbnail: one returns into it while the next one leaves from
/// it. If each of them saved the alpha that it found, the later one would save 0, and restore it.
@MainActor final class HiddenViews {
  /// The one register, as views are shared by all transitions.
  static let shared = HiddenViews()

  private struct Claim {
    /// The view, which is retained so that no other object gets its identity.
    let view: UIView
    let alpha: CGFloat
    var count = 1
  }

  private var claims: [ObjectIdentifier: Claim] = [:]

  /// Registers a claim to hide a view now and then.
  ///
  /// - Returns: The alpha that the view has when nobody hides it.
  func claim(_ view: UIView) -> CGFloat {
    let id = ObjectIdentifier(view)
    claims[id]?.count += 1
    let claim = claims[id] ?? Claim(view: view, alpha: view.alpha)
    claims[id] = claim
    return claim.alpha
  }

  /// Gives up a claim, and shows the view after the last one.
  ///
  /// The alpha stays as it is if the app has set another one meanwhile.
  func release(_ view: UIView) {
    let id = ObjectIdentifier(view)
    guard var claim = claims[id] else { return }
    claim.count -= 1
    claims[id] = claim.count > 0 ? claim : nil
    if claim.count == 0 && view.alpha == 0 { view.alpha = claim.alpha }
  }
}
