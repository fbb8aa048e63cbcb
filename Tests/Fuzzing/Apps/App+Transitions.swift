import MatchCut
import UIKit
import UIKitSimulator

// Everything that the fuzzer uses of the kit's public interface, except for its own effects.

extension App {
  /// Presents a screen by a plan.
  func present(
    _ controller: UIViewController, from presenter: UIViewController, by plan: ModalPlan,
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let behind = presenter.shownScreen
    guard plan.way == .using else {
      // UIKit asks the delegate in `present`, which from then on keeps the transition.
      let delegate = assign(plan, to: controller, behind: behind, animated: animated)
      presenter.present(controller, animated: animated, completion: completion)
      return withExtendedLifetime(delegate) {}
    }
    let transition = makeTransition(plan, of: controller, behind: behind)
    presenter.present(controller, using: transition, animated: animated, completion: completion)
  }

  /// Presents a screen by a plan as soon as nothing is in its way.
  func presentOrWait(
    _ controller: UIViewController, from presenter: UIViewController, by plan: ModalPlan,
    animated: Bool, completion: @escaping @MainActor (_ isPresented: Bool) -> Void
  ) {
    let behind = presenter.shownScreen
    guard plan.way == .using else {
      let delegate = assign(plan, to: controller, behind: behind, animated: animated)
      // Nothing else keeps the delegate while the presentation waits.
      if let delegate { keep(delegate, for: controller) }
      return presenter.presentOrWait(controller, animated: animated, completion: completion)
    }
    presenter.presentOrWait(
      controller, using: makeTransition(plan, of: controller, behind: behind),
      animated: animated, completion: completion)
  }

  /// Dismisses a screen, even while it appears.
  func reverse(
    _ screen: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    screen.dismissOrReverse(animated: animated, completion: completion)
  }

  /// Pops a screen, even while it is pushed.
  func reversePush(in stack: AppStack, animated: Bool) {
    stack.popOrReverse(animated: animated)
  }

  private func assign(
    _ plan: ModalPlan, to controller: UIViewController, behind: AppScreen?, animated: Bool
  ) -> AnyObject? {
    controller.modalPresentationStyle =
      switch plan.way {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .sheet: .pageSheet
      default: .custom
      }
    switch plan.way {
    case .using, .assigned, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      let transition = makeTransition(plan, of: controller, behind: behind)
      controller.transitioningDelegate = transition
      // Without animation, UIKit asks for nothing with this style, nor for a screen that is already
      // presented.
      if plan.way.isCovering || controller.presentingViewController != nil {
        keep(transition, for: controller)
      }
      return transition
    case .handWritten, .handWrittenStrict:
      let delegate = HandWrittenDelegate(
        makeEffect(plan.effect, behind: behind), plan: plan,
        options: makeOptions(isEager: plan.isEager, dismissing: controller), dismissing: controller)
      controller.transitioningDelegate = delegate
      keep(leaks.watched(delegate, "a hand-written delegate"), for: controller)
      return delegate
    case .sheet: return nil
    }
  }

  /// Keeps an object as long as a controller lives.
  private func keep(_ object: AnyObject, for controller: UIViewController) {
    if let stack = controller as? AppStack {
      stack.kept.append(object)
    } else {
      controller.shownScreen?.kept.append(object)
    }
  }

  /// Creates a navigation controller with a screen, or a container, at the bottom.
  func makeStack(_ screen: UIViewController) -> AppStack {
    let stack = leaks.watched(AppStack(rootViewController: screen), "a navigation controller")
    stack.isNavigationBarHidden = plan.stack.hidesBar
    stack.navigationBar.prefersLargeTitles = plan.stack.hasLargeTitles
    let way = plan.stack.way
    if way == .attachedWithDelegate || way == .attachedWithAnimators {
      let delegate = AppStackDelegate(of: self, makesAnimators: way == .attachedWithAnimators)
      stack.kept.append(leaks.watched(delegate, "a navigation delegate"))
      stack.delegate = delegate
    }
    guard way != .system else { return stack }
    let transition = makePushTransition()
    if way == .assigned {
      stack.kept.append(transition)
      stack.delegate = transition
    } else {
      stack.transition = transition
      transition.attach(to: stack)
    }
    return stack
  }

  /// Creates an animator, like a navigation delegate of an app.
  func makeAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let operation = operation == .push ? TransitionOperation.push : .pop
    let animator: any UIViewControllerAnimatedTransitioning =
      plan.stack.animator.makeAnimator(for: operation, isWatched: false)
      ?? TransitionAnimator(.fade, for: operation)
    return leaks.watched(animator, "an animator of the app's delegate")
  }

  func makePushTransition() -> PushTransition {
    let plan = plan.stack
    let gesture = plan.gesture?.gesture(isEager: plan.isEager)
    let options = makeOptions(isEager: plan.isEager, dismissing: nil)
    let transition =
      plan.way == .attachedWithoutEffect
      ? PushTransition(popGesture: gesture, popOptions: options) { _ in nil }
      : PushTransition(
        makeEffect(plan.effect, behind: nil), timing: plan.timing.timing, popGesture: gesture,
        popOptions: options)
    return leaks.watched(transition, "a push transition")
  }

  /// Adds a gesture to a screen, with which a finger presents another one.
  func addOpener(to presenter: AppScreen) {
    guard let direction = plan.opener, var plan = plan.modals.first else { return }
    plan.way = .using
    let opened = OpenedScreen()
    let closing = makeOptions(isEager: plan.isEager, isPop: false) { opened.screen }
    let transition = makeTransition(plan, options: closing, behind: presenter)
    let options = makeOptions(isEager: plan.isEager, isPop: false, presents: true) { opened.screen }
    let opener = PanPresentInteraction(
      presentingFrom: presenter, direction: direction.direction, using: transition,
      release: PanRelease(threshold: plan.isEager ? 0.05 : 1 / 3), options: options
    ) { [weak self, weak presenter] in
      guard let self, let presenter, !refuses else { return nil }
      let screen = makeScreen()
      journal.interfere()
      journal.noteCall(at: simulator.time)
      note(plan, of: screen)
      noteSource(of: screen, by: plan, behind: presenter)
      checkSource(of: screen)
      opened.screen = screen
      lastPresented = screen
      return screen
    }
    presenter.kept.append(leaks.watched(opener, "a gesture that presents"))
    presenter.view.addGestureRecognizer(opener.gestureRecognizer)
  }

  private func makeTransition(
    _ plan: ModalPlan, of controller: UIViewController, behind: AppScreen?
  ) -> ModalTransition {
    makeTransition(
      plan, options: makeOptions(isEager: plan.isEager, dismissing: controller), behind: behind)
  }

  private func makeTransition(
    _ plan: ModalPlan, options: GestureOptions, behind: AppScreen?
  ) -> ModalTransition {
    let transition = ModalTransition(
      makeEffect(plan.effect, behind: behind), timing: plan.timing.timing,
      dismissal: plan.gesture?.gesture(isEager: plan.isEager, isSheet: plan.isSheet),
      dismissalOptions: options, presentation: makePresentation(plan))
    return leaks.watched(transition, "a modal transition")
  }

  func makeOptions(
    isEager: Bool, dismissing controller: UIViewController?
  ) -> GestureOptions {
    makeOptions(isEager: isEager, isPop: controller == nil) { [weak controller] in controller }
  }

  private func makeOptions(
    isEager: Bool, isPop: Bool, presents: Bool = false,
    of screen: @escaping @MainActor () -> UIViewController?
  ) -> GestureOptions {
    var options = GestureOptions()
    if isEager { options.maximumAngle = .pi / 2 }
    options.shouldBegin = { [weak self] _ in
      guard let self else { return true }
      fire(isPop ? .shouldBeginPop : .shouldBegin)
      return !refuses
    }
    options.onProgress = { [weak self] progress in
      self?.journal.noteProgress(progress)
      self?.fire(.progress)
    }
    options.onEnd = { [weak self] finished in
      if let screen = screen() { self?.noteEnd(of: screen, isGone: finished != presents) }
      self?.fire(.end)
    }
    return options
  }

  private func makePresentation(_ plan: ModalPlan) -> PresentationOptions {
    var options = PresentationOptions()
    options.backdrop =
      switch plan.backdrop {
      case .dimming: .dimming()
      case .blur: .blur(.regular)
      case .none: .none
      }
    options.layout =
      switch plan.layout {
      case .fill: .fill
      case .card: .card()
      case .bottomSheet: .bottomSheet()
      case .custom: .custom { $0.bounds.insetBy(dx: 20, dy: 100) }
      case .nonsense: .custom { _ in CGRect(x: 300, y: CGFloat.nan, width: -200, height: 10) }
      case .negative: .custom { _ in CGRect(x: 300, y: 500, width: -200, height: -300) }
      }
    options.cornerRadius = plan.cornerRadius
    options.dismissesOnTapOutside = plan.dismissesOnTapOutside
    options.removesPresenter = plan.isPresenterRemoved
    return options
  }

  // MARK: Effects

  /// Creates the effect of screens that are side by side.
  func makeSideEffect() -> any TransitionEffect {
    makeEffect(plan.stack.effect, behind: nil)
  }

  private func makeEffect(_ plan: EffectPlan, behind: AppScreen?) -> any TransitionEffect {
    let token = leaks.watched(EffectToken(), "an effect")
    return switch plan {
    case .fade: .fade
    case .zoom(let source): .zoom(from: makeSource(source, behind: behind))
    case .match(let source):
      .zoom(
        from: makeSource(source, behind: behind),
        matching: .provider { request in
          (request.frontController?.shownScreen).map { .view($0.thumbnails[0]) }
        })
    case .kit(let plan): makeEffect(plan, behind: behind)
    case .slide: SlideEffect(app: self, token: token)
    case .turn: TurnEffect(app: self, token: token)
    case .curtain: CurtainEffect(app: self, token: token)
    case .pairs: PairEffect(app: self, token: token)
    case .still: StillEffect(app: self, token: token)
    case .careless: CarelessEffect()
    }
  }

  private func makeEffect(_ plan: KitEffectPlan, behind: AppScreen?) -> any TransitionEffect {
    switch plan {
    case .push: .push
    case .slide: .slide(from: .leading)
    case .cover: .cover(from: .bottom)
    case .scale: .scale
    case .circle: .circle(from: makeSource(.behind(0), behind: behind))
    case .flip: .flip
    case .sharedX: .sharedAxis(.x)
    case .sharedZ: .sharedAxis(.z)
    case .fadeThrough: .fadeThrough
    case .combined: .cover(from: .trailing).combined(with: .scale)
    case .turnedAndScaled: .flip.combined(with: .sharedAxis(.z))
    case .asymmetric: .asymmetric(appearing: .flip, disappearing: .slide(from: .bottom))
    }
  }

  private func makeSource(_ plan: SourcePlan, behind: AppScreen?) -> ZoomSource {
    switch plan {
    case .first(let index):
      return first.map { .view($0.thumbnails[index]) } ?? .frame(.zero, in: nil)
    case .behind(let index):
      if let behind { return .view(behind.thumbnails[index]) }
      return .provider { request in
        (request.backController?.shownScreen).map { .view($0.thumbnails[index]) }
      }
    case .frame: return .frame(CGRect(x: 200, y: 500, width: 100, height: 60), in: nil)
    case .frameInView:
      return .frame(CGRect(x: 10, y: 10, width: 50, height: 50), in: first?.viewIfLoaded)
    case .provider:
      return .provider { [weak self] request in self?.answer(request) }
    }
  }

  private func answer(_ request: TransitionRequest) -> ZoomSource? {
    fire(.source)
    switch answer {
    case .thumbnail(let index):
      return (request.backController?.shownScreen ?? first).map { .view($0.thumbnails[index]) }
    case .frame: return .frame(CGRect(x: 30, y: 30, width: 40, height: 40), in: nil)
    case .nothing: return nil
    case .nonsense: return .frame(CGRect(x: 0, y: 0, width: CGFloat.nan, height: -1), in: nil)
    }
  }
}

/// The screen that a finger has presented last.
@MainActor private final class OpenedScreen {
  weak var screen: AppScreen?
}
