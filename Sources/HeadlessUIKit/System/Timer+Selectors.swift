import Foundation

extension Timer {
  /// Starts a timer that calls a method, in simulated time.
  ///
  /// - Parameters:
  ///   - ti: The seconds until the first call, and between two calls.
  ///   - aTarget: The object, which is retained until the timer is no longer valid.
  ///   - aSelector: The method, which takes the timer or nothing.
  ///   - userInfo: An object for the app's own use.
  ///   - yesOrNo: Whether it repeats.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    SimulatedTimer(
      // Foundation's shortest interval.
      interval: max(ti, 0.0001), repeats: yesOrNo, userInfo: userInfo
    ) { aSelector.send(to: aTarget, sender: $0) }
  }
}

/// A timer in simulated time, which Foundation never fires.
private final class SimulatedTimer: Timer {
  private let repeats: Bool
  private let info: Any?
  private let interval: TimeInterval
  private var work: DelayedWork?
  private var action: ((Timer) -> Void)?

  init(
    interval: TimeInterval, repeats: Bool, userInfo: Any?, action: @escaping (Timer) -> Void
  ) {
    self.interval = interval
    self.repeats = repeats
    info = userInfo
    self.action = action
    super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    work = DelayedWork(after: interval, interval: repeats ? interval : nil) { self.fire() }
  }

  override func fire() {
    action?(self)
    if !repeats { invalidate() }
  }

  override func invalidate() {
    super.invalidate()
    work?.cancel()
    action = nil
  }

  override var isValid: Bool { action != nil }
  override var timeInterval: TimeInterval { repeats ? interval : 0 }
  override var userInfo: Any? { info }
}
