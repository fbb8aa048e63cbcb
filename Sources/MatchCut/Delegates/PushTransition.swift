public import UIKit

/// How screens are pushed and popped: the object to assign to a navigation controller's `delegate`.
///
/// ```swift
/// PushTransition(.fade).attach(to: navigationController)
/// ```
///
/// That keeps the transition alive, and what was the delegate before goes on being told and asked.
/// UIKit's own way works too; then the app has to keep the transition, as `delegate` is weak:
///
/// ```swift
/// navigationController.delegate = fade
/// ```
///
/// UIKit switches its swipe back off while a delegate animates pushes and pops, as this one does,
/// also from iOS 26 on where it works anywhere in the content. So the transition brings a gesture
/// of its own, by default from the leading edge; see ``PopGesture``. The system's recognizers are
/// left as they are, and work again as soon as another object is the delegate. Assigned by hand,
/// the transition has its gesture from the first screen on that UIKit tells it of.
public final class PushTransition: NSObject, UINavigationControllerDelegate {
  /// What pushing and popping look like.
  public let effect: any TransitionEffect

  /// How long they take; `nil` for the effect's own timing.
  public let timing: TransitionTiming?

  /// How a finger may pop the top screen; `nil` for not at all, as UIKit's own swipe is off, too.
  public let popGesture: PopGesture?

  /// When that finger may begin, and what the app hears of it.
  public let popOptions: GestureOptions

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - effect: What pushing and popping look like.
  ///   - timing: How long they take; the effect's own ``TransitionEffect/timing`` by default.
  ///   - popGesture: How a finger may pop the top screen; from the leading edge by default.
  ///   - popOptions: When that finger may begin, and what the app hears of it; the defaults by
  ///     default. Without a `popGesture` they do not matter.
  public init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil,
    popGesture: PopGesture? = .edge, popOptions: GestureOptions = GestureOptions()
  ) {
    self.effect = effect
    self.timing = timing
    self.popGesture = popGesture
    self.popOptions = popOptions
  }

  /// Makes this the transition of a navigation controller, for as long as its view lives.
  ///
  /// The view is loaded by this. The present delegate is kept, weakly: it is told of the screens
  /// that are shown, and if it has an animator or an interaction of its own for a transition, that
  /// is used. A transition that was attached before is replaced. Setting `delegate` afterwards
  /// detaches this one.
  ///
  /// - Parameter navigationController: The navigation controller, as a controller in it knows it;
  ///   not retained. With `nil` nothing happens.
  public func attach(to navigationController: UINavigationController?) {
    guard let navigationController, let view = navigationController.view else { return }
    var delegate = navigationController.delegate
    if let former = delegate as? PushTransition {
      delegate = former.appDelegate(of: navigationController)
    }
    navigationController.delegate = self
    NavigationAttachment(self, appDelegate: delegate).attach(to: view)
    installGesture(in: navigationController)
  }

  /// Returns the recognizer by which a finger pops the screens of a navigation controller.
  ///
  /// Other recognizers may be made to wait for it, or it for them; its delegate is needed.
  ///
  /// - Parameter navigationController: A navigation controller.
  /// - Returns: The recognizer, on the navigation controller's view; `nil` without a gesture, or
  ///   before the transition is attached.
  public func popGestureRecognizer(
    of navigationController: UINavigationController
  ) -> UIGestureRecognizer? {
    popInteraction(of: navigationController)?.gestureRecognizer
  }

  // MARK: UINavigationControllerDelegate

  /// Tells the app's delegate that a screen is about to be shown.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller of the screen.
  ///   - animated: Whether that is animated.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    installGesture(in: navigationController)
    if !animated { popInteraction(of: navigationController)?.withdraw() }
    guard let delegate = appDelegate(of: navigationController) else { return }
    let willShow = optional(delegate.navigationController(_:willShow:animated:))
    willShow?(navigationController, viewController, animated)
  }

  /// Tells the app's delegate that a screen is shown.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller of the screen.
  ///   - animated: Whether that was animated.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let delegate = appDelegate(of: navigationController) else { return }
    let didShow = optional(delegate.navigationController(_:didShow:animated:))
    didShow?(navigationController, viewController, animated)
  }

  /// Returns the animator of a push or a pop: the app's if it has one, else one for the effect.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether a screen is pushed or popped.
  ///   - fromVC: The controller of the screen that is shown.
  ///   - toVC: The controller of the screen to show.
  /// - Returns: An animator, or `nil` if neither is the case.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    popInteraction(of: navigationController)?.prepare(for: operation, from: fromVC)
    if let delegate = appDelegate(of: navigationController) {
      let choice = optional(
        delegate.navigationController(_:animationControllerFor:from:to:))
      if let animator = choice?(navigationController, operation, fromVC, toVC) { return animator }
    }
    switch operation {
    case .push: return TransitionAnimator(effect, for: .push, timing: timing)
    case .pop: return TransitionAnimator(effect, for: .pop, timing: timing)
    default: return nil
    }
  }

  /// Returns what drives a push or a pop: the app's interaction if it has one, else the finger that
  /// has asked for a pop, or may catch what runs by itself.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator, the app's or one of this transition's.
  /// - Returns: The app's interaction, or that of the ``popGesture``; `nil` without one, or if the
  ///   app animates and no finger has asked for a pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let pop = popInteraction(of: navigationController)
    if let delegate = appDelegate(of: navigationController) {
      let choice = optional(delegate.navigationController(_:interactionControllerFor:))
      if let interaction = choice?(navigationController, animationController) {
        pop?.withdraw()
        return interaction
      }
    }
    let animator = animationController as? TransitionAnimator
    pop?.prepare(animator)
    // With another animator, nothing would move a transition that no finger has asked for.
    return pop?.isBeginning == true || animator != nil ? pop : nil
  }

  /// Puts the gesture on the view, in place of that of another transition.
  private func installGesture(in navigationController: UINavigationController) {
    guard navigationController.delegate === self, let view = navigationController.viewIfLoaded
    else { return }
    if let interaction = popInteraction(of: navigationController) {
      return interaction.followLayoutDirection()
    }
    if let former = PopInteraction.of(navigationController) { view.removeInteraction(former) }
    guard let popGesture else { return }
    view.addInteraction(
      PopInteraction(popGesture, options: popOptions, of: navigationController, for: self))
  }

  private func popInteraction(of navigationController: UINavigationController) -> PopInteraction? {
    PopInteraction.of(navigationController).flatMap { $0.delegate === self ? $0 : nil }
  }

  private func appDelegate(
    of navigationController: UINavigationController
  ) -> (any UINavigationControllerDelegate)? {
    // One that was assigned by hand has nothing to do with what another one has left behind.
    guard let attachment = NavigationAttachment.of(navigationController), attachment.keeps(self)
    else { return nil }
    return attachment.appDelegate
  }
}

/// The link of a navigation controller's view to its transition, and the delegate that stood there
/// before.
private final class NavigationAttachment: TransitionAttachment {
  private(set) weak var appDelegate: (any UINavigationControllerDelegate)?

  init(_ transition: PushTransition, appDelegate: (any UINavigationControllerDelegate)?) {
    self.appDelegate = appDelegate
    super.init(transition)
  }

  static func of(_ navigationController: UINavigationController) -> NavigationAttachment? {
    navigationController.viewIfLoaded?.interactions.lazy
      .compactMap { $0 as? NavigationAttachment }.first
  }
}
