import Foundation

extension CALayer {
  /// When it begins, in the superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Kept, without meaning for a layer.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast its time runs against the superlayer's; 0 stops it.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset in its own time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Kept, without meaning for a layer.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Kept, without meaning for a layer.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Kept, without meaning for a layer.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Kept, without meaning for a layer.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Converts a time from another layer's time, or from absolute time (E2).
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(mediaTime: l?.mediaTime(fromLocal: t) ?? t)
  }

  /// Converts a time to another layer's time, or to absolute time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = mediaTime(fromLocal: t)
    return l?.localTime(mediaTime: absolute) ?? absolute
  }

  func localTime(mediaTime: CFTimeInterval) -> CFTimeInterval {
    timing.localTime(fromParent: parent?.localTime(mediaTime: mediaTime) ?? mediaTime)
  }

  /// Whether its own time, or that of a layer above, stands still.
  var isTimeStopped: Bool { timing.speed == 0 || parent?.isTimeStopped == true }

  private func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    let outer = timing.parentTime(fromLocal: time)
    return parent?.mediaTime(fromLocal: outer) ?? outer
  }

  /// The local time by the timing of the last commit, by which presentation layers show it (E15).
  func committedLocalTime(mediaTime: CFTimeInterval) -> CFTimeInterval {
    let isChanged = committedTiming?.commit == World.current.transactions.commitCount
    let timing = isChanged ? committedTiming?.timing ?? timing : timing
    return timing.localTime(
      fromParent: parent?.committedLocalTime(mediaTime: mediaTime) ?? mediaTime)
  }

  func keepCommittedTiming() {
    let commit = World.current.transactions.commitCount
    if committedTiming?.commit != commit {
      committedTiming = CommittedTiming(timing: timing, commit: commit)
    }
  }
}

/// The timing of a layer at a commit.
struct CommittedTiming {
  let timing: MediaTiming
  let commit: Int
}
