import Foundation

/// Records the view animations that are added while a closure runs, and what they change.
///
/// Percent-driven transitions need it for animators without an interruptible animator: a canceled
/// transition restores the animated values, and no others (C).
@MainActor
final class AnimationTracker {
  private struct Change {
    let layer: CALayer
    let key: LayerKey
    let old: AnimatableValue
  }

  nonisolated(unsafe) private var changes: [Change] = []
  nonisolated(unsafe) private var entries: [LayerAnimation] = []
  private var hasRestored = false

  /// Records the animations that are added while `body` runs.
  static func track(_ body: () -> Void) -> AnimationTracker {
    let tracker = AnimationTracker()
    let center = World.current.animations
    center.trackers.append(tracker)
    body()
    center.trackers.removeAll { $0 === tracker }
    return tracker
  }

  /// Whether no view animation was added (A9).
  var isEmpty: Bool { entries.isEmpty }

  /// While a finger drives the animations, their timing is linear (C).
  func makeLinear() {
    for entry in entries { (entry.animation as? ViewAnimation)?.owner?.makeLinear() }
  }

  /// Drops the property animators that were started in place of the one that UIKit uses (C).
  func abandonAnimators(for used: UIViewPropertyAnimator) {
    guard used.state == .inactive else { return }
    let clocks = entries.compactMap { ($0.animation as? ViewAnimation)?.owner as? AnimatorClock }
    guard !clocks.isEmpty else { return }
    for clock in clocks { clock.abandon() }
    restoreStartValues()
  }

  /// Restores the newest change first.
  func restoreStartValues() {
    hasRestored = true
    for change in changes.reversed() {
      change.layer.nextValues[change.key] = change.old.writtenBack
    }
  }

  /// Removes the remaining animations; their completions run.
  func end(finished: Bool) {
    for entry in entries where entry.isAlive {
      if let clock = (entry.animation as? ViewAnimation)?.owner as? AnimatorClock {
        clock.end(at: hasRestored ? .start : .end)
      }
      entry.layer?.removeEntry(entry, finished: finished)
    }
    entries = []
  }

  nonisolated func record(layer: CALayer, key: LayerKey, old: AnimatableValue) {
    changes.append(Change(layer: layer, key: key, old: old))
  }

  nonisolated func record(_ entry: LayerAnimation) { entries.append(entry) }
}
