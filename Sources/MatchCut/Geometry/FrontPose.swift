/// Where the front screen of a transition comes to rest.
enum FrontPose: Equatable, Sendable {
  /// Before it has come, or after it has gone.
  case away
  /// In its place.
  case settled

  var opposite: FrontPose { self == .away ? .settled : .away }
}
