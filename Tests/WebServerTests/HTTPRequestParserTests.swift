import Testing

@testable import WebServer

struct HTTPRequestParserTests {
  private func parse(_ text: String) -> HTTPRequestParser.Outcome {
    var parser = HTTPRequestParser()
    parser.receive(text.utf8)
    return parser.next()
  }

  private func request(_ fields: String, line: String = "GET / HTTP/1.1") -> String {
    line + "\r\nHost: here\r\n" + fields + "\r\n"
  }

  @Test func `a request has a method, a target and fields`() throws {
    let text = "GET /a?b HTTP/1.1\r\nHost:  127.0.0.1:80 \r\nX-Y: Upgrade, keep-alive\r\n\r\n"
    guard case .request(let request) = parse(text) else {
      Issue.record("refused")
      return
    }
    #expect(request.method == "GET" && request.target == "/a?b")
    #expect(request["host"] == "127.0.0.1:80")
    #expect(request["none"] == nil)
    #expect(request.lists("keep-alive", in: "x-y") && request.lists("upgrade", in: "x-y"))
    #expect(!request.lists("keep", in: "x-y"))
  }

  @Test func `the bytes may arrive one by one, followed by the next request`() {
    let text = request("") + request("", line: "HEAD /b HTTP/1.1")
    var parser = HTTPRequestParser()
    var targets: [String] = []
    for byte in text.utf8 {
      parser.receive([byte])
      if case .request(let request) = parser.next() { targets.append(request.target) }
    }
    #expect(targets == ["/", "/b"])
    parser.receive((text + "rest").utf8)
    #expect(parser.next() != .incomplete)
    #expect(parser.next() != .incomplete)
    #expect(parser.next() == .incomplete)
    #expect(parser.takeRest() == Array("rest".utf8))
  }

  @Test(
    "an invalid request line is refused",
    arguments: [
      "GET /  HTTP/1.1", "GET HTTP/1.1", "GET / HTTP/1.1 x", "get / HTTP/1.1", " GET / HTTP/1.1",
      "GET x HTTP/1.1", "GET http://a/ HTTP/1.1", "GET /#a HTTP/1.1", "GET / HTTQ/1.1",
      "GET /\u{1}", "GET /é HTTP/1.1", "",
    ])
  func requestLine(line: String) {
    #expect(parse(request("", line: line)) == .refused(.badRequest))
  }

  @Test(
    "an invalid field is refused",
    arguments: [
      "a\r\n", ": b\r\n", "a : b\r\n", " a: b\r\n", "a: b\r\n c\r\n", "a: b\nc: d\r\n",
      "a: \u{7F}\r\n", "a: \u{0}\r\n", "é: b\r\n", "Host: there\r\n", "Content-Length: x\r\n",
      "Content-Length: -1\r\n", "Content-Length: \r\n",
      "Content-Length: 0\r\nContent-Length: 0\r\n",
    ])
  func fields(fields: String) {
    #expect(parse(request(fields)) == .refused(.badRequest))
  }

  @Test func `a request needs a host`() {
    #expect(parse("GET / HTTP/1.1\r\n\r\n") == .refused(.badRequest))
  }

  @Test func `other versions and bodies are refused`() {
    #expect(parse(request("", line: "GET / HTTP/1.0")) == .refused(.versionNotSupported))
    #expect(parse(request("", line: "GET / HTTP/2")) == .refused(.versionNotSupported))
    #expect(parse(request("Content-Length: 1\r\n")) == .refused(.bodyTooLarge))
    #expect(parse(request("Transfer-Encoding: chunked\r\n")) == .refused(.notImplemented))
    guard case .request = parse(request("Content-Length: 00\r\n")) else {
      Issue.record("an empty body is none")
      return
    }
  }

  @Test func `a request that is too large is refused before its end`() {
    let line = "GET /" + String(repeating: "a", count: 2100)
    #expect(parse(line) == .refused(.targetTooLong))
    #expect(parse(request("", line: line + " HTTP/1.1")) == .refused(.targetTooLong))
    let field = "a: " + String(repeating: "b", count: 8200)
    #expect(parse("GET / HTTP/1.1\r\n" + field) == .refused(.headTooLarge))
    #expect(parse(request(field + "\r\n")) == .refused(.headTooLarge))
    let many = String(repeating: "a: b\r\n", count: 64)
    #expect(parse(request(many)) == .refused(.headTooLarge))
    #expect(parse("GET /" + String(repeating: "a", count: 2000)) == .incomplete)
  }
}
