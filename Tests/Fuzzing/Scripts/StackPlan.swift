/// The pushes and pops in the app's navigation controllers.
struct StackPlan: Codable, Hashable, Sendable {
  var way = StackWay.attached
  var effect = EffectPlan.fade
  var timing = TimingPlan.own
  var gesture: PopPlan? = .edge
  /// Whose animators a delegate of the app's, or a container, vends.
  var animator = AnimatorPlan.kit
  /// Whether the gesture begins at any angle and finishes after a very short distance.
  var isEager = false
  var hidesBar = false
  var hasLargeTitles = false
}

/// The navigation controller's delegate.
enum StackWay: String, Codable, Hashable, Sendable, CaseIterable {
  /// The kit's object, attached.
  case attached
  /// The same, with a delegate of the app that receives every call.
  case attachedWithDelegate
  /// The same, with a delegate that returns its own animators for every other transition.
  case attachedWithAnimators
  /// The same, but no push or pop has an effect.
  case attachedWithoutEffect
  /// The kit's object, assigned and kept by the app.
  case assigned
  /// None: the system's push, pop and swipe.
  case system
}

/// The pop gesture.
enum PopPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case edge
  case fullWidth
  case drag
}

extension StackPlan {
  /// Whether property animators of the app's, which their completions keep, are not started: the kit
  /// drags the screen itself.
  var keepsUnusedAnimators: Bool { gesture == .drag && animator == .keeping }
}
