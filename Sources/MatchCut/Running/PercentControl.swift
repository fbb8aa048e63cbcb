package import UIKit

/// What moves a transition by a percentage: the transition of the kit itself, UIKit's driver of an
/// animator of the app's, or the driver of an app's container.
@MainActor package protocol PercentControl: AnyObject {
  /// The duration of the transition, in seconds.
  var duration: CGFloat { get }
  /// The fraction of the animation that is shown, from 0 to 1; `nil` if it is not known.
  var shownFraction: CGFloat? { get }
  /// Stops the transition in flight where it is.
  func pause()
  /// Shows a fraction of the animation.
  func update(_ percentComplete: CGFloat)
  /// Runs the transition to its end, or back to its start.
  ///
  /// - Parameters:
  ///   - finishes: Whether it runs to its end.
  ///   - speed: The speed; at 1, the rest takes the fraction of the duration that is left.
  ///   - curve: The curve.
  func release(finishes: Bool, at speed: CGFloat, on curve: any UITimingCurveProvider)
}

extension UIPercentDrivenInteractiveTransition: PercentControl {
  /// `nil`: `percentComplete` is the last value given to `update`, even if the animation has run
  /// (C).
  package var shownFraction: CGFloat? { nil }

  package func release(finishes: Bool, at speed: CGFloat, on curve: any UITimingCurveProvider) {
    completionSpeed = speed
    timingCurve = curve
    // UIKit uses only this curve for animations without an interruptible animator (C).
    completionCurve = finishes ? .easeOut : .linear
    if finishes { finish() } else { cancel() }
  }
}
