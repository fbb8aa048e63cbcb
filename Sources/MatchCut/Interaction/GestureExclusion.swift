public import UIKit

/// An interaction that keeps the touches of a view from beginning a dismissal, a pop or a selection.
///
/// ```swift
/// map.addInteraction(GestureExclusion())
/// ```
///
/// It is for views in which a finger drags content, such as a map or a canvas. No gesture of
/// the kit begins at a touch on the view or in it. A finger may still catch a transition in flight
/// there, and a swipe from the edge of the screen pops over it, as UIKit's own does.
///
/// Sliders, switches and other controls that a finger drags need no exclusion: a `UIControl` keeps
/// its touches unless it is a button, is disabled, or has actions for taps only. So does a view for
/// which a scroll view around it says `false` in `touchesShouldCancel(in:)`. A view that has the
/// interaction twice is excluded until both are removed.
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
  /// Returns whether a finger that touches the view belongs to it or to a view around it: a control
  /// that is dragged, or one that the app has excluded.
  ///
  /// - Parameter limit: The view of the recognizer, where the search ends.
  /// - Returns: Whether no gesture begins at that touch.
  func keepsTouches(below limit: UIView?) -> Bool {
    var next: UIView? = self
    while let view = next, view !== limit {
      if (view as? UIControl)?.isDragged == true { return true }
      if view.interactions.contains(where: { $0 is GestureExclusion }) { return true }
      if let scrollView = view as? UIScrollView, keepsTouches(in: scrollView) { return true }
      next = view.superview
    }
    return false
  }

  /// Whether a scroll view leaves the touches of a view in it to that.
  ///
  /// By default, it leaves them to all controls, also to those that no finger drags.
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

  /// Whether a finger drags the control, as far as can be told from outside.
  fileprivate var isDragged: Bool {
    guard isEnabled, !(self is UIButton) else { return false }
    return allControlEvents.isEmpty || !allControlEvents.isSubset(of: Self.taps)
  }
}
