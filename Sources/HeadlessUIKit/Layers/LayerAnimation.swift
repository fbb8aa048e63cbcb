import Foundation

/// An animation on a layer: when it began there, and who waits for its end.
final class LayerAnimation {
  let key: String
  let animation: CAAnimation
  /// The layer, which says so when it goes.
  @exclusivity(unchecked) unowned(unsafe) private(set) var layer: CALayer?
  private let transaction: TransactionRecord?
  /// Whether it ends when its time is over.
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

  /// The layer's time since the animation began.
  func elapsed(mediaTime: CFTimeInterval, isCommitted: Bool = false) -> CFTimeInterval {
    guard let layer, let begin = begin ?? plannedBegin else { return 0 }
    let time =
      isCommitted
      ? layer.committedLocalTime(mediaTime: mediaTime) : layer.localTime(mediaTime: mediaTime)
    return time - begin
  }

  /// The beginning that the app has chosen.
  private var plannedBegin: CFTimeInterval? {
    animation.beginTime == 0 ? nil : animation.beginTime
  }

  /// Fills in the time of the commit as the beginning.
  func markCommitted(mediaTime: CFTimeInterval) {
    guard begin == nil, let layer else { return }
    begin = plannedBegin ?? layer.localTime(mediaTime: mediaTime)
    animation.delegate?.animationDidStart(animation)
  }

  /// Goes to its end at once, if it has one.
  func skipToEnd() {
    guard !animation.isEndless else { return }
    begin = begin.map { $0 - animation.timing.beginToEnd }
  }

  /// Begins again at the next commit, for animations whose clock was set anew.
  func rebase() { begin = nil }

  func isOver(mediaTime: CFTimeInterval) -> Bool {
    endsByItself && begin != nil && !hasReportedEnd
      && animation.isOver(elapsed: elapsed(mediaTime: mediaTime))
  }

  /// Tells everybody who waits; an animation that stays on its layer ends only once.
  func reportEnd(finished: Bool) {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    (animation as? ViewAnimation)?.ended(finished: finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
    transaction?.animationEnded()
  }

  /// Whether the world is busy because of it.
  var keepsWorldBusy: Bool {
    isAlive && !hasReportedEnd && !animation.isEndless && layer?.isTimeStopped != true
  }

  func markRemoved() {
    isAlive = false
    layer = nil
  }

  /// Forgets the layer; the end is reported with the next commit.
  func layerHasGone() { layer = nil }
}
