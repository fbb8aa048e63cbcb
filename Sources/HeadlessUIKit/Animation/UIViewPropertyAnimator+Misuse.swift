/// Reports misuse of an animator (D).
extension UIViewPropertyAnimator {
  /// "a UIViewPropertyAnimator of ArticleView".
  nonisolated private var summary: String {
    let subjects = clock.subjects.joined(separator: ", ")
    return "a \(describe(self)) \(subjects.isEmpty ? "without animations" : "of \(subjects)")"
  }

  /// The animator's state, in a word.
  nonisolated var activity: String {
    switch clock.phase {
    case .inactive: "inactive"
    case .waiting: "started without animations"
    case .pacing, .heading: "running"
    case .paused: "paused"
    case .stopped: "stopped"
    }
  }

  nonisolated func report(_ event: String, while state: String, remedy: String) {
    World.current.fault("D", "\(event) on \(summary) while \(state): \(remedy).")
  }

  /// UIKit has been seen to jump there, but Apple's own sample continues like that.
  func hintAtReversal() {
    World.current.hint(
      "D",
      """
      continueAnimation was called without timing on \(summary) while it is reversed: pass timing \
      parameters, such as linear ones.
      """)
  }

  func reportStopped(_ call: String) {
    report("\(call) was called", while: "it is stopped", remedy: "call finishAnimation(at:) first")
  }

  func mayConfigure(_ name: String) -> Bool {
    guard state != .inactive else { return true }
    report("\(name) was set", while: "it is \(activity)", remedy: "set it before startAnimation()")
    return false
  }

  func mayInterrupt(_ call: String) -> Bool {
    guard !isInterruptible else { return true }
    report(
      "\(call) was used", while: "it is not interruptible",
      remedy: "leave isInterruptible true, and start it outside of other animations")
    return false
  }

  /// A paused or stopped animator that is released can never end.
  nonisolated func reportRelease() {
    switch clock.phase {
    case .inactive, .pacing, .heading: return
    case .waiting, .paused, .stopped: break
    }
    report(
      "The last reference was released, which raises an exception,", while: "it is \(activity)",
      remedy: "end it with stopAnimation(true), or stopAnimation(false) and finishAnimation(at:)")
    clock.stop()
  }
}
