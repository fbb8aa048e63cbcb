#if canImport(ObjectiveC)
import UIKit

// Calls a closure whenever a recognizer reports, for as long as the object is kept.
final class RecognizerAction: NSObject {
  private let handler: @MainActor (UIGestureRecognizer) -> Void

  @MainActor init(
    of recognizer: UIGestureRecognizer,
    handler: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    self.handler = handler
    super.init()
    recognizer.addTarget(self, action: #selector(fire))
  }

  @MainActor @objc private func fire(_ recognizer: UIGestureRecognizer) {
    handler(recognizer)
  }
}
#else
import UIKit
import UIKitSimulator

final class RecognizerAction {
  @MainActor init(
    of recognizer: UIGestureRecognizer,
    handler: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    recognizer.addAction(for: self, handler)
  }
}
#endif
