/// A view that the app animates.
enum MovedView: Codable, Hashable, Sendable {
  /// The top screen.
  case front
  /// The screen behind it.
  case back
  /// A thumbnail of the first screen, from which many screens zoom.
  case source(Int)
  /// A thumbnail of the screen behind.
  case sourceBehind(Int)
  /// The container of the top screen's presentation.
  case container
}

/// What the app changes in an animation.
enum MovedProperty: Codable, Hashable, Sendable {
  case alpha(Double)
  case corners(Double)
  /// The rotation, in radians; of a screen, only its layer is animated.
  case turn(Double)
  /// The view is laid out in the animation.
  case layout
}

/// How the app animates.
enum MotionKind: String, Codable, Hashable, Sendable, CaseIterable {
  case block
  case nested
  /// A block with the options of a motion that may be interrupted.
  case fromCurrentState
  case spring
  case keyframes
  /// A transition of the view's content.
  case content
  /// A property animator.
  case running
  /// One that is paused halfway, until nothing else moves.
  case paused
  /// One that is reversed, and whose completion sets the former value.
  case reversed
  /// Animations of the layer, which leave its own value alone.
  case layerBasic, layerKeyframes, layerSpring
  case transaction
  case withoutAnimation
  /// None.
  case silent

  /// Whether only what is drawn changes.
  var isOfLayer: Bool { self == .layerBasic || self == .layerKeyframes || self == .layerSpring }
}

/// The code in which an app acts.
enum Wrapping: String, Codable, Hashable, Sendable, CaseIterable {
  case withoutAnimation
  case block
  /// An animation block that also lays out the window.
  case layout
  case animator
  case transaction
}
