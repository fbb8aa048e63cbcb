/// Parses requests in the bytes of a connection, however those are split.
///
/// It is strict: whatever RFC 9112 allows a server to refuse is refused. Bodies are refused, too.
struct HTTPRequestParser {
  enum Outcome: Equatable {
    /// More bytes are needed.
    case incomplete
    case request(HTTPRequest)
    /// The beginning of the next request cannot be determined.
    case refused(HTTPStatus)
  }

  /// The largest request line with its fields, in bytes.
  static let headLimit = 8192
  /// The largest request line, in bytes.
  static let lineLimit = 2048
  /// The largest number of fields.
  static let fieldLimit = 64

  private var bytes: [UInt8] = []
  /// The number of bytes that are known not to contain the end of the head.
  private var searched = 0

  /// Adds received bytes.
  mutating func receive(_ new: some Sequence<UInt8>) { bytes += new }

  /// The bytes after the last request, which belong to another protocol.
  mutating func takeRest() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Takes out the next request.
  mutating func next() -> Outcome {
    guard let end = endOfHead() else {
      if bytes.count > Self.headLimit { return .refused(.headTooLarge) }
      let isLineOpen = !bytes.prefix(Self.lineLimit).contains(Self.newline)
      return isLineOpen && bytes.count > Self.lineLimit ? .refused(.targetTooLong) : .incomplete
    }
    guard end <= Self.headLimit else { return .refused(.headTooLarge) }
    let head = bytes[..<end]
    bytes.removeFirst(end + 4)
    searched = 0
    return Self.parse(head)
  }

  /// The index of the empty line that ends the fields.
  private mutating func endOfHead() -> Int? {
    while searched + 4 <= bytes.count {
      if bytes[searched..<searched + 4].elementsEqual(Self.blankLine) { return searched }
      searched += 1
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let blankLine = Array("\r\n\r\n".utf8)

  private static func parse(_ head: ArraySlice<UInt8>) -> Outcome {
    // Visible ASCII, spaces and tabs; a line ends with both of its characters.
    let text = String(decoding: head, as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let isPlain = lines.allSatisfy { line in
      line.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x09 }
    }
    guard isPlain, let first = lines.first else { return .refused(.badRequest) }
    guard first.utf8.count <= lineLimit else { return .refused(.targetTooLong) }
    guard lines.count <= fieldLimit + 1 else { return .refused(.headTooLarge) }

    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isUppercase),
      words[1].hasPrefix("/"), !words[1].contains("#"), !words[1].contains("\t"),
      words[2].hasPrefix("HTTP/")
    else { return .refused(.badRequest) }
    guard words[2] == "HTTP/1.1" else { return .refused(.versionNotSupported) }

    var fields: [String: [String]] = [:]
    for line in lines.dropFirst() {
      guard let (name, value) = field(line) else { return .refused(.badRequest) }
      fields[name, default: []].append(value)
    }
    guard fields["host"]?.count == 1 else { return .refused(.badRequest) }
    guard fields["transfer-encoding"] == nil else { return .refused(.notImplemented) }
    if let lengths = fields["content-length"] {
      guard lengths.count == 1, !lengths[0].isEmpty, lengths[0].utf8.allSatisfy(isDigit) else {
        return .refused(.badRequest)
      }
      guard lengths[0].allSatisfy({ $0 == "0" }) else { return .refused(.bodyTooLarge) }
    }
    return .request(
      HTTPRequest(method: String(words[0]), target: String(words[1]), fields: fields))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A field's name in lower case, and its value without surrounding spaces.
  private static func field(_ line: Substring) -> (String, String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    let isToken = name.utf8.allSatisfy { byte in
      isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
    guard !name.isEmpty, isToken else { return nil }
    let value = line[line.index(after: colon)...]
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let trimmed = value.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return (name.lowercased(), String(trimmed))
  }
}
