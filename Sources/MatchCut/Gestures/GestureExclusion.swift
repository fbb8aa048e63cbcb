public import UIKit

/// An interaction that keeps the touches of a view from beginning a presentation, a dismissal,
/// a pop or a selection.
///
/// ```swift
/// map.addInteraction(GestureExclusion())
/// ```
///
/// Use it for views in which the user drags content, such as a map or a canvas. No gesture of
/// MatchCut begins at a touch on the view or in it. A touch there can still catch a transition in
/// flight, and a swipe from the edge of the screen still pops, as UIKit's own does.
///
/// Sliders, switches and other controls that the user drags need no exclusion: a `UIControl` keeps
/// its touches unless it is a button without a menu, is disabled, or has actions for taps only. So
/// does a view for which a scroll view around it returns `false` from `touchesShouldCancel(in:)`.
public final class GestureExclusion: NSObject, UIInteraction {
  /// The view that is excluded; `nil` before the interaction is added, and after it is removed.
  public private(set) weak var view: UIView?

  /// Does nothing; UIKit calls it.
  public func willMove(to view: UIView?) {}

  /// Remembers the view; UIKit calls it.
  public func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIView {
  /// Returns whether the view, or a superview, keeps a touch on it: as a control that is dragged,
  /// or because the app has excluded it.
  ///
  /// - Parameter limit: The view of the recognizer, where the search ends.
  /// - Returns: Whether no gesture begins at that touch.
  func keepsTouches(below limit: UIView?) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== limit }.contains { view in
      view is UIPickerView || (view as? UIControl)?.isDragged == true
        || view.interactions.contains { $0 is GestureExclusion }
        || (view as? UIScrollView).map(keepsTouches) == true
    }
  }

  /// Whether a scroll view lets a view inside it keep its touches.
  ///
  /// By default, it does for all controls, even those that are only tapped.
  private func keepsTouches(in scrollView: UIScrollView) -> Bool {
    self !== scrollView && !(self is UIControl) && scrollView.canCancelContentTouches
      && !scrollView.touchesShouldCancel(in: self)
  }
}

extension UIControl {
  /// The events of a control that is tapped, not dragged.
  private static let taps: UIControl.Event = [
    .touchDown, .touchDownRepeat, .touchUpInside, .touchUpOutside, .touchCancel,
    .primaryActionTriggered,
  ]

  /// Whether the user drags the control, judging by its class and its actions.
  fileprivate var isDragged: Bool {
    guard isEnabled else { return false }
    // The finger that opens a menu also chooses in it.
    guard !showsMenuAsPrimaryAction else { return true }
    guard !(self is UIButton) else { return false }
    return allControlEvents.isEmpty || !allControlEvents.isSubset(of: Self.taps)
  }
}
