/// A callback in which the app may act.
enum Trigger: String, Codable, Hashable, Sendable, CaseIterable {
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear
  case layout
  case willTransition

  case presentCompletion
  case dismissCompletion
  case alongside
  case coordinatorCompletion
  case interactionChange

  case shouldDismiss
  case willDismiss
  case didDismiss
  case didAttempt

  case shouldBegin
  case progress
  case end
  case shouldBeginPop

  case willShow
  case didShow
  case animator
  case interaction

  case poses
  case source
  case tap
  /// The handler of an alert's action.
  case handler

  case splashCompletion
}
