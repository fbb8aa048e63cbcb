import UIKit

/// The fade of Material's motion: the one screen fades out before the other one fades in.
///
/// The figures are those of Material's own implementation for Flutter (the package "animations" of
/// the Flutter authors): what goes fades over the first 0.3, what comes over the rest of 0.3
/// seconds on the curve (0.4, 0, 0.2, 1). Its fades have curves of their own besides, and here
/// follow that one.
@MainActor struct ThroughFade {
  /// The part of the transition over which the screen behind fades.
  nonisolated private static let backPart = 0...0.3
  /// The part over which the front screen fades.
  nonisolated private static let frontPart = 0.3...1

  /// The timing of the effects.
  nonisolated static var timing: TransitionTiming {
    .cubic(
      controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1), duration: 0.3)
  }

  private let stage: TransitionStage
  private let alpha: CGFloat
  private let backAlpha: CGFloat

  /// Makes the fade, and fills the container behind the screens, which are both transparent at
  /// times.
  init(on stage: TransitionStage) {
    self.stage = stage
    alpha = stage.front.alpha
    backAlpha = stage.back?.alpha ?? 1
    guard let back = stage.back else { return }
    let fill = UIView(frame: stage.container.bounds)
    fill.backgroundColor = .systemBackground
    fill.isUserInteractionEnabled = false
    stage.add(fill, below: back)
  }

  /// Fades the screens as they are in a pose.
  func strike(_ pose: FrontPose) {
    let isAway = pose == .away
    let frontAlpha = isAway ? stage.faded(alpha) : alpha
    stage.during(Self.frontPart) { stage.set(\.alpha, of: stage.front, to: frontAlpha) }
    guard let back = stage.back else { return }
    stage.during(Self.backPart) { stage.set(\.alpha, of: back, to: isAway ? backAlpha : 0) }
  }
}
