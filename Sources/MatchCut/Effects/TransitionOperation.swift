/// What a transition does: a screen comes or goes, modally or in a navigation stack.
///
/// More cases may be added, so prefer ``isAppearing`` and ``isModal`` to a `switch`. An effect
/// needs neither as a rule, since it describes poses and not directions.
public enum TransitionOperation: Hashable, Sendable, CaseIterable {
  /// A screen is presented above another one.
  case present
  /// A presented screen is dismissed.
  case dismiss
  /// A screen is pushed onto a navigation stack.
  case push
  /// A screen is popped off a navigation stack.
  case pop

  /// Whether the front screen comes (`present`, `push`) rather than goes.
  public var isAppearing: Bool {
    switch self {
    case .present, .push: true
    case .dismiss, .pop: false
    }
  }

  /// Where the front screen comes to rest if the transition is finished.
  var endPose: FrontPose { isAppearing ? .settled : .away }

  /// Whether the screens are presented rather than stacked.
  public var isModal: Bool {
    switch self {
    case .present, .dismiss: true
    case .push, .pop: false
    }
  }
}
