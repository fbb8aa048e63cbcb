/// The frames that the server sends: unfragmented, without a mask.
enum WebSocketFrame {
  /// Why a WebSocket ends (RFC 6455, 7.4.1), and two reasons of this server's own.
  enum CloseCode: UInt16, Error {
    case normal = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidText = 1007
    case policyViolation = 1008
    case tooLarge = 1009
    /// Another page is connected.
    case taken = 4001
    /// The page did not read its data.
    case tooSlow = 4002
  }

  static func text(_ text: String) -> [UInt8] { frame(opcode: 0x1, Array(text.utf8)) }

  static func pong(_ payload: [UInt8]) -> [UInt8] { frame(opcode: 0xA, payload) }

  static func close(_ code: CloseCode, _ reason: String = "") -> [UInt8] {
    let number = [UInt8(code.rawValue >> 8), UInt8(truncatingIfNeeded: code.rawValue)]
    return frame(opcode: 0x8, number + Array(reason.utf8).prefix(123))
  }

  private static func frame(opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var head: [UInt8] = [0x80 | opcode]
    switch payload.count {
    case ..<126: head.append(UInt8(payload.count))
    case ..<0x1_0000: head += [126] + bytes(of: payload.count, count: 2)
    default: head += [127] + bytes(of: payload.count, count: 8)
    }
    return head + payload
  }

  private static func bytes(of number: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
