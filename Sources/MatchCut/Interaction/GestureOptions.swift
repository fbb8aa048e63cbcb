public import UIKit

/// When a gesture may begin a dismissal, a pop or a selection, and callbacks for the app.
///
/// ```swift
/// var options = GestureOptions()
/// options.shouldBegin = { request in request.location.y < 300 }
/// options.onProgress = { [weak chrome] progress in chrome?.alpha = 1 - progress }
/// options.onEnd = { [weak chrome] isGone in chrome?.alpha = isGone ? 0 : 1 }
/// let zoom = ModalTransition(
///   .zoom(from: .view(thumbnail)), dismissal: .panDown, dismissalOptions: options)
/// ```
///
/// MatchCut calls the closures on the main actor, after its own work, so they may do anything. They
/// live as long as the options, and so does what they capture.
public struct GestureOptions: Sendable {
  /// The largest angle between the finger's translation and the direction of the gesture at which
  /// the gesture begins, in radians.
  ///
  /// `nil` by default: π/4, so that the finger moves no farther across than along, and π/6 for a
  /// ``DismissalGesture/drag``, as in Apple's zoom. The range is 0 to π/2. If there is no
  /// translation yet when the recognizer has to decide, the direction of the velocity is used. The
  /// angle has no effect on a transition that a finger catches.
  public var maximumAngle: CGFloat?

  /// Returns whether the gesture may begin; a closure that dismisses or pops the screen itself returns
  /// `false`.
  ///
  /// MatchCut calls it when the gesture and the state of the screens allow the transition, and
  /// before it asks `isModalInPresentation` and the presentation controller's delegate. If it
  /// returns `false`, that touch is ignored. Inside a scroll view, MatchCut calls it whenever the
  /// finger reaches the edge of the content. It does not call it for a transition that a finger
  /// catches. `nil`, which is the default, allows the gesture.
  public var shouldBegin: (@MainActor (_ request: GestureRequest) -> Bool)?

  /// Receives the progress at every movement of the finger, from 0, settled, to 1, away.
  ///
  /// The progress of a drag that has begun at rest stays below 0.6. MatchCut does not call it before
  /// UIKit has started the transition, nor after the release, when ``onEnd`` follows. `nil` by
  /// default.
  public var onProgress: (@MainActor (_ progress: CGFloat) -> Void)?

  /// Receives the outcome of each transition that a finger has begun or caught, when everything is
  /// at rest: `true` if the screen has gone, `false` if it has stayed.
  ///
  /// `nil` by default. MatchCut calls it once for each transition. If a pan hands off to a scroll
  /// view and back, each part is a transition of its own, so one touch may lead to several calls,
  /// all but the last one with `false`.
  public var onEnd: (@MainActor (_ isGone: Bool) -> Void)?

  /// Creates options with the defaults.
  public init() {}

  /// Returns the options with a further condition, which is evaluated before the app's.
  func beginning(
    if condition: @escaping @MainActor (_ request: GestureRequest) -> Bool
  ) -> GestureOptions {
    var options = self
    options.shouldBegin = { [shouldBegin] in condition($0) && shouldBegin?($0) != false }
    return options
  }

  /// Returns the angle, clamped to its range, or the default of a pan or a drag.
  func validMaximumAngle(isDrag: Bool) -> CGFloat {
    guard let maximumAngle, !maximumAngle.isNaN else { return isDrag ? .pi / 6 : .pi / 4 }
    return min(max(maximumAngle, 0), .pi / 2)
  }
}

/// A gesture that is about to begin, for ``GestureOptions/shouldBegin``.
@MainActor public struct GestureRequest {
  /// The controller of the screen that the gesture would dismiss or pop.
  public let viewController: UIViewController

  /// The location of the finger, or the midpoint of two, in points of the container, which normally
  /// fills the window.
  public let location: CGPoint

  /// The velocity of the finger, in points per second of the container; zero for two that pinch.
  public let velocity: CGPoint

  package init(
    _ viewController: UIViewController, _ recognizer: UIGestureRecognizer, in container: UIView?
  ) {
    self.viewController = viewController
    location = recognizer.location(in: container)
    velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: container) ?? .zero
  }
}

/// An interaction that keeps the touches of a view from beginning a dismissal, a pop or a selection.
///
/// ```swift
/// map.addInteraction(GestureExclusion())
/// ```
///
/// It is for views in which a finger drags content, such as a map or a canvas. No gesture of
/// MatchCut begins at a touch on the view or in it. A finger may still catch a transition in flight
/// there, and a swipe from the edge of the screen pops over it, as UIKit's own does.
///
/// Sliders, switches and other controls that a finger drags need no exclusion: a `UIControl` keeps
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

  /// Whether a finger drags the control, as far as its class and its actions tell.
  fileprivate var isDragged: Bool {
    guard isEnabled else { return false }
    // The finger that opens a menu also chooses in it.
    guard !showsMenuAsPrimaryAction else { return true }
    guard !(self is UIButton) else { return false }
    return allControlEvents.isEmpty || !allControlEvents.isSubset(of: Self.taps)
  }
}
