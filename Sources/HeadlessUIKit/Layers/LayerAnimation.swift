import Foundation

/// An animation of a layer: its beginning, and what waits for its end.
final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  /// The layer.
  ///
  /// It is a weak reference, because Swift Testing may release the views of a suite beside the main
  /// actor, on which an animator may still be stopped.
  @exclusivity(unchecked) private(set) weak var layer: CALayer?
  private let transaction: TransactionRecord?
  /// Whether it ends after its duration.
  let endsByItself: Bool
  /// In the layer's time; nil until the turn is committed (E3).
  @exclusivity(unchecked) private(set) var begin: CFTimeInterval?
  @exclusivity(unchecked) private(set) var isAlive = true
  @exclusivity(unchecked) private var hasReportedEnd = false

  init(
    key: String, animation: CAAnimation, layer: CALayer, transaction: TransactionRecord?
  ) {
    self.key = key
    self.animation = animation
    self.layer = layer
    self.transaction = transaction
    endsByItself = animation.endsByItself
    transaction?.animationAdded()
  }

  /// The layer's time since the beginning of the animation.
  func elapsed(mediaTime: CFTimeInterval, isCommitted: Bool = false) -> CFTimeInterval {
    guard let layer, let begin = begin ?? plannedBegin else { return 0 }
    let time =
      isCommitted
      ? layer.committedLocalTime(mediaTime: mediaTime) : layer.localTime(mediaTime: mediaTime)
    return time - begin
  }

  /// The begin time that the app has set.
  private var plannedBegin: CFTimeInterval? {
    animation.beginTime == 0 ? nil : animation.beginTime
  }

  /// Sets the beginning to the time of the commit.
  func markCommitted(mediaTime: CFTimeInterval) {
    guard begin == nil, let layer else { return }
    begin = plannedBegin ?? layer.localTime(mediaTime: mediaTime)
    animation.delegate?.animationDidStart(animation)
  }

  /// Ends the animation at once, if it has an end.
  func skipToEnd() {
    guard !animation.isEndless else { return }
    begin = begin.map { $0 - animation.timing.beginToEnd }
  }

  /// Begins again at the next commit, after a change of its time.
  func rebase() { begin = nil }

  func isOver(mediaTime: CFTimeInterval) -> Bool {
    endsByItself && begin != nil && !hasReportedEnd
      && animation.isOver(elapsed: elapsed(mediaTime: mediaTime))
  }

  /// Reports the end to everything that waits; an animation that stays on its layer ends only once.
  func reportEnd(finished: Bool) {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    (animation as? ViewAnimation)?.ended(finished: finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.animationEnded()
  }

  /// Whether the world is not idle because of it.
  var keepsWorldBusy: Bool {
    isAlive && !hasReportedEnd && !animation.isEndless && layer?.isTimeStopped != true
  }

  func markRemoved() {
    isAlive = false
    layer = nil
  }
}
