import Foundation

/// The running animations, the display links, and the open animation blocks.
final class AnimationCenter {
  @exclusivity(unchecked) private var entries: [LayerAnimation] = []
  /// Those that end after their duration; the others end with their animator.
  @exclusivity(unchecked) private var endingEntries: [LayerAnimation] = []
  @exclusivity(unchecked) private var displayLinks: [CADisplayLink] = []
  @exclusivity(unchecked) private var runningAnimators: [AnimatorClock] = []
  /// Whether an animation has begun, or a layer was removed, since the last commit.
  @exclusivity(unchecked) private var needsCommit = false
  /// The number of scenes in the background.
  private var backgroundScenes = 0

  /// The open animation blocks, outermost first.
  @exclusivity(unchecked) var blocks: [AnimationBlock] = []
  /// False inside `performWithoutAnimation` and after `setAnimationsEnabled(false)`.
  @exclusivity(unchecked) var areAnimationsEnabled = true
  /// The trackers that record new animations.
  @exclusivity(unchecked) var trackers: [AnimationTracker] = []
  /// The animations alongside the transition that is starting.
  var alongside = AlongsideWork()

  deinit {
    for link in displayLinks { link.worldHasGone() }
  }

  var isIdle: Bool {
    !entries.contains(where: \.keepsWorldBusy) && runningAnimators.isEmpty
  }
  var areDisplayLinksPaused: Bool { displayLinks.allSatisfy(\.isPaused) }

  func add(_ entry: LayerAnimation) {
    entries.append(entry)
    if entry.endsByItself { endingEntries.append(entry) }
    needsCommit = true
  }

  func add(_ link: CADisplayLink) {
    guard !displayLinks.contains(where: { $0 === link }) else { return }
    displayLinks.append(link)
  }
  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  func add(_ animator: AnimatorClock) {
    needsCommit = true
    guard !runningAnimators.contains(where: { $0 === animator }) else { return }
    runningAnimators.append(animator)
  }
  func remove(_ animator: AnimatorClock) { runningAnimators.removeAll { $0 === animator } }

  func fireDisplayLinks(now: CFTimeInterval, interval: CFTimeInterval) {
    for link in displayLinks where !link.isPaused {
      link.fire(interval: interval)
    }
  }

  /// Called when a layer was removed from the tree, which may end its animations.
  func treeHasChanged() { needsCommit = true }

  /// Ends a turn: new animations begin now, those of layers that left the screen (E11), or whose scene
  /// is in the background (E14), end.
  func markCommitted(now: CFTimeInterval) {
    guard needsCommit else { return }
    needsCommit = false
    for entry in entries where entry.isAlive {
      if let layer = entry.layer, layer.isInWindow,
        backgroundScenes == 0 || !layer.isInBackground
      {
        entry.markCommitted(mediaTime: now)
      } else {
        stop(entry)
      }
    }
    for animator in runningAnimators { animator.markCommitted(mediaTime: now) }
    compact()
  }

  /// The scene has entered the background, where no animation goes on (E14).
  func enterBackground() {
    backgroundScenes += 1
    needsCommit = true
    guard World.current.variant.freezesAnimatorsInBackground else { return }
    for animator in runningAnimators { animator.freeze() }
  }

  func leaveBackground() { backgroundScenes -= 1 }

  /// D: a visual effect at an intermediate strength is lost in the background.
  @MainActor func endEffects(in scene: UIScene) {
    for entry in entries where entry.isAlive {
      guard let layer = entry.layer, let animation = entry.animation as? ViewAnimation,
        animation.key == .blurIntensity, animation.owner is AnimatorClock,
        let view = layer.delegate as? UIView, view.window?.windowScene === scene
      else { continue }
      layer.removeEntry(entry, finished: true)
    }
    compact()
  }

  private func stop(_ entry: LayerAnimation) {
    if let layer = entry.layer {
      layer.removeEntry(entry, finished: false)
    } else {
      entry.markRemoved()
      entry.reportEnd(finished: false)
    }
  }

  /// Ends the animations whose duration is over.
  func endDueAnimations(now: CFTimeInterval) {
    var hasEnded = false
    for entry in endingEntries where entry.isAlive && entry.isOver(mediaTime: now) {
      hasEnded = true
      if entry.animation.isRemovedOnCompletion {
        entry.layer?.removeEntry(entry, finished: true)
      } else {
        entry.reportEnd(finished: true)
      }
    }
    for animator in runningAnimators where animator.isOver(mediaTime: now) {
      hasEnded = true
      animator.finish()
    }
    if hasEnded { compact() }
  }

  private func compact() {
    // Their release may release objects of the app, which may begin an animation at once.
    entries = entries.filter { $0.isAlive }
    endingEntries = endingEntries.filter { $0.isAlive }
  }
}
