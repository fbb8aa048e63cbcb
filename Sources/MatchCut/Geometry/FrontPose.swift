/// The pose in which the front screen of a transition comes to rest.
enum FrontPose: Equatable, Sendable {
  /// The screen has not come yet, or has gone.
  case away
  /// The screen is in its place.
  case settled

  var opposite: FrontPose { self == .away ? .settled : .away }
}
