public import UIKit

/// How a screen is presented and dismissed: the object to assign to `transitioningDelegate`.
///
/// ```swift
/// let zoom = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .panDown)
/// present(photo, using: zoom)
/// ```
///
/// The second line does the same as the following lines, and keeps the transition alive, because
/// `transitioningDelegate` is a weak reference:
///
/// ```swift
/// photo.transitioningDelegate = zoom
/// photo.modalPresentationStyle = .custom
/// present(photo, animated: true)
/// ```
///
/// If you assign the transition yourself, retain it until the presentation begins. The presentation
/// then keeps it alive. One transition can serve any number of presentations, even at the same
/// time. The styles `.fullScreen`, `.overFullScreen`, `.currentContext` and `.overCurrentContext`
/// work as well; there, ``PresentationOptions`` have no effect, and the gesture needs an animated
/// presentation.
public final class ModalTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let timing: TransitionTiming?
  private let dismissal: DismissalGesture?
  private let dismissalOptions: GestureOptions
  package let presentation: PresentationOptions
  private let effectProvider: EffectProvider
  /// The gestures that present with the transition.
  private var presentingInteractions: [Weak<PanPresentInteraction>] = []

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - effect: The look of the presentation and of the dismissal.
  ///   - timing: The timing of the presentation and of the dismissal; the effect's own
  ///     ``TransitionEffect/timing(for:)`` by default.
  ///   - dismissal: The gesture that dismisses the screen; none by default.
  ///   - dismissalOptions: The options of that gesture; `GestureOptions()` by default. They have no
  ///     effect without a `dismissal`.
  ///   - presentation: The backdrop and the layout of the screen, and whether a tap beside it
  ///     dismisses; `PresentationOptions()` by default.
  public convenience init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil,
    dismissal: DismissalGesture? = nil, dismissalOptions: GestureOptions = GestureOptions(),
    presentation: PresentationOptions = PresentationOptions()
  ) {
    self.init(
      timing: timing, dismissal: dismissal, dismissalOptions: dismissalOptions,
      presentation: presentation
    ) { _ in effect }
  }

  /// Creates a transition whose effect a closure chooses for each presentation and each dismissal.
  ///
  /// ```swift
  /// ModalTransition { request in
  ///   request.operation == .present ? .cover(from: .bottom) : .fade
  /// }
  /// ```
  ///
  /// The other parameters are those of ``init(_:timing:dismissal:dismissalOptions:presentation:)``.
  /// The gesture does not begin where the closure returns `nil`.
  ///
  /// - Parameters:
  ///   - timing: The timing of all effects; by default each effect's
  ///     ``TransitionEffect/timing(for:)``.
  ///   - dismissal: The gesture that dismisses the screen.
  ///   - dismissalOptions: The options of that gesture.
  ///   - presentation: The backdrop and the layout of the screen.
  ///   - effect: A closure that returns the effect of one transition. If it returns `nil`, UIKit
  ///     plays its own transition, without interaction. MatchCut may call it more than once for a
  ///     transition. It lives as long as the presented screen, so capture controllers weakly.
  public init(
    timing: TransitionTiming? = nil, dismissal: DismissalGesture? = nil,
    dismissalOptions: GestureOptions = GestureOptions(),
    presentation: PresentationOptions = PresentationOptions(),
    effect: @escaping @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?
  ) {
    Keyboard.observe()
    effectProvider = effect
    self.timing = timing
    self.dismissal = dismissal
    self.dismissalOptions = dismissalOptions
    self.presentation = presentation
  }

  /// Returns the recognizers of the gesture that dismisses a screen.
  ///
  /// You can add failure requirements between them and other recognizers, for example so that one
  /// of your own comes first. Do not replace their delegates. Each presentation has its own: ask once
  /// `present(_:using:)` has returned.
  ///
  /// - Parameter presented: A screen that is presented with the transition.
  /// - Returns: The recognizers, on the container of the presentation; none without a gesture, for a
  ///   screen of another transition, or while the screen is not presented.
  public func dismissalGestureRecognizers(of presented: UIViewController) -> [UIGestureRecognizer] {
    guard presented.transitioningDelegate === self, presented.presentingViewController != nil
    else { return [] }
    return presented.dismissalInteraction?.gestureRecognizers ?? []
  }

  /// Returns the animator of a presentation; `nil` if no effect is chosen.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let request = TransitionRequest(
      operation: .present, frontController: presented, backController: presenting)
    let animator = animator(for: request)
    if !presented.modalPresentationStyle.isForTransitions {
      Misuse.report(
        presented,
        """
        \(type(of: presented)) has a transition and the modalPresentationStyle \
        \(presented.modalPresentationStyle.name), so UIKit plays its own animation: call \
        present(_:using:), or set the style to .custom or .fullScreen.
        """)
    }
    // With the style `.custom`, UIKit already has the kit's presentation controller (A2). It keeps
    // the transition alive, so there is no need to load the view here.
    if presented.modalPresentationStyle != .custom, let view = presented.view {
      TransitionAttachment.attach(self, to: view)
      let interaction = interaction(dismissing: presented)
      view.replaceInteraction(with: interaction.map(DismissalAttachment.init))
    }
    connect(
      animator, to: presented,
      by: interaction(presenting: presented) ?? presented.dismissalInteraction)
    return animator
  }

  /// Returns the animator of a dismissal; `nil` if no effect is chosen.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed.modalPresentation?.saveFirstResponder()
    let animator = animator(for: .dismissal(of: dismissed))
    connect(animator, to: dismissed, by: dismissed.dismissalInteraction)
    return animator
  }

  /// Returns the interaction that drives the presentation with a gesture, or lets the user catch it
  /// in flight; `nil` without a gesture.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(using: animator)
  }

  /// Returns the interaction that drives the dismissal with a gesture, or lets the user catch it in
  /// flight; `nil` without a gesture.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(using: animator)
  }

  /// Returns the presentation controller; UIKit asks for it with the style `.custom` only.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    // Without a presenting controller, UIKit has been seen to present nothing but the backdrop.
    ModalPresentationController(
      presented: presented, presenting: presenting ?? source, effectProvider: effectProvider,
      options: presentation, interaction: interaction(dismissing: presented), keeping: self)
  }

  /// Returns what drives the transition of an animator, or lets the user catch it.
  private func interaction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let interaction = (animator as? TransitionAnimator)?.interaction
    return (interaction as? any GestureInteractionController)?.controller(using: animator)
  }

  private func animator(for request: TransitionRequest) -> TransitionAnimator? {
    effectProvider(request).map { TransitionAnimator($0, for: request.operation, timing: timing) }
  }

  private func interaction(dismissing presented: UIViewController) -> (any DismissalInteraction)? {
    guard let dismissal else { return nil }
    let options = dismissalOptions.beginning { [effectProvider] in
      effectProvider(.dismissal(of: $0.viewController)) != nil
    }
    switch dismissal.kind {
    case .pan(let release):
      return PanDismissInteraction(
        dismissing: presented, direction: dismissal.direction, release: release,
        options: options)
    case .drag(let release, let gestures):
      return DragDismissInteraction(
        dismissing: presented, direction: dismissal.direction, gestures: gestures,
        release: release, options: options)
    }
  }

  /// Adds a gesture that presents with the transition, without retaining it.
  func add(_ interaction: PanPresentInteraction) {
    presentingInteractions.removeAll { $0.object == nil }
    presentingInteractions.append(Weak(interaction))
  }

  /// Returns the gesture that presents a controller now; `nil` if the app presents it.
  func interaction(presenting presented: UIViewController) -> PanPresentInteraction? {
    presentingInteractions.lazy.compactMap(\.object).first { $0.isPresenting(presented) }
  }

  /// Whether there is an effect for a presentation.
  func animates(_ presented: UIViewController, from presenter: UIViewController?) -> Bool {
    let request = TransitionRequest(
      operation: .present, frontController: presented, backController: presenter)
    return effectProvider(request) != nil
  }

  /// Connects an interaction with the animator of its next transition.
  private func connect(
    _ animator: TransitionAnimator?, to presented: UIViewController,
    by interaction: (any GestureInteractionController)?
  ) {
    guard let animator else { return }
    animator.interaction = interaction
    interaction?.gesture.prepare(for: animator)
    presented.modalPresentation?.interactionInFlight = interaction
    if let attachment = presented.dismissalAttachment {
      animator.onStart = { [weak attachment] in attachment?.install(in: $0) }
    }
  }
}

extension UIViewController {
  /// Presents a controller with a transition, retained by the controller's view.
  ///
  /// The method sets the controller's `transitioningDelegate`, sets its `modalPresentationStyle` to
  /// `.custom`, and calls `present(_:animated:completion:)`. The controller's view is loaded when
  /// the method returns. `dismiss(animated:completion:)` dismisses it. The transition stays
  /// assigned for later presentations. If the controller is already presented, as after a double
  /// tap, it keeps its transition, and UIKit ignores the call.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - transition: The transition of the presentation and of the dismissal.
  ///   - animated: Whether the presentation is animated; `true` by default.
  ///   - completion: Called when the presentation has ended; `nil` by default.
  public func present(
    _ viewController: UIViewController, using transition: ModalTransition, animated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    expectMainThread()
    guard viewController.presentingViewController == nil else {
      return present(viewController, animated: animated, completion: completion)
    }
    viewController.reportOverwrittenStyle()
    viewController.transitioningDelegate = transition
    viewController.modalPresentationStyle = .custom
    present(viewController, animated: animated, completion: completion)
    // After `present`: this loads the view, and `viewDidLoad` may read the presenting controller.
    if let view = viewController.view { TransitionAttachment.attach(transition, to: view) }
  }

  /// Reports as misuse that the transition replaces a style that the app has set.
  private func reportOverwrittenStyle() {
    let style = modalPresentationStyle
    // The getter returns the style that the default stands for.
    guard ![.custom, .automatic, .pageSheet].contains(style) else { return }
    Misuse.report(
      self,
      """
      present(_:using:) replaces the modalPresentationStyle \(style.name) of \(type(of: self)) by \
      .custom: to keep it, set transitioningDelegate and call present(_:animated:) instead.
      """)
  }
}

extension UIModalPresentationStyle {
  /// The name of the style in Swift.
  fileprivate var name: String {
    let names: [UIModalPresentationStyle: String] = [
      .fullScreen: ".fullScreen", .pageSheet: ".pageSheet", .formSheet: ".formSheet",
      .currentContext: ".currentContext", .custom: ".custom", .overFullScreen: ".overFullScreen",
      .overCurrentContext: ".overCurrentContext", .popover: ".popover", .none: ".none",
      .automatic: ".automatic",
    ]
    return names[self] ?? "\(rawValue)"
  }

  /// Whether UIKit lets a transitioning delegate animate and drive presentations of the style.
  fileprivate var isForTransitions: Bool {
    switch self {
    case .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}
