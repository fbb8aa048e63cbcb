import Foundation

/// Recognizes a finger that moves in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; none by default.
  open var edges: UIRectEdge = []

  /// The largest distance from the edge at the touch, in points.
  private static let bezel = 20.0
  private var touchedEdges: UIRectEdge = []

  /// A trackpad has no edge.
  override var takesScrolls: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible {
      touchedEdges = touches.reduce(edges) { $0.intersection(Self.edges(near: $1)) }
      guard !touchedEdges.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  override func canBegin(with translation: CGPoint) -> Bool {
    let isHorizontal = abs(translation.x) >= abs(translation.y)
    let edge: UIRectEdge =
      isHorizontal
      ? (translation.x > 0 ? .left : .right)
      : (translation.y > 0 ? .top : .bottom)
    return touchedEdges.contains(edge)
  }

  private static func edges(near touch: UITouch) -> UIRectEdge {
    guard let screen = touch.window?.bounds else { return [] }
    var edges: UIRectEdge = []
    if touch.location.x <= screen.minX + bezel { edges.insert(.left) }
    if touch.location.x >= screen.maxX - bezel { edges.insert(.right) }
    if touch.location.y <= screen.minY + bezel { edges.insert(.top) }
    if touch.location.y >= screen.maxY - bezel { edges.insert(.bottom) }
    return edges
  }
}
