import UIKit

/// The surroundings of a presented screen: the backdrop, the source while it is hidden, the text
/// that was being edited, and the status bar.
@MainActor final class PresentationSurroundings {
  let backdrop: BackdropView
  /// The views that the presentation hides.
  let hiddenSource = HiddenSource()
  /// The text behind a screen that fills its container.
  let editingBehind = EditingBehind()
  /// The screen that controls the status bar because of ``captureStatusBar(for:)``.
  private weak var statusBarScreen: UIViewController?

  init(_ options: PresentationOptions) {
    backdrop = BackdropView(options.backdrop)
  }

  /// Lets a screen that fills its container control the status bar.
  ///
  /// By default, UIKit allows that only with the style `.fullScreen` (H). A card leaves the status
  /// bar to the screen behind.
  func captureStatusBar(for screen: UIViewController) {
    guard !screen.modalPresentationCapturesStatusBarAppearance else { return }
    screen.modalPresentationCapturesStatusBarAppearance = true
    statusBarScreen = screen
  }

  /// Dims the screen behind, alongside the presentation of a screen if that is animated.
  func appear(behind screen: UIViewController) {
    editingBehind.follow(screen, isAppearing: true)
    animate(alongside: screen.transitionCoordinator) { [self] in
      // At the latest; UIKit may animate the presentation itself.
      editingBehind.end()
      backdrop.isShown = true
    }
  }

  /// Brightens the screen behind, and shows the source, alongside the dismissal if that is animated.
  func disappear(behind screen: UIViewController) {
    editingBehind.follow(screen, isAppearing: false)
    animate(alongside: screen.transitionCoordinator) { [self] in
      backdrop.isShown = false
      hiddenSource.show()
    }
  }

  private func animate(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ changes: @escaping () -> Void
  ) {
    // The coordinator may be that of a rotation, whose animation has already begun.
    guard let coordinator, coordinator.isAnimated,
      coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
    else { return changes() }
  }

  /// Ends the presentation: releases the source and the status bar.
  func end() {
    hiddenSource.forget()
    // An app may present the controller in another way later.
    statusBarScreen?.modalPresentationCapturesStatusBarAppearance = false
  }

  /// Restores the state at rest after a canceled dismissal.
  func restore() {
    // A canceled animation restores layers, but may not restore a visual effect.
    backdrop.isShown = true
    hiddenSource.restoreRevertedValues()
    editingBehind.dismissalWasCanceled()
  }

  /// Hides the source of a screen at rest if it could be seen beside the screen.
  ///
  /// - Parameters:
  ///   - container: The container of the presentation.
  ///   - request: The presentation.
  ///   - effectProvider: Returns the effect, for the source of a presentation without animation.
  func hideSource(
    in container: UIView, for request: TransitionRequest, by effectProvider: EffectProvider
  ) {
    if hiddenSource.awaitsEffect {
      hiddenSource.awaitsEffect = false
      let effect = effectProvider(request)?.chosen(for: .present).respectingReduceMotion
      let source = effect?.sourced(for: .present)?.sourceView(in: container, for: request)
      if let source { hiddenSource.add(source) }
    }
    hiddenSource.hide()
  }
}

/// The view of a ``PresentationBackdrop``; handles taps.
final class BackdropView: UIView {
  /// Whether the backdrop is visible; set in the animation of a transition.
  var isShown = false {
    didSet { draw() }
  }

  /// Called when the view has moved to a window, or out of it.
  var onMove: (() -> Void)?

  /// The opacity of the black behind an effect that does not set it.
  private static let dimming: CGFloat = 0.2

  private let backdrop: PresentationBackdrop
  private let effectView: UIVisualEffectView?
  // Recognizers do not retain their targets.
  private var tapAction: GestureAction?

  init(_ backdrop: PresentationBackdrop) {
    self.backdrop = backdrop
    effectView = if case .blur = backdrop.kind { UIVisualEffectView(effect: nil) } else { nil }
    super.init(frame: .zero)
    if case .dimming(let color) = backdrop.kind { backgroundColor = color }
    if let effectView { addSubview(effectView) }
    draw()
  }

  required init?(coder: NSCoder) { nil }

  /// Inserts the backdrop, still invisible, below everything in a container.
  ///
  /// The effect determines the dimming of an ``PresentationBackdrop/automatic`` backdrop.
  func add(to container: UIView, for effect: (any TransitionEffect)?) {
    if case .automatic = backdrop.kind {
      let dimming = effect?.sourced(for: .present)?.dimming ?? Self.dimming
      backgroundColor = UIColor(white: 0, alpha: dimming)
    }
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(self, at: 0)
  }

  /// Sets the handler of a tap anywhere on the backdrop.
  func onTap(_ handler: @escaping @MainActor () -> Void) {
    let tap = UITapGestureRecognizer()
    tapAction = GestureAction(of: tap, handler: handler)
    addGestureRecognizer(tap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The layout of the screen may depend on the insets, even at the same size of the container.
    superview?.setNeedsLayout()
  }

  private func draw() {
    switch backdrop.kind {
    case .automatic, .dimming: alpha = isShown ? 1 : 0
    // An effect view with an alpha below 1, its own or a superview's, does not draw its effect. So
    // the effect is animated instead.
    case .blur(let style): effectView?.effect = isShown ? UIBlurEffect(style: style) : nil
    case .none: break
    }
  }
}
