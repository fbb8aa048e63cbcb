/// The status of a response.
struct HTTPStatus: Equatable {
  let code: Int
  let reason: String

  static let switchingProtocols = HTTPStatus(code: 101, reason: "Switching Protocols")
  static let ok = HTTPStatus(code: 200, reason: "OK")
  static let badRequest = HTTPStatus(code: 400, reason: "Bad Request")
  static let forbidden = HTTPStatus(code: 403, reason: "Forbidden")
  static let notFound = HTTPStatus(code: 404, reason: "Not Found")
  static let methodNotAllowed = HTTPStatus(code: 405, reason: "Method Not Allowed")
  static let requestTimeout = HTTPStatus(code: 408, reason: "Request Timeout")
  static let bodyTooLarge = HTTPStatus(code: 413, reason: "Content Too Large")
  static let targetTooLong = HTTPStatus(code: 414, reason: "URI Too Long")
  static let misdirected = HTTPStatus(code: 421, reason: "Misdirected Request")
  static let upgradeRequired = HTTPStatus(code: 426, reason: "Upgrade Required")
  static let headTooLarge = HTTPStatus(code: 431, reason: "Request Header Fields Too Large")
  static let notImplemented = HTTPStatus(code: 501, reason: "Not Implemented")
  static let unavailable = HTTPStatus(code: 503, reason: "Service Unavailable")
  static let versionNotSupported = HTTPStatus(code: 505, reason: "HTTP Version Not Supported")
}

/// A response of the server.
package struct HTTPResponse: Equatable {
  var status: HTTPStatus
  package var fields: [String: String] = [:]
  var body: [UInt8] = []

  /// A text with the status.
  init(_ status: HTTPStatus, fields: [String: String] = [:]) {
    self.status = status
    self.fields = fields
    body = Array("\(status.code) \(status.reason)\n".utf8)
    self.fields["Content-Type"] = "text/plain; charset=utf-8"
  }

  /// A document.
  package init(_ text: String, type: String) {
    status = .ok
    body = Array(text.utf8)
    fields["Content-Type"] = "\(type); charset=utf-8"
  }

  /// A change to another protocol.
  init(upgradeWith fields: [String: String]) {
    status = .switchingProtocols
    self.fields = fields
  }

  /// The bytes of the response.
  ///
  /// - Parameters:
  ///   - hasBody: Whether the body is sent; it is not after a HEAD request.
  ///   - isLast: Whether the connection ends with it.
  /// - Returns: The bytes.
  func bytes(hasBody: Bool = true, isLast: Bool = false) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.code) \(status.reason)"]
    var fields = self.fields
    if status != .switchingProtocols {
      fields["Content-Length"] = String(body.count)
      fields["Cache-Control"] = "no-store"
      fields["X-Content-Type-Options"] = "nosniff"
      fields["Referrer-Policy"] = "no-referrer"
      fields["Cross-Origin-Resource-Policy"] = "same-origin"
      if isLast { fields["Connection"] = "close" }
    }
    lines += fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return hasBody ? head + body : head
  }
}
