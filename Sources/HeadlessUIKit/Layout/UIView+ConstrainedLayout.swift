import Foundation

extension UIView {
  /// Solves the equations, and places the subviews, before the view lays them out itself (AL1).
  func layOutConstrainedSubviews() {
    guard let state = constraintState, let engine = layoutEngine else { return }
    engine.flush(for: self)
    guard state.placesSubviews else { return }
    (self as? UIScrollView)?.takeContentSize(from: engine)
    for child in children {
      guard let item = child.constraintState?.item, item.engine === engine else { continue }
      if item.role == .placed { child.take(item.frame) }
    }
  }

  /// Bounds, then center: the transform has no part in it (AL9).
  private func take(_ frame: CGRect) {
    let anchor = layer.values.anchorPoint
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  func translationDidChange() {
    guard let state = constraintState else { return }
    if translatesAutoresizingMaskIntoConstraints { state.wasPlaced = false }
    state.rememberGeometry()
    if state.outerConstraints > 0, controller != nil { layoutHostDidChange() }
  }
}
