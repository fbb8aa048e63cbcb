import Foundation

/// An object that is not retained, and the method that is called on it.
struct TargetAction {
  let selector: Selector
  private weak var object: AnyObject?
  private let hasObject: Bool

  /// Without a target, it is called on the first object in the responder chain that has the method.
  init(_ target: Any?, _ selector: Selector) {
    self.selector = selector
    object = target.map { $0 as AnyObject }
    hasObject = target != nil
  }

  /// The object, which may have been released.
  var target: AnyObject? { object }
  /// Whether the object has been released.
  var isDead: Bool { hasObject && object == nil }

  /// Whether it is that of a target; `nil` is the responder chain.
  func isSame(target: Any?) -> Bool {
    !isDead && target.map { $0 as AnyObject } === object
  }

  /// Whether it has a target and a selector, each of which may be any for `nil`.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || isSame(target: target)) && (selector == nil || selector == self.selector)
  }

  /// Calls the method.
  ///
  /// Without a target, the chain of the first responder comes first, then that of the sender.
  /// - Returns: Whether an object has the method.
  @MainActor @discardableResult
  func send(from sender: Any?, in view: UIResponder?, event: UIEvent? = nil) -> Bool {
    let world = World.current
    let receiver =
      hasObject ? object : responder(from: world.keyboard.responder) ?? responder(from: view)
    guard let receiver else { return false }
    world.hosting { selector.send(to: receiver, sender: sender, event: event) }
    return true
  }

  @MainActor private func responder(from first: UIResponder?) -> UIResponder? {
    var responder = first
    while let here = responder, !selector.isMethod(of: here) { responder = here.next }
    return responder
  }
}
