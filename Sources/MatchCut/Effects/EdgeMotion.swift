import UIKit

/// A front screen that comes from an edge, and a screen behind that gives way to it.
@MainActor struct EdgeMotion {
  /// The way of the front screen from its place at rest, in points.
  let way: CGPoint

  private let stage: TransitionStage
  private let share: CGFloat
  private let rest: CGPoint
  private let backRest: CGPoint

  /// Makes the motion of screens that are at rest.
  ///
  /// - Parameters:
  ///   - edge: The edge beyond which the front screen is away.
  ///   - stage: The screens.
  ///   - share: The part of the front screen's way that the screen behind goes.
  init(from edge: TransitionEdge, on stage: TransitionStage, share: CGFloat) {
    self.stage = stage
    self.share = share
    rest = stage.front.center
    backRest = stage.back?.center ?? .zero
    way = edge.way(
      from: stage.frontFrame, beyond: stage.container.bounds, stage.layoutDirection)
    stage.noteWay(way)
  }

  /// Moves both screens to where they are in a pose.
  func strike(_ pose: FrontPose) {
    let isAway = pose == .away
    let place = isAway ? CGPoint(x: rest.x + way.x, y: rest.y + way.y) : rest
    stage.set(\.center, of: stage.front, to: place)
    guard let back = stage.back, share != 0 else { return }
    let part = isAway ? 0 : share
    let backPlace = CGPoint(x: backRest.x - way.x * part, y: backRest.y - way.y * part)
    stage.set(\.center, of: back, to: backPlace)
  }

  /// The two poses, with further changes in each.
  func poses(with changes: @escaping @MainActor (FrontPose) -> Void = { _ in }) -> TransitionPoses {
    TransitionPoses(
      away: {
        strike(.away)
        changes(.away)
      },
      settled: {
        strike(.settled)
        changes(.settled)
      })
  }
}
