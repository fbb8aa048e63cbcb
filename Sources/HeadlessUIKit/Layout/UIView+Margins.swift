import Foundation

/// The distances that a view keeps free at its edges.
struct LayoutMargins {
  /// What was set; without, those that UIKit gives to the view.
  var given: UIEdgeInsets?
  var includesSafeArea = true
  var includesSuperview = false
}

extension UIView {
  /// The margins, with those of the superview and the safe area as far as they are included.
  var currentMargins: UIEdgeInsets {
    var margins = ownMargins
    if constraintState?.margins?.includesSuperview == true { widenBySuperview(&margins) }
    guard constraintState?.margins?.includesSafeArea != false else { return margins }
    return margins + safeAreaInsets
  }

  /// The same distances, along the text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    }
    set { layoutMargins = newValue.resolved(for: effectiveUserInterfaceLayoutDirection) }
  }

  /// Whether the margins include the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState?.margins?.includesSafeArea ?? true }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }

  /// Whether the margins are at least those of the superview; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { constraintState?.margins?.includesSuperview ?? false }
    set { changeMargins { $0.includesSuperview = newValue } }
  }

  /// 8 points, but 16 at the sides of a screen.
  private var ownMargins: UIEdgeInsets {
    if let given = constraintState?.margins?.given { return given }
    if controller != nil { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private func widenBySuperview(_ margins: inout UIEdgeInsets) {
    guard let superview else { return }
    let outer = superview.layoutMargins
    margins.top = max(margins.top, outer.top - frame.minY)
    margins.left = max(margins.left, outer.left - frame.minX)
    margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.maxY - frame.maxY))
    margins.right = max(margins.right, outer.right - (superview.bounds.maxX - frame.maxX))
  }

  func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let state = madeConstraintState()
    var margins = state.margins ?? LayoutMargins()
    change(&margins)
    state.margins = margins
    state.insetsDidChange()
    layoutMarginsDidChange()
  }
}
