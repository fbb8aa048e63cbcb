/// Parses messages in the bytes of a WebSocket, however those are split.
///
/// Clients have to follow RFC 6455: frames are masked, control frames are short and whole, text is
/// UTF-8, and a message is no larger than ``limit``.
struct WebSocketReader {
  enum Event: Equatable {
    case text(String)
    case ping([UInt8])
    /// The client closes the connection.
    case close
    /// The client has violated the protocol, so nothing after it can be parsed.
    case failure(WebSocketFrame.CloseCode)
  }

  /// The largest message, in bytes.
  static let limit = 16384

  private var bytes: [UInt8] = []
  /// The fragments of an incomplete message.
  private var message: [UInt8]?
  private var hasFailed = false

  /// Adds received bytes.
  mutating func receive(_ new: some Sequence<UInt8>) {
    if !hasFailed { bytes += new }
  }

  /// Takes out the next event, or nil if more bytes are needed.
  mutating func next() -> Event? {
    while !hasFailed {
      switch takeFrame() {
      case .failure(let code): return fail(code)
      case .success(nil): return nil
      case .success(let frame?):
        if let event = take(frame) { return event }
      }
    }
    return nil
  }

  private struct Frame {
    let isLast: Bool
    let opcode: UInt8
    let payload: [UInt8]
  }

  private mutating func fail(_ code: WebSocketFrame.CloseCode) -> Event {
    hasFailed = true
    bytes = []
    return .failure(code)
  }

  /// The event of a frame; nil if the message is incomplete.
  private mutating func take(_ frame: Frame) -> Event? {
    switch frame.opcode {
    case 0x0:
      guard let begun = message else { return fail(.protocolError) }
      return add(frame, to: begun)
    case 0x1:
      guard message == nil else { return fail(.protocolError) }
      return add(frame, to: [])
    case 0x2: return fail(.unsupportedData)
    case 0x8:
      hasFailed = frame.payload.count == 1
      return hasFailed ? .failure(.protocolError) : .close
    case 0x9: return .ping(frame.payload)
    case 0xA: return nil
    default: return fail(.protocolError)
    }
  }

  private mutating func add(_ frame: Frame, to begun: [UInt8]) -> Event? {
    let whole = begun + frame.payload
    guard whole.count <= Self.limit else { return fail(.tooLarge) }
    message = frame.isLast ? nil : whole
    guard frame.isLast else { return nil }
    guard let text = String(validating: whole, as: UTF8.self) else { return fail(.invalidText) }
    return .text(text)
  }

  /// Takes out the next frame, or nil if it is incomplete.
  private mutating func takeFrame() -> Result<Frame?, WebSocketFrame.CloseCode> {
    guard bytes.count >= 2 else { return .success(nil) }
    let opcode = bytes[0] & 0x0F
    let isLast = bytes[0] & 0x80 != 0
    let isControl = opcode & 0x8 != 0
    let short = Int(bytes[1] & 0x7F)
    // Reserved bits are for extensions, which are not supported; clients have to mask.
    guard bytes[0] & 0x70 == 0, bytes[1] & 0x80 != 0 else { return .failure(.protocolError) }
    guard !isControl || (isLast && short < 126) else { return .failure(.protocolError) }
    let lengthSize = short == 126 ? 2 : short == 127 ? 8 : 0
    guard bytes.count >= 2 + lengthSize else { return .success(nil) }
    var length = short
    if lengthSize > 0 {
      let number = bytes[2..<2 + lengthSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard number <= UInt64(Self.limit) else { return .failure(.tooLarge) }
      guard number > 125 else { return .failure(.protocolError) }
      length = Int(number)
    }
    let start = 2 + lengthSize + 4
    guard bytes.count >= start + length else { return .success(nil) }
    let mask = Array(bytes[start - 4..<start])
    let payload = bytes[start..<start + length].enumerated().map { $1 ^ mask[$0 % 4] }
    bytes.removeFirst(start + length)
    return .success(Frame(isLast: isLast, opcode: opcode, payload: payload))
  }
}
