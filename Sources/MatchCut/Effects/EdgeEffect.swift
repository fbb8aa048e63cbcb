import UIKit

/// The effects ``TransitionEffect/slide(from:)`` and ``TransitionEffect/cover(from:)``.
struct EdgeEffect: TransitionEffect {
  fileprivate let edge: TransitionEdge
  fileprivate let movesBack: Bool

  func arrange(_ stage: TransitionStage) {
    stage.moveFront(beyond: edge, movingBackBy: movesBack ? 1 : 0)
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// A slide: the front screen comes from an edge and pushes the screen behind out at the opposite
  /// one.
  ///
  /// If UIKit does not give the screen behind to the animator, as in a `.custom` presentation, that
  /// screen stays, as in a ``cover(from:)``.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  /// - Returns: The effect.
  public static func slide(from edge: TransitionEdge) -> AnyTransitionEffect {
    AnyTransitionEffect(EdgeEffect(edge: edge, movesBack: true))
  }

  /// A cover: the front screen comes from an edge, and the screen behind stays in its place.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  /// - Returns: The effect.
  public static func cover(from edge: TransitionEdge) -> AnyTransitionEffect {
    AnyTransitionEffect(EdgeEffect(edge: edge, movesBack: false))
  }
}

extension TransitionStage {
  /// Moves the front screen beyond an edge while it is away, and the screen behind out of its way.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - fraction: The part of the front screen's displacement by which the screen behind moves.
  /// - Returns: The displacement of the front screen, in points.
  @discardableResult func moveFront(
    beyond edge: TransitionEdge, movingBackBy fraction: CGFloat
  ) -> CGPoint {
    let offset = edge.offset(from: frontFrame, beyond: container.bounds, layoutDirection)
    set(\.center, of: front, away: front.center + offset)
    if let back, fraction != 0 {
      set(\.center, of: back, settled: back.center - offset * fraction)
    }
    return offset
  }
}
