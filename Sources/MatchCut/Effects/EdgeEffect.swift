import UIKit

/// A slide or a cover: the front screen comes from an edge, and pushes the screen behind out at the
/// opposite one, or comes over it.
///
/// Where UIKit does not hand over the screen behind, as in a `.custom` presentation, that screen
/// stays, and a slide is a cover.
public struct EdgeEffect: TransitionEffect {
  private let edge: TransitionEdge
  private let movesBack: Bool

  /// Makes a slide, or a cover.
  fileprivate init(from edge: TransitionEdge, movesBack: Bool) {
    self.edge = edge
    self.movesBack = movesBack
  }

  /// Returns the front screen beyond the edge, and in its place.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    EdgeMotion(from: edge, on: stage, share: movesBack ? 1 : 0).poses()
  }
}

extension TransitionEffect where Self == EdgeEffect {
  /// A slide: the front screen comes from an edge and pushes the screen behind out at the opposite
  /// one.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  /// - Returns: The effect.
  public static func slide(from edge: TransitionEdge) -> EdgeEffect {
    EdgeEffect(from: edge, movesBack: true)
  }

  /// A cover: the front screen comes from an edge, above the screen behind, which stays in its place.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  /// - Returns: The effect.
  public static func cover(from edge: TransitionEdge) -> EdgeEffect {
    EdgeEffect(from: edge, movesBack: false)
  }
}
