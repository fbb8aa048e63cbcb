/// The operation of a transition: a screen appears or disappears, modally or in a navigation stack.
///
/// Later versions may add cases, so prefer ``isAppearing`` and ``isModal`` to a `switch`. Most
/// effects need neither, since they describe poses, not directions.
public enum TransitionOperation: Hashable, Sendable, CaseIterable {
  /// A screen is presented above another one.
  case present
  /// A presented screen is dismissed.
  case dismiss
  /// A screen is pushed onto a navigation stack.
  case push
  /// A screen is popped off a navigation stack.
  case pop

  /// Whether the front screen appears (`present`, `push`) rather than disappears.
  public var isAppearing: Bool {
    switch self {
    case .present, .push: true
    case .dismiss, .pop: false
    }
  }

  /// The pose of the front screen at the end of a finished transition.
  var endPose: FrontPose { isAppearing ? .settled : .away }

  /// Whether the operation is modal rather than one of a navigation stack.
  public var isModal: Bool {
    switch self {
    case .present, .dismiss: true
    case .push, .pop: false
    }
  }
}
