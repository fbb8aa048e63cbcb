import MatchCut
import UIKit
@_spi(Simulator) import UIKitSimulator

/// An app by a plan, on a simulated phone.
@MainActor final class App {
  let plan: AppPlan
  let simulator: Simulator
  let leaks = LeakWatch()
  let journal = Journal()
  let jumps = JumpJudge()
  private(set) var root: UIViewController
  /// Root controllers that were replaced, which may still present something.
  private(set) var formerRoots: [UIViewController] = []
  /// The first screen, whose thumbnails are sources of many screens.
  private(set) weak var first: AppScreen?
  /// The screen that was presented last, which an app may present again.
  var lastPresented: UIViewController?
  /// The splashes that were requested, by number.
  var splashes: [Int: AppSplash] = [:]
  /// The requests of splashes, each of which has to complete once.
  var splashRequests: [Request] = []
  /// The result of a provider of zoom sources.
  var answer = SourceAnswer.thumbnail(0)
  /// Whether delegates and callbacks refuse.
  var refuses = false
  /// The plans of presented controllers.
  private var plans: [ObjectIdentifier: ModalPlan] = [:]
  /// The hidden sources of presented screens.
  var hidings: [ObjectIdentifier: Hiding] = [:]
  /// The answers to the alerts of the app.
  var answers: [AlertAnswer] = []
  /// The fingers on the screen.
  var fingers: [Int: Finger] = [:]
  /// The time at which the main thread is no longer blocked.
  var stallEnd = 0.0
  /// Whether views of screens were removed for good.
  var hasBrokenScreens = false
  /// Whether Reduce Motion has been on, so that nothing zooms.
  var hasReducedMotion: Bool
  /// Whether the space for a screen's content has changed.
  var hasChangedRoom = false
  /// Whether the app has shown a bar during a transition, which affects a catch.
  var hasShownBarInFlight = false
  /// The dismissals that the kit has to carry out, and the screens that stay nevertheless.
  var promises: [Promise] = []
  var staying: [StayingScreen] = []
  /// The presentations that may have to wait, each of which has to complete once.
  var waiting: [WaitingPresentation] = []
  /// Whether the last change of a stack was a pop.
  var hasPoppedLast = false
  /// The animators that the app has paused.
  var heldAnimators: [UIViewPropertyAnimator] = []
  /// Whether the app performs its animations alongside a transition.
  var isAlongside = false
  /// What restores the values that were animated alongside a transition, if it is canceled.
  var alongsideReversals: [() -> Void] = []
  /// What the app sets in flight, and once more at rest.
  var repeatedAtRest: [() -> Void] = []
  /// Whether a window has taken a presentation along.
  var hasLostPresentation = false
  /// Another window.
  var other: OtherWindow?
  /// Whether UIKit has not animated for a while.
  var hasDisabledAnimations = false
  var hasBeenInBackground = false
  /// Whether the app has asked for the keyboard of a covered screen.
  var hasTypedBehind = false
  /// The views that the app has removed from the window, and how they are restored.
  var lost: [() -> Void] = []
  private var hooks: [(trigger: Trigger, act: Act)] = []
  private var screenCount = 0

  init(_ plan: AppPlan) {
    self.plan = plan
    let device = plan.device
    hasReducedMotion = device.reducesMotion
    let variants = Simulator.Variant.extended
    simulator = Simulator(
      size: device.size.size, refreshRate: device.refreshRate,
      variant: variants[device.variant % variants.count])
    simulator.layoutDirection = device.isRightToLeft ? .rightToLeft : .leftToRight
    simulator.isReduceMotionEnabled = device.reducesMotion
    root = UIViewController()
    // The kit knows a keyboard that appears after its first transition was made.
    _ = ModalTransition(.fade)
    root = makeRoot()
    if let act = plan.firstAct { hook(act, to: .willAppear) }
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  var window: UIWindow { simulator.window }

  /// The plan with which a controller was presented last.
  func plan(of controller: UIViewController) -> ModalPlan? {
    plans[ObjectIdentifier(controller)]
  }

  func note(_ plan: ModalPlan?, of controller: UIViewController) {
    plans[ObjectIdentifier(controller)] = plan
  }

  /// The splashes that cover the app, or open or close.
  var shownSplashes: [AppSplash] {
    splashes.sorted { $0.key < $1.key }.map(\.value).filter(\.isPresented)
  }

  /// Whether a finger is on the screen.
  var isTouched: Bool { !fingers.isEmpty }
  /// Whether touches during a blocked main thread may still arrive.
  var isStalled: Bool {
    stallEnd > 0 && simulator.time <= stallEnd + 2 / Double(simulator.refreshRate)
  }

  /// Whether the app has removed a view that UIKit and the kit rely on.
  var isBroken: Bool { hasBrokenScreens || !formerRoots.isEmpty || !lost.isEmpty }

  /// Whether a screen may have left the window in a transition.
  var hasLeftWindow: Bool {
    isBroken || plan.modals.contains(where: \.isPresenterRemoved)
  }

  private func makeRoot() -> UIViewController {
    let screen = makeScreen()
    first = screen
    return switch plan.root {
    case .screen: screen
    case .navigation: makeStack(screen)
    case .inset: leaks.watched(NestController(screen, inset: 80), "container")
    case .nestedNavigation:
      leaks.watched(NestController(makeStack(screen), inset: 0), "container")
    case .deck: makeDeck(screen)
    case .deckInStack: makeStack(makeDeck(screen))
    case .tabs: makeTabs(screen)
    case .container: makeContainer(screen)
    }
  }

  func makeScreen(_ number: Int? = nil) -> AppScreen {
    let number = number ?? screenCount
    let content = plan.contents.isEmpty ? .plain : plan.contents[number % plan.contents.count]
    let screen = AppScreen(number, content: content, in: self)
    screenCount = max(screenCount, number + 1)
    for thumbnail in screen.thumbnails { leaks.watched(thumbnail, "a thumbnail") }
    return leaks.watched(screen, "screen \(number)")
  }

  /// Shows another root controller; the former one is kept, because an app may use it again.
  func replaceRoot() {
    formerRoots.append(root)
    root = makeScreen()
    window.rootViewController = root
  }

  /// Removes deferred acts.
  func forgetHooks() {
    hooks = []
  }

  /// Releases everything.
  func close() {
    forgetHooks()
    UIView.setAnimationsEnabled(true)
    releaseMotions()
    perform(.window(.close))
    promises = []
    waiting = []
    window.rootViewController = nil
    root = UIViewController()
    formerRoots = []
    lastPresented = nil
    splashes = [:]
    lost = []
    simulator.runUntilIdle()
  }

  // MARK: Callbacks

  /// Performs an act the next time that a callback is called.
  func hook(_ act: Act, to trigger: Trigger) {
    hooks.append((trigger, act))
  }

  /// Performs the acts that were deferred until a callback.
  func fire(_ trigger: Trigger) {
    guard let index = hooks.firstIndex(where: { $0.trigger == trigger }) else { return }
    perform(hooks.remove(at: index).act)
  }

  /// Uses a coordinator's callbacks, if acts were deferred until then.
  func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let coordinator else { return }
    let triggers = Set(hooks.map(\.trigger))
    if !triggers.isDisjoint(with: [.alongside, .coordinatorCompletion]) {
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          self?.alongsideReversals = []
          self?.isAlongside = true
          self?.fire(.alongside)
          self?.isAlongside = false
        },
        completion: { [weak self] context in
          if context.isCancelled, let self {
            for revert in alongsideReversals { revert() }
          }
          self?.alongsideReversals = []
          self?.fire(.coordinatorCompletion)
        })
    }
    if triggers.contains(.interactionChange) {
      coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.fire(.interactionChange) }
    }
  }
}

// MARK: Callbacks of the kit

extension App {
  /// Records the end of a gesture.
  func noteEnd(of controller: UIViewController, isGone: Bool) {
    if !journal.hasBeenTouched {
      journal.complain("onEnd(\(isGone)), although no finger has touched the screen")
    }
    let isThere = controller.presentingViewController != nil
    if isGone == isThere {
      complainUnlessPresenting("onEnd(\(isGone)), but the screen is \(isThere ? "" : "not ")there")
    }
  }

  /// Records a wrong message, unless the app has presented or dismissed in the same turn, or within
  /// a number of seconds before.
  func complainUnlessPresenting(_ text: String, within seconds: Double = 0) {
    if !journal.hasCall(at: simulator.time, within: seconds) { journal.complain(text) }
  }
}

// MARK: What is on screen

extension App {
  /// The controller that was presented last, or the root.
  var top: UIViewController { chain.last ?? root }

  /// The root and the controllers presented above it.
  var chain: [UIViewController] {
    Array(sequence(first: root) { $0.presentedViewController })
  }

  /// The same, but not an alert.
  var topBelowAlerts: UIViewController { chain.last { !($0 is AppAlert) } ?? root }

  /// The screen that the user sees, perhaps below an alert.
  var topScreen: AppScreen? { topBelowAlerts.shownScreen }

  /// The screen behind the top one: below it in the stack, or behind the presentation.
  var screenBehind: AppScreen? {
    if let stack = topStack, stack.viewControllers.count > 1 {
      return stack.viewControllers.dropLast().last?.shownScreen
    }
    return topBelowAlerts.presentingViewController?.shownScreen
  }

  /// Whether the transition in flight was canceled.
  var isGoingBack: Bool {
    chain.contains { $0.transitionCoordinator?.isCancelled == true }
      || chain.contains { $0.shownStack?.transitionCoordinator?.isCancelled == true }
      || deck?.mayGoBack == true || (root as? AppContainer)?.mayGoBack == true
  }

  /// The navigation controller that the user sees.
  var topStack: AppStack? { topBelowAlerts.shownStack }
}

extension UIViewController {
  /// The screen that this controller shows, or is.
  var shownScreen: AppScreen? {
    switch self {
    case let screen as AppScreen: screen
    case let stack as UINavigationController: stack.topViewController?.shownScreen
    default: shownChild?.shownScreen
    }
  }

  /// The navigation controller that this controller shows, or is.
  var shownStack: AppStack? {
    self as? AppStack ?? shownChild?.shownStack
  }

  /// The child that a container shows, other than a stack.
  var shownChild: UIViewController? {
    switch self {
    case let nest as NestController: nest.child
    case let deck as AppDeck: deck.shown
    case let tabs as AppTabs: tabs.selectedViewController
    case let container as AppContainer: container.shown
    default: nil
    }
  }
}
