public import UIKit

/// When a finger may begin a dismissal or a pop, and what the app hears of it.
///
/// ```swift
/// var options = GestureOptions()
/// options.shouldBegin = { request in request.location.y < 300 }
/// options.onProgress = { progress in chrome.alpha = 1 - progress }
/// options.onEnd = { isGone in chrome.alpha = isGone ? 0 : 1 }
/// let zoom = ModalTransition(
///   .zoom(from: .view(thumbnail)), dismissal: .panDown, dismissalOptions: options)
/// ```
///
/// The closures are called on the main actor, when everything else is done: whatever they do, a
/// transition that is under way comes to its end. They live as long as the options do, and so does
/// what they capture.
public struct GestureOptions: Sendable {
  /// The largest angle between the finger's translation and the direction of the gesture at which
  /// the gesture begins, in radians.
  ///
  /// π/4 by default: not farther across than along. From 0 to π/2; numbers outside count as the
  /// nearer end, and one that is not a number as the default. The translation is the one at which
  /// the recognizer has to decide, or the velocity if there is none yet. The angle does not matter
  /// for a transition that is caught, which the finger holds already.
  public var cone: CGFloat = .pi / 4

  /// Asks whether the gesture may begin.
  ///
  /// It is asked when the gesture and the state of the screens allow it, and before
  /// `isModalInPresentation` and the presentation controller's delegate have their say; after
  /// `false` that touch begins nothing. Inside a scroll view it is asked whenever the finger gets
  /// to the edge. `nil`, which is the default, allows it. It is not asked about a transition that
  /// is caught.
  public var shouldBegin: (@MainActor (_ request: GestureRequest) -> Bool)?

  /// Hears of every movement of the finger how far the screen is away, from 0, all there, to 1, all
  /// gone.
  ///
  /// A drag that has begun at rest stays below 0.6, however far the finger goes. `nil` by default.
  /// It hears nothing before UIKit has started the transition, and nothing more when the finger has
  /// lifted; ``onEnd`` does.
  public var onProgress: (@MainActor (_ progress: CGFloat) -> Void)?

  /// Hears once of each transition that a finger has begun or caught how it has ended, when
  /// everything is at rest: `true` if the screen has gone, `false` if it has stayed.
  ///
  /// `nil` by default. A pan that hands over to a scroll view and comes back ends each time, so one
  /// touch may be reported several times, always `false` but for the last.
  public var onEnd: (@MainActor (_ isGone: Bool) -> Void)?

  /// Makes options with the defaults.
  public init() {}

  /// The angle with nothing but sense in it.
  var usableCone: CGFloat {
    cone.isNaN ? GestureOptions().cone : min(max(cone, 0), .pi / 2)
  }
}
