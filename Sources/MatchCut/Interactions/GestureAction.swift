#if canImport(ObjectiveC)
import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
///
/// Recognizers do not retain their targets: let the recognizer itself own the action.
final class GestureAction: NSObject {
  private weak var recognizer: UIGestureRecognizer?
  private let handler: @MainActor () -> Void

  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.recognizer = recognizer
    self.handler = handler
    super.init()
    recognizer.addTarget(self, action: #selector(fire))
  }

  /// Makes the recognizer report to it no longer.
  @MainActor func invalidate() {
    recognizer?.removeTarget(self, action: nil)
  }

  @MainActor @objc private func fire() {
    handler()
  }
}
#else
@_spi(Simulator) import UIKit

/// A closure that a gesture recognizer calls whenever it reports.
///
/// Target and action need the Objective-C runtime. The headless recognizers take a closure instead.
final class GestureAction {
  private weak var recognizer: UIGestureRecognizer?
  private let handler: @MainActor () -> Void

  @MainActor init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
    self.recognizer = recognizer
    self.handler = handler
    recognizer.onAction(for: self) { [weak self] _ in self?.handler() }
  }

  /// Makes the recognizer report to it no longer.
  @MainActor func invalidate() {
    recognizer?.removeActions(for: self)
  }
}
#endif
