/// When frames are due: evenly in real time, unless the clock stands.
struct LiveClock {
  /// How much slower than real time simulated time passes.
  enum Speed: Int, CaseIterable {
    case full = 1
    case quarter = 4
    case tenth = 10
  }

  /// How many frames that are late are made up for; more are left out.
  private static let debt = 4
  /// How long before the page draws a frame is best due, in seconds: it has to be made and sent.
  private static let lead = 0.010
  /// How far a frame may be moved, in seconds.
  private static let slew = 0.001

  /// Frames in a second of real time: 60 or 120.
  var frameRate = 60
  var speed = Speed.full
  /// Whether somebody has stopped the clock.
  var isPaused = false { didSet { if isPaused { stop() } } }
  /// Whether nobody can see the phone.
  var isHidden = false { didSet { if isHidden { stop() } } }

  /// When the next frame is due, in real seconds; nil while the clock stands.
  private(set) var next: Double?

  /// Frames in a second of simulated time: slow motion has more of them, and is as smooth.
  var refreshRate: Int { frameRate * speed.rawValue }

  /// Lets the clock go on, with a frame at once, unless it is kept from that.
  mutating func start(at now: Double) {
    if next == nil, !isPaused, !isHidden { next = now }
  }

  mutating func stop() { next = nil }

  /// When a frame was due that has not been played, if there is one.
  mutating func takeFrame(at now: Double) -> Double? {
    guard var due = next, due <= now else { return nil }
    let interval = 1 / Double(frameRate)
    if now - due > Double(Self.debt) * interval { due = now }
    next = due + interval
    return due
  }

  /// Moves the next frame a little, so that frames arrive shortly before the page draws.
  ///
  /// Whatever a finger does until then is in them, and they need not wait to be seen.
  ///
  /// - Parameter time: When the page drew.
  mutating func align(to time: Double) {
    guard let next else { return }
    let interval = 1 / Double(frameRate)
    let phase = (next - time + Self.lead) / interval
    let error = (phase - phase.rounded()) * interval
    self.next = next - min(max(error, -Self.slew), Self.slew)
  }

  /// How long ago something was when a frame is due, in simulated seconds.
  func age(of time: Double, at due: Double) -> Double {
    min(max(due - time, 0), 0.1) / Double(speed.rawValue)
  }
}
