public import UIKit

/// How a screen is shown while it is presented: what is behind it, where it is, and what a tap
/// beside it does.
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
  /// What is between the screen and the one behind; a black dimming at a fifth by default.
  public var backdrop = PresentationBackdrop.dimming()

  /// Where the screen is at rest; all over the container by default.
  public var layout = PresentationLayout.fill

  /// The corner radius of the screen at rest, in points; 0 by default.
  ///
  /// A number that is negative or not finite counts as 0, and one beyond half of the shorter side
  /// as that half. A zoom comes to it from the radius of its source.
  public var cornerRadius: CGFloat = 0

  /// Whether a tap beside the screen dismisses it, if the user may; `false` by default.
  ///
  /// With the layout ``PresentationLayout/fill`` there is nothing beside it.
  public var dismissesOnTapOutside = false

  /// Makes options with the defaults.
  public init() {}

  /// The corner radius of a screen of a size, with nothing but sense in it.
  func usableCornerRadius(for size: CGSize) -> CGFloat {
    guard cornerRadius.isFinite else { return 0 }
    return max(0, min(cornerRadius, size.width / 2, size.height / 2))
  }
}
