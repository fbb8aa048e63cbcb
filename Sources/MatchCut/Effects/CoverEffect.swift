import UIKit

/// A cover: the front screen comes from an edge, above the screen behind, which stays in its place.
public struct CoverEffect: TransitionEffect {
  private let edge: TransitionEdge

  /// Makes a cover.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  public init(from edge: TransitionEdge) {
    self.edge = edge
  }

  /// Returns the front screen beyond the edge, and in its place.
  ///
  /// - Parameter stage: The screens of the transition.
  /// - Returns: The two poses.
  public func poses(on stage: TransitionStage) -> TransitionPoses {
    EdgeMotion(from: edge, on: stage, share: 0).poses()
  }
}

extension TransitionEffect where Self == CoverEffect {
  /// A cover, in which only the front screen moves; see ``CoverEffect``.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  /// - Returns: The effect.
  public static func cover(from edge: TransitionEdge) -> CoverEffect {
    CoverEffect(from: edge)
  }
}
