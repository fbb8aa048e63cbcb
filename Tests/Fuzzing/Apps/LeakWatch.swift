import UIKit

/// References objects weakly.
@MainActor final class LeakWatch {
  private struct Reference {
    let name: String
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  /// Watches an object from now on.
  @discardableResult func watched<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
    references.append(Reference(name: name, object: object))
    return object
  }

  /// The names of the objects that still live.
  var alive: [String] {
    references.filter { $0.object != nil }.map(\.name)
  }

  /// The navigation controllers that still live.
  var stacks: [AppStack] {
    references.compactMap { $0.object as? AppStack }
  }

  /// The alerts that still live.
  var alerts: [AppAlert] {
    references.compactMap { $0.object as? AppAlert }
  }

  /// The screens that still live.
  var screens: [AppScreen] {
    references.compactMap { $0.object as? AppScreen }
  }
}
