/// The times of frames: even in real time, unless the clock is stopped.
struct LiveClock {
  /// The slow motion: how much slower simulated time is than real time.
  enum Speed: Int, CaseIterable {
    case full = 1
    case quarter = 4
    case tenth = 10
  }

  /// The largest number of late frames that are made up for; others are dropped.
  private static let debt = 4
  /// The best lead of a frame before the page draws, in seconds, for drawing and sending it.
  private static let lead = 0.010
  /// The largest correction of a frame's time, in seconds.
  private static let slew = 0.001

  /// Frames per second of real time: 60 or 120.
  var frameRate = 60
  var speed = Speed.full
  /// Whether the user has paused the clock.
  var isPaused = false { didSet { if isPaused { stop() } } }
  /// Whether the page is hidden.
  var isHidden = false { didSet { if isHidden { stop() } } }

  /// The time of the next frame, in real seconds; nil while the clock is stopped.
  private(set) var next: Double?

  /// Frames per second of simulated time: slow motion has more of them, and is as smooth.
  var refreshRate: Int { frameRate * speed.rawValue }

  /// Starts the clock with a frame at once, unless it is paused or hidden.
  mutating func start(at now: Double) {
    if next == nil, !isPaused, !isHidden { next = now }
  }

  mutating func stop() { next = nil }

  /// The time of a frame that is due, if there is one.
  mutating func takeFrame(at now: Double) -> Double? {
    guard var due = next, due <= now else { return nil }
    let interval = 1 / Double(frameRate)
    if now - due > Double(Self.debt) * interval { due = now }
    next = due + interval
    return due
  }

  /// Moves the next frame a little, so that frames arrive shortly before the page draws.
  ///
  /// They then include what a finger does until then.
  ///
  /// - Parameter time: The time at which the page drew.
  mutating func align(to time: Double) {
    guard let next else { return }
    let interval = 1 / Double(frameRate)
    let phase = (next - time + Self.lead) / interval
    let error = (phase - phase.rounded()) * interval
    self.next = next - min(max(error, -Self.slew), Self.slew)
  }

  /// The age of an event when a frame is due, in simulated seconds.
  func age(of time: Double, at due: Double) -> Double {
    min(max(due - time, 0), 0.1) / Double(speed.rawValue)
  }
}
