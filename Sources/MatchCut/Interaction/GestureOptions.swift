public import UIKit

/// The conditions under which a gesture begins a dismissal or a pop, and callbacks for the app.
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
/// The kit calls the closures on the main actor, after all of its own work. Whatever they do, a
/// transition in flight comes to its end. The closures live as long as the options do, and so does
/// what they capture.
public struct GestureOptions: Sendable {
  /// The largest angle between the finger's translation and the direction of the gesture at which
  /// the gesture begins, in radians.
  ///
  /// `nil` by default: π/4, so that the finger moves no farther across than along, and π/6 for a
  /// ``DismissalGesture/drag``, as it was measured in Apple's zoom. The range is 0 to π/2, to
  /// which other numbers are clamped. The translation is the one at which the recognizer has to
  /// decide; if there is none yet, the velocity counts. The angle has no effect on a transition that a
  /// finger catches.
  public var cone: CGFloat?

  /// Returns whether the gesture may begin.
  ///
  /// The kit calls it when the gesture and the state of the screens allow the transition, and
  /// before it asks `isModalInPresentation` and the presentation controller's delegate. After
  /// `false`, that touch begins nothing. Inside a scroll view, the kit calls it whenever the finger
  /// reaches the edge of the content. It does not call it for a transition that a finger catches.
  /// `nil`, which is the default, allows the gesture.
  public var shouldBegin: (@MainActor (_ request: GestureRequest) -> Bool)?

  /// Receives the progress at every movement of the finger, from 0, settled, to 1, away.
  ///
  /// The progress of a drag that has begun at rest stays below 0.6 at any translation. The kit
  /// calls it neither before UIKit has started the transition nor after the release; ``onEnd``
  /// follows then. `nil` by default.
  public var onProgress: (@MainActor (_ progress: CGFloat) -> Void)?

  /// Receives the outcome of each transition that a finger has begun or caught, when everything is
  /// at rest: `true` if the screen has gone, `false` if it has stayed.
  ///
  /// `nil` by default. The kit calls it once for each transition. A pan that hands over to a scroll
  /// view and comes back ends each time, so one touch may lead to several calls, of which all but
  /// the last have `false`.
  public var onEnd: (@MainActor (_ isGone: Bool) -> Void)?

  /// Makes options with the defaults.
  public init() {}

  /// Returns the options with a further condition, which is asked before the app's own.
  func beginning(
    if condition: @escaping @MainActor (_ request: GestureRequest) -> Bool
  ) -> GestureOptions {
    var options = self
    options.shouldBegin = { [shouldBegin] in condition($0) && shouldBegin?($0) != false }
    return options
  }

  /// Returns the angle, clamped to its range, or a default if the app has set none.
  func cone(or standard: CGFloat) -> CGFloat {
    guard let cone, !cone.isNaN else { return standard }
    return min(max(cone, 0), .pi / 2)
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

  init(
    _ viewController: UIViewController, _ recognizer: UIGestureRecognizer, in container: UIView?
  ) {
    self.viewController = viewController
    location = recognizer.location(in: container)
    velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: container) ?? .zero
  }
}
