/// Where a controller stands between hidden and shown, and what is still to be told.
struct Appearance {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  /// Whether the transition under way is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to come.
  var owesIsAppearing = false

  var isInTransition: Bool { state == .appearing || state == .disappearing }
}
