import UIKit

/// A view that follows a finger by its transform.
@MainActor final class DraggedView {
  let view: UIView
  /// The position of the layer.
  ///
  /// Moving the view would change its safe area, and lay out the content in every frame (F6).
  let position: LedgerEntry<UIView, CGPoint>
  let transform: LedgerEntry<UIView, CGAffineTransform>
  let restCenter: CGPoint
  let restTransform: CGAffineTransform
  private var transformAtGrab: CGAffineTransform
  /// The transform of the drag since the finger grabbed the view.
  private(set) var drag = DragTransform()

  /// Creates the dragged view for a view at rest.
  init(_ view: UIView, on stage: TransitionStage) {
    self.view = view
    restCenter = view.center
    restTransform = view.layerTransform
    transformAtGrab = restTransform
    position = stage.ledger.entry(.layerPosition, of: view)
    transform = stage.ledger.entry(.layerTransform, of: view)
  }

  /// Records where a finger grabs the view, which another one may have moved.
  func grab() {
    commitTranslation()
    transformAtGrab = view.layerTransform
  }

  /// Moves the view with the finger.
  func follow(_ drag: DragTransform) {
    self.drag = drag
    let shift = drag.shift(of: centerAtGrab)
    var dragged = scaled(by: drag)
    dragged.tx += shift.x
    dragged.ty += shift.y
    transform.writeTransient(dragged)
  }

  /// Moves the translation from the transform to the position, without a visible change.
  ///
  /// The position can be animated independently of the scale.
  func commitTranslation() {
    guard drag != DragTransform() else { return }
    let shift = drag.shift(of: centerAtGrab)
    transform.writeTransient(scaled(by: drag))
    position.writeTransient(view.center + shift)
    drag = DragTransform()
  }

  /// Moves the displacement from the position into the transform, without a visible change.
  func movePositionIntoTransform() {
    var moved = view.layerTransform
    moved.tx += view.center.x - restCenter.x
    moved.ty += view.center.y - restCenter.y
    transform.writeTransient(moved)
    position.writeTransient(restCenter)
    drag = DragTransform()
  }

  private func scaled(by drag: DragTransform) -> CGAffineTransform {
    let scaled = transformAtGrab.scaledBy(x: drag.scale, y: drag.scale)
    return drag.rotation == 0 ? scaled : scaled.rotated(by: drag.rotation)
  }

  /// The center of the view when the finger grabbed it.
  private var centerAtGrab: CGPoint { view.center + transformAtGrab.translation }
}
