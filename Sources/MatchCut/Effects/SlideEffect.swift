import UIKit

/// A slide: the front screen comes from an edge and pushes the screen behind out at the opposite one.
///
/// Where UIKit does not hand over the screen behind, as in a `.custom` presentation, that screen
/// stays, and the slide is a ``CoverEffect``.
public struct SlideEffect: TransitionEffect {
  private let edge: TransitionEdge

  /// Makes a slide.
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
    EdgeMotion(from: edge, on: stage, share: 1).poses()
  }
}

extension TransitionEffect where Self == SlideEffect {
  /// A slide, in which both screens move; see ``SlideEffect``.
  ///
  /// - Parameter edge: The edge from which the front screen comes, and beyond which it goes.
  /// - Returns: The effect.
  public static func slide(from edge: TransitionEdge) -> SlideEffect {
    SlideEffect(from: edge)
  }
}
