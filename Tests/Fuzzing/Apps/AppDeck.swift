import MatchCut
import MatchCutContainers
import UIKit

/// A swipe container of the app, which performs deferred acts.
final class AppDeck: SwipeContainerController {
  private weak var app: App?
  private(set) var isBetween = false
  /// Whether something may have reversed the transition in flight.
  private(set) var mayGoBack = false
  /// The screen of the last `didSelect`.
  private(set) var lastSelection: ObjectIdentifier?

  init(
    _ screens: [UIViewController], of app: App, effect: any TransitionEffect, release: PanRelease
  ) {
    self.app = app
    super.init(screens, effect: effect, release: release)
  }

  required init?(coder: NSCoder) { nil }

  /// Records a finger, or a selection.
  func interfere() {
    if isBetween { mayGoBack = true }
  }

  /// The screen that is selected.
  var shown: UIViewController? { selectedViewController }

  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let isNext =
      viewControllers.firstIndex(of: new) ?? 0 > viewControllers.firstIndex(of: former) ?? 0
    return app?.plan.stack.animator.makeAnimator(
      for: isNext ? .selectNext : .selectPrevious, isWatched: true)
      ?? super.animator(from: former, to: new)
  }

  override func didMove(toPosition position: CGFloat) {
    super.didMove(toPosition: position)
    isBetween = position != position.rounded()
    if !isBetween { mayGoBack = false }
    app?.fire(.progress)
  }

  override func didSelect(_ screen: UIViewController) {
    super.didSelect(screen)
    lastSelection = ObjectIdentifier(screen)
    app?.fire(.didShow)
  }
}

/// A tab bar controller of the app, with the transition that selects its tabs.
final class AppTabs: UITabBarController {
  var transition: TabTransition?
  /// The screens, also those that tabs provide.
  var screens: [UIViewController] {
    if let viewControllers, !viewControllers.isEmpty { return viewControllers }
    guard #available(iOS 18.0, *) else { return [] }
    return tabs.compactMap(\.viewController)
  }
  /// The delegate to which the transition forwards.
  var appDelegate: AppTabsDelegate?
}

/// A delegate of the app's that returns its own animators for every other selection.
final class AppTabsDelegate: NSObject, UITabBarControllerDelegate {
  private let animator: AnimatorPlan
  private var count = 0

  @MainActor init(_ animator: AnimatorPlan) {
    self.animator = animator
    super.init()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    guard count.isMultiple(of: 2), let tabs = tabBarController.viewControllers else { return nil }
    let isNext = tabs.firstIndex(of: toVC) ?? 0 > tabs.firstIndex(of: fromVC) ?? 0
    return animator.makeAnimator(for: isNext ? .selectNext : .selectPrevious, isWatched: false)
  }
}

extension App {
  private static let sideCount = 3

  /// The swipe container at the root, or at the bottom of the root's stack.
  var deck: AppDeck? { root as? AppDeck ?? (root as? AppStack)?.viewControllers.first as? AppDeck }

  /// Creates a container with the first screen and others.
  func makeDeck(_ screen: AppScreen) -> AppDeck {
    let plan = plan.stack
    let deck = AppDeck(
      screensBeside(screen), of: self, effect: makeSideEffect(),
      release: .plan(isEager: plan.isEager))
    deck.timing = plan.timing.timing
    deck.isSwipeEnabled = plan.gesture != nil
    deck.swipeOptions = makeOptions(isEager: plan.isEager, dismissing: nil)
    deck.backgroundViewController = UIViewController()
    deck.backgroundEffectView =
      plan.hidesBar ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    deck.backgroundEffectStrength = { [weak self] in
      // Nothing tells the container of a push, which shows another screen.
      let bottom = ($0 as? AppStack)?.viewControllers.first ?? $0
      guard let screen = bottom.shownScreen, screen !== self?.first else { return 0 }
      return screen.number.isMultiple(of: 2) ? 1 : 0.4
    }
    return leaks.watched(deck, "a swipe container")
  }

  /// Creates tabs that include the first screen.
  func makeTabs(_ screen: AppScreen) -> AppTabs {
    let plan = plan.stack
    let tabs = leaks.watched(AppTabs(), "a tab bar controller")
    show(screensBeside(screen), in: tabs)
    let swipe = plan.gesture.map { _ in PanRelease.plan(isEager: plan.isEager) }
    let transition = TabTransition(
      makeSideEffect(), timing: plan.timing.timing, swipe: swipe,
      swipeOptions: makeOptions(isEager: plan.isEager, dismissing: nil))
    tabs.appDelegate = leaks.watched(AppTabsDelegate(plan.animator), "a delegate of tabs")
    tabs.delegate = tabs.appDelegate
    tabs.transition = leaks.watched(transition, "a tab transition")
    transition.attach(to: tabs)
    return tabs
  }

  /// Selects a neighboring screen.
  func select(_ index: Int, animated: Bool) {
    journal.disturb()
    if let deck {
      deck.interfere()
      deck.select(index % Self.sideCount, animated: animated)
    }
    switch root {
    case let tabs as AppTabs: tabs.transition?.select(index % Self.sideCount, in: tabs)
    case let container as AppContainer:
      container.select(index % Self.sideCount, animated: animated)
    default: break
    }
  }

  /// Sets the screens of the tabs, or tabs that provide them.
  private func show(_ screens: [UIViewController], in tabs: AppTabs) {
    guard self.plan.hasTabObjects, #available(iOS 18.0, *) else {
      tabs.viewControllers = screens
      return
    }
    tabs.tabs = screens.enumerated().map { index, screen in
      UITab(title: "", image: nil, identifier: "\(index)") { _ in screen }
    }
  }

  /// Replaces all but one of the screens in a swipe container, and its background, or those of tabs
  /// at rest.
  func replaceSides(keep kept: Int) {
    if let tabs = root as? AppTabs, tabs.transitionCoordinator == nil, !isTouched {
      journal.disturb()
      let screens = (0..<Self.sideCount).map { _ in makeSide(makeScreen()) }
      let selected = tabs.selectedViewController
      return show([selected].compactMap { $0 } + screens.dropFirst(), in: tabs)
    }
    guard let deck else { return }
    journal.disturb()
    deck.interfere()
    deck.backgroundViewController = UIViewController()
    deck.viewControllers = deck.viewControllers.enumerated().map { index, screen in
      index == kept % Self.sideCount ? screen : makeSide(makeScreen())
    }
  }

  /// Makes a container of the app's own.
  func makeContainer(_ screen: AppScreen) -> AppContainer {
    leaks.watched(AppContainer(screensBeside(screen), of: self), "a container of the app's own")
  }

  private func screensBeside(_ screen: AppScreen) -> [UIViewController] {
    ([screen] + (1..<Self.sideCount).map { _ in makeScreen() }).map(makeSide)
  }

  private func makeSide(_ screen: AppScreen) -> UIViewController {
    plan.hasStacksBeside && plan.root != .deckInStack ? makeStack(screen) : screen
  }
}
