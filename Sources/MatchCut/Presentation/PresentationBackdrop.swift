public import UIKit

/// The backdrop between a presented screen and the one behind it.
///
/// The backdrop appears and disappears along with the transition. If the transition is not
/// animated, it does so at once.
public struct PresentationBackdrop: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case dimming(UIColor)
    case blur(UIBlurEffect.Style)
    case none
  }

  let kind: Kind

  /// A black dimming that depends on the effect: its alpha is 0.15 for a zoom, as measured in the
  /// system's zoom, and 0.2 for any other effect, as measured in the system's sheets.
  public static let automatic = PresentationBackdrop(kind: .automatic)

  /// No visible backdrop.
  ///
  /// Touches beside the screen still do not reach the screen behind.
  public static let none = PresentationBackdrop(kind: .none)

  /// Returns a color that fades in above the screen behind.
  ///
  /// - Parameter color: The color; black with an alpha of 0.2 by default.
  /// - Returns: The backdrop.
  public static func dimming(
    _ color: UIColor = UIColor(white: 0, alpha: 0.2)
  ) -> PresentationBackdrop {
    PresentationBackdrop(kind: .dimming(color))
  }

  /// Returns a blur whose effect is animated rather than its alpha, so that it is never flat.
  ///
  /// - Parameter style: The style of the blur.
  /// - Returns: The backdrop.
  public static func blur(_ style: UIBlurEffect.Style) -> PresentationBackdrop {
    PresentationBackdrop(kind: .blur(style))
  }
}
