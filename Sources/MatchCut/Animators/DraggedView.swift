import UIKit

/// A view that a finger drags, by its transform, from where the finger took it.
@MainActor final class DraggedView {
  let view: UIView
  /// The place of the layer.
  ///
  /// Moved as a view, a screen would lay out its content anew for the safe area of each place (F6).
  let position: LedgerEntry<UIView, CGPoint>
  let transform: LedgerEntry<UIView, CGAffineTransform>
  let restTransform: CGAffineTransform
  private var heldTransform: CGAffineTransform

  /// Makes the dragged view of one that is at rest.
  init(_ view: UIView, on stage: TransitionStage) {
    self.view = view
    restTransform = view.layerTransform
    heldTransform = restTransform
    position = stage.ledger.own(.layerPosition, of: view)
    transform = stage.ledger.own(.layerTransform, of: view)
  }

  /// Notes where the finger takes the view.
  func take() {
    heldTransform = view.layerTransform
  }

  /// Moves the view with the finger.
  func follow(_ drag: DragTransform) {
    let shift = drag.shift(of: heldCenter)
    var dragged = scaled(by: drag)
    dragged.tx += shift.x
    dragged.ty += shift.y
    transform.pass(dragged)
  }

  /// Moves the translation of the finger from the transform into the centre of the view, which
  /// looks the same, but can be animated apart from the scale.
  func settleIntoPlace(_ drag: DragTransform) {
    guard drag != DragTransform() else { return }
    let shift = drag.shift(of: heldCenter)
    transform.pass(scaled(by: drag))
    position.pass(CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y))
  }

  private func scaled(by drag: DragTransform) -> CGAffineTransform {
    let scaled = heldTransform.scaledBy(x: drag.scale, y: drag.scale)
    return drag.rotation == 0 ? scaled : scaled.rotated(by: drag.rotation)
  }

  /// The centre of the view when the finger took it.
  private var heldCenter: CGPoint {
    let center = view.center
    return CGPoint(x: center.x + heldTransform.tx, y: center.y + heldTransform.ty)
  }
}
