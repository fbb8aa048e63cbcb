public import UIKit

/// How screens are pushed and popped: the object to assign to a navigation controller's `delegate`.
///
/// ```swift
/// PushTransition(.fade).attach(to: navigationController)
/// ```
///
/// This keeps the transition alive. A delegate that you have set before still receives every call,
/// and may return its own animators and interactions. You can also assign the transition yourself.
/// Retain it then, because `delegate` is a weak reference:
///
/// ```swift
/// navigationController.delegate = fade
/// ```
///
/// UIKit disables its swipe back while a delegate animates pushes and pops, and with it the swipe
/// of iOS 26 anywhere in the content. So the transition adds its own gesture, by default a swipe
/// from the leading edge; see ``PopGesture``. It does not change the system's recognizers. They
/// work again after ``detach(from:)``. If you assign the transition yourself, the gesture is added
/// when the next screen is shown.
///
/// While a `UISearchController` is active in one of the two screens, UIKit plays its own
/// transition, so that the search bar moves as well. A swipe back then pops at once.
public final class PushTransition: ForwardingDelegate, UINavigationControllerDelegate {
  private let timing: TransitionTiming?
  private let popGesture: PopGesture?
  private let popOptions: GestureOptions
  private let effectProvider: EffectProvider

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - effect: The look of the push and of the pop.
  ///   - timing: The timing of the push and of the pop; the effect's own
  ///     ``TransitionEffect/timing(for:)`` by default.
  ///   - popGesture: The gesture that pops the top screen; ``PopGesture/edge`` by default.
  ///   - popOptions: The options of that gesture; `GestureOptions()` by default. They have no
  ///     effect without a `popGesture`.
  public convenience init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil,
    popGesture: PopGesture? = .edge, popOptions: GestureOptions = GestureOptions()
  ) {
    self.init(timing: timing, popGesture: popGesture, popOptions: popOptions) { _ in effect }
  }

  /// Creates a transition whose effect a closure chooses for each push and each pop.
  ///
  /// ```swift
  /// PushTransition { request in request.frontController is Story ? .fade : .push }
  /// ```
  ///
  /// The other parameters are those of ``init(_:timing:popGesture:popOptions:)``. The gesture does
  /// not begin where the closure returns `nil`.
  ///
  /// - Parameters:
  ///   - timing: The timing of all effects; by default each effect's
  ///     ``TransitionEffect/timing(for:)``.
  ///   - popGesture: The gesture that pops the top screen.
  ///   - popOptions: The options of that gesture.
  ///   - effect: A closure that returns the effect of one transition. If it returns `nil`, UIKit
  ///     plays its own transition, but its swipe stays disabled for every screen of the stack;
  ///     prefer ``TransitionEffect/push``, which looks the same. MatchCut may call the closure more
  ///     than once for a transition. The closure lives as long as the navigation controller's view,
  ///     so capture controllers weakly.
  public init(
    timing: TransitionTiming? = nil, popGesture: PopGesture? = .edge,
    popOptions: GestureOptions = GestureOptions(),
    effect: @escaping @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?
  ) {
    self.timing = timing
    self.popGesture = popGesture
    self.popOptions = popOptions
    effectProvider = { $0.isSearched ? nil : effect($0) }
  }

  /// Makes this the transition of a navigation controller, for as long as its view lives.
  ///
  /// This loads the view. The transition keeps a weak reference to the present delegate, and
  /// forwards to it which screens are shown. If that delegate returns an animator or an
  /// interaction, UIKit uses it. A transition that was attached before is replaced. Set your own
  /// delegate first: one that is set later replaces the transition, and MatchCut reports a mistake.
  /// To remove the transition, call ``detach(from:)``.
  ///
  /// - Parameter navigationController: The navigation controller, such as
  ///   `UIViewController.navigationController`; it is not retained. With `nil`, nothing happens,
  ///   and a fault is logged: the screen is not in a navigation controller yet.
  public func attach(to navigationController: UINavigationController?) {
    expectMainThread()
    guard let navigationController else { return reportMissingContainer() }
    attach(to: navigationController) { $0.delegate }
    navigationController.delegate = self
    installGesture(in: navigationController)
  }

  /// Removes the transition from a navigation controller, with its gesture.
  ///
  /// The delegate that was set before ``attach(to:)`` is set again, or `nil`; a delegate that has
  /// replaced the transition stays. A push or a pop in flight is canceled if a gesture drives it;
  /// otherwise, it ends as it would have, and can no longer be caught. If the transition was not
  /// attached to the navigation controller, and is not its delegate, nothing happens.
  ///
  /// - Parameter navigationController: The navigation controller. With `nil`, nothing happens.
  public func detach(from navigationController: UINavigationController?) {
    guard let navigationController else { return }
    let former = removeAttachment(from: navigationController)
    guard navigationController.delegate === self else { return }
    navigationController.delegate = former as? any UINavigationControllerDelegate
  }

  /// Returns the recognizers of the gesture that pops the screens of a navigation controller: more
  /// than one for ``PopGesture/fullWidth`` and ``PopGesture/drag``.
  ///
  /// You can add failure requirements between them and others. Do not replace their delegates.
  ///
  /// - Parameter navigationController: A navigation controller.
  /// - Returns: The recognizers, on the navigation controller's view; none without a gesture, or
  ///   before the transition is attached.
  public func popGestureRecognizers(
    of navigationController: UINavigationController
  ) -> [UIGestureRecognizer] {
    interaction(of: navigationController)?.gestureRecognizers ?? []
  }

  // MARK: UINavigationControllerDelegate

  /// Tells the app's delegate that a screen is about to be shown.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    installGesture(in: navigationController)
    let interaction = interaction(of: navigationController)
    if !animated { interaction?.gesture.withdraw() }
    interaction?.delegate.watchLeftScreens()
    let willShow = forwarded(from: navigationController) {
      $0.navigationController(_:willShow:animated:)
    }
    willShow?(navigationController, viewController, animated)
  }

  /// Tells the app's delegate that a screen is shown.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let didShow = forwarded(from: navigationController) {
      $0.navigationController(_:didShow:animated:)
    }
    didShow?(navigationController, viewController, animated)
  }

  /// Returns the animator of a push or a pop: that of the app's delegate, or else one for the
  /// effect; `nil` if no effect is chosen.
  ///
  /// In place of the app's animator, a drag has a fade.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let interaction = interaction(of: navigationController)
    interaction?.prepare(for: operation, from: fromVC)
    let method = forwarded(from: navigationController) {
      $0.navigationController(_:animationControllerFor:from:to:)
    }
    if let animator = method?(navigationController, operation, fromVC, toVC) {
      // A drag moves the screens of the kit's animators only. UIKit must not have the app's: it asks
      // for its property animator, which changes views, and never ends.
      return interaction?.isDragging == true ? TransitionAnimator(.fade, for: .pop) : animator
    }
    let request: TransitionRequest
    switch operation {
    case .push:
      request = TransitionRequest(operation: .push, frontController: toVC, backController: fromVC)
    case .pop: request = .pop(of: fromVC, to: toVC)
    default: return nil
    }
    return effectProvider(request).map {
      TransitionAnimator($0, for: request.operation, timing: timing)
    }
  }

  /// Returns the interaction of a push or a pop: that of the app's delegate, or else the one that
  /// drives a pop with a gesture, and lets the user catch the transition in flight.
  ///
  /// It is `nil` without a gesture, or if the animator is the app's and no gesture has begun a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let method = forwarded(from: navigationController) {
      $0.navigationController(_:interactionControllerFor:)
    }
    return choose(
      method?(navigationController, animationController), for: navigationController,
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
    view.replaceInteraction(with: interaction)
  }

  /// The options of the gesture; without an effect for the pop, it does not begin.
  ///
  /// During a search it does, because UIKit's own swipe is off: UIKit then plays the pop at once.
  private var gestureOptions: GestureOptions {
    popOptions.beginning { [effectProvider] request in
      let top = request.viewController
      let below = top.navigationController?.viewControllers.dropLast().last
      let pop = TransitionRequest.pop(of: top, to: below)
      return pop.isSearched || effectProvider(pop) != nil
    }
  }
}

extension PushTransition: ForwardingTransition {
  package typealias Delegate = any UINavigationControllerDelegate
  package typealias Interaction = PopInteraction
}

extension TransitionRequest {
  /// Whether a search is active in one of the screens: only UIKit can move its search bar (B18).
  fileprivate var isSearched: Bool {
    [frontController, backController].contains {
      $0?.navigationItem.searchController?.isActive == true
    }
  }
}
