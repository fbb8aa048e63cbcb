/// An event caused by the user, the system or the app.
enum Event: Codable, Hashable, Sendable {
  /// A finger touches the screen; locations are fractions of its width and height.
  case down(Int, x: Double, y: Double)
  /// Two fingers touch a trackpad, with the pointer there; they move and lift as one.
  case trackpad(Int, x: Double, y: Double)
  /// A finger moves by a distance in points, linearly; at once for 0 seconds.
  case move(Int, x: Double, y: Double, seconds: Double)
  /// A finger lifts.
  case lift(Int)
  /// The user taps while an alert is on top.
  case tapAlert(AlertSpot)
  /// The system cancels a touch.
  case cancel(Int)

  /// Time passes.
  case run(Double)
  /// The run-loop turn ends, without time passing.
  case commit
  /// Time passes until nothing moves.
  case settle
  /// The main thread is blocked.
  case stall(Double)

  case resize(ScreenSize)
  case deactivate
  case background
  case activate
  case reduceMotion(Bool)
  /// Whether the device is dark, so that every view is laid out.
  case dark(Bool)
  /// VoiceOver's escape gesture on the top screen.
  case escape

  /// The app acts.
  case act(Act)
  /// The app acts the next time that a callback is called.
  case when(Trigger, Act)

  /// Whether a screen may jump, other than under the control of a finger.
  var mayJump: Bool {
    switch self {
    case .down, .trackpad, .move, .tapAlert, .run, .settle, .commit: false
    default: true
    }
  }

  /// Whether it requires the main thread.
  var isOfProgram: Bool {
    switch self {
    case .act, .resize, .deactivate, .background, .activate, .reduceMotion, .dark, .escape: true
    default: false
    }
  }
}
