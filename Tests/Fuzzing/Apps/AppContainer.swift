import MatchCut
import MatchCutContainers
import UIKit

/// A container of the app's own, which drives its transitions itself.
final class AppContainer: UIViewController {
  let screens: [UIViewController]
  private weak var app: App?
  private var selected = 0
  private var isOnScreen = false
  /// Whether it is telling its screens that they come or go.
  private(set) var isTelling = false
  /// What the container tells its screens next.
  private var waiting: [(AppContainer) -> Void] = []
  private var transition: (context: ContainerTransitionContext, driver: ContainerTransitionDriver)?

  init(_ screens: [UIViewController], of app: App) {
    self.screens = screens
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The screen that is selected.
  var shown: UIViewController { screens[selected] }

  var isInTransition: Bool { transition != nil }

  /// Whether the transition in flight may go back.
  var mayGoBack: Bool {
    transition.map { $0.context.isInteractive || $0.context.transitionWasCancelled } ?? false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for screen in screens { addChild(screen) }
    if let view = shown.view {
      view.frame = self.view.bounds
      self.view.addSubview(view)
      pin(view)
    }
    for screen in screens { screen.didMove(toParent: self) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if transition == nil, app?.plan.hasPinnedScreens != true { shown.view?.frame = view.bounds }
  }

  /// Lets constraints place the view of a screen, if the plan says so.
  private func pin(_ screen: UIView) {
    guard app?.plan.hasPinnedScreens == true, screen.superview === view,
      screen.translatesAutoresizingMaskIntoConstraints
    else { return }
    screen.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      screen.topAnchor.constraint(equalTo: view.topAnchor),
      screen.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      screen.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      screen.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell { $0.shown.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell {
      $0.shown.endAppearanceTransition()
      $0.isOnScreen = true
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOnScreen = false
    tell {
      $0.endNow()
      $0.shown.beginAppearanceTransition(false, animated: animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell { $0.shown.endAppearanceTransition() }
  }

  /// Tells the screen of the container's own appearance, after whatever the container is telling its
  /// screens now: they may hide its window and show it again meanwhile.
  private func tell(_ work: @escaping (AppContainer) -> Void) {
    waiting.append(work)
    tellWaiting()
  }

  private func tellWaiting() {
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty { waiting.removeFirst()(self) }
    isTelling = false
  }

  /// Selects a screen while the container is on screen and tells no other one of a transition; what is
  /// in flight ends at once.
  func select(_ index: Int, animated: Bool, isDriven: Bool = false) {
    guard isOnScreen, !isTelling, let app else { return }
    // The animations of an animation block would belong to the block around it.
    let usesBlock = [.block, .leaving, .silent].contains(app.plan.stack.animator)
    guard UIView.inheritedAnimationDuration == 0 || !usesBlock else { return }
    endNow()
    // The app may have taken the container away meanwhile, or have selected another screen.
    guard isOnScreen, transition == nil, index != selected else { return }
    let (former, new) = (shown, screens[index])
    let context = ContainerTransitionContext(
      from: former, to: new, in: view, isAnimated: animated)
    let driver = ContainerTransitionDriver(
      app.makeContainerAnimator(for: index > selected ? .selectNext : .selectPrevious))
    app.leaks.watched(context, "a context of a container")
    app.leaks.watched(driver, "a driver of a container")
    context.onEnd = { [weak self, weak app] isFinished in
      guard let self else { return }
      let wasTelling = isTelling
      isTelling = true
      transition = nil
      if !isFinished {
        former.beginAppearanceTransition(true, animated: animated)
        new.beginAppearanceTransition(false, animated: animated)
      }
      if isFinished {
        selected = index
        former.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
        new.viewIfLoaded.map(pin)
      }
      // The one that stays comes first, which may disappear with the container meanwhile.
      for screen in isFinished ? [new, former] : [former, new] {
        screen.endAppearanceTransition()
      }
      isTelling = wasTelling
      tellWaiting()
      app?.fire(.didShow)
    }
    context.onInteractionChange = { [weak app] _ in app?.fire(.interactionChange) }
    driver.onProgress = { [weak app] in
      app?.journal.noteProgress($0)
      app?.fire(.progress)
    }
    isTelling = true
    former.beginAppearanceTransition(false, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
    isTelling = false
    transition = (context, driver)
    tellWaiting()
    driver.start(context, isInteractive: isDriven)
  }

  /// Moves to the next screen by a fraction, as with a finger.
  func drive(to fraction: CGFloat) {
    if transition == nil {
      select((selected + 1) % screens.count, animated: true, isDriven: true)
    }
    transition?.driver.pause()
    transition?.driver.update(fraction)
  }

  func letGo(finishes: Bool) {
    if finishes { transition?.driver.finish() } else { transition?.driver.cancel() }
  }

  /// Ends the transition in flight at once.
  func endNow() {
    let wasTelling = isTelling
    // The former screen leaves first, in whose stack something may end: the app may react to that by
    // taking the container away.
    isTelling = true
    transition?.context.completeTransition(true)
    isTelling = wasTelling
    tellWaiting()
  }
}
