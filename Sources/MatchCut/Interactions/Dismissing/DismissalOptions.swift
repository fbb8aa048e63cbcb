public import UIKit

/// When a finger may dismiss a screen, when it does, and what the app wants to hear of it.
///
/// ```swift
/// var options = DismissalOptions()
/// options.shouldBegin = { location, velocity in location.y < 300 }
/// options.onProgress = { progress in chrome.alpha = 1 - progress }
/// options.onEnd = { isDismissed in chrome.alpha = isDismissed ? 0 : 1 }
/// let zoom = ModalTransition(
///   .zoom(from: .view(thumbnail)), dismissal: .panDown, dismissalOptions: options)
/// ```
///
/// The closures are called on the main actor, when everything else is done: whatever they do, a
/// transition that is under way comes to its end. What they capture lives as long as the options
/// do.
public struct DismissalOptions: Sendable {
  /// The largest angle between the way of the finger and the direction of the dismissal at which a
  /// pan or a drag begins, in radians.
  ///
  /// π/4 by default: not farther across than along. From 0 to π/2; numbers outside count as the
  /// nearer end, and one that is not a number as the default. The way is what the finger has
  /// covered when the recognizer has to decide, its velocity if that is nothing yet. It does not
  /// matter for a transition that is caught, which the finger holds already.
  public var cone: CGFloat = .pi / 4

  /// The projected progress beyond which the screen of a pan is dismissed when the finger lifts, as
  /// a fraction of the container's extent along the direction.
  ///
  /// A third by default. The projected progress is where the movement would come to rest; with a
  /// threshold below 0 a finger at rest always dismisses, with 1 or more only one that moves does.
  /// A number that is not finite counts as the default.
  public var threshold: CGFloat = 1 / 3

  /// How fast the movement is thought to come to rest once the finger has lifted.
  ///
  /// That of a scroll view by default, which carries a movement on by about half of what it covers
  /// in a second; with `.fast` it is a tenth of that. A raw value is the part of the velocity that
  /// is left after a millisecond, from 0 up to, but not including, 1; one outside counts as the
  /// default.
  public var decelerationRate: UIScrollView.DecelerationRate = .normal

  /// How far a finger has to drag a screen along the direction of the dismissal for that to be
  /// dismissed when the finger lifts, in points.
  ///
  /// 132.5 by default, which was measured of Apple's zoom on one phone. A number that is negative
  /// or not finite counts as the default. A finger that moves back faster than 100 points a second
  /// when it lifts does not dismiss. On a screen that is caught in flight the way counts from
  /// there, and as far back it stays; with less the screen goes on to where it was heading. It does
  /// not matter for a pan, which is decided by its ``threshold``.
  public var dragDistance: CGFloat = 132.5

  /// How fast a finger that drags a screen has to be when it lifts for a shorter way to be enough,
  /// in points per second, within 30° of the direction.
  ///
  /// 1050 by default, which was measured of Apple's zoom on one phone. As fast the other way, it
  /// does not dismiss, however far it has come. A number that is negative or not finite counts as
  /// the default. It does not matter for a pan.
  public var dragSpeed: CGFloat = 1050

  /// Asks whether a pan may begin to dismiss, with the location of the finger in points and its
  /// velocity in points per second, both in the coordinates of the container.
  ///
  /// It is asked when the gesture and the state of the screen allow it, and before
  /// `isModalInPresentation` and the presentation controller's delegate have their say; after
  /// `false` that touch dismisses nothing. Inside a scroll view that is whenever the finger gets to
  /// the edge. `nil`, which is the default, allows it. It is not asked about a transition that is
  /// caught.
  public var shouldBegin: (@MainActor (_ location: CGPoint, _ velocity: CGPoint) -> Bool)?

  /// Hears of every movement of the finger how far the screen is dismissed, from 0, all there, to
  /// 1, all gone.
  ///
  /// A drag that has begun at rest stays below 0.6, however far the finger goes. `nil` by default. It
  /// hears nothing before UIKit has started the transition, and nothing more when the finger has
  /// lifted; ``onEnd`` does.
  public var onProgress: (@MainActor (_ progress: CGFloat) -> Void)?

  /// Hears once of each transition that a finger has begun or caught how it has ended, when
  /// everything is at rest: `true` if the screen has gone, `false` if it has stayed.
  ///
  /// `nil` by default. A pan that hands over to a scroll view and comes back ends each time, so one
  /// touch may be reported several times, always `false` but for the last.
  public var onEnd: (@MainActor (_ isDismissed: Bool) -> Void)?

  /// Makes options with the defaults.
  public init() {}

  /// The angle with nothing but sense in it.
  var usableCone: CGFloat {
    cone.isNaN ? DismissalOptions().cone : min(max(cone, 0), .pi / 2)
  }

  /// Decides about a finger that lifts, by how far it has dragged the screen; `nil` if that says
  /// nothing.
  func takesAway(_ way: CGPoint, _ finger: FingerSample) -> Bool? {
    let standard = DismissalOptions()
    return DragDecision(
      way: way, velocity: finger.velocity, axis: finger.axis,
      distance: dragDistance.isFinite && dragDistance >= 0 ? dragDistance : standard.dragDistance,
      speed: dragSpeed.isFinite && dragSpeed >= 0 ? dragSpeed : standard.dragSpeed
    ).takesAway
  }

  /// Decides about a finger that lifts, with the velocity in progress per second.
  func release(at progress: CGFloat, velocity: CGFloat) -> ReleaseDecision {
    let standard = DismissalOptions()
    let rate = decelerationRate.rawValue
    return ReleaseDecision(
      progress: progress, velocity: velocity,
      threshold: threshold.isFinite ? threshold : standard.threshold,
      decelerationRate: (0..<1).contains(rate) ? rate : standard.decelerationRate.rawValue)
  }
}
