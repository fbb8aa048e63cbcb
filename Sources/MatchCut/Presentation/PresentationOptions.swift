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
  /// A number that is negative or not finite counts as 0, and one beyond half of the shorter side
  /// as that half. A zoom animates the corner radius from that of its source.
  public var cornerRadius: CGFloat = 0

  /// The scale to which the screen behind recedes while the screen is shown; 1 by default, at which it
  /// stays in its place.
  ///
  /// The screen behind a push of the system's zoom was measured to recede to
  /// ``PresentationOptions/measuredScaleBehind``; presentations were not measured. It recedes and comes
  /// back along with the transition, about its middle, with the corners of the display. A number that is
  /// not positive, beyond 1 or not finite counts as 1. With Reduce Motion, the screen behind stays.
  ///
  /// It is the view of the controller that presents that is scaled. While the window changes its size,
  /// it is in its place. What is seen around it is the background of the window.
  public var scaleBehind: CGFloat = 1

  /// The scale of the screen behind the system's zoom, as the public repository "swift_transitions"
  /// has measured it: 0.914.
  public static let measuredScaleBehind: CGFloat = 0.914

  /// Whether a tap beside the screen dismisses it, if the user may dismiss it; `false` by default.
  ///
  /// With the layout ``PresentationLayout/fill``, there is no room beside the screen.
  public var dismissesOnTapOutside = false

  /// Makes options with the defaults.
  public init() {}
}
