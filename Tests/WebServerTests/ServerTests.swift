import Foundation
import Testing

@testable import WebServer

/// The server with connections that are not sockets.
@MainActor
struct ServerTests {
  private let session = FakeSession()
  private let server: Server

  init() {
    server = Server(session: session, at: "/live", port: 8420, documents: Self.document)
  }

  /// There is one document.
  private static func document(_ path: String) -> HTTPResponse? {
    path == "/" ? HTTPResponse("A page.", type: "text/html") : nil
  }

  private func answer(_ request: String, on id: Int = 1) -> String {
    server.receive(Array(request.utf8), on: id, at: 0)
    return String(decoding: server.takeOutput(of: id).bytes, as: UTF8.self)
  }

  private func get(
    _ target: String, method: String = "GET", host: String = "127.0.0.1:8420",
    fields: String = ""
  ) -> String {
    "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(fields)\r\n"
  }

  private static let upgrade =
    "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"

  private func connect(_ id: Int, origin: String? = "http://127.0.0.1:8420") -> String {
    server.open(id, at: 0)
    let fields = Self.upgrade + (origin.map { "Origin: \($0)\r\n" } ?? "")
    return answer(get("/live", fields: fields), on: id)
  }

  /// A message of a page, masked with zeros.
  private func say(_ text: String, on id: Int) -> String {
    let bytes = Array(text.utf8)
    server.receive([0x81, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes, on: id, at: 0)
    return String(decoding: server.takeOutput(of: id).bytes, as: UTF8.self)
  }

  @Test func `documents are served to those who ask for this server by its name`() {
    server.open(1, at: 0)
    let page = answer(get("/"))
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("\r\n\r\nA page."))
    for host in ["localhost:8420", "LOCALHOST:8420"] {
      #expect(answer(get("/", host: host)).hasPrefix("HTTP/1.1 200"))
    }
    #expect(answer(get("/nothing")).hasPrefix("HTTP/1.1 404"))
    let head = answer(get("/", method: "HEAD"))
    #expect(head.contains("Content-Length") && head.hasSuffix("\r\n\r\n"))
    let post = answer(get("/", method: "POST"))
    #expect(post.hasPrefix("HTTP/1.1 405") && post.contains("Allow: GET, HEAD"))
  }

  @Test func `with another address, a request may be for that; with all, for any, by number`() {
    func isServed(_ name: String, at host: IPv4Address?) -> Bool {
      let server = Server(
        session: session, at: "/live", host: host ?? .loopback, port: 8420,
        documents: Self.document)
      server.open(1, at: 0)
      server.receive(Array(get("/", host: name).utf8), on: 1, at: 0)
      let answer = String(decoding: server.takeOutput(of: 1).bytes, as: UTF8.self)
      return answer.hasPrefix("HTTP/1.1 200")
    }
    let own = IPv4Address("192.168.1.20")
    #expect(isServed("192.168.1.20:8420", at: own) && isServed("localhost:8420", at: own))
    #expect(!isServed("192.168.1.21:8420", at: own) && !isServed("192.168.1.20:8420", at: nil))
    #expect(isServed("172.17.0.2:8420", at: .any) && !isServed("evil.example:8420", at: .any))
    #expect(!isServed("172.17.0.2:80", at: .any) && !isServed("172.17.0.2", at: .any))
  }

  @Test func `a page at another address does not get the session`() {
    server.open(1, at: 0)
    let fields = Self.upgrade + "Origin: http://127.0.0.1:8420\r\n"
    #expect(answer(get("/live", host: "localhost:8420", fields: fields)).hasPrefix("HTTP/1.1 403"))
  }

  @Test(
    "a request for another host is refused",
    arguments: ["evil.example", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8420.evil.example"])
  func host(host: String) {
    server.open(1, at: 0)
    #expect(answer(get("/", host: host)).hasPrefix("HTTP/1.1 421"))
    #expect(answer(get("/live", host: host, fields: Self.upgrade)).hasPrefix("HTTP/1.1 421"))
  }

  @Test func `pipelined requests are answered in order, a bad one ends the connection`() {
    server.open(1, at: 0)
    let answers = answer(get("/a") + get("/") + "x\r\n\r\n" + get("/"))
    let codes = answers.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
    #expect(codes == ["404", "200", "400"])
    server.receive(Array(get("/").utf8), on: 1, at: 0)
    let rest = server.takeOutput(of: 1)
    #expect(rest.bytes.isEmpty && rest.isLast)
  }

  @Test func `a client that asks to close the connection gets that`() {
    server.open(1, at: 0)
    server.receive(Array(get("/", fields: "Connection: close\r\n").utf8), on: 1, at: 0)
    #expect(server.takeOutput(of: 1).isLast)
  }

  @Test func `a WebSocket needs the page's origin and a handshake`() {
    for origin in [nil, "null", "http://evil.example", "https://127.0.0.1:8420"] {
      #expect(connect(1, origin: origin).hasPrefix("HTTP/1.1 403"))
      server.close(1)
    }
    server.open(1, at: 0)
    let origin = "Origin: http://127.0.0.1:8420\r\n"
    #expect(answer(get("/live", fields: origin)).hasPrefix("HTTP/1.1 426"))
    let bad = origin + Self.upgrade.replacing("dGhl", with: "!!!!")
    #expect(answer(get("/live", fields: bad)).hasPrefix("HTTP/1.1 400"))
    #expect(
      answer(get("/live", method: "POST", fields: origin + Self.upgrade))
        .hasPrefix("HTTP/1.1 405"))
    #expect(server.client == nil)
    #expect(
      answer(get("/live", fields: origin + Self.upgrade)).contains(
        "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    #expect(server.client == 1)
  }

  @Test func `one page has the session, and a second one is told so`() {
    #expect(connect(1).hasSuffix("Hello.") && session.isConnected)
    let second = connect(2)
    #expect(second.contains("101 Switching") && second.contains("Another page is connected."))
    #expect(server.takeOutput(of: 2).isLast && server.client == 1)
    server.close(2)
    #expect(server.client == 1)
    server.close(1)
    #expect(server.client == nil && !session.isConnected)
    #expect(connect(3).hasSuffix("Hello."))
  }

  @Test func `a page's messages reach the session, and an invalid one ends the connection`() {
    _ = connect(1)
    #expect(say("valid", on: 1) == "" && session.heard == ["valid"])
    #expect(say("invalid", on: 1).contains("is invalid"))
    #expect(server.client == nil && server.takeOutput(of: 1).isLast && !session.isConnected)
  }

  @Test func `a client that is silent, or does not read, is disconnected`() {
    server.open(1, at: 0)
    server.timeOut(1)
    #expect(answer("").hasPrefix("HTTP/1.1 408"))
    _ = connect(2)
    server.timeOut(2)
    #expect(server.client == 2)
    server.giveUp(2)
    #expect(server.client == nil && server.takeOutput(of: 2).isLast)
  }

  @Test func `with too many connections, the longest silent one is closed`() {
    _ = connect(100)
    for id in 1...Server.connectionLimit { server.open(id, at: Double(id)) }
    server.receive(Array(get("/a").utf8), on: 1, at: 50)
    #expect(answer("").hasPrefix("HTTP/1.1 404"))
    server.open(99, at: 60)
    #expect(answer(get("/a"), on: 99).hasPrefix("HTTP/1.1 404"))
    #expect(answer("", on: 2).hasPrefix("HTTP/1.1 503"))
    #expect(!server.takeOutput(of: 1).isLast && !server.takeOutput(of: 3).isLast)
    #expect(server.client == 100)
  }

  @Test func `only a whole request extends a connection's deadline`() {
    server.open(1, at: 10)
    let patience = Server.patience
    #expect(server.deadline(of: 1) == 10 + patience)
    let request = Array(get("/a").utf8)
    for (index, byte) in request.dropLast().enumerated() {
      server.receive([byte], on: 1, at: 11 + Double(index))
    }
    #expect(server.deadline(of: 1) == 10 + patience)
    server.receive(request.suffix(1), on: 1, at: 20)
    #expect(server.deadline(of: 1) == 20 + patience)
    _ = connect(2)
    #expect(server.deadline(of: 2) == .infinity)
  }

  @Test func `at the end, pages are told`() {
    _ = connect(1)
    server.closeAll()
    let rest = server.takeOutput(of: 1)
    #expect(rest.isLast && rest.bytes.starts(with: [0x88, 23, 0x03, 0xE9]))
    #expect(server.client == nil)
  }
}

/// A session that greets a page, and accepts one word.
private final class FakeSession: WebSocketSession {
  private(set) var isConnected = false
  private(set) var heard: [String] = []
  private var messages: [String] = []
  var wakeTime: Double? { nil }

  func connect(at now: Double) {
    isConnected = true
    messages = ["Hello."]
  }

  func disconnect() { isConnected = false }

  func receive(_ text: String, at now: Double) -> Bool {
    guard text == "valid" else { return false }
    heard.append(text)
    return true
  }

  func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }

  func advance(to now: Double) {}
}
