import UIKit

/// The effect ``TransitionEffect/fadeThrough``.
struct FadeThroughEffect: TransitionEffect {
  private static let scale: CGFloat = 0.92

  func timing(for operation: TransitionOperation) -> TransitionTiming {
    MaterialFade.timing
  }

  func arrange(_ stage: TransitionStage) {
    MaterialFade.arrange(stage)
    let rest = stage.front.transform
    stage.set(\.transform, of: stage.front, away: rest.scaledBy(x: Self.scale, y: Self.scale))
  }
}

extension TransitionEffect where Self == AnyTransitionEffect {
  /// Material's fade through, for screens without a strong relationship: the screen behind fades
  /// out, and then the front screen fades in and grows a little.
  ///
  /// If UIKit does not give the screen behind to the animator, as in a `.custom` presentation, that
  /// screen stays. The values are those of Material's implementation for Flutter: 0.3 seconds on the
  /// curve (0.4, 0, 0.2, 1), of which the first 30 percent fade out and the rest fades in, and growth
  /// from 0.92.
  public static var fadeThrough: AnyTransitionEffect {
    AnyTransitionEffect(FadeThroughEffect())
  }
}

/// The fade of Material's motion: one screen fades out before the other fades in.
///
/// The values are those of the package "animations" of the Flutter authors: 0.3 seconds on the
/// curve (0.4, 0, 0.2, 1), of which the first 30 percent fade out and the rest fades in. In
/// Flutter, the fades have curves of their own; here they follow that one.
enum MaterialFade {
  /// The part of the transition over which the screen behind fades.
  private static let backPart = 0...0.3
  /// The part over which the front screen fades.
  private static let frontPart = 0.3...1

  /// The timing of the effects.
  static var timing: TransitionTiming {
    .cubic(
      controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1), duration: 0.3)
  }

  /// Fades both screens, and fills the container behind them with the background of the screen
  /// behind, because both are transparent for a moment.
  @MainActor static func arrange(_ stage: TransitionStage) {
    let front = stage.front
    stage.set(\.alpha, of: front, away: front.alpha.fadedOut, during: frontPart)
    guard let back = stage.back else { return }
    let color = back.opaqueBackgroundColor ?? .systemBackground
    stage.add(UIView(frame: stage.container.bounds, color: color), below: back)
    stage.set(\.alpha, of: back, settled: back.alpha.fadedOut, during: backPart)
  }
}

extension UIView {
  /// The background color of the view, or of a subview that fills it, if it is opaque.
  fileprivate var opaqueBackgroundColor: UIColor? {
    if let color = shownBackgroundColor, color.cgColor.alpha == 1 { return color }
    for subview in subviews where subview.frame.contains(bounds) && !subview.isHidden {
      if let color = subview.opaqueBackgroundColor { return color }
    }
    return nil
  }
}
