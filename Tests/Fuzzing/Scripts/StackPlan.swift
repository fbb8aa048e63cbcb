/// How the screens of the app's navigation controllers are pushed and popped.
struct StackPlan: Codable, Hashable, Sendable {
  var way = StackWay.attached
  var effect = EffectPlan.fade
  var timing = TimingPlan.own
  var gesture: PopPlan? = .edge
  /// Whether the finger has it easy: any angle, hardly any distance.
  var isEager = false
  var hidesBar = false
  var hasLargeTitles = false
}

/// Who is the navigation controller's delegate.
enum StackWay: String, Codable, Hashable, Sendable, CaseIterable {
  /// The kit's object, attached.
  case attached
  /// The same, with a delegate of the app's that hears everything.
  case attachedWithDelegate
  /// The same, with a delegate that vends animators of its own for every other transition.
  case attachedWithAnimators
  /// The kit's object, assigned by hand and kept by the app.
  case assigned
  /// None: the system's push, pop and swipe.
  case system
}

/// How a finger pops.
enum PopPlan: String, Codable, Hashable, Sendable, CaseIterable {
  case edge
  case fullWidth
  case drag
}
