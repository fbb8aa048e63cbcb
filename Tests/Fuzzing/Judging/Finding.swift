/// A result that must not occur.
package struct Finding: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a finding.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// Something never ends, or a request has no result.
    case stuck
    /// A view does not have its intended look.
    case damaged
    /// A view, a recognizer or an animation is left of a transition that has ended.
    case leftBehind = "left behind"
    /// An object is retained for no reason.
    case leaked
    /// UIKit was misused.
    case misused
    /// A callback was wrong, repeated, or missing.
    case misreported
    case crashed
    /// The program hangs.
    case hung
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  package var description: String { "\(kind.rawValue): \(text)" }

  /// The part of the text that findings with one cause share, without numbers and class names of
  /// the app.
  package var signature: String {
    description.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      .filter { $0.first?.isLetter == true }
      .map { Self.ownClasses.contains(String($0)) ? "…" : String($0) }
      .joined(separator: " ")
  }

  private static let ownClasses: Set = ["AppScreen", "AppStack", "NestController"]
}
