#if canImport(ObjectiveC)
import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
///
/// Recognizers do not retain their targets: let the recognizer itself own the action.
final class GestureAction: NSObject {
  private let handler: @MainActor () -> Void

  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    super.init()
    recognizer.addTarget(self, action: #selector(fire))
  }

  @MainActor @objc private func fire() {
    handler()
  }
}
#else
@_spi(Simulator) import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
///
/// Target and action need the Objective-C runtime; the headless recognizers take a closure instead.
final class GestureAction {
  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    recognizer.onAction { _ in handler() }
  }
}
#endif
