/// What a page is connected to, by a WebSocket; there is one page at a time.
@MainActor package protocol WebSocketSession: AnyObject {
  /// The time of the next work, in real seconds; nil if there is none before an event.
  var wakeTime: Double? { get }

  /// A page has connected.
  func connect(at now: Double)

  /// The page has disconnected.
  func disconnect()

  /// Receives a message of the page, and returns whether it is valid.
  func receive(_ text: String, at now: Double) -> Bool

  /// Returns the messages to the page, and removes them.
  func takeMessages() -> [String]

  /// Does the work that is due.
  func advance(to now: Double)
}
