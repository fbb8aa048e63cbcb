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
  public var backdrop: PresentationBackdrop

  /// The layout of the screen at rest; it fills the container by default.
  public var layout: PresentationLayout

  /// The corner radius of the screen at rest, in points; 0 by default.
  ///
  /// The range is 0 to half of the shorter side. A zoom animates it from the corner radius of the
  /// source.
  public var cornerRadius: CGFloat

  /// The scale of the screen behind while the screen is shown; 1, which leaves it as it is, by
  /// default.
  ///
  /// The view of the presenting controller is scaled about its center, along with the transition,
  /// and gets the corners of the display. The background of the window shows around it. While the
  /// window changes its size, with Reduce Motion, and if the presentation removes the presenter, the
  /// view is not scaled. The range is above 0, up to 1; other numbers are replaced by 1.
  /// ``PresentationOptions/measuredScaleBehind`` is the system's value.
  public var scaleBehind: CGFloat

  /// The scale of the screen behind a push of the system's zoom, 0.914, as measured by the public
  /// repository "swift_transitions"; presentations were not measured.
  public static let measuredScaleBehind: CGFloat = 0.914

  /// Whether a tap beside the screen dismisses it, if the user may dismiss it; `false` by default.
  ///
  /// It has no effect with the layout ``PresentationLayout/fill``, which leaves no room.
  public var dismissesOnTapOutside: Bool

  /// Whether the presenter leaves the view hierarchy while the screen is shown, as with the style
  /// `.fullScreen`; `false` by default.
  ///
  /// The presenter then gets the appearance callbacks, such as `viewWillDisappear(_:)`. Effects
  /// have its view as ``TransitionStage/back``. For a dismissal, the view is back before the first
  /// frame; if the dismissal is canceled, it leaves again. The value has no effect with other
  /// layouts than ``PresentationLayout/fill``, where the presenter stays visible.
  public var removesPresenter: Bool

  /// Creates options.
  ///
  /// - Parameters:
  ///   - backdrop: The backdrop between the screen and the one behind.
  ///   - layout: The layout of the screen at rest.
  ///   - cornerRadius: The corner radius of the screen at rest, in points.
  ///   - scaleBehind: The scale of the screen behind while the screen is shown.
  ///   - dismissesOnTapOutside: Whether a tap beside the screen dismisses it.
  ///   - removesPresenter: Whether the presenter leaves the view hierarchy while the screen is shown.
  public init(
    backdrop: PresentationBackdrop = .automatic, layout: PresentationLayout = .fill,
    cornerRadius: CGFloat = 0, scaleBehind: CGFloat = 1, dismissesOnTapOutside: Bool = false,
    removesPresenter: Bool = false
  ) {
    self.backdrop = backdrop
    self.layout = layout
    self.cornerRadius = cornerRadius
    self.scaleBehind = scaleBehind
    self.dismissesOnTapOutside = dismissesOnTapOutside
    self.removesPresenter = removesPresenter
  }
}

extension PresentationOptions {
  /// Whether the presenter leaves the view hierarchy, which takes a screen that fills the
  /// container.
  var isPresenterRemoved: Bool { removesPresenter && layout.fillsContainer }

  /// Reports as misuse that a presenter cannot be removed with the layout.
  @MainActor func reportContradiction(of transition: AnyObject) {
    guard removesPresenter, !isPresenterRemoved else { return }
    Misuse.report(
      transition,
      """
      PresentationOptions.removesPresenter has no effect with this layout, beside which the presenter \
      stays visible: use the layout .fill, or set removesPresenter to false.
      """)
  }
}

/// The backdrop between a presented screen and the one behind it.
///
/// The backdrop appears and disappears along with the transition. If the transition is not
/// animated, it does so at once.
public enum PresentationBackdrop: Sendable {
  /// A black dimming that depends on the effect of the presentation: with an alpha of 0.15 for a
  /// zoom, as measured in the system's zoom, and of 0.2 for any other effect, as measured in its
  /// sheets.
  case automatic

  /// A color that fades in above the screen behind; black with an alpha of 0.2 by default.
  case dimming(UIColor = UIColor(white: 0, alpha: 0.2))

  /// A blur whose effect is animated rather than its alpha, so that it is never flat.
  case blur(UIBlurEffect.Style)

  /// No visible backdrop.
  ///
  /// Touches beside the screen still do not reach the screen behind.
  case none
}

/// The layout of a presented screen at rest.
public enum PresentationLayout: Sendable {
  /// The screen fills the container.
  case fill

  /// The screen is in the center of the safe area, in the size of the controller's
  /// `preferredContentSize`.
  ///
  /// At least `margin` points, 16 by default, remain to each side of the safe area. A preferred
  /// width or height of 0 takes all the available space. The card stays clear of the keyboard. It
  /// follows changes of the preferred size, animated if the app makes the change in an animation.
  case card(margin: CGFloat = 16)

  /// The screen is at the lower edge and as wide as the container, in the height of the controller's
  /// `preferredContentSize`, to which the safe area's lower inset is added.
  ///
  /// At least `margin` points, 10 by default, remain between the screen and the top of the safe
  /// area. A preferred height of 0 takes all the available space. The sheet follows the preferred
  /// size as a ``card(margin:)`` does.
  case bottomSheet(margin: CGFloat = 10)

  /// A closure returns the frame of the screen, in the coordinates of the container.
  ///
  /// MatchCut calls it at every layout of the container. An empty or invalid rectangle is replaced
  /// by the whole container. The screen keeps the transition alive, and with it the closure, which
  /// should therefore capture the screen weakly.
  case custom(@MainActor (PresentationGeometry) -> CGRect)

  /// Whether the frame is always the bounds of the container.
  package var fillsContainer: Bool {
    if case .fill = self { true } else { false }
  }

  /// The rectangle of the screen, in the coordinates of the container.
  @MainActor func frame(in geometry: PresentationGeometry) -> CGRect {
    let frame =
      switch self {
      case .fill: geometry.bounds
      case .card(let margin): Self.card(in: geometry, margin: margin)
      case .bottomSheet(let margin): Self.bottomSheet(in: geometry, margin: margin)
      case .custom(let layOut): layOut(geometry)
      }
    return frame.isValid ? frame : geometry.bounds
  }

  private static func card(in geometry: PresentationGeometry, margin: CGFloat) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let safeArea = geometry.safeArea
    let width = extent(geometry.preferredContentSize.width, in: safeArea.width - 2 * margin)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - 2 * margin)
    // With whole points, the content is aligned with pixels.
    return CGRect(
      x: (safeArea.midX - width / 2).rounded(), y: (safeArea.midY - height / 2).rounded(),
      width: width, height: height)
  }

  private static func bottomSheet(in geometry: PresentationGeometry, margin: CGFloat) -> CGRect {
    let margin = margin.isFinite ? max(0, margin) : 0
    let (bounds, safeArea) = (geometry.bounds, geometry.safeArea)
    let height = extent(geometry.preferredContentSize.height, in: safeArea.height - margin)
    let top = (safeArea.maxY - height).rounded()
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }

  private static func extent(_ preferred: CGFloat, in available: CGFloat) -> CGFloat {
    max(0, preferred > 0 ? min(preferred, available) : available)
  }
}

/// The geometry from which a ``PresentationLayout`` computes a frame.
public struct PresentationGeometry: Sendable {
  /// The bounds of the container, in points.
  public let bounds: CGRect

  /// The safe area insets of the container, in points; the bottom inset includes the keyboard.
  public let safeAreaInsets: UIEdgeInsets

  /// The `preferredContentSize` of the presented controller, in points.
  ///
  /// It is zero if the controller has none.
  public let preferredContentSize: CGSize

  /// The layout direction of the container, for layouts with a leading and a trailing side.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// The bounds without the safe area insets.
  public var safeArea: CGRect { bounds.inset(by: safeAreaInsets) }
}
