import UIKit

/// A transition that a gesture has requested, until UIKit starts it.
///
/// UIKit starts it right after the turn of the run loop (A1), or with the layout that follows (B1).
/// An app may ignore the request, for example by overriding `dismiss`. Then no transition comes.
@MainActor final class RequestedTransition {
  private enum Wait {
    case turnOfRequest
    /// The turn of the request has ended.
    case grace
    /// Another turn, with a movement of a finger, has ended.
    case overdue
  }

  /// What follows the fingers meanwhile, and then moves the screens, with a release that waits.
  let drive: Drive
  private var wait = Wait.turnOfRequest

  init(by mover: any TransitionMover) {
    drive = Drive(by: mover)
  }

  /// Whether it is too late for UIKit to start the transition.
  var isOverdue: Bool { wait == .overdue }

  /// Begins to wait for a transition in a container.
  func beginWaiting(in container: UIView?) {
    advance(to: .grace, in: container)
  }

  /// Handles a movement of the finger, but not the cancellation when the window is lost.
  func fingerMoved(in container: UIView?) {
    if wait == .grace, container?.window != nil { advance(to: .overdue, in: container) }
  }

  private func advance(to wait: Wait, in container: UIView?) {
    guard let container else { return }
    // UIKit may start the transition before the layout, and the app may remove the container then.
    NextLayout.run(in: container, endsWithWindow: true) { [weak self] in self?.wait = wait }
  }
}
