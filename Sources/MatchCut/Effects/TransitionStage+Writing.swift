import UIKit

// How a value gets to a view.
extension TransitionStage {
  /// Writes a value through the ledger.
  func write<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root, _ value: Value,
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    guard let screen = object as? UIView, isScreen(screen), PosePart.geometry.takes(value) else {
      return ledger.set(keyPath, of: object, to: value, by: areEqual)
    }
    // The layer moves rather than the view: UIKit computes the safe area anew when a view moves, and
    // the content would jump (F6).
    if let position = screen.position(by: keyPath, value) {
      ledger.own(.layerPosition, of: screen, to: position)
    } else if let transform = value as? CGAffineTransform,
      keyPath as AnyKeyPath == \UIView.transform
    {
      ledger.own(.layerTransform, of: screen, to: transform)
    } else if let bounds = value as? CGRect, screen is ClipView,
      keyPath as AnyKeyPath == \UIView.bounds
    {
      ledger.own(.layerBounds, of: screen, to: bounds)
    } else {
      ledger.own(LedgerProperty(keyPath), of: object, to: value, by: areEqual)
    }
  }

  /// Whether a view is one of the screens, the clip around one, or moves with one.
  private func isScreen(_ view: UIView) -> Bool {
    view === mover || view === front || view === back || view.superview is ClipView
      || clipped.contains { $0 === view } || companions.contains { $0 === view }
  }
}
