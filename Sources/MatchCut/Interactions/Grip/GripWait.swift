import UIKit

/// A wait for UIKit to start a transition that it has been asked for.
///
/// UIKit starts it right after the turn (A1), or with the layout that follows (B1). An app may have
/// left the request undone, as one does that overrides `dismiss`; then nothing ever comes.
@MainActor final class GripWait {
  private enum State {
    case inTime
    /// The turn is over in which UIKit was asked.
    case overdue
    /// Another turn is over, with a finger at work.
    case lapsed
  }

  private var state = State.inTime

  /// Whether it is too late for UIKit to start the transition.
  var hasLapsed: Bool { state == .lapsed }

  /// Begins to wait for a transition that plays in a container.
  init(in container: UIView?) {
    advance(to: .overdue, in: container)
  }

  /// Notes that the finger goes on.
  func fingerMoved(in container: UIView?) {
    if state == .overdue { advance(to: .lapsed, in: container) }
  }

  private func advance(to state: State, in container: UIView?) {
    guard let container else { return }
    LayoutHook.run(in: container) { [weak self] in self?.state = state }
  }
}
