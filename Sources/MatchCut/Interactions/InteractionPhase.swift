import UIKit

/// How far a finger, and UIKit, have come with a transition that the finger has asked for.
///
/// UIKit starts a transition later than it is asked to (A1, B1), and what it is told before is
/// lost. So progress and outcome are kept until then.
struct InteractionPhase {
  /// What becomes of the transition when the finger is lifted, or taken away.
  enum Outcome: Hashable {
    case finish
    case cancel
  }

  private enum Stage {
    /// No finger.
    case idle
    /// The transition has been asked for, but UIKit has not started it yet.
    case requested(progress: CGFloat, outcome: Outcome?)
    /// The finger drives the transition.
    case driving
    /// UIKit knows the outcome, and the screens are on their way there.
    case settling
  }

  private var stage = Stage.idle

  /// Whether the transition has been asked for, but not started yet.
  var isRequested: Bool {
    if case .requested = stage { true } else { false }
  }

  /// Notes that the transition has been asked for.
  mutating func request() {
    stage = .requested(progress: 0, outcome: nil)
  }

  /// Notes how far the finger has come.
  ///
  /// - Returns: Whether UIKit is to be told now.
  mutating func move(to progress: CGFloat) -> Bool {
    switch stage {
    case .requested(_, let outcome):
      stage = .requested(progress: progress, outcome: outcome)
      return false
    case .driving: return true
    case .idle, .settling: return false
    }
  }

  /// Notes that UIKit has started the transition.
  ///
  /// - Returns: What the finger has done meanwhile; `nil` if no finger has asked for it.
  mutating func start() -> (progress: CGFloat, outcome: Outcome?)? {
    guard case .requested(let progress, let outcome) = stage else { return nil }
    stage = .driving
    return (progress, outcome)
  }

  /// Notes the outcome.
  ///
  /// - Returns: Whether UIKit is to be told now.
  mutating func settle(_ outcome: Outcome) -> Bool {
    switch stage {
    case .requested(let progress, _):
      stage = .requested(progress: progress, outcome: outcome)
      return false
    case .driving:
      stage = .settling
      return true
    case .idle, .settling: return false
    }
  }

  /// Notes that the transition is over, or will not come.
  mutating func end() {
    stage = .idle
  }
}
