/// Something that must not be.
package struct Finding: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing it is.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// Something never ends, or has not become of what was asked for.
    case stuck
    /// A view does not look as the app wants it to.
    case damaged
    /// A view, a recognizer or an animation of a transition that is over.
    case leftBehind = "left behind"
    /// An object that nobody needs any more.
    case leaked
    /// UIKit was used as it must not be.
    case misused
    /// The app was told something wrong, twice, or not at all.
    case misreported
    case crashed
    /// The program does not return.
    case hung
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  package var description: String { "\(kind.rawValue): \(text)" }

  /// What findings of one cause have in common: the words, without the numbers and the classes of
  /// the app's own.
  package var signature: String {
    description.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      .filter { $0.first?.isLetter == true }
      .map { Self.ownClasses.contains(String($0)) ? "…" : String($0) }
      .joined(separator: " ")
  }

  private static let ownClasses: Set = ["AppScreen", "AppStack", "NestController"]
}
