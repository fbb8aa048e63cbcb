#if !canImport(ObjectiveC)
import UIKit
import UIKitSimulator

extension UIGestureRecognizer {
  convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping @MainActor (Target, Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target, Sender) -> Void
  ) {
    addAction(for: target) { [weak target] in
      if let target, let sender = $0 as? Sender { action(target, sender) }
    }
  }
}

extension UIControl {
  func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target, Sender) -> Void,
    for events: UIControl.Event
  ) {
    addAction(
      UIAction { [weak target] in
        if let target, let sender = $0.sender as? Sender { action(target, sender) }
      }, for: events)
  }
}
#endif
