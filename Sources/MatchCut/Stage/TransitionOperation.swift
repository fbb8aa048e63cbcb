/// The operation of a transition: how a screen appears or disappears.
///
/// Later versions may add cases, so prefer ``isAppearing`` and ``isModal`` to a `switch`. Most
/// effects need neither, since they describe poses, not directions.
public enum TransitionOperation: Hashable, Sendable {
  /// A screen is presented above another one.
  case present
  /// A presented screen is dismissed.
  case dismiss
  /// A screen is pushed onto a navigation stack.
  case push
  /// A screen is popped off a navigation stack.
  case pop
  /// A screen is selected that comes later among its neighbors, such as tabs.
  case selectNext
  /// A screen is selected that comes earlier among its neighbors: ``selectNext`` reversed, so the
  /// front screen is the later one of the two, and disappears.
  case selectPrevious

  /// Whether the front screen appears (`present`, `push`, `selectNext`) rather than disappears.
  public var isAppearing: Bool {
    switch self {
    case .present, .push, .selectNext: true
    case .dismiss, .pop, .selectPrevious: false
    }
  }

  /// All operations.
  static let all: [TransitionOperation] = [
    .present, .dismiss, .push, .pop, .selectNext, .selectPrevious,
  ]

  /// The pose of the front screen at the end of a finished transition.
  var endPose: FrontPose { isAppearing ? .settled : .away }

  /// Whether the operation is modal rather than one of a navigation stack or of neighbors.
  public var isModal: Bool {
    switch self {
    case .present, .dismiss: true
    case .push, .pop, .selectNext, .selectPrevious: false
    }
  }
}
