public import UIKit

/// How screens are pushed and popped: the object to assign to a navigation controller's `delegate`.
///
/// ```swift
/// NavigationTransition(.fade).attach(to: navigationController)
/// ```
///
/// That keeps the transition alive, and what was the delegate before goes on being told and asked.
/// UIKit's own way works too; then the app has to keep the transition, as `delegate` is weak:
///
/// ```swift
/// navigationController.delegate = fade
/// ```
///
/// UIKit switches its swipe from the leading edge off while a delegate animates pushes and pops, as
/// this one does: a screen is popped by its back button, or in code. The system's recognizers are
/// left as they are.
public final class NavigationTransition: NSObject, UINavigationControllerDelegate {
  /// What pushing and popping look like.
  public let effect: any TransitionEffect

  /// How long they take; `nil` for the effect's own timing.
  public let timing: TransitionTiming?

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - effect: What pushing and popping look like.
  ///   - timing: How long they take; the effect's own ``TransitionEffect/timing`` by default.
  public init(_ effect: any TransitionEffect, timing: TransitionTiming? = nil) {
    self.effect = effect
    self.timing = timing
  }

  /// Makes this the transition of a navigation controller, for as long as its view lives.
  ///
  /// The view is loaded by this. The present delegate is kept, weakly: it is told of the screens
  /// that are shown, and if it has an animator or an interaction of its own for a transition, that
  /// is used. A transition that was attached before is replaced. Setting `delegate` afterwards
  /// detaches this one.
  ///
  /// - Parameter navigationController: The navigation controller; not retained.
  public func attach(to navigationController: UINavigationController) {
    guard let view = navigationController.view else { return }
    var delegate = navigationController.delegate
    if let former = delegate as? NavigationTransition {
      delegate = former.appDelegate(of: navigationController)
    }
    navigationController.delegate = self
    NavigationAttachment(self, appDelegate: delegate).attach(to: view)
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

  /// Returns what drives a push or a pop, if the app's delegate has something.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator, the app's or one of this transition's.
  /// - Returns: The app's interaction, or `nil`.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate = appDelegate(of: navigationController) else { return nil }
    let interaction = optional(delegate.navigationController(_:interactionControllerFor:))
    return interaction?(navigationController, animationController)
  }

  private func appDelegate(
    of navigationController: UINavigationController
  ) -> (any UINavigationControllerDelegate)? {
    // One that was assigned by hand has nothing to do with what another one has left behind.
    guard let attachment = NavigationAttachment.of(navigationController), attachment.keeps(self)
    else { return nil }
    return attachment.appDelegate
  }

  /// Lets an optional requirement, `nil` where a delegate does not implement it, be named without
  /// its type.
  private func optional<Method>(_ method: Method?) -> Method? { method }
}

/// The link of a navigation controller's view to its transition, and the delegate that stood there
/// before.
private final class NavigationAttachment: TransitionAttachment {
  private(set) weak var appDelegate: (any UINavigationControllerDelegate)?

  init(_ transition: NavigationTransition, appDelegate: (any UINavigationControllerDelegate)?) {
    self.appDelegate = appDelegate
    super.init(transition)
  }

  static func of(_ navigationController: UINavigationController) -> NavigationAttachment? {
    navigationController.viewIfLoaded?.interactions.lazy
      .compactMap { $0 as? NavigationAttachment }.first
  }
}
