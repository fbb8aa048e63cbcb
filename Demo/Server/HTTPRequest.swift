/// A request without a body, which is all that this server accepts.
struct HTTPRequest: Equatable {
  let method: String
  /// The path, beginning with a slash, and the query.
  let target: String
  /// The values of each field, by its name in lower case.
  private let fields: [String: [String]]

  init(method: String, target: String, fields: [String: [String]]) {
    self.method = method
    self.target = target
    self.fields = fields
  }

  /// The value of a field that occurs once.
  subscript(_ name: String) -> String? {
    guard let values = fields[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// Whether a field lists a word, in any case.
  func lists(_ word: String, in name: String) -> Bool {
    (fields[name] ?? []).contains { value in
      value.split(separator: ",").contains { part in
        part.filter { $0 != " " && $0 != "\t" }.lowercased() == word
      }
    }
  }
}
