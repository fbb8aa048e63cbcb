import Foundation

/// A target of a recognizer, which is not retained.
@MainActor
final class GestureTarget {
  private(set) weak var object: AnyObject?
  /// The action; nil for a closure.
  let selector: Selector?
  private let handler: @MainActor (UIGestureRecognizer) -> Void

  init(_ object: AnyObject, handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.object = object
    selector = nil
    self.handler = handler
  }

  init(_ object: AnyObject, selector: Selector) {
    self.object = object
    self.selector = selector
    handler = { [weak object] in if let object { selector.send(to: object, sender: $0) } }
  }

  func send(_ sender: UIGestureRecognizer) {
    guard let object else { return }
    withExtendedLifetime(object) { handler(sender) }
  }
}

extension UIGestureRecognizer {
  /// Adds a target, which is not retained, unless it has been added with this action already.
  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.selector == action }) else {
      return
    }
    targets.append(GestureTarget(object, selector: action))
  }

  /// Removes a target, or every target for `nil`, with one of its actions, or all of them for `nil`.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (target == nil || $0.object === object) && (action == nil || $0.selector == action)
    }
  }

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
