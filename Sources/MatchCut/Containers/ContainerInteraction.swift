import UIKit

/// What moves the transitions of a container, one driver after the other.
@MainActor final class ContainerInteraction: PercentInteraction {
  /// The driver of the transition in flight.
  weak var driver: ContainerTransitionDriver?
  var wantsInteractiveStart = false

  var duration: CGFloat { driver?.duration ?? 0 }

  var shownFraction: CGFloat? { driver?.percentComplete }

  var completionSpeed: CGFloat {
    get { driver?.completionSpeed ?? 1 }
    set { driver?.completionSpeed = newValue }
  }

  var timingCurve: (any UITimingCurveProvider)? {
    get { driver?.timingCurve }
    set { driver?.timingCurve = newValue }
  }

  func pause() { driver?.pause() }

  func update(_ percentComplete: CGFloat) { driver?.update(percentComplete) }

  func finish() { driver?.finish() }

  func cancel() { driver?.cancel() }
}
