import Foundation

extension CALayer {
  /// The begin time, in the superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Stored only; has no effect on a layer.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of its time, relative to the superlayer's; 0 pauses it.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset in its own time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Stored only; has no effect on a layer.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Stored only; has no effect on a layer.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Stored only; has no effect on a layer.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Stored only; has no effect on a layer.
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

  /// Whether its own time, or that of a superlayer, is paused.
  var isTimeStopped: Bool { timing.speed == 0 || parent?.isTimeStopped == true }

  private func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    let outer = timing.parentTime(fromLocal: time)
    return parent?.mediaTime(fromLocal: outer) ?? outer
  }

  /// The local time by the timing of the last commit, which presentation layers use (E15).
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
