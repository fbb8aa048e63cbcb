import UIKit

/// The views that a presentation hides, such as the source of its screen.
///
/// They stay hidden as long as they could be seen beside the screen.
@MainActor final class HiddenSource {
  private struct Entry {
    weak var view: UIView?
    var claim: HidingClaim?
  }

  /// Whether the presentation was not animated, so that it has not named the views.
  private(set) var isOpen = false
  private var entries: [Entry] = []
  /// The claims of views that changes are made to behind their back.
  private var bypassed: [HidingClaim] = []

  /// Begins a presentation that names the views.
  func begin() {
    forget()
  }

  /// Begins a presentation that is not animated.
  func beginUnanimated() {
    forget()
    isOpen = true
  }

  /// Takes a view, which then stays hidden at the end of the transition.
  func take(_ view: UIView) {
    guard !entries.contains(where: { $0.view === view }) else { return }
    entries.append(Entry(view: view, claim: HiddenViews.shared.claim(view)))
  }

  /// Hides the views, except for those that the app has shown.
  func hide() {
    hideAgain()
    for entry in entries { entry.claim?.hide() }
  }

  /// Hides the views that were released since.
  func hideAgain() {
    for index in entries.indices where entries[index].claim == nil {
      guard let view = entries[index].view else { continue }
      let claim = HiddenViews.shared.claim(view)
      claim.hide()
      entries[index].claim = claim
    }
  }

  /// Shows the views that no transition hides, which can be animated.
  func show() {
    for entry in entries where entry.claim?.isOnly == true { entry.claim?.show() }
  }

  /// Records what the app has set, before UIKit writes over it.
  func recordAppValues() {
    bypassed = entries.compactMap(\.claim)
    for claim in bypassed { claim.beginBypass() }
  }

  /// Restores what was recorded.
  func restoreAppValues() {
    for claim in bypassed { claim.endBypass() }
    bypassed = []
  }

  /// Releases the views, and forgets those that the app has shown.
  func release() {
    entries.removeAll { $0.claim?.isOverruled == true }
    for index in entries.indices {
      entries[index].claim?.release()
      entries[index].claim = nil
    }
  }

  /// Releases and forgets the views.
  func forget() {
    for entry in entries { entry.claim?.release() }
    entries = []
    bypassed = []
    isOpen = false
  }
}
