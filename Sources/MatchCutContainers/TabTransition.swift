public import MatchCut
public import UIKit

/// How one tab takes the place of another: the object to assign to a tab bar controller's
/// `delegate`.
///
/// ```swift
/// TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabBarController)
/// ```
///
/// The later of two tabs is the front screen, above the earlier one. A closure can choose an effect
/// for each pair of tabs; `nil` leaves a transition to UIKit:
///
/// ```swift
/// TabTransition { request in
///   request.frontController is CameraViewController ? nil : .slide(from: .trailing)
/// }
/// ```
///
/// ``attach(to:)`` keeps the transition alive. A delegate that you have set before still receives
/// every call, and may return its own animators and interactions. You can also assign the
/// transition to `delegate` yourself. Retain it then, because `delegate` is a weak reference.
///
/// A swipe begins in the selected screen, but neither in a bar nor in a sidebar. As for a tap, the
/// delegate is called: `shouldSelect` when the swipe begins, `didSelect` when it has finished.
///
/// A tap on another tab ends a transition of MatchCut that is in flight, and selects that tab at
/// once. UIKit cannot run two tab transitions at once. In code that may select a tab at any time,
/// call ``select(_:in:)`` rather than set `selectedIndex`.
public final class TabTransition: ForwardingDelegate, UITabBarControllerDelegate {
  private let timing: TransitionTiming?
  private let swipe: PanRelease?
  private let swipeOptions: GestureOptions
  private let effectProvider: EffectProvider

  private let question = TabCall()
  private let report = TabCall()

  /// Creates a transition with one effect.
  ///
  /// - Parameters:
  ///   - effect: The look of the transitions.
  ///   - timing: The timing of the transitions; the effect's own `timing(for:)` by
  ///     default.
  ///   - swipe: The rule for the release of a swipe between tabs. With `nil`, the default, the user
  ///     selects tabs in the bar only.
  ///   - swipeOptions: The options of the swipe; `GestureOptions()` by default.
  public convenience init(
    _ effect: any TransitionEffect, timing: TransitionTiming? = nil, swipe: PanRelease? = nil,
    swipeOptions: GestureOptions = GestureOptions()
  ) {
    self.init(timing: timing, swipe: swipe, swipeOptions: swipeOptions) { _ in effect }
  }

  /// Creates a transition whose effect a closure chooses for each pair of tabs.
  ///
  /// The other parameters are those of ``init(_:timing:swipe:swipeOptions:)``.
  ///
  /// - Parameters:
  ///   - timing: The timing of the transitions; the effect's own `timing(for:)` by
  ///     default.
  ///   - swipe: The rule for the release of a swipe between tabs.
  ///   - swipeOptions: The options of the swipe.
  ///   - effect: A closure that returns the effect of one transition. If it returns `nil`, UIKit
  ///     plays its own transition, and no swipe begins. MatchCut may call the closure more than
  ///     once for a transition. The closure lives as long as the tab bar controller's view, so
  ///     capture controllers weakly.
  public init(
    timing: TransitionTiming? = nil, swipe: PanRelease? = nil,
    swipeOptions: GestureOptions = GestureOptions(),
    effect: @escaping @MainActor (_ request: TransitionRequest) -> (any TransitionEffect)?
  ) {
    self.timing = timing
    self.swipe = swipe
    self.swipeOptions = swipeOptions
    effectProvider = effect
  }

  /// Makes this the transition of a tab bar controller, for as long as its view lives.
  ///
  /// This loads the view. The transition keeps a weak reference to the present delegate. It
  /// replaces one that was attached before. Set your own delegate first: one that is set later
  /// replaces the transition, and MatchCut reports a mistake. ``detach(from:)`` removes the
  /// transition.
  ///
  /// - Parameter tabBarController: The tab bar controller, such as
  ///   `UIViewController.tabBarController`; it is not retained. With `nil`, nothing happens, and a
  ///   fault is logged.
  public func attach(to tabBarController: UITabBarController?) {
    expectMainThread()
    guard let tabBarController else { return reportMissingContainer() }
    attach(to: tabBarController) { $0.delegate }
    tabBarController.delegate = self
    installInteraction(in: tabBarController)
  }

  /// Removes the transition from a tab bar controller, with its swipe.
  ///
  /// The delegate that was set before ``attach(to:)`` is set again, or `nil`; a delegate that has
  /// replaced the transition stays. A transition in flight is canceled if a gesture drives it;
  /// otherwise, it ends as it would have, and can no longer be caught. Until then, a tap on another
  /// tab meets a transition that UIKit cannot end, as with any animator: detach between transitions.
  /// If the transition was not attached to the tab bar controller, and is not its delegate, nothing
  /// happens.
  ///
  /// - Parameter tabBarController: The tab bar controller. With `nil`, nothing happens.
  public func detach(from tabBarController: UITabBarController?) {
    guard let tabBarController else { return }
    let former = removeAttachment(from: tabBarController)
    guard tabBarController.delegate === self else { return }
    tabBarController.delegate = former as? any UITabBarControllerDelegate
  }

  /// Selects a tab in code, at any time.
  ///
  /// A transition of MatchCut that is in flight ends first, where it was going. A transition of
  /// UIKit, or one that is just beginning when a callback calls this method, runs to its end first;
  /// the tab that was requested last is then selected. The delegates are not called, as when
  /// `selectedIndex` is set.
  ///
  /// - Parameters:
  ///   - index: The index of the tab; one outside of the range has no effect.
  ///   - tabBarController: The tab bar controller.
  public func select(_ index: Int, in tabBarController: UITabBarController) {
    expectMainThread()
    let screens = tabBarController.tabScreens
    guard screens.indices.contains(index) else {
      Misuse.report(
        tabBarController,
        """
        There is no tab at the index \(index), so select(_:in:) has no effect: pass an index below \
        \(screens.count), the number of tabs.
        """)
      return
    }
    reportReplacedDelegate(of: tabBarController, tabBarController.delegate)
    installInteraction(in: tabBarController)
    if let interaction = interaction(of: tabBarController) {
      interaction.select(index)
    } else {
      // The transition may have been detached in flight.
      tabBarController.afterTransition { [weak tabBarController] in
        tabBarController?.select(index)
      }
    }
  }

  /// Returns the recognizer of the swipe between the tabs of a tab bar controller.
  ///
  /// You can add failure requirements between it and others. Do not replace its delegate.
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
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard mayUserSelect(viewController, in: tabBarController, isByTab: false) else { return false }
    // A second tap on the tab that is appearing changes nothing.
    if viewController !== tabBarController.selectedViewController {
      interaction(of: tabBarController)?.endTransitionForSelection()
    }
    return true
  }

  /// Asks the app's delegate whether the user may select a tab, and ends a transition in flight.
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    let answer = forward(from: tabBarController) {
      $0.tabBarController(_:shouldSelectTab:)
    } call: {
      $0(tabBarController, tab)
    }
    guard
      answer ?? tab.viewController.map({ mayUserSelect($0, in: tabBarController, isByTab: true) })
        ?? true
    else { return false }
    if tab !== tabBarController.selectedTab {
      interaction(of: tabBarController)?.endTransitionForSelection()
    }
    return true
  }

  /// Tells the app's delegate that the user has selected a tab.
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    // With tabs, UIKit calls this for selections in code, too, such as that of a swipe that begins.
    if interaction(of: tabBarController)?.isSelecting == true { return }
    let isTold: Void? = forward(from: tabBarController) {
      $0.tabBarController(_:didSelectTab:previousTab:)
    } call: {
      $0(tabBarController, selectedTab, previousTab)
    }
    if isTold == nil, let viewController = selectedTab.viewController {
      userDidSelect(viewController, in: tabBarController, isByTab: true)
    }
  }

  /// Tells the app's delegate that the user has selected a tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    userDidSelect(viewController, in: tabBarController, isByTab: false)
  }

  /// Returns the animator between two tabs: that of the app's delegate, or else one for the effect;
  /// `nil` if no effect is chosen.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    installInteraction(in: tabBarController)
    // UIKit may select a tab without `shouldSelect`.
    let interaction = interaction(of: tabBarController)
    interaction?.endTransitionForSelection()
    interaction?.questionCount += 1
    defer { interaction?.questionCount -= 1 }
    let method = forwarded(from: tabBarController) {
      $0.tabBarController(_:animationControllerForTransitionFrom:to:)
    }
    if let animator = method?(tabBarController, fromVC, toVC) { return animator }
    let step = SelectionStep(from: fromVC, to: toVC, in: tabBarController.tabScreens)
    let request = step.request(from: fromVC, to: toVC)
    return effectProvider(request).map {
      TransitionAnimator($0, for: request.operation, timing: timing)
    }
  }

  /// Returns the interaction between two tabs: that of the app's delegate, or else the one that
  /// lets the user move the transition or catch it in flight.
  ///
  /// It is `nil` if the animator is the app's and no gesture has begun the transition.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let method = forwarded(from: tabBarController) {
      $0.tabBarController(_:interactionControllerFor:)
    }
    return choose(
      method?(tabBarController, animationController), for: tabBarController,
      using: animationController)
  }

  private func mayUserSelect(
    _ controller: UIViewController, in tabBarController: UITabBarController, isByTab: Bool
  ) -> Bool {
    question.makeOncePerTurn(about: controller, isByTab: isByTab) {
      let shouldSelect = forwarded(from: tabBarController) { $0.tabBarController(_:shouldSelect:) }
      return shouldSelect?(tabBarController, controller) ?? true
    }
  }

  private func userDidSelect(
    _ controller: UIViewController, in tabBarController: UITabBarController, isByTab: Bool
  ) {
    _ = report.makeOncePerTurn(about: controller, isByTab: isByTab) {
      let didSelect = forwarded(from: tabBarController) { $0.tabBarController(_:didSelect:) }
      didSelect?(tabBarController, controller)
      return true
    }
  }

  /// Adds the interaction to the view, and removes that of another transition.
  private func installInteraction(in tabBarController: UITabBarController) {
    guard tabBarController.delegate === self, let view = tabBarController.viewIfLoaded,
      interaction(of: tabBarController) == nil
    else { return }
    let interaction = TabInteraction(
      swipe, options: swipeOptions, effectProvider: effectProvider, of: tabBarController,
      for: self)
    view.replaceInteraction(with: interaction)
  }
}

extension TabTransition: ForwardingTransition {
  package typealias Delegate = any UITabBarControllerDelegate
  package typealias Interaction = TabInteraction
}
