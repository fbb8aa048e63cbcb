import Foundation
import Testing

@testable import Demo
@testable import WebServer

/// The demo's pages and its phone behind the server.
@MainActor
struct LiveServerTests {
  private let session: LiveSession
  private let server: Server

  init() {
    let archive = LiveArchive(folder: FileManager.default.temporaryDirectory)
    let sources = SourceCode(package: SourceCode.packageFolder, folder: "Demo/Demo/Screens")
    session = LiveSession(archive: archive, explanations: FactBook(""))
    server = Server(
      session: session, pages: LivePages(archive: archive, sources: sources), port: 8420)
  }

  private func answer(_ request: String, on id: Int = 1) -> String {
    server.receive(Array(request.utf8), on: id, at: 0)
    return String(decoding: server.takeOutput(of: id).bytes, as: UTF8.self)
  }

  private func get(_ target: String, fields: String = "") -> String {
    "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:8420\r\n\(fields)\r\n"
  }

  private func connect(_ id: Int) -> String {
    server.open(id, at: 0)
    let fields =
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://127.0.0.1:8420\r\n"
    return answer(get("/live", fields: fields), on: id)
  }

  /// A message of a page, masked with zeros.
  private func say(_ text: String, on id: Int) -> String {
    let bytes = Array(text.utf8)
    server.receive([0x81, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes, on: id, at: 0)
    return String(decoding: server.takeOutput(of: id).bytes, as: UTF8.self)
  }

  @Test func `the page is served, and no other scripts run in it`() {
    server.open(1, at: 0)
    let page = answer(get("/"))
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("default-src 'none'") && page.contains("<svg id=\"phone\""))
  }

  @Test func `the code of a screen is served, and no other file`() {
    server.open(1, at: 0)
    #expect(answer(get("/nothing")).hasPrefix("HTTP/1.1 404"))
    #expect(answer(get("/code/../../etc/passwd")).hasPrefix("HTTP/1.1 404"))
    #expect(answer(get("/saved/live-1.html")).hasPrefix("HTTP/1.1 404"))
    #expect(answer(get("/code/PhotoViewController")).contains("final"))
  }

  @Test func `a page gets the phone, and the next one gets it after that`() {
    #expect(connect(1).contains("\"phone\":"))
    server.close(1)
    #expect(server.client == nil && session.wakeTime == nil)
    #expect(connect(2).contains("\"phone\":"))
  }

  @Test func `a page touches the phone, and its fingers are canceled when it disconnects`() {
    _ = connect(1)
    let down =
      "{\"touch\":\"down\",\"finger\":1,\"x\":205,\"y\":380,\"time\":5,\"now\":5,\"number\":1}"
    _ = say(down, on: 1)
    session.advance(to: 0.1)
    #expect(session.phones.chosen.fingersDown == [1])
    server.close(1)
    #expect(session.phones.chosen.fingersDown == [])
  }

  @Test(
    "a client that sends an invalid message is disconnected",
    arguments: [
      "", "x", "[]", "{}", "{\"drawn\":\"1\"}", "{\"set\":\"speed\",\"value\":3}",
      "{\"touch\":\"down\"}", "{\"press\":\"self-destruct\"}",
    ])
  func nonsense(text: String) {
    _ = connect(1)
    #expect(say(text, on: 1).contains("is invalid"))
    #expect(server.client == nil && server.takeOutput(of: 1).isLast)
  }
}
