import Foundation

extension UIView {
  /// Lets constraints place the subviews, if any do.
  func layOutByConstraints(in variant: WorldVariant) {
    if constraintState != nil { layOutConstrainedSubviews() }
    if writesGivenGeometry(in: variant) { for child in children { child.writeGivenGeometry() } }
  }

  /// Whether the subviews that constraints do not place are written, too (AL4, AL7).
  private func writesGivenGeometry(in variant: WorldVariant) -> Bool {
    if variant.rewritesGivenGeometry, constraintState?.placesSubviews == true { return true }
    return variant.engagesTransitionContainers && isTransitionContainer
  }

  private func writeGivenGeometry() {
    guard translatesAutoresizingMaskIntoConstraints, let state = constraintState else { return }
    let (size, place) = (state.givenBounds, state.givenCenter)
    bounds = CGRect(origin: bounds.origin, size: size)
    center = place
  }

  /// Remembers from now on what is set by means of the subviews.
  func representSubviews() {
    guard writesGivenGeometry(in: World.current.variant) else { return }
    for child in children { _ = child.madeConstraintState() }
  }

  /// Solves the equations, and places the subviews, before the view lays them out itself (AL1).
  private func layOutConstrainedSubviews() {
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
    let isTranslated = translatesAutoresizingMaskIntoConstraints
    let wasPlaced = isTranslated && (state.outerConstraints > 0 || state.wasPlaced)
    if isTranslated { state.wasPlaced = false }
    state.rememberGeometry()
    guard state.isPlaced != wasPlaced, state.crossingConstraints == 0 else { return }
    if controller != nil || superview?.isTransitionContainer == true { layoutHostDidChange() }
  }
}
