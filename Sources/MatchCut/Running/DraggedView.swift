import UIKit

/// A view that follows a finger by its transform.
@MainActor final class DraggedView {
  let view: UIView
  /// The position of the layer.
  ///
  /// Moving the view would change its safe area, and lay out the content in every frame (F6).
  let position: LedgerEntry<UIView, CGPoint>
  let transform: LedgerEntry<UIView, CGAffineTransform>
  let restTransform: CGAffineTransform
  private var transformAtGrab: CGAffineTransform

  /// Creates the dragged view for a view at rest.
  init(_ view: UIView, on stage: TransitionStage) {
    self.view = view
    restTransform = view.layerTransform
    transformAtGrab = restTransform
    position = stage.ledger.entry(.layerPosition, of: view)
    transform = stage.ledger.entry(.layerTransform, of: view)
  }

  /// Records where the finger grabs the view.
  func grab() {
    transformAtGrab = view.layerTransform
  }

  /// Moves the view with the finger.
  func follow(_ drag: DragTransform) {
    let shift = drag.shift(of: centerAtGrab)
    var dragged = scaled(by: drag)
    dragged.tx += shift.x
    dragged.ty += shift.y
    transform.writeTransient(dragged)
  }

  /// Moves the translation from the transform to the position, without a visible change.
  ///
  /// The position can be animated independently of the scale.
  func commitTranslation(_ drag: DragTransform) {
    guard drag != DragTransform() else { return }
    let shift = drag.shift(of: centerAtGrab)
    transform.writeTransient(scaled(by: drag))
    position.writeTransient(view.center + shift)
  }

  /// Moves the displacement from a position into the transform, without a visible change.
  func movePositionIntoTransform(from rest: CGPoint) {
    var moved = view.layerTransform
    moved.tx += view.center.x - rest.x
    moved.ty += view.center.y - rest.y
    transform.writeTransient(moved)
    position.writeTransient(rest)
  }

  private func scaled(by drag: DragTransform) -> CGAffineTransform {
    let scaled = transformAtGrab.scaledBy(x: drag.scale, y: drag.scale)
    return drag.rotation == 0 ? scaled : scaled.rotated(by: drag.rotation)
  }

  /// The center of the view when the finger grabbed it.
  private var centerAtGrab: CGPoint { view.center + transformAtGrab.translation }
}
