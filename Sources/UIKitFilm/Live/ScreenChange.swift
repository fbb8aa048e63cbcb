/// The changes of a drawing from one frame to another, in this order.
package struct ScreenChange {
  /// An addition to a group, at its end or before an element.
  package struct Addition: Equatable {
    package let group: String
    package let successor: String?
    package let markup: String
  }

  /// New definitions.
  package var definitions = ""
  /// The ids of removed elements.
  package var removals: [String] = []
  package var additions: [Addition] = []
  /// The first value of each motion is used.
  package var motions: [Motion] = []

  package var isEmpty: Bool {
    definitions.isEmpty && removals.isEmpty && additions.isEmpty && motions.isEmpty
  }
}
