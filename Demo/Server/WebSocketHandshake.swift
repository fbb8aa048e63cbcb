import Foundation

/// The change of a request to a WebSocket.
enum WebSocketHandshake {
  /// The suffix of the key (RFC 6455, 1.3).
  private static let suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

  /// The response to a request for a WebSocket; with the status 101, it has become one.
  static func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" else {
      return HTTPResponse(.methodNotAllowed, fields: ["Allow": "GET"])
    }
    guard request.lists("websocket", in: "upgrade"), request.lists("upgrade", in: "connection"),
      request["sec-websocket-version"] == "13"
    else {
      return HTTPResponse(
        .upgradeRequired, fields: ["Upgrade": "websocket", "Sec-WebSocket-Version": "13"])
    }
    guard let key = request["sec-websocket-key"], let accept = accept(key) else {
      return HTTPResponse(.badRequest)
    }
    return HTTPResponse(upgradeWith: [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": accept,
    ])
  }

  /// The value that confirms a key, which has to be 16 bytes.
  static func accept(_ key: String) -> String? {
    guard Data(base64Encoded: key)?.count == 16 else { return nil }
    return Data(SHA1.digest(of: Array((key + suffix).utf8))).base64EncodedString()
  }
}
