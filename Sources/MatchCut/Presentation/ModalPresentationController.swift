import UIKit

/// The presentation controller of a ``ModalTransition``.
///
/// It owns what lasts while a screen is shown: the clip around it, the backdrop, the gesture that
/// dismisses it, and the transition itself. It lays out the screen at rest only. While a transition
/// is in flight, the transition moves the screen, and a new size of the container takes effect at
/// the end.
final class ModalPresentationController: UIPresentationController {
  /// The interaction with which a finger may dismiss the screen.
  let interaction: (any DismissalInteraction)?

  private let effectProvider: EffectProvider
  private let options: PresentationOptions
  /// The transition, which lives as long as the screen.
  private let transition: NSObject
  private let clip = ClipView()
  private let surroundings: PresentationSurroundings
  private let keyboard = Keyboard()
  /// Whether the controller has let the screen control the status bar.
  private var controlsStatusBar = false
  /// The frame of the screen at rest.
  private var restFrame = CGRect.zero
  private var isAtRest = true
  /// Whether the presentation has ended, and no dismissal has since.
  private var isShown = false
  /// Whether the user has requested the next dismissal, by a tap or VoiceOver.
  private var isUserDismissal = false
  /// Whether the presentation is in flight, or UIKit has been asked for it.
  private(set) var isPresenting = true

  /// Makes the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller of the screen.
  ///   - presenting: The controller that presents it.
  ///   - effectProvider: Chooses the effect of the presentation, also if that is not animated.
  ///   - options: The backdrop and the layout of the screen, and whether a tap beside it dismisses.
  ///   - interaction: The interaction with which a finger may dismiss the screen; `nil` for none.
  ///   - transition: The transition, which lives as long as the screen.
  init(
    presented: UIViewController, presenting: UIViewController?,
    effectProvider: @escaping EffectProvider, options: PresentationOptions,
    interaction: (any DismissalInteraction)?, keeping transition: NSObject
  ) {
    self.effectProvider = effectProvider
    self.options = options
    self.interaction = interaction
    self.transition = transition
    surroundings = PresentationSurroundings(options)
    super.init(presentedViewController: presented, presenting: presenting)
    clip.hiddenSource = surroundings.hiddenSource
    takeStatusBar()
    surroundings.backdrop.onMove = { [weak self] in
      // An app may remove the container in an animation block.
      UIView.performWithoutAnimation { self?.containerMoved() }
    }
  }

  override var presentedView: UIView? { clip }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0, ofSize: $0.bounds.size) } ?? .zero
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    containerView.map { frame(in: $0, ofSize: parentSize).size } ?? parentSize
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
    // If the app changes the size in an animation, the layout belongs to that animation.
    if UIView.inheritedAnimationDuration > 0, isAtRest { containerView?.layoutIfNeeded() }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    if let view = presentedViewController.view {
      clip.embed(view)
      TransitionAttachment.attach(transition, to: view)
    }
    surroundings.backdrop.add(to: containerView, for: effectProvider(request))
    keyboard.beginObserving { [weak self] in self?.keyboardChanged($0) }
    // This hides the siblings of the container, which are the screens behind, from VoiceOver.
    containerView.accessibilityViewIsModal = true
    clip.onEscape = { [weak self] in self?.dismissByUser() ?? false }
    if options.dismissesOnTapOutside {
      surroundings.backdrop.onTap { [weak self] in _ = self?.dismissByUser() }
    }
    for recognizer in interaction?.gestureRecognizers ?? [] {
      containerView.addGestureRecognizer(recognizer)
    }
    layOut()
    isAtRest = false
    if !isAnimatedPresentation { surroundings.hiddenSource.beginUnanimated() }
    surroundings.addScreenBehind(presentingViewController.viewIfLoaded, container: containerView)
    alongsideTransition { [surroundings] in surroundings.appear() }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    comeToRest(isShown: completed)
    isPresenting = false
    if completed { UIAccessibility.post(notification: .screenChanged, argument: clip) }
    pendingDismissal?.transitionEnded(isGone: !completed)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isAtRest = false
    if isUserDismissal { UserDismissal(self).willBegin() }
    alongsideTransition { [surroundings] in surroundings.disappear() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed {
      surroundings.restore()
      // Before the layout, so that a card does not move down and up again.
      keyboard.restoreFirstResponder()
    }
    comeToRest(isShown: !completed)
    if completed { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    pendingDismissal?.transitionEnded(isGone: completed)
    guard isUserDismissal else { return }
    isUserDismissal = false
    UserDismissal(self).didEnd(isDismissed: completed)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    interaction?.transition.interrupt()
    // UIKit sets the frame of the screen behind, which is undefined with a transform (F1).
    UIView.performWithoutAnimation { surroundings.screenBehind?.comeBack() }
    let scale: (any UIViewControllerTransitionCoordinatorContext) -> Void = { [weak self] _ in
      self?.scaleScreenBehindAtRest()
    }
    coordinator.animate(alongsideTransition: scale, completion: scale)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOut()
  }

  private func containerMoved() {
    updateHiddenSource()
    // Outside of a window, UIKit may set the frame of the screen behind.
    if containerView?.window == nil {
      surroundings.screenBehind?.comeBack()
    } else {
      scaleScreenBehindAtRest()
    }
  }

  private func scaleScreenBehindAtRest() {
    if isShown, isAtRest, containerView?.window != nil { surroundings.screenBehind?.recede() }
  }

  /// Dismisses the screen if the user may dismiss it, and returns whether it does.
  private func dismissByUser() -> Bool {
    if pendingDismissal != nil { return true }
    guard UserDismissal.request(presentedViewController) != nil else { return false }
    // The delegate is told when the transition begins, because an app may delay or drop the
    // dismissal.
    isUserDismissal = true
    DismissalMark.put(on: presentedViewController)
    presentedViewController.dismiss(animated: true)
    return true
  }

  private var pendingDismissal: PendingDismissal? { .of(presentedViewController) }

  /// Saves the first responder, before UIKit takes the keyboard away for a dismissal.
  func saveFirstResponder() {
    keyboard.saveFirstResponder(in: presentedViewController.viewIfLoaded)
  }

  private func keyboardChanged(_ change: Keyboard.Change) {
    guard isAtRest, let containerView else { return }
    containerView.setNeedsLayout()
    UIView.animate(
      withDuration: change.duration, delay: 0, options: change.options,
      animations: { containerView.layoutIfNeeded() })
  }

  private func comeToRest(isShown: Bool) {
    self.isShown = isShown
    isAtRest = true
    // The transition may end in an animation block.
    UIView.performWithoutAnimation {
      if isShown {
        layOut()
        surroundings.rest(isBesideSource: isBesideSource)
      } else {
        surroundings.end()
      }
    }
    guard !isShown else { return }
    keyboard.endObserving()
    interaction?.transition.scroll.forget()
    returnStatusBar()
  }

  private func layOut() {
    guard let containerView else { return }
    surroundings.backdrop.frame = containerView.bounds
    guard isAtRest else { return }
    restFrame = frameOfPresentedViewInContainerView
    clip.untransformedFrame = restFrame
    clip.layer.cornerRadius = restFrame.size.fitting(cornerRadius: options.cornerRadius)
    updateHiddenSource()
  }

  /// Hides the source of the screen as soon as it could be seen beside the screen.
  ///
  /// Releases it when the container leaves its window, for whatever reason.
  private func updateHiddenSource() {
    guard isShown else { return }
    guard let containerView, containerView.window != nil else {
      return surroundings.hiddenSource.release()
    }
    if isAtRest, isBesideSource {
      surroundings.hideSource(in: containerView, for: request, by: effectProvider)
    }
  }

  private var request: TransitionRequest {
    TransitionRequest(
      operation: .present, frontController: presentedViewController,
      backController: presentingViewController)
  }

  /// Whether something can be seen beside the screen.
  private var isBesideSource: Bool {
    guard let containerView else { return false }
    return clip.layer.cornerRadius > 0
      || !restFrame.contains(containerView.bounds)
  }

  private func frame(in container: UIView, ofSize size: CGSize) -> CGRect {
    let bounds = CGRect(origin: container.bounds.origin, size: size)
    let geometry = PresentationGeometry(
      bounds: bounds,
      safeAreaInsets: keyboard.adding(to: container.safeAreaInsets, in: container, bounds: bounds),
      preferredContentSize: presentedViewController.preferredContentSize.sensible,
      layoutDirection: container.effectiveUserInterfaceLayoutDirection)
    return options.layout.frame(in: geometry)
  }

  /// Lets a screen that fills its container control the status bar.
  ///
  /// UIKit lets it do so only with the style `.fullScreen` (H). A card leaves the status bar to the
  /// screen behind.
  private func takeStatusBar() {
    guard case .fill = options.layout,
      !presentedViewController.modalPresentationCapturesStatusBarAppearance
    else { return }
    presentedViewController.modalPresentationCapturesStatusBarAppearance = true
    controlsStatusBar = true
  }

  /// Resets that, since an app may present the controller differently later.
  private func returnStatusBar() {
    guard controlsStatusBar else { return }
    controlsStatusBar = false
    presentedViewController.modalPresentationCapturesStatusBarAppearance = false
  }

  /// Makes changes alongside the transition, or at once if it is not animated.
  private func alongsideTransition(_ changes: @escaping () -> Void) {
    // The coordinator may be that of a rotation, whose animation has already begun.
    guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated,
      coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
    else { return changes() }
  }

  /// Whether the presentation has its own animation, rather than taking place during a rotation.
  private var isAnimatedPresentation: Bool {
    guard let coordinator = presentedViewController.transitionCoordinator else { return false }
    return coordinator.isAnimated
      && coordinator.viewController(forKey: .to) === presentedViewController
  }
}

extension ModalPresentationController: UserDismissing {
  func forgetRequest() {
    isUserDismissal = false
  }
}
