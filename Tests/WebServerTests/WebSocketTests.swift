import Testing

@testable import WebServer

struct WebSocketTests {
  /// A frame of a client.
  private func frame(_ first: UInt8, _ payload: [UInt8], length: [UInt8]? = nil) -> [UInt8] {
    let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    let count = payload.count
    let size =
      length
      ?? (count < 126
        ? [UInt8(count)] : [126, UInt8(count >> 8), UInt8(truncatingIfNeeded: count)])
    return [first, size[0] | 0x80] + size.dropFirst() + mask
      + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  private func events(_ bytes: [UInt8]) -> [WebSocketReader.Event] {
    var reader = WebSocketReader()
    reader.receive(bytes)
    var events: [WebSocketReader.Event] = []
    while let event = reader.next() { events.append(event) }
    return events
  }

  @Test(
    "digests are those of FIPS 180",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      (String(repeating: "a", count: 200), "e61cfffe0d9195a525fc6cf06ca2d77119c24a40"),
    ])
  func digest(message: String, digest: String) {
    let hex = SHA1.digest(of: Array(message.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(hex.joined() == digest)
  }

  @Test func `the handshake is that of RFC 6455`() {
    #expect(
      WebSocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    for key in ["", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZQ=="] {
      #expect(WebSocketHandshake.accept(key) == nil)
    }
  }

  @Test func `text arrives whole, however it is split`() {
    let bytes =
      frame(0x81, Array("Hé".utf8)) + frame(0x01, Array("a".utf8))
      + frame(0x89, [1]) + frame(0x00, []) + frame(0x80, Array("b".utf8))
    let expected: [WebSocketReader.Event] = [.text("Hé"), .ping([1]), .text("ab")]
    #expect(events(bytes) == expected)
    var reader = WebSocketReader()
    var found: [WebSocketReader.Event] = []
    for byte in bytes {
      reader.receive([byte])
      while let event = reader.next() { found.append(event) }
    }
    #expect(found == expected)
  }

  @Test func `a character may be split, but must be valid`() {
    let bytes = Array("é".utf8)
    #expect(events(frame(0x01, [bytes[0]]) + frame(0x80, [bytes[1]])) == [.text("é")])
    #expect(events(frame(0x81, [bytes[0]])) == [.failure(.invalidText)])
    #expect(events(frame(0x81, [0xED, 0xA0, 0x80])) == [.failure(.invalidText)])
  }

  @Test func `after a violation of the protocol, nothing is read`() {
    let text = frame(0x81, [0x61])
    let wrong: [([UInt8], WebSocketFrame.CloseCode)] = [
      ([0x81, 0x01, 0x61], .protocolError),  // not masked
      (frame(0xC1, [0x61]), .protocolError),  // a reserved bit
      (frame(0x83, []), .protocolError),  // an unknown kind
      (frame(0x80, []), .protocolError),  // continues no message
      (frame(0x01, []) + text, .protocolError),  // a message within one
      (frame(0x09, []), .protocolError),  // a fragmented ping
      (frame(0x89, [], length: [126, 0, 126]), .protocolError),  // a long ping
      (frame(0x81, [], length: [126, 0, 5]), .protocolError),  // longer encoding than necessary
      (frame(0x88, [3]), .protocolError),  // half a status code
      (frame(0x82, [1]), .unsupportedData),
      (frame(0x81, [], length: [127, 0xFF, 0, 0, 0, 0, 0, 0, 0]), .tooLarge),
      (frame(0x81, [], length: [126, 0x40, 0x01]), .tooLarge),
      (
        frame(0x01, Array(repeating: 0x61, count: 10_000))
          + frame(0x80, Array(repeating: 0x61, count: 10_000)), .tooLarge
      ),
    ]
    for (bytes, code) in wrong { #expect(events(bytes + text).last == .failure(code)) }
  }

  @Test func `a message may be as large as the limit`() {
    let text = String(repeating: "a", count: WebSocketReader.limit)
    #expect(events(frame(0x81, Array(text.utf8))) == [.text(text)])
  }

  @Test func `pongs are ignored, and a close is reported`() {
    #expect(events(frame(0x8A, [1]) + frame(0x88, [3, 232])) == [.close])
    #expect(events(frame(0x88, [])) == [.close])
  }

  @Test func `the server's frames have their length`() {
    #expect(WebSocketFrame.text("a") == [0x81, 1, 0x61])
    let medium = WebSocketFrame.text(String(repeating: "a", count: 300))
    #expect(Array(medium.prefix(4)) == [0x81, 126, 1, 44] && medium.count == 304)
    let long = WebSocketFrame.text(String(repeating: "a", count: 70_000))
    #expect(Array(long.prefix(10)) == [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70])
    #expect(WebSocketFrame.close(.taken, "no") == [0x88, 4, 0x0F, 0xA1, 0x6E, 0x6F])
    #expect(WebSocketFrame.pong([7]) == [0x8A, 1, 7])
  }
}
