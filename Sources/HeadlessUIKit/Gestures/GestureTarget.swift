import Foundation

/// Somebody who hears of a gesture, and who is not kept alive for that.
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
  /// Adds a closure that stands in for the action of a target, which is not retained.
  @_spi(Simulator) public func onAction(
    for target: AnyObject, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    targets.removeAll { $0.object == nil }
    targets.append(GestureTarget(target, handler: handler))
  }

  /// Removes what was added for a target.
  @_spi(Simulator) public func removeActions(for target: AnyObject) {
    targets.removeAll { $0.object == nil || $0.object === target }
  }

  /// Tells the targets; those that are removed meanwhile are not told any more.
  func sendAction(reporting state: State) {
    reportedState = state
    for target in targets where targets.contains(where: { $0 === target }) { target.send(self) }
    reportedState = nil
  }
}
