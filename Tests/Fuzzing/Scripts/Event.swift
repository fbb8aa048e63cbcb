/// Something that happens to the app, by its user, its system or itself.
enum Event: Codable, Hashable, Sendable {
  /// A finger touches the screen; places are fractions of its width and height.
  case down(Int, x: Double, y: Double)
  /// A finger moves by points, evenly for a time; at once for 0 seconds.
  case move(Int, x: Double, y: Double, seconds: Double)
  /// A finger leaves the screen.
  case lift(Int)
  /// The system takes a touch away.
  case cancel(Int)

  /// Time passes.
  case run(Double)
  /// The run loop's turn ends, without time passing.
  case commit
  /// Time passes until nothing moves any more.
  case settle
  /// The main thread hangs.
  case stall(Double)

  case resize(ScreenSize)
  case deactivate
  case activate
  case reduceMotion(Bool)
  /// VoiceOver's escape gesture on the top screen.
  case escape

  /// The app does something of its own accord.
  case act(Act)
  /// The app does something the next time that it is called back.
  case when(Trigger, Act)

  /// Whether the main thread is needed for it.
  var isOfProgram: Bool {
    switch self {
    case .act, .resize, .deactivate, .activate, .reduceMotion, .escape: true
    default: false
    }
  }
}
