import Foundation

/// Remembers the view animations made while some work ran, and what they changed.
///
/// UIKit's percent-driven transitions need it for animators that hand out no interruptible
/// animator: a canceled transition puts the animated values back, and only those (C).
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

  /// Tracks the animations made while `body` runs.
  static func track(_ body: () -> Void) -> AnimationTracker {
    let tracker = AnimationTracker()
    let center = World.current.animations
    center.trackers.append(tracker)
    body()
    center.trackers.removeAll { $0 === tracker }
    return tracker
  }

  /// Whether no view animation was made (A9).
  var isEmpty: Bool { entries.isEmpty }

  /// While a finger drives the animations, their timing is linear (C).
  func makeLinear() {
    for entry in entries { (entry.animation as? ViewAnimation)?.owner?.makeLinear() }
  }

  /// The changes are put back newest first.
  func restoreStartValues() {
    hasRestored = true
    for change in changes.reversed() { change.layer.values[change.key] = change.old.writtenBack }
  }

  /// Removes the animations that are still there; their completions run.
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
