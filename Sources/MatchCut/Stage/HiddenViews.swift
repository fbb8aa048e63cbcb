import UIKit

/// Counts the claims to hide a view, so that the view shows again after the last one.
///
/// Two transitions may hide the same thumbnail: one returns into it while the next one leaves from
/// it. If each of them saved the alpha that it found, the later one would save 0, and restore it.
/// The app may set another alpha at any time, which stays then, unless a cancelled animation is on
/// its way back: it ends with the alpha from before (D). The kit cannot tell 0, or the alpha that
/// the view has when it is shown, from its own.
@MainActor final class HiddenViews {
  /// The one register, as views are shared by all transitions.
  static let shared = HiddenViews()

  /// The views with a claim.
  private var views: [ObjectIdentifier: HiddenView] = [:]

  /// Registers a claim to hide a view now and then, which has to be released in the end.
  func claim(_ view: UIView) -> HidingClaim {
    let id = ObjectIdentifier(view)
    // Another view may have got the identity of one that no longer exists.
    let hidden = views[id].flatMap { $0.view === view ? $0 : nil } ?? HiddenView(view)
    views[id] = hidden
    return HidingClaim(hidden)
  }

  fileprivate func forget(_ hidden: HiddenView) {
    if views[hidden.id] === hidden { views[hidden.id] = nil }
  }
}

/// A view that is hidden now and then.
@MainActor private final class HiddenView {
  let id: ObjectIdentifier
  private(set) weak var view: UIView?
  /// The number of times that the app has set another alpha.
  private(set) var changeCount = 0

  /// What is known of a claim.
  private struct Claim {
    /// The change count that it began with.
    let changeCount: Int
    /// Whether it hides the view now.
    var isHiding = false
  }

  private var claims: [ObjectIdentifier: Claim] = [:]
  /// The alpha that the view has when nobody hides it.
  private var shownAlpha: CGFloat
  /// The alpha at which an animation was stopped.
  private var leftAlpha: CGFloat

  init(_ view: UIView) {
    id = ObjectIdentifier(view)
    self.view = view
    shownAlpha = view.alpha
    leftAlpha = view.alpha
  }

  var claimCount: Int { claims.count }

  /// Whether a claim that the app has not overruled hides the view now.
  var isHidden: Bool { claims.values.contains { $0.changeCount == changeCount && $0.isHiding } }

  func add(_ claim: HidingClaim) {
    takeUpChange()
    claims[ObjectIdentifier(claim)] = Claim(changeCount: changeCount)
  }

  /// Removes a claim; the view is then hidden if another claim hides it, and shows without any.
  func remove(_ claim: HidingClaim, isReverted: Bool) {
    // The animation has written what was on screen when it began.
    if isReverted { takeUpLeftover() } else { takeUpChange() }
    claims[ObjectIdentifier(claim)] = nil
    let others = claims.values.filter { $0.changeCount == changeCount }
    if others.contains(where: \.isHiding) {
      show(false)
    } else if others.isEmpty || isReverted {
      show(true)
    }
    if claims.isEmpty { HiddenViews.shared.forget(self) }
  }

  /// Shows or hides the view, as a claim wants it.
  func show(_ isShown: Bool, for claim: HidingClaim) {
    claims[ObjectIdentifier(claim)]?.isHiding = !isShown
    show(isShown)
  }

  private func show(_ isShown: Bool) {
    view?.alpha = isShown ? shownAlpha : 0
  }

  /// Takes an alpha that the app has set as the one of the shown view.
  func takeUpChange() {
    guard let view, ![0, shownAlpha, leftAlpha].contains(view.alpha) else { return }
    shownAlpha = view.alpha
    leftAlpha = view.alpha
    changeCount += 1
  }

  /// Takes the present alpha as the kit's own.
  func takeUpLeftover() {
    if let view { leftAlpha = view.alpha }
  }
}

/// The claim of one transition, or of one presentation, to hide a view now and then.
///
/// When the app sets another alpha, the claim changes nothing any more.
@MainActor final class HidingClaim: LedgerRecord {
  /// What becomes of changes that are made behind the claim's back.
  private enum Absorption {
    /// They are the kit's own.
    case adopts
    /// The app has set another alpha before, which the view gets back.
    case keeps(CGFloat)
    /// The app has done so, and another claim hides the view, and will show it again.
    case leavesAlone
  }

  private let hidden: HiddenView
  private let changeCount: Int
  private var isReleased = false
  private var absorption = Absorption.adopts

  fileprivate init(_ hidden: HiddenView) {
    self.hidden = hidden
    hidden.takeUpChange()
    changeCount = hidden.changeCount
    hidden.add(self)
  }

  /// The view, unless it no longer exists.
  var view: UIView? { hidden.view }

  /// Whether the view has no other claim.
  var isOnly: Bool { hidden.claimCount == 1 }

  /// Whether the app has set another alpha.
  var isOverruled: Bool {
    recordAppValue()
    return changeCount != hidden.changeCount
  }

  func hide() { show(false) }
  func show() { show(true) }

  private func show(_ isShown: Bool) {
    if !isReleased, !isOverruled { hidden.show(isShown, for: self) }
  }

  /// Gives up the claim; the view is then hidden if another claim hides it, and shows without any.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D).
  func release(isReverted: Bool = false) {
    guard !isReleased else { return }
    isReleased = true
    hidden.remove(self, isReverted: isReverted)
  }

  func recordAppValue() { hidden.takeUpChange() }

  func beginBypass() {
    guard isOverruled else { return }
    let shown = hidden.isHidden ? nil : hidden.view
    absorption = shown.map { .keeps($0.alpha) } ?? .leavesAlone
  }

  func endBypass() {
    switch absorption {
    case .adopts: hidden.takeUpLeftover()
    case .keeps(let alpha): hidden.view?.alpha = alpha
    case .leavesAlone: break
    }
    absorption = .adopts
  }

  func restore(isReverted: Bool) { release(isReverted: isReverted) }
}
