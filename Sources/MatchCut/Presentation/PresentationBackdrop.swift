public import UIKit

/// What is between a presented screen and the one behind it.
///
/// It appears and goes along with the transition, and is there at once if that is not animated.
public enum PresentationBackdrop: Sendable {
  /// A colour that fades in above what is behind; black at a fifth by default.
  case dimming(UIColor = UIColor(white: 0, alpha: 0.2))

  /// A blur that grows and shrinks by its effect, so that it is one at every step.
  case blur(UIBlurEffect.Style)

  /// Nothing. Touches beside the screen do not get through to what is behind all the same.
  case none
}
