public import UIKit

/// How one tab takes the place of another: the object to assign to a tab bar controller's
/// `delegate`.
///
/// ```swift
/// TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabBarController)
/// ```
///
/// The later one of two tabs is the front screen: it comes over an earlier one, and goes again. An
/// effect for each pair of tabs comes from a closure; `nil` leaves a transition to UIKit:
///
/// ```swift
/// TabTransition { request in
///   request.frontController is CameraViewController ? nil : .slide(from: .trailing)
/// }
/// ```
///
/// ``attach(to:)`` keeps the transition alive. A delegate that was set before is still asked which
/// tabs may be selected, told which were, and asked for animators and interactions. UIKit's own way
/// works, too; `delegate` is weak, so that the app then has to keep the transition.
///
/// A tab that is tapped during a transition of the kit's ends that, and is selected at once. UIKit is
/// not up to two transitions between tabs at a time, so that code that may select a tab at any time
/// should call ``select(_:in:)`` rather than set `selectedIndex`.
public final class TabTransition: NSObject, UITabBarControllerDelegate {
  /// The timing of the transitions; `nil` for the effects' own timing.
  public let timing: TransitionTiming?

  /// The rule by which a swipe between tabs selects on release; `nil` if no finger selects tabs.
  public let swipe: PanRelease?

  /// The options of the swipe.
  public let swipeOptions: GestureOptions

  private let choice: EffectChoice

  /// Makes a transition with one effect.
  ///
  /// - Parameters:
  ///   - effect: The look of the transitions.
  ///   - timing: The timing of the transitions; the effect's own ``TransitionEffect/timing`` by
  ///     default.
  ///   - swipe: The rule by which a swipe between tabs selects on release. With `nil`, which is the
  ///     default, no finger selects tabs other than in the bar.
  ///   - swipeOptions: The options of the swipe; `GestureOptions()` by default.
  public convenience init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil, swipe: PanRelease? = nil,
    swipeOptions: GestureOptions = GestureOptions()
  ) {
    self.init(timing: timing, swipe: swipe, swipeOptions: swipeOptions) { _ in effect }
  }

  /// Makes a transition with an effect for each pair of tabs.
  ///
  /// - Parameters:
  ///   - timing: The timing of the transitions; each effect's own ``TransitionEffect/timing`` by
  ///     default.
  ///   - swipe: The rule by which a swipe between tabs selects on release. With `nil`, which is the
  ///     default, no finger selects tabs other than in the bar.
  ///   - swipeOptions: The options of the swipe; `GestureOptions()` by default.
  ///   - effect: A closure that returns the effect of one transition. With `nil`, UIKit plays its own
  ///     transition, and no swipe begins. The kit may call the closure more than once for a
  ///     transition. It lives as long as the tab bar controller's view, so it should capture
  ///     controllers weakly.
  public init(
    timing: TransitionTiming? = nil, swipe: PanRelease? = nil,
    swipeOptions: GestureOptions = GestureOptions(),
    effect: @escaping @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?
  ) {
    self.timing = timing
    self.swipe = swipe
    self.swipeOptions = swipeOptions
    choice = effect
  }

  /// Makes this the transition of a tab bar controller, for as long as its view lives.
  ///
  /// This loads the view. The transition refers weakly to the delegate that is set now. It replaces
  /// one that was attached before. Setting `delegate` afterwards detaches this one.
  ///
  /// - Parameter tabBarController: The tab bar controller, such as
  ///   `UIViewController.tabBarController`; it is not retained. With `nil`, nothing happens.
  public func attach(to tabBarController: UITabBarController?) {
    guard let tabBarController, let view = tabBarController.view else { return }
    let delegate = appDelegate(replacing: tabBarController.delegate, of: tabBarController)
    tabBarController.delegate = self
    DelegateAttachment(self) { [weak delegate] in delegate }.attach(to: view)
    installInteraction(in: tabBarController)
  }

  /// Selects a tab in code, at any time.
  ///
  /// A transition of the kit's that is in flight ends first, where it was going. One that has just
  /// begun, in whose callbacks this may be called, and one of UIKit's own run to their end before;
  /// only the last tab counts then. The delegates are not told, as with UIKit's own properties.
  ///
  /// - Parameters:
  ///   - index: The index of the tab; one outside of the range has no effect.
  ///   - tabBarController: The tab bar controller.
  public func select(_ index: Int, in tabBarController: UITabBarController) {
    guard tabBarController.viewControllers?.indices.contains(index) == true else { return }
    installInteraction(in: tabBarController)
    if let interaction = interaction(of: tabBarController) {
      interaction.select(index)
    } else {
      tabBarController.selectedIndex = index
    }
  }

  /// Returns the recognizer of the swipe between the tabs of a tab bar controller.
  ///
  /// An app may add failure requirements between it and other recognizers. It must not replace the
  /// recognizer's delegate.
  ///
  /// - Parameter tabBarController: A tab bar controller.
  /// - Returns: The recognizer, on the tab bar controller's view; `nil` without a swipe, or before
  ///   the transition is attached.
  public func swipeGestureRecognizer(
    of tabBarController: UITabBarController
  ) -> UIPanGestureRecognizer? {
    interaction(of: tabBarController)?.gestureRecognizer
  }

  // MARK: UITabBarControllerDelegate

  /// Asks the app's delegate whether the user may select a tab, and ends a transition in flight.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller of the tab.
  /// - Returns: What the app's delegate returns; `true` without one.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    installInteraction(in: tabBarController)
    if let delegate = appDelegate(of: tabBarController) {
      let shouldSelect = optional(delegate.tabBarController(_:shouldSelect:))
      if shouldSelect?(tabBarController, viewController) == false { return false }
    }
    // A second tap on the tab that comes changes nothing.
    if viewController !== tabBarController.selectedViewController {
      endTransition(in: tabBarController)
    }
    return true
  }

  /// Tells the app's delegate that the user has selected a tab.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller of the tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let delegate = appDelegate(of: tabBarController) else { return }
    let didSelect = optional(delegate.tabBarController(_:didSelect:))
    didSelect?(tabBarController, viewController)
  }

  /// Returns the animator between two tabs: the one of the app's delegate, or else one for the
  /// effect.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: The controller of the tab that is shown.
  ///   - toVC: The controller of the tab to show.
  /// - Returns: An animator; `nil` without an effect.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    installInteraction(in: tabBarController)
    if let delegate = appDelegate(of: tabBarController) {
      let choice = optional(
        delegate.tabBarController(_:animationControllerForTransitionFrom:to:))
      if let animator = choice?(tabBarController, fromVC, toVC) { return animator }
    }
    let request = tabBarController.step(from: fromVC, to: toVC).request(from: fromVC, to: toVC)
    return choice(request).map { TransitionAnimator($0, for: request.operation, timing: timing) }
  }

  /// Returns the interaction between two tabs: the one of the app's delegate, or else the one with
  /// which a finger moves the transition or catches it in flight.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animationController: The animator, of the app or of this transition.
  /// - Returns: The app's interaction, or the kit's; `nil` if the animator is the app's and no finger
  ///   has begun the transition.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let choice = appDelegate(of: tabBarController).flatMap {
      optional($0.tabBarController(_:interactionControllerFor:))
    }
    return choose(
      choice?(tabBarController, animationController), for: tabBarController,
      using: animationController)
  }

  private func endTransition(in tabBarController: UITabBarController) {
    interaction(of: tabBarController)?.endTransition()
  }

  /// Adds the interaction to the view, and removes that of another transition.
  private func installInteraction(in tabBarController: UITabBarController) {
    guard tabBarController.delegate === self, let view = tabBarController.viewIfLoaded,
      interaction(of: tabBarController) == nil
    else { return }
    let interaction = TabInteraction(
      swipe, options: swipeOptions, choice: choice, of: tabBarController, for: self)
    install(interaction, in: view)
  }
}

extension TabTransition: ForwardingTransition {
  typealias Delegate = any UITabBarControllerDelegate
  typealias Interaction = TabInteraction
}
