@_spi(Simulator) import UIKit

/// Time.
extension Simulator {
  /// The longest time that ``runUntilIdle()`` waits, in simulated seconds.
  static let patience = 10.0

  /// The simulated seconds since the start.
  public var time: Double { world.time }

  /// The number of frames per second.
  public var refreshRate: Int {
    get { world.refreshRate }
    set {
      precondition(newValue > 0, "Simulator: the refresh rate has to be positive")
      world.refreshRate = newValue
    }
  }

  /// Plays one frame: the current turn of the run loop ends, time passes, and UIKit does its work
  /// and draws.
  ///
  /// While the main thread is blocked, nothing is done or drawn.
  public func step() {
    if world.entering(playFrame) { recordFrame() }
  }

  /// Plays a display frame, and returns whether it was drawn.
  private func playFrame() -> Bool {
    if stall == nil { world.commit() }
    world.time += 1 / Double(refreshRate)
    if let stall {
      guard world.time >= stall.end - 1e-9 else { return false }
      self.stall = nil
      for event in stall.events { event() }
    }
    world.displayFrame()
    return true
  }

  /// Plays frames for a time, rounded up to whole frames.
  ///
  /// - Parameter seconds: The simulated seconds.
  public func run(for seconds: Double) {
    for _ in 0..<frameCount(for: seconds) { step() }
  }

  func frameCount(for seconds: Double) -> Int {
    requirePlayable(seconds)
    return max(0, Int((seconds * Double(refreshRate) - 1e-6).rounded(.up)))
  }

  /// Ends a test that runs for a time that is not a number, infinite or too long.
  func requirePlayable(_ seconds: Double) {
    precondition(
      abs(seconds) < 1e6, "Simulator: \(seconds) seconds cannot be played")
  }

  /// Ends the turn of the run loop: layout, commit, and what waits for them.
  ///
  /// No time passes. A recording has a frame of it if it shows something else.
  public func commit() {
    endTurn()
    recordCommit()
  }

  /// Ends the turn as ``commit()`` does, without a frame in a recording.
  @_spi(Simulator) public func endTurn() {
    enter()
    if stall == nil { world.hosting { world.commit() } }
  }

  /// Plays display frames until nothing moves and nothing waits.
  ///
  /// - Returns: `false` if that does not happen within 10 simulated seconds, or if a transition
  ///   that nothing will end freezes the app.
  @discardableResult public func runUntilIdle() -> Bool {
    endTurn()
    let limit = time + Self.patience
    while !isIdle {
      guard time < limit else { return false }
      step()
    }
    return !world.isFrozen
  }

  /// Whether nothing moves, nothing waits, and the main thread is not blocked.
  @_spi(Simulator) public var isIdle: Bool { stall == nil && world.isIdle }

  /// Blocks the main thread: no frame is drawn, and the events of fingers wait.
  ///
  /// Afterward, all waiting events arrive in one turn, without a commit between them.
  ///
  /// - Parameter seconds: The simulated seconds, from now on.
  public func stall(for seconds: Double) {
    requirePlayable(seconds)
    enter()
    let end = time + seconds
    stall = Stall(end: max(end, stall?.end ?? end), events: stall?.events ?? [])
  }

  /// Delivers an event now, or when the main thread is no longer blocked.
  ///
  /// - Parameter work: Receives the time of the event, or of its delivery.
  func deliver(_ work: @escaping @MainActor (_ timestamp: Double) -> Void) {
    enter()
    let timestamp = CACurrentMediaTime()
    if stall == nil {
      world.hosting { work(timestamp) }
    } else {
      stall?.events.append { work(timestamp) }
    }
  }

  /// A main thread that is blocked.
  struct Stall {
    let end: Double
    var events: [@MainActor () -> Void]
  }
}
