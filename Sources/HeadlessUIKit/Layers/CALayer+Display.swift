import Foundation

/// The pending drawing of a layer.
struct DisplayState {
  var needsDisplay = false
  var subtreeNeedsDisplay = false
  /// Whether the content was drawn, rather than set.
  fileprivate var isDrawn = false

  var isPending: Bool { needsDisplay || subtreeNeedsDisplay }
}

extension CALayer {
  func markNeedsDisplay() {
    guard !displayState.needsDisplay else { return }
    displayState.needsDisplay = true
    parent?.markSubtreeNeedsDisplay()
  }

  /// Marks the superlayers up to the first one that is marked.
  func markSubtreeNeedsDisplay() {
    var layer: CALayer? = self
    while let current = layer, !current.displayState.subtreeNeedsDisplay {
      current.displayState.subtreeNeedsDisplay = true
      layer = current.parent
    }
  }

  /// Draws the marked layers of the tree.
  func displayTree() {
    guard displayState.isPending else { return }
    displayIfNeeded()
    guard displayState.subtreeNeedsDisplay else { return }
    displayState.subtreeNeedsDisplay = false
    for layer in sublayerList { layer.displayTree() }
  }

  /// Replaces the content by what is drawn; what was set stays if nothing has ever been drawn.
  func drawContent() {
    guard !values.bounds.isEmpty else { return }
    let context = CGContext(area: values.bounds)
    draw(in: context)
    let shapes = context.shapesFromTopLeft
    guard displayState.isDrawn || !shapes.isEmpty else { return }
    displayState.isDrawn = true
    let view = delegate as? UIView
    let mode = MainActor.assumeIsolated { view?.contentMode.imageMode }
    drawnContent = .image(
      ImageContent(shapes: shapes, size: values.bounds.size, mode: mode ?? .scaleToFill))
  }
}
