import UIKit

/// An effect that says how dark the screen behind gets.
protocol DimmingEffect: TransitionEffect {
  /// The opacity of the black above the screen behind; `nil` if the effect does not say.
  var dimming: CGFloat? { get }
}

/// The black above the screen behind, where UIKit hands that over and no presentation dims it.
@MainActor struct BackShade {
  private let stage: TransitionStage
  private let view: UIView
  private let opacity: CGFloat

  /// Adds the black below a view; `nil` if there is no screen behind.
  init?(below sibling: UIView, opacity: CGFloat, on stage: TransitionStage) {
    guard stage.back != nil else { return nil }
    self.stage = stage
    self.opacity = opacity
    view = UIView(frame: stage.container.bounds)
    view.backgroundColor = .black
    view.isUserInteractionEnabled = false
    stage.add(view, below: sibling)
  }

  /// Sets the opacity in a pose.
  func strike(_ pose: FrontPose) {
    stage.set(\.alpha, of: view, to: pose == .away ? 0 : opacity)
  }
}
