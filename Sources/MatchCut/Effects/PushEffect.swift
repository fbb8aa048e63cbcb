import UIKit

/// The effect ``TransitionEffect/push``, with the values of the system's push, as measured.
struct PushEffect: TransitionEffect {
  /// The part of the front screen's displacement by which the screen behind moves.
  private static let fraction: CGFloat = 0.3
  /// The opacity of the black above the screen behind.
  private static let dimming: CGFloat = 0.1

  /// The timing of the system's push, over 0.42 seconds.
  ///
  /// The system's is a spring with a response of 0.3 seconds that does not overshoot and begins at
  /// 8.3 screen widths per second. This is the cubic curve that fits it best: UIKit has been seen
  /// to change a spring that begins so fast when it fits it to a duration.
  func timing(for operation: TransitionOperation) -> TransitionTiming {
    .cubic(
      controlPoint1: CGPoint(x: 0.247, y: 0.943), controlPoint2: CGPoint(x: 0.31, y: 1),
      duration: 0.42)
  }

  func arrange(_ stage: TransitionStage) {
    let offset = stage.moveFront(beyond: .trailing, movingBackBy: Self.fraction)
    stage.dimBack(below: stage.front, opacity: Self.dimming)
    let shadow = EdgeShadow(of: stage.frontFrame, toward: offset.x < 0 ? 1 : -1)
    let center = shadow.center
    stage.add(shadow, below: stage.front, followsDrag: true)
    stage.setTemporary(.layerPosition, of: shadow) { $0 == .away ? center + offset : center }
    stage.setDisplayCorners()
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// A push that looks like the system's: the front screen comes from the trailing edge, and the
  /// screen behind is dimmed and moves by 0.3 of that distance.
  ///
  /// Unlike the system's push, it follows MatchCut's swipe, and the user can catch it in flight. It
  /// takes 0.42 seconds. If UIKit does not give the screen behind to the animator, as in a `.custom`
  /// presentation, that screen stays, and is not dimmed.
  ///
  /// The values are those of the system's push, as measured. If the moving screen fills the window,
  /// it has the corner radius of the display.
  public static var push: AnyTransitionEffect {
    AnyTransitionEffect(PushEffect())
  }
}

/// The soft shadow beside an edge of a screen that moves sideways.
private final class EdgeShadow: LayerMovedView {
  /// In points; no shadow was measured beyond.
  private static let width: CGFloat = 18
  /// The opacity at the edge of the screen; it falls linearly from there.
  private static let opacity: CGFloat = 0.025

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates the shadow of a screen, to the right of it with the side 1 or to the left with -1.
  init(of frame: CGRect, toward side: CGFloat) {
    let edge = side > 0 ? frame.maxX : frame.minX - Self.width
    super.init(frame: CGRect(x: edge, y: frame.minY, width: Self.width, height: frame.height))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor.black.withAlphaComponent(0).cgColor,
      UIColor.black.withAlphaComponent(Self.opacity).cgColor,
    ]
    gradient.startPoint = CGPoint(x: side > 0 ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: side > 0 ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) { nil }
}
