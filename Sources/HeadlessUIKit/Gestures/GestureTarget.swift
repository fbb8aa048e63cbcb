import Foundation

/// A target of a recognizer, which is not retained.
@MainActor
final class GestureTarget {
  private(set) weak var object: AnyObject?
  private let handler: @MainActor (UIGestureRecognizer) -> Void

  init(_ object: AnyObject, handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.object = object
    self.handler = handler
  }

  func send(_ sender: UIGestureRecognizer) {
    guard let object else { return }
    withExtendedLifetime(object) { handler(sender) }
  }
}

extension UIGestureRecognizer {
  /// Adds a closure in place of a target and an action; the target is not retained.
  @_spi(Simulator) public func onAction(
    for target: AnyObject, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    targets.removeAll { $0.object == nil }
    targets.append(GestureTarget(target, handler: handler))
  }

  /// Removes the closures that were added for a target.
  @_spi(Simulator) public func removeActions(for target: AnyObject) {
    targets.removeAll { $0.object == nil || $0.object === target }
  }

  /// Calls the targets, except those that are removed meanwhile.
  func sendAction(reporting state: State) {
    reportedState = state
    for target in targets where targets.contains(where: { $0 === target }) { target.send(self) }
    reportedState = nil
  }
}
