public import UIKit

/// When a gesture may begin, and callbacks for the app.
///
/// ```swift
/// var options = GestureOptions()
/// options.shouldBegin = { request in request.location.y < 300 }
/// options.onProgress = { [weak chrome] progress in chrome?.alpha = 1 - progress }
/// options.onEnd = { [weak chrome] finished in chrome?.alpha = finished ? 0 : 1 }
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
  /// angle has no effect on a transition that the user catches.
  public var maximumAngle: CGFloat?

  /// Returns whether the gesture may begin: `false` if the closure dismisses or pops the screen.
  ///
  /// MatchCut calls it when the gesture and the state of the screens allow the transition, and
  /// before it asks `isModalInPresentation` and the presentation controller's delegate. If it
  /// returns `false`, that touch is ignored. Inside a scroll view, MatchCut calls it whenever the
  /// finger reaches the edge of the content. It does not call it for a transition that the user
  /// catches. `nil`, the default, allows the gesture.
  public var shouldBegin: (@MainActor (_ request: GestureRequest) -> Bool)?

  /// Receives the progress at every movement of the finger, from 0, settled, to 1, away; for a
  /// ``PanPresentInteraction``, from 0, away, to 1, settled.
  ///
  /// The progress of a drag that has begun at rest stays below 0.6. MatchCut calls the closure
  /// between UIKit's start of the transition and the release; ``onEnd`` follows. `nil` by default.
  public var onProgress: (@MainActor (_ progress: CGFloat) -> Void)?

  /// Receives the outcome of each transition that the gesture has begun or caught, when everything
  /// is at rest: `true` if what the gesture is for has happened.
  ///
  /// The screen is then dismissed, popped, or, with a ``PanPresentInteraction``, presented. If a
  /// user catches a presentation with the gesture that dismisses, and lets it finish, the outcome is
  /// `false`, because the screen is there. `nil` by default. MatchCut calls it once for each
  /// transition. If a pan hands off to a scroll view and back, each part is a transition of its own,
  /// so one touch may lead to several calls, all but the last one with `false`.
  public var onEnd: (@MainActor (_ finished: Bool) -> Void)?

  /// Creates options with the defaults.
  public init() {}

  /// Returns the options with a further condition, evaluated before the app's.
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
