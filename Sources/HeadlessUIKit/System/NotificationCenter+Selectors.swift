import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object for each notification, until the object is released or removed.
  ///
  /// - Parameters:
  ///   - observer: The object, which is not retained.
  ///   - selector: The method, which takes the notification or nothing.
  ///   - name: The name of the notifications; `nil` for all names.
  ///   - object: The object that posts them; `nil` for all objects.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let method = ObservingMethod(TargetAction(observer, selector))
    let token = addObserver(forName: name, object: object, queue: nil) { method.call(with: $0) }
    let registration = Registration(
      center: self, method: method, name: name, object: object.map { $0 as AnyObject },
      token: token)
    registration.keep()
  }

  /// Ends all notifications of an observer.
  ///
  /// - Parameter observer: The object that was added, or what `addObserver(forName:…)` returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends some of the notifications of an observer.
  ///
  /// - Parameters:
  ///   - observer: The object that was added, or what `addObserver(forName:…)` returned.
  ///   - name: The name of the notifications; `nil` for all names.
  ///   - object: The object that posts them; `nil` for all objects.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    removeObserver(observer as Any, name: name, object: object)
    let object = object.map { $0 as AnyObject }
    Registration.remove {
      $0.center === self && $0.method.action.target === observer
        && (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
  }
}

/// A method that observes notifications, which may be posted on any thread.
private final class ObservingMethod: @unchecked Sendable {
  let action: TargetAction

  init(_ action: TargetAction) { self.action = action }

  func call(with notification: Notification) {
    if let target = action.target { action.selector.send(to: target, sender: notification) }
  }
}

/// An observer of one center; without closures, Foundation for Linux knows its token only.
private struct Registration: @unchecked Sendable {
  private(set) weak var center: NotificationCenter?
  let method: ObservingMethod
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  let token: any NSObjectProtocol

  private static let all = Mutex<[Registration]>([])

  /// Keeps it until it is removed, and drops those whose observer was released.
  func keep() {
    Self.remove { $0.method.action.isDead }
    Self.all.withLock { $0.append(self) }
  }

  static func remove(where isRemoved: (Registration) -> Bool) {
    let removed = all.withLock { registrations in
      let removed = registrations.filter(isRemoved)
      registrations.removeAll(where: isRemoved)
      return removed
    }
    for registration in removed {
      registration.center?.removeObserver(registration.token as Any)
    }
  }
}
