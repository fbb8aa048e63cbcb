/// The bytes of one connection: requests, or a WebSocket after one of them.
struct Connection {
  enum Event: Equatable {
    case request(HTTPRequest)
    case text(String)
  }

  private enum Mode {
    case requests(HTTPRequestParser)
    case webSocket(WebSocketReader)
    case over
  }

  private var mode = Mode.requests(HTTPRequestParser())
  /// The bytes to send.
  private(set) var output: [UInt8] = []

  /// Whether the connection ends when all bytes have been sent.
  var isOver: Bool { if case .over = mode { true } else { false } }
  /// Whether the connection is a WebSocket.
  var isWebSocket: Bool { if case .webSocket = mode { true } else { false } }

  /// Receives bytes.
  mutating func receive(_ bytes: [UInt8]) {
    switch mode {
    case .requests(var parser):
      parser.receive(bytes)
      mode = .requests(parser)
    case .webSocket(var reader):
      reader.receive(bytes)
      mode = .webSocket(reader)
    case .over: break
    }
  }

  /// Takes out the next request or message; pings and the like are answered here.
  mutating func next() -> Event? {
    while true {
      switch mode {
      case .over: return nil
      case .requests(var parser):
        let outcome = parser.next()
        mode = .requests(parser)
        switch outcome {
        case .incomplete: return nil
        case .request(let request): return .request(request)
        case .refused(let status): refuse(status)
        }
      case .webSocket(var reader):
        let event = reader.next()
        mode = .webSocket(reader)
        switch event {
        case nil: return nil
        case .text(let text): return .text(text)
        case .ping(let payload): output += WebSocketFrame.pong(payload)
        case .close: close(.normal)
        case .failure(let code): close(code)
        }
      }
    }
  }

  /// Answers a request; depending on the two, the connection becomes a WebSocket, or ends.
  mutating func answer(_ request: HTTPRequest, with response: HTTPResponse) {
    guard case .requests(var parser) = mode else { return }
    if response.status == .switchingProtocols {
      output += response.bytes()
      var reader = WebSocketReader()
      reader.receive(parser.takeRest())
      mode = .webSocket(reader)
      return
    }
    let isLast = request.lists("close", in: "connection")
    output += response.bytes(hasBody: request.method != "HEAD", isLast: isLast)
    if isLast { mode = .over }
  }

  /// Ends the connection with a status, in place of an answer.
  mutating func refuse(_ status: HTTPStatus) {
    output += HTTPResponse(status).bytes(isLast: true)
    mode = .over
  }

  /// Sends a message through the WebSocket.
  mutating func send(_ text: String) {
    if isWebSocket { output += WebSocketFrame.text(text) }
  }

  /// Ends the WebSocket.
  mutating func close(_ code: WebSocketFrame.CloseCode, _ reason: String = "") {
    guard isWebSocket else { return }
    output += WebSocketFrame.close(code, reason)
    mode = .over
  }

  /// Takes out the bytes to send.
  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }
}
