/// Answers requests, and gives the session to one page at a time, without sockets.
@MainActor package final class Server {
  /// The largest number of connections; a browser needs a few.
  static let connectionLimit = 32
  /// The longest time until a client's next request, in seconds.
  static let patience = 15.0

  private let session: any WebSocketSession
  private let path: String
  private let documents: (String) -> HTTPResponse?
  private let host: IPv4Address
  private let port: UInt16
  private var connections: [Int: Connection] = [:]
  /// The times at which connections without a request are ended.
  private var deadlines: [Int: Double] = [:]
  /// The connection of the page with the session.
  private(set) var client: Int?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - path: The path of its WebSocket.
  ///   - host: The address of the listener.
  ///   - port: The port of the listener.
  ///   - documents: Returns the response for any other path; nil if there is none.
  package init(
    session: any WebSocketSession, at path: String, host: IPv4Address = .loopback, port: UInt16,
    documents: @escaping (String) -> HTTPResponse?
  ) {
    self.session = session
    self.path = path
    self.documents = documents
    self.host = host
    self.port = port
  }

  // MARK: Connections

  /// A client has connected; the numbers of connections are never reused.
  ///
  /// If there are too many, the one without a request for the longest time is ended.
  func open(_ id: Int, at now: Double) {
    connections[id] = Connection()
    deadlines[id] = now + Self.patience
    let idle = connections.filter { !$0.value.isOver && $0.key != client }.keys
    guard idle.count > Self.connectionLimit else { return }
    let oldest = idle.min { (deadline(of: $0), $0) < (deadline(of: $1), $1) }
    if let oldest { connections[oldest]?.refuse(.unavailable) }
  }

  /// When a connection is ended without a request; the page with the session never is.
  func deadline(of id: Int) -> Double { id == client ? .infinity : deadlines[id] ?? .infinity }

  /// A connection has received bytes.
  func receive(_ bytes: [UInt8], on id: Int, at now: Double) {
    connections[id]?.receive(bytes)
    while let event = connections[id]?.next() {
      // Only a whole request extends the deadline, not single bytes.
      deadlines[id] = now + Self.patience
      switch event {
      case .request(let request): answer(request, on: id, at: now)
      case .text(let text): take(text, on: id, at: now)
      }
    }
    leaveIfOver(id)
  }

  /// The client or the network has ended a connection.
  func close(_ id: Int) {
    connections[id] = nil
    deadlines[id] = nil
    leave(id)
  }

  /// A connection has reached its deadline, which the page with the session ignores.
  func timeOut(_ id: Int) {
    guard connections[id]?.isWebSocket == false else { return }
    connections[id]?.refuse(.requestTimeout)
  }

  /// A client does not read its data.
  func giveUp(_ id: Int) {
    connections[id]?.close(.tooSlow)
    leaveIfOver(id)
  }

  /// Ends all connections.
  func closeAll() {
    for id in connections.keys { connections[id]?.close(.goingAway, "The server has ended.") }
    if let client { leave(client) }
  }

  /// Takes out the bytes to send, and whether the connection ends with them.
  func takeOutput(of id: Int) -> (bytes: [UInt8], isLast: Bool) {
    if client == id {
      for text in session.takeMessages() { connections[id]?.send(text) }
    }
    let isLast = connections[id]?.isOver ?? true
    return (connections[id]?.takeOutput() ?? [], isLast)
  }

  private func leaveIfOver(_ id: Int) {
    if connections[id]?.isOver == true { leave(id) }
  }

  private func leave(_ id: Int) {
    guard client == id else { return }
    client = nil
    session.disconnect()
  }

  // MARK: Requests

  private func answer(_ request: HTTPRequest, on id: Int, at now: Double) {
    guard let host = request["host"], isOwn(host) else {
      // A page of another site may have made its own name resolve to this machine.
      connections[id]?.answer(request, with: HTTPResponse(.misdirected))
      return
    }
    if request.target == path {
      connect(request, on: id, at: now)
    } else if request.method == "GET" || request.method == "HEAD" {
      let response = documents(request.target) ?? HTTPResponse(.notFound)
      connections[id]?.answer(request, with: response)
    } else {
      connections[id]?.answer(
        request, with: HTTPResponse(.methodNotAllowed, fields: ["Allow": "GET, HEAD"]))
    }
  }

  /// Whether a request's host is this server.
  ///
  /// Only an address and `localhost` are: any other name may have been made to resolve to this
  /// machine by a page of another site.
  private func isOwn(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "\(port)" else { return false }
    if parts[0] == "localhost" { return true }
    guard let address = IPv4Address(String(parts[0])) else { return false }
    return address == .loopback || address == host || host == .any
  }

  /// Gives the session to a connection, unless another page has it.
  private func connect(_ request: HTTPRequest, on id: Int, at now: Double) {
    guard let origin = request["origin"], let host = request["host"],
      origin.lowercased() == "http://\(host.lowercased())"
    else {
      // Any site may open a WebSocket to any host: its origin has to be this server.
      connections[id]?.answer(request, with: HTTPResponse(.forbidden))
      return
    }
    connections[id]?.answer(request, with: WebSocketHandshake.response(to: request))
    guard connections[id]?.isWebSocket == true else { return }
    if client == nil {
      client = id
      session.connect(at: now)
    } else {
      connections[id]?.close(.taken, "Another page is connected.")
    }
  }

  private func take(_ text: String, on id: Int, at now: Double) {
    guard client == id, session.receive(text, at: now) else {
      connections[id]?.close(.policyViolation, "The message is invalid.")
      return
    }
  }
}
