import Testing

/// Objects that must be released at the end of a test.
@MainActor
struct WeakReferences {
  private struct Reference {
    let name: String
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  /// Watches an object, without retaining it.
  mutating func watch(_ object: AnyObject?, _ name: String) {
    references.append(Reference(name: name, object: object))
  }

  /// The names of the objects that are still alive.
  var alive: [String] {
    references.filter { $0.object != nil }.map(\.name)
  }

  /// Expects that all objects were released.
  func expectGone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(alive.isEmpty, "still alive: \(alive)", sourceLocation: sourceLocation)
  }
}
