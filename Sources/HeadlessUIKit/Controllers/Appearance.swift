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
  /// Whether it appears because its view has come into a window, outside of any transition.
  var followsView = false

  /// Whether it is there, or is on its way without a transition.
  var hasComeByItself: Bool { state == .appeared || state == .appearing && followsView }

  var isInTransition: Bool { state == .appearing || state == .disappearing }
}
