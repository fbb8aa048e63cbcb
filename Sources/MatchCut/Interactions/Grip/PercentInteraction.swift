import UIKit

/// Something that moves a transition by a percentage, such as UIKit's own class.
@MainActor protocol PercentInteraction: AnyObject {
  /// Whether the next transition begins interactively.
  var wantsInteractiveStart: Bool { get set }
  /// The duration of the transition, in seconds.
  var duration: CGFloat { get }
  /// The fraction of the animation that is shown, from 0 to 1; `nil` if the interaction does not know.
  var shownFraction: CGFloat? { get }
  /// The speed at which the transition runs on, with 1 for the share of the duration that is left.
  var completionSpeed: CGFloat { get set }
  /// The curve on which the transition runs to its end.
  var timingCurve: (any UITimingCurveProvider)? { get set }
  /// Stops the transition in flight where it is.
  func pause()
  /// Shows a fraction of the animation.
  func update(_ percentComplete: CGFloat)
  /// Runs the transition to its end.
  func finish()
  /// Runs the transition back to its start.
  func cancel()
}

extension UIPercentDrivenInteractiveTransition: PercentInteraction {
  /// `nil`, since `percentComplete` is what was given to `update` last, wherever the animation has run
  /// since (C).
  var shownFraction: CGFloat? { nil }
}
