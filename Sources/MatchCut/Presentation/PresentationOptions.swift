public import UIKit

/// The backdrop and the layout of a presented screen, and whether a tap beside it dismisses.
///
/// ```swift
/// var options = PresentationOptions()
/// options.backdrop = .blur(.systemThinMaterial)
/// options.layout = .card()
/// options.cornerRadius = 24
/// options.dismissesOnTapOutside = true
/// let card = ModalTransition(.zoom(from: .view(thumbnail)), presentation: options)
/// ```
public struct PresentationOptions: Sendable {
  /// The backdrop between the screen and the one behind; by default ``PresentationBackdrop/automatic``,
  /// a black dimming with an alpha of 0.15 for a zoom and of 0.2 for any other effect.
  public var backdrop = PresentationBackdrop.automatic

  /// The layout of the screen at rest; it fills the container by default.
  public var layout = PresentationLayout.fill

  /// The corner radius of the screen at rest, in points; 0 by default.
  ///
  /// It is clamped to 0 and half of the shorter side. A zoom animates it from the corner radius of
  /// the source.
  public var cornerRadius: CGFloat = 0

  /// The scale of the screen behind while the screen is shown; 1 by default, with which it stays as it
  /// is.
  ///
  /// The view of the presenting controller is scaled about its center, along with the transition, and
  /// gets the corners of the display. Around it, the background of the window shows. While the window
  /// changes its size, and with Reduce Motion, the view is not scaled. A number outside of 0 to 1, or 0
  /// itself, counts as 1. ``PresentationOptions/measuredScaleBehind`` is the system's value.
  public var scaleBehind: CGFloat = 1

  /// The scale of the screen behind a push of the system's zoom, 0.914, as measured by the public
  /// repository "swift_transitions"; presentations were not measured.
  public static let measuredScaleBehind: CGFloat = 0.914

  /// Whether a tap beside the screen dismisses it, if the user may dismiss it; `false` by default.
  ///
  /// It has no effect with the layout ``PresentationLayout/fill``, which leaves no room.
  public var dismissesOnTapOutside = false

  /// Makes options with the defaults.
  public init() {}
}

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
