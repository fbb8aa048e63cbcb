/// Parts of a drawing that are written once and referenced by id.
package final class Definitions {
  /// The prefix of all ids, so that two drawings can be on one page.
  private let prefix: String
  private var ids: [String: String] = [:]
  /// All parts in the order in which they were first needed.
  private(set) var parts: [String] = []

  package init(prefix: String = "") {
    self.prefix = prefix
  }

  /// The id of a part, which begins with its kind; equal parts share one.
  func id(_ kind: String, _ body: (_ id: String) -> String) -> String {
    let key = kind + body("")
    if let known = ids[key] { return known }
    let id = prefix + kind + String(ids.count, radix: 36)
    ids[key] = id
    parts.append(body(id))
    return id
  }

  /// A reference to long markup, or the markup itself.
  func shared(_ markup: String) -> String {
    guard markup.utf8.count > 240 else { return markup }
    let id = id("p") { "<g id=\"\($0)\">\(markup)</g>" }
    return "<use href=\"#\(id)\"/>"
  }

  /// All parts as one text.
  package var markup: String { parts.joined() }
}
