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
///
/// The options apply to the style `.custom`. With UIKit's styles, such as `.overCurrentContext` in
/// one column of a split view, the screen fills what UIKit gives it.
public struct PresentationOptions: Sendable {
  /// The backdrop between the screen and the one behind; by default
  /// ``PresentationBackdrop/automatic``, a black dimming with an alpha of 0.15 for a zoom and of
  /// 0.2 for any other effect.
  public var backdrop: PresentationBackdrop

  /// The layout of the screen at rest; it fills the container by default.
  public var layout: PresentationLayout

  /// The corner radius of the screen at rest, in points; 0 by default.
  ///
  /// The range is 0 to half of the shorter side. A zoom animates it from the source's corner
  /// radius.
  public var cornerRadius: CGFloat

  /// Whether a tap beside the screen dismisses it, if the user may dismiss it; `false` by default.
  ///
  /// It has no effect with ``PresentationLayout/fill``, because nothing is beside the screen then.
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
  ///   - dismissesOnTapOutside: Whether a tap beside the screen dismisses it.
  ///   - removesPresenter: Whether the presenter leaves the view hierarchy.
  public init(
    backdrop: PresentationBackdrop = .automatic, layout: PresentationLayout = .fill,
    cornerRadius: CGFloat = 0, dismissesOnTapOutside: Bool = false, removesPresenter: Bool = false
  ) {
    self.backdrop = backdrop
    self.layout = layout
    self.cornerRadius = cornerRadius
    self.dismissesOnTapOutside = dismissesOnTapOutside
    self.removesPresenter = removesPresenter
  }
}

extension PresentationOptions {
  /// Whether the presenter leaves the view hierarchy; the screen has to fill the container.
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
