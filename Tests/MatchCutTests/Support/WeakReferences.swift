import Testing

/// Objects that have to be gone by the end of a test.
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

  /// The names of the objects that still live.
  var alive: [String] {
    references.filter { $0.object != nil }.map(\.name)
  }

  /// Expects that all objects are gone.
  func expectGone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(alive.isEmpty, "still alive: \(alive)", sourceLocation: sourceLocation)
  }
}
