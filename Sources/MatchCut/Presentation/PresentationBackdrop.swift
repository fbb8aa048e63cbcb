public import UIKit

/// The backdrop between a presented screen and the one behind it.
///
/// The backdrop appears and disappears along with the transition. If the transition is not
/// animated, it does so at once.
public enum PresentationBackdrop: Sendable {
  /// A black dimming that depends on the effect of the presentation: with an alpha of 0.15 for a zoom,
  /// as the system's was measured, and of 0.2 for any other effect, as a sheet's was.
  case automatic

  /// A colour that fades in above the screen behind; black with an alpha of 0.2 by default.
  case dimming(UIColor = UIColor(white: 0, alpha: 0.2))

  /// A blur whose effect is animated, so that it is a blur at every step.
  case blur(UIBlurEffect.Style)

  /// No visible backdrop.
  ///
  /// Touches beside the screen still do not reach the screen behind.
  case none
}
