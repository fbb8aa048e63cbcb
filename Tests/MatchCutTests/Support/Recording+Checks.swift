import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Expectations of every frame.
@MainActor
extension Recording {
  /// The frames in which a view was visible.
  func frames(showing view: UIView) -> [Frame] {
    frames.filter { $0.visibleAlpha(of: view) > 0 && !$0.visibleFrame(of: view).isEmpty }
  }

  /// Expects that a view moves, grows and fades without a jump.
  ///
  /// In a 60th of a second an edge may move by the fraction `step` of the screen's height, and the
  /// opacity may change by `fade`.
  func expectContinuous(
    _ view: UIView, step: CGFloat = 0.15, fade: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = frames(showing: view)
    for (frame, next) in zip(shown, shown.dropFirst()) {
      let turns = max(1, CGFloat(next.time - frame.time) * 60)
      let distance = frame.visibleFrame(of: view).distance(to: next.visibleFrame(of: view))
      let change = abs(frame.visibleAlpha(of: view) - next.visibleAlpha(of: view))
      #expect(
        distance <= step * size.height * turns,
        """
        at \(next.time) s: from \(frame.visibleFrame(of: view)) to \(next.visibleFrame(of: view))
        """,
        sourceLocation: sourceLocation)
      #expect(
        change <= fade * turns, "at \(next.time) s: the opacity jumps by \(change)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects that a view only grows, or only shrinks, and its opacity with it.
  func expectMonotone(
    _ view: UIView, growing: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = frames(showing: view)
    let sign: CGFloat = growing ? 1 : -1
    for (frame, next) in zip(shown, shown.dropFirst()) {
      let (old, new) = (frame.visibleFrame(of: view), next.visibleFrame(of: view))
      let steps = [
        old.minX - new.minX, old.minY - new.minY, new.maxX - old.maxX, new.maxY - old.maxY,
      ]
      #expect(
        steps.allSatisfy { $0 * sign >= -0.001 }, "at \(next.time) s: from \(old) to \(new)",
        sourceLocation: sourceLocation)
      let change = next.visibleAlpha(of: view) - frame.visibleAlpha(of: view)
      #expect(
        change * sign >= -0.001, "at \(next.time) s: the opacity changes by \(change)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects that in each frame one of the views fills the screen, and is opaque.
  func expectNeverEmpty(
    _ views: [UIView], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = CGRect(origin: .zero, size: size)
    for frame in frames {
      let isCovered = views.contains { view in
        frame.visibleAlpha(of: view) > 0.999 && frame.visibleFrame(of: view).isClose(to: screen)
      }
      #expect(isCovered, "at \(frame.time) s the window is empty", sourceLocation: sourceLocation)
    }
  }
}

extension Frame {
  /// A view's layer as it was drawn; `nil` if it was not in the window.
  @MainActor func node(of view: UIView) -> RenderNode? {
    nodes.first { $0.id == view.layer.id }
  }

  /// The clip of a view's layer, if there is one.
  @MainActor func clip(of view: UIView) -> RenderNode? {
    guard let node = node(of: view), nodes.indices.contains(node.parent) else { return nil }
    let parent = nodes[node.parent]
    return parent.clips ? parent : nil
  }

  /// The transform from a layer's coordinates to the window's, as drawn.
  func transformToWindow(of node: RenderNode) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = node
    while nodes.indices.contains(node.parent) {
      transform = transform.concatenating(node.transformToSuperlayer)
      node = nodes[node.parent]
    }
    return transform
  }
}
