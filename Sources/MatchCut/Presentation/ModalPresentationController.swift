import UIKit

/// The presentation controller of a ``ModalTransition``.
///
/// It owns what lasts as long as the presentation: the clip around the screen, the backdrop, the
/// gesture that dismisses it, and the transition itself. It lays out the screen only at rest. A new
/// size of the container takes effect at the end of a transition in flight.
final class ModalPresentationController: UIPresentationController {
  enum Phase {
    /// UIKit has been asked for the presentation, or it is in flight.
    case presenting
    /// The screen is at rest.
    case shown
    case dismissing
    case gone
  }

  /// The interaction that dismisses the screen; `nil` without a gesture.
  let interaction: (any DismissalInteraction)?
  /// The interaction that UIKit last received for a transition: that one, or one that presents.
  weak var interactionInFlight: (any GestureInteractionController)?
  /// Called at the end of each transition.
  var onRest: (@MainActor () -> Void)?
  let effectProvider: EffectProvider
  let options: PresentationOptions
  /// Keeps the transition alive as long as the screen.
  private let transition: NSObject
  let clip = ClipView()
  let surroundings: PresentationSurroundings
  let keyboard = Keyboard()
  private var firstResponder = SavedFirstResponder()
  private(set) var phase = Phase.presenting
  /// Whether the screen behind is visible beside the screen, as of the last layout at rest.
  var showsSurroundings = false
  /// The change of the keyboard or of the size during the transition in flight, to apply at its
  /// end; `nil` if neither has changed.
  private var changeInFlight: Keyboard.Change?
  /// Whether the user has requested the next dismissal, by a tap or VoiceOver.
  private var isUserDismissal = false

  /// Creates the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller of the screen.
  ///   - presenting: The controller that presents it.
  ///   - effectProvider: Returns the effect of the presentation, even if that is not animated.
  ///   - options: The backdrop and the layout of the screen, and whether a tap beside it dismisses.
  ///   - interaction: The interaction that dismisses the screen; `nil` for none.
  ///   - transition: The transition to keep alive as long as the screen.
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
    if options.layout.fillsContainer { surroundings.captureStatusBar(for: presented) }
    surroundings.backdrop.onMove = { [weak self] in
      // An app may remove the container in an animation block.
      UIView.performWithoutAnimation { self?.updateHiddenSource() }
    }
  }

  /// Whether a transition is in flight, until UIKit reports its end.
  var isInTransition: Bool { phase == .presenting || phase == .dismissing }

  override var presentedView: UIView? { clip }

  override var shouldRemovePresentersView: Bool { options.isPresenterRemoved }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0, bounds: $0.bounds) } ?? .zero
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let containerView else { return parentSize }
    let bounds = CGRect(origin: containerView.bounds.origin, size: parentSize)
    return frame(in: containerView, bounds: bounds).size
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if phase == .shown, let swipe = presentedViewController.transitionCoordinator,
      swipe.isInteractive
    {
      // Another size would end a swipe back in a stack, so the screen has it at the end.
      swipe.animate(alongsideTransition: nil) { [weak self] _ in self?.keyboardChanged(.resizing) }
      return
    }
    containerView?.setNeedsLayout()
    // If the app changes the size in an animation, the layout is a part of that.
    if UIView.inheritedAnimationDuration > 0, phase == .shown { containerView?.layoutIfNeeded() }
    if isInTransition, containerView != nil { changeInFlight = changeInFlight ?? .resizing }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    options.reportContradiction(of: transition)
    keyboard.beginObserving(above: containerView) { [weak self] in self?.keyboardWillChange($0) }
    if let view = presentedViewController.view {
      // A view without a size would get wrong insets when it enters a window.
      layOut()
      clip.embed(view)
      TransitionAttachment.attach(transition, to: view)
      if !options.layout.fillsContainer, presentedViewController.preferredContentSize == .zero {
        // The screen may know its size after its first layout.
        view.layoutIfNeeded()
        layOut()
      }
      changeInFlight = nil
    }
    surroundings.backdrop.add(to: containerView, for: effectProvider(request()))
    if clip.untransformedFrame.contains(containerView.bounds) {
      surroundings.editingBehind.willEnd(in: containerView.window)
      clip.onFirstPose = { [surroundings] in surroundings.editingBehind.end() }
    }
    if !options.layout.fillsContainer {
      // A container may load the screen inside, and then know its size, only when it appears.
      clip.onFirstLayout = { [weak self] in self?.layOut() }
    }
    // This hides the siblings of the container, with the screens behind, from VoiceOver.
    containerView.accessibilityViewIsModal = true
    clip.onEscape = { [weak self] in self?.dismissByUser() ?? false }
    if options.dismissesOnTapOutside {
      surroundings.backdrop.onTap { [weak self] in _ = self?.dismissByUser() }
    }
    interaction?.gestureRecognizers.forEach(containerView.addGestureRecognizer)
    let coordinator = presentedViewController.transitionCoordinator
    // The coordinator may be that of a rotation. The presentation then has no animation.
    if coordinator?.isAnimated != true
      || coordinator?.viewController(forKey: .to) !== presentedViewController
    {
      surroundings.hiddenSource.awaitsEffect = true
    }
    surroundings.appear(behind: presentedViewController)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    comeToRest(isShown: completed)
    focus(on: completed ? clip : source(of: .present))
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    phase = .dismissing
    if isUserDismissal { reportUserDismissalStart() }
    surroundings.disappear(behind: presentedViewController)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed {
      surroundings.restore()
      // Before the layout, so that a card does not move down and up again.
      firstResponder.restore()
    }
    comeToRest(isShown: !completed)
    focus(on: completed ? source(of: .dismiss) : clip)
    guard isUserDismissal else { return }
    isUserDismissal = false
    if completed { reportUserDismissal() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    interactionInFlight?.gesture.interrupt()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard phase == .shown else { return }
    // UIKit may put a screen back into the container after a full-screen presentation (A4).
    if let view = presentedViewController.viewIfLoaded, view.superview === containerView {
      clip.embed(view)
    }
    layOut()
  }

  /// Dismisses the screen if the user may dismiss it, and returns whether it does.
  private func dismissByUser() -> Bool {
    if PendingDismissal.of(presentedViewController) != nil { return true }
    guard presentedViewController.mayBeDismissedByUser() else { return false }
    // The delegate is called at the beginning: an app may delay or ignore the dismissal.
    isUserDismissal = true
    DismissalRequestMarker.add(on: presentedViewController)
    presentedViewController.dismiss(animated: true)
    return true
  }

  /// Saves the first responder, before UIKit hides the keyboard for a dismissal.
  func saveFirstResponder() {
    // Only a gesture can cancel a dismissal.
    guard interaction != nil else { return }
    firstResponder.save(in: presentedViewController.viewIfLoaded)
    surroundings.editingBehind.dismissalWillBegin(in: containerView?.window)
  }

  private func keyboardWillChange(_ change: Keyboard.Change) {
    if phase == .dismissing, let containerView {
      EffectRun.followSource(in: containerView, duration: change.duration, options: change.options)
    }
    if options.layout.fillsContainer { return }
    // UIKit may give the keyboard back to the screen behind before it announces the dismissal.
    let isAtRest = phase == .shown && !presentedViewController.isBeingDismissed
    if isAtRest { keyboardChanged(change) } else { changeInFlight = change }
  }

  private func keyboardChanged(_ change: Keyboard.Change) {
    guard let containerView else { return }
    containerView.setNeedsLayout()
    UIView.animate(
      withDuration: change.duration, delay: 0, options: change.options,
      animations: { containerView.layoutIfNeeded() })
  }

  private func comeToRest(isShown: Bool) {
    phase = isShown ? .shown : .gone
    onRest?()
    // The transition may end in an animation block.
    UIView.performWithoutAnimation {
      if isShown {
        if changeInFlight == nil { layOut() }
        if !showsSurroundings { surroundings.hiddenSource.release() }
      } else {
        surroundings.end()
        interaction?.gesture.scroll.forget()
      }
    }
    if !isShown { surroundings.editingBehind.resume() }
    let change = changeInFlight
    changeInFlight = nil
    if let change, isShown { keyboardChanged(change) }
  }

  func request(_ operation: TransitionOperation = .present) -> TransitionRequest {
    TransitionRequest(
      operation: operation, frontController: presentedViewController,
      backController: presentingViewController)
  }

  /// The view into which the screen has gone.
  private func source(of operation: TransitionOperation) -> UIView? {
    // Without VoiceOver, the app need not be asked.
    guard UIAccessibility.isVoiceOverRunning else { return nil }
    let request = request(operation)
    return effectProvider(request)?.voiceOverTarget(for: request)
  }

  /// Moves VoiceOver's focus.
  private func focus(on view: UIView?) {
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }
}

extension ModalPresentationController: UserDismissing {
  func forgetRequest() {
    isUserDismissal = false
  }
}
