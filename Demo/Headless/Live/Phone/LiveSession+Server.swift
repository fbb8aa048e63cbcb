import WebServer

extension LiveSession: WebSocketSession {
  func receive(_ text: String, at now: Double) -> Bool {
    guard let message = LiveMessage(text) else { return false }
    receive(message, at: now)
    return true
  }
}

extension Server {
  /// Creates a server of the demo, whose pages connect to the phone.
  ///
  /// - Parameters:
  ///   - session: The session with the phone.
  ///   - pages: The documents.
  ///   - host: The address of the listener.
  ///   - port: The port of the listener.
  convenience init(
    session: LiveSession, pages: LivePages, host: IPv4Address = .loopback, port: UInt16
  ) {
    self.init(session: session, at: "/live", host: host, port: port) { target in
      pages.response(to: target)
    }
  }
}
