public import UIKit

/// How screens are pushed and popped: the object to assign to a navigation controller's `delegate`.
///
/// ```swift
/// PushTransition(.fade).attach(to: navigationController)
/// ```
///
/// This keeps the transition alive. A delegate that was set before is still told which screens are
/// shown, and still asked for animators and interactions. UIKit's own way works, too. The app then
/// has to keep the transition, because `delegate` is weak:
///
/// ```swift
/// navigationController.delegate = fade
/// ```
///
/// UIKit disables its swipe back while a delegate animates pushes and pops, as this one does. That
/// includes the swipe of iOS 26, which works anywhere in the content. So the transition brings a
/// gesture of its own, by default from the leading edge; see ``PopGesture``. It does not change the
/// system's recognizers, which work again as soon as another object is the delegate. If the
/// transition is assigned by hand, the gesture works from the first screen on of which UIKit tells
/// it.
public final class PushTransition: NSObject, UINavigationControllerDelegate {
  /// The look of the push and of the pop; `nil` if a closure chooses it for each transition.
  public let effect: (any TransitionEffect)?

  /// The timing of both; `nil` for the effect's own timing.
  public let timing: TransitionTiming?

  /// The gesture that pops the top screen; `nil` for none, since UIKit's own swipe is disabled,
  /// too.
  public let popGesture: PopGesture?

  /// The options of that gesture.
  public let popOptions: GestureOptions

  private let choice: EffectChoice

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - effect: The look of the push and of the pop.
  ///   - timing: The timing of both; the effect's own ``TransitionEffect/timing`` by default.
  ///   - popGesture: The gesture that pops the top screen; a swipe from the leading edge by
  ///     default.
  ///   - popOptions: The options of that gesture; `GestureOptions()` by default. They have no
  ///     effect without a `popGesture`.
  public init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil,
    popGesture: PopGesture? = .edge, popOptions: GestureOptions = GestureOptions()
  ) {
    self.effect = effect
    choice = { _ in effect }
    self.timing = timing
    self.popGesture = popGesture
    self.popOptions = popOptions
  }

  /// Makes a transition whose effect a closure chooses for each push and each pop.
  ///
  /// ```swift
  /// PushTransition { request in request.frontController is Story ? .fade : .push }
  /// ```
  ///
  /// - Parameters:
  ///   - timing: The timing of all effects; each effect's own ``TransitionEffect/timing`` by default.
  ///   - popGesture: The gesture that pops the top screen; a swipe from the leading edge by
  ///     default. It does not begin where the closure returns `nil`.
  ///   - popOptions: The options of that gesture; `GestureOptions()` by default. They have no
  ///     effect without a `popGesture`.
  ///   - effect: A closure that returns the effect of one transition. With `nil`, UIKit plays its own
  ///     transition, but without its swipe, which is disabled for every screen of the stack; prefer
  ///     ``TransitionEffect/push``, which looks the same. The kit may call the closure more than once
  ///     for a transition. It lives as long as the navigation controller's view, so it should
  ///     capture controllers weakly.
  public init(
    timing: TransitionTiming? = nil, popGesture: PopGesture? = .edge,
    popOptions: GestureOptions = GestureOptions(),
    effect: @escaping @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?
  ) {
    self.effect = nil
    choice = effect
    self.timing = timing
    self.popGesture = popGesture
    self.popOptions = popOptions
  }

  /// Makes this the transition of a navigation controller, for as long as its view lives.
  ///
  /// This loads the view. The transition refers weakly to the delegate that is set now, and passes
  /// on to it which screens are shown. If that delegate returns an animator or an interaction of
  /// its own, UIKit uses those. The transition replaces one that was attached before. Setting
  /// `delegate` afterwards detaches this one.
  ///
  /// - Parameter navigationController: The navigation controller, such as
  ///   `UIViewController.navigationController`; it is not retained. With `nil`, nothing happens.
  public func attach(to navigationController: UINavigationController?) {
    guard let navigationController, let view = navigationController.view else { return }
    let delegate = appDelegate(
      replacing: navigationController.delegate, of: navigationController)
    navigationController.delegate = self
    DelegateAttachment(self) { [weak delegate] in delegate }.attach(to: view)
    installGesture(in: navigationController)
  }

  /// Returns the recognizer of the gesture that pops the screens of a navigation controller.
  ///
  /// An app may add failure requirements between it and other recognizers. It must not replace the
  /// recognizer's delegate.
  ///
  /// - Parameter navigationController: A navigation controller.
  /// - Returns: The recognizer, on the navigation controller's view; `nil` without a gesture, or
  ///   before the transition is attached.
  public func popGestureRecognizer(
    of navigationController: UINavigationController
  ) -> UIGestureRecognizer? {
    interaction(of: navigationController)?.gestureRecognizer
  }

  // MARK: UINavigationControllerDelegate

  /// Tells the app's delegate that a screen is about to be shown.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller of the screen.
  ///   - animated: Whether the transition is animated.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    installGesture(in: navigationController)
    if !animated { interaction(of: navigationController)?.withdraw() }
    guard let delegate = appDelegate(of: navigationController) else { return }
    let willShow = optional(delegate.navigationController(_:willShow:animated:))
    willShow?(navigationController, viewController, animated)
  }

  /// Tells the app's delegate that a screen is shown.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller of the screen.
  ///   - animated: Whether the transition was animated.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let delegate = appDelegate(of: navigationController) else { return }
    let didShow = optional(delegate.navigationController(_:didShow:animated:))
    didShow?(navigationController, viewController, animated)
  }

  /// Returns the animator of a push or a pop: the one of the app's delegate, or else one for the
  /// effect.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether a screen is pushed or popped.
  ///   - fromVC: The controller of the screen that is shown.
  ///   - toVC: The controller of the screen to show.
  /// - Returns: An animator; `nil` if no effect is chosen, or if the operation is neither a push nor
  ///   a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    interaction(of: navigationController)?.prepare(for: operation, from: fromVC)
    if let delegate = appDelegate(of: navigationController) {
      let choice = optional(
        delegate.navigationController(_:animationControllerFor:from:to:))
      if let animator = choice?(navigationController, operation, fromVC, toVC) { return animator }
    }
    let request: TransitionRequest
    switch operation {
    case .push:
      request = TransitionRequest(operation: .push, frontController: toVC, backController: fromVC)
    case .pop: request = .pop(of: fromVC, to: toVC)
    default: return nil
    }
    return choice(request).map { TransitionAnimator($0, for: request.operation, timing: timing) }
  }

  /// Returns the interaction of a push or a pop: the one of the app's delegate, or else the one
  /// that drives a pop by a finger, and with which a finger may catch the transition in flight.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator, of the app or of this transition.
  /// - Returns: The app's interaction, or that of the ``popGesture``; `nil` without a gesture, or
  ///   if the animator is the app's and no finger has begun a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let choice = appDelegate(of: navigationController).flatMap {
      optional($0.navigationController(_:interactionControllerFor:))
    }
    return choose(
      choice?(navigationController, animationController), for: navigationController,
      using: animationController)
  }

  /// Adds the gesture to the view, and removes that of another transition.
  private func installGesture(in navigationController: UINavigationController) {
    guard navigationController.delegate === self, let view = navigationController.viewIfLoaded
    else { return }
    if let interaction = interaction(of: navigationController) {
      return interaction.followLayoutDirection()
    }
    let interaction = popGesture.map {
      PopInteraction($0, options: gestureOptions, of: navigationController, for: self)
    }
    install(interaction, in: view)
  }

  /// The options of the gesture, which does not begin where no effect is chosen for the pop.
  private var gestureOptions: GestureOptions {
    popOptions.beginning { [choice] request in
      let top = request.viewController
      let below = top.navigationController?.viewControllers.dropLast().last
      return choice(.pop(of: top, to: below)) != nil
    }
  }
}

extension PushTransition: ForwardingTransition {
  typealias Delegate = any UINavigationControllerDelegate
  typealias Interaction = PopInteraction
}
