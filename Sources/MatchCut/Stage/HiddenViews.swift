package import UIKit

/// A view that one or several transitions hide; it shows again when the last one has released it.
///
/// Its alpha hides the view, and is just high enough for glass if there may be some in it.
///
/// Two transitions may hide the same thumbnail: one returns to it while the next one starts from
/// it. If each saved and restored the alpha itself, the second would save the low alpha, and the
/// view would stay hidden. If the app sets the alpha meanwhile, that value stays: existing claims
/// lose their effect, and a later claim hides the view again.
@MainActor private final class HiddenView {
  /// The hidden views of all transitions, because these may share views.
  private static var all: [ObjectIdentifier: HiddenView] = [:]

  let alpha: LedgerEntry<WeakView, CGFloat>
  private let id: ObjectIdentifier
  /// The claims that are not released.
  private(set) var claims: [HidingClaim] = []

  private init(_ view: UIView) {
    id = ObjectIdentifier(view)
    alpha = LedgerEntry(.hiddenAlpha, of: WeakView(view))
  }

  /// Returns the record of a view; its claims are valid until the app sets another alpha.
  static func of(_ view: UIView) -> HiddenView {
    let id = ObjectIdentifier(view)
    // A new view may have the identity of one that no longer exists.
    if let hidden = all[id], hidden.view === view, !hidden.appHasSetAlpha { return hidden }
    let hidden = HiddenView(view)
    all[id] = hidden
    return hidden
  }

  var view: UIView? { alpha.object.view }

  /// Whether the app has set another alpha.
  var appHasSetAlpha: Bool {
    alpha.recordAppValue()
    return alpha.appValue != nil
  }

  func add(_ claim: HidingClaim) { claims.append(claim) }

  func show() { alpha.write(alpha.prior) }

  /// Hides the view as it is now.
  func hide() {
    alpha.write(min(alpha.prior, view?.mayContainEffect == true ? .hiddenAlpha : .unseen))
  }

  /// Removes a claim.
  ///
  /// The view shows again unless another claim hides it.
  func remove(_ claim: HidingClaim, isReverted: Bool) {
    claims.removeAll { $0 === claim }
    if !isReverted { alpha.recordAppValue() }
    // Once the app has set another alpha, a later claim may hide the view again.
    guard Self.all[id] === self else { return }
    if alpha.appValue == nil, claims.contains(where: \.isHiding) {
      hide()
    } else if claims.isEmpty || isReverted {
      alpha.perform(.prepareRestoring)
      alpha.perform(.restore(isReverted: isReverted))
    }
    if claims.isEmpty { Self.all[id] = nil }
  }
}

extension UIView {
  /// Whether an effect view is in the view, or may be: in content of SwiftUI, and in a tree with
  /// too many views to search.
  var mayContainEffect: Bool {
    let views = nearViews
    return views.count == Self.searchLimit
      || views.contains { $0 is UIVisualEffectView || $0 is any OpaqueContent }
  }
}

/// A view that represents content whose views are not known.
@MainActor package protocol OpaqueContent: AnyObject {}

extension CGFloat {
  /// An alpha that draws nothing.
  ///
  /// It is not 0, because the app may set that itself in flight.
  static let unseen: CGFloat = 1 / 65536

  /// An alpha that is too low to be visible, and high enough for glass.
  ///
  /// Glass that is drawn at 0 may stay flat for good; at 0.02 it does not (F8c). A view stores its
  /// alpha as a Float, and a Float represents this number exactly.
  package static let hiddenAlpha: CGFloat = 3 / 128

  /// The alpha at which a screen begins to fade in, for its alpha while it is visible.
  var fadedOut: CGFloat { Swift.min(self, .hiddenAlpha) }
}

/// A weak reference to a view, as the object of a ledger entry.
@MainActor final class WeakView {
  weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }
}

extension LedgerProperty<WeakView, CGFloat> {
  fileprivate static let hiddenAlpha = LedgerProperty(
    .alpha, equal: ==, close: { $0.isCloseAlpha(to: $1) }, read: { $0.view?.alpha ?? 1 },
    write: { $0.view?.alpha = $1 }, shown: { $0.view?.shownAlpha })
}

/// The claim of one transition or presentation to hide a view.
@MainActor final class HidingClaim: LedgerRecord {
  private let hidden: HiddenView
  /// Whether the claim hides the view now.
  private(set) var isHiding = false

  /// Registers a claim to hide a view; it has to be released in the end.
  init(_ view: UIView) {
    hidden = .of(view)
    hidden.add(self)
  }

  /// The view, unless it no longer exists.
  var view: UIView? { hidden.view }

  /// Whether the claim is released, so that it has no effect.
  private(set) var isReleased = false

  /// Whether the view has no other claim.
  var isOnly: Bool { hidden.claims.count == 1 }

  /// Whether the app has set another alpha, so that the claim has no effect.
  var appHasSetAlpha: Bool { hidden.appHasSetAlpha }

  func hide() { setHiding(true) }
  func show() { setHiding(false) }

  private func setHiding(_ isHiding: Bool) {
    guard !isReleased, !appHasSetAlpha else { return }
    self.isHiding = isHiding
    if isHiding { hidden.hide() } else { hidden.show() }
  }

  /// Restores the alpha that the app had set before an animation ended at its start.
  func restoreRevertedValue() {
    if !isReleased { hidden.alpha.restoreRevertedValue() }
  }

  /// Releases the claim.
  ///
  /// The view shows again unless another claim hides it.
  ///
  /// - Parameter isReverted: Whether animations have ended at their start, where UIKit writes the
  ///   values from before (D).
  func release(isReverted: Bool = false) {
    guard !isReleased else { return }
    isReleased = true
    hidden.remove(self, isReverted: isReverted)
  }

  func perform(_ step: LedgerStep) {
    switch step {
    case .recordAppValue, .beginBypass, .endBypass: if !isReleased { hidden.alpha.perform(step) }
    case .restore(let isReverted): release(isReverted: isReverted)
    case .prepareRestoring, .retireUnlessWritten, .yieldToHiding: break
    }
  }
}

/// The views that a presentation hides, such as the source of its screen.
///
/// They stay hidden while they could be seen beside the screen. In the ledger of a transition, they
/// are not restored at its end.
@MainActor final class HiddenSource: LedgerRecord {
  /// The pictures of views that were visible when they were taken.
  private var pictures: [ObjectIdentifier: ViewPicture] = [:]
  /// Whether the views are not known yet, because the presentation was not animated.
  var awaitsEffect = false
  /// A claim for each view; the released ones are renewed when the views are hidden.
  private var claims: [HidingClaim] = []

  /// Keeps a view hidden after the transition has ended.
  func add(_ view: UIView) {
    if !claims.contains(where: { $0.view === view }) { claims.append(HidingClaim(view)) }
  }

  /// Keeps the picture of a view, for transitions that begin while the view is hidden.
  func keep(_ picture: UIView, of view: UIView) {
    pictures[ObjectIdentifier(view)] = ViewPicture(picture, of: view)
  }

  /// Returns the picture of a view, if the view still has the size and the style that it had then.
  func picture(of view: UIView) -> UIView? {
    pictures[ObjectIdentifier(view)].flatMap { $0.shows(view) ? $0.picture : nil }
  }

  /// Hides the views, also those that were released since, except for those that the app has shown.
  func hide() {
    for index in claims.indices {
      if claims[index].isReleased, let view = claims[index].view {
        claims[index] = HidingClaim(view)
      }
      claims[index].hide()
    }
  }

  /// Shows the views that no transition hides; this can be animated.
  func show() {
    for claim in claims where claim.isOnly { claim.show() }
  }

  func perform(_ step: LedgerStep) {
    switch step {
    case .recordAppValue, .beginBypass, .endBypass: for claim in claims { claim.perform(step) }
    case .prepareRestoring, .restore, .retireUnlessWritten, .yieldToHiding: break
    }
  }

  /// Restores what the app has set, after animations have ended at their start.
  func restoreRevertedValues() {
    for claim in claims { claim.restoreRevertedValue() }
  }

  /// Releases the views, and forgets those that the app has shown.
  func release() {
    claims.removeAll { claim in
      let isForgotten = !claim.isReleased && claim.appHasSetAlpha
      claim.release()
      return isForgotten
    }
    pictures = [:]
  }

  /// Releases and forgets the views.
  func forget() {
    for claim in claims { claim.release() }
    claims = []
    pictures = [:]
    awaitsEffect = false
  }
}

/// A picture of a view.
@MainActor private struct ViewPicture {
  weak var view: UIView?
  let picture: UIView
  private let size: CGSize
  private let style: UIUserInterfaceStyle

  init(_ picture: UIView, of view: UIView) {
    self.view = view
    self.picture = picture
    size = view.bounds.size
    style = view.traitCollection.userInterfaceStyle
  }

  func shows(_ view: UIView) -> Bool {
    self.view === view && size == view.bounds.size
      && style == view.traitCollection.userInterfaceStyle
  }
}
