import UIKit

/// A wait for UIKit to start a requested transition.
///
/// UIKit starts it right after the turn (A1), or with the layout that follows (B1). An app may drop
/// the request, for example by overriding `dismiss`. Then no transition comes.
@MainActor final class GripWait {
  private enum State {
    case inTime
    /// The turn of the request is over.
    case overdue
    /// Another turn is over, in which a finger was moving.
    case lapsed
  }

  private var state = State.inTime

  /// Whether it is too late for UIKit to start the transition.
  var hasLapsed: Bool { state == .lapsed }

  /// Begins to wait for a transition in a container.
  init(in container: UIView?) {
    advance(to: .overdue, in: container)
  }

  /// Notes that the finger moves.
  func fingerMoved(in container: UIView?) {
    if state == .overdue { advance(to: .lapsed, in: container) }
  }

  private func advance(to state: State, in container: UIView?) {
    guard let container else { return }
    LayoutHook.run(in: container) { [weak self] in self?.state = state }
  }
}
