import UIKit
import UIKitSimulator

extension App {
  /// Performs an act, if that is possible now.
  ///
  /// Calls that UIKit ignores are the app's own mistakes.
  func perform(_ act: Act) {
    journal.onAct?(act)
    let count = simulator.faults.count
    jumps.forget()
    if act.isUnanimated { jumps.noteUnanimated() }
    if act.coversApp { journal.noteCover(at: simulator.time) }
    // What a container tells its screens must not be cut short.
    switch act {
    case .lose, .replaceRoot: if (root as? AppContainer)?.isTelling == true { return }
    default: break
    }
    perform(act, simulator)
    if !act.isPromise { excuse(from: count) }
  }

  private func perform(_ act: Act, _ simulator: Simulator) {
    switch act {
    case .present(let index, let inStack, let animated):
      present(index, inStack: inStack, animated: animated)
    case .presentTwice(let index): presentTwice(index)
    case .presentAgain(let animated): presentAgain(animated: animated)
    case .presentOrWait(let index, let level, let animated):
      presentOrWait(index, from: level, animated: animated)
    case .alert(let plan, let index, let animated):
      presentAlert(plan, from: index, animated: animated)
    case .dismiss(let animated): dismiss(top, animated: animated)
    case .dismissAll(let animated): dismiss(root, animated: animated)
    case .dismissOrReverse(let animated): dismissOrReverse(animated: animated)
    case .promise(let index, let animated): promiseDismissal(of: index, animated: animated)
    case .promiseAbove(let index, let animated):
      promiseDismissal(above: index, animated: animated)
    case .promiseLast(let animated): promiseDismissalOfLast(animated: animated)
    case .push(let animated): push(animated: animated)
    case .pop(let animated):
      pop(animated: animated) {
        if $0.transitionCoordinator != nil { removeLeftViews(in: $0) }
        $0.popViewController(animated: animated)
      }
    case .popOrReverse(let animated):
      pop(animated: animated) { reversePush(in: $0, animated: animated) }
    case .promisePop(let animated): promisePop(animated: animated)
    case .popToRoot(let animated):
      pop(animated: animated) {
        removeLeftViews(in: $0)
        $0.popToRootViewController(animated: animated)
      }
    case .setStack(let keep, let add, let animated):
      setStack(keep: keep, add: add, animated: animated)
    case .hideBar(let isHidden, let animated):
      hasChangedRoom = true
      if !isHidden, topStack?.transitionCoordinator != nil { hasShownBarInFlight = true }
      topStack?.setNavigationBarHidden(isHidden, animated: animated)
    case .detach: detach()
    case .attach: attach()
    case .select(let index, let animated): select(index, animated: animated)
    case .replaceSides(let index): replaceSides(keep: index)
    case .drive(let fraction):
      journal.disturb()
      (root as? AppContainer)?.drive(to: fraction)
    case .letGo(let finishes): (root as? AppContainer)?.letGo(finishes: finishes)
    case .endNow: (root as? AppContainer)?.endNow()
    case .cover(let animated): splash(0).cover(animated: animated)
    case .coverAgain(let animated): splash(1).cover(animated: animated)
    case .open(let animated): (shownSplashes.last ?? splash(0)).open(animated: animated)
    case .move(let view, let property, let kind): move(view, property, by: kind)
    case .within(let wrapping, let act):
      perform(within: wrapping) { [self] in perform(act, simulator) }
    case .animations(let areEnabled):
      hasDisabledAnimations = true
      UIView.setAnimationsEnabled(areEnabled)
    case .type(let isBehind): type(isBehind: isBehind)
    case .endTyping: endTyping()
    case .search(let isActive): search(isActive: isActive)
    case .window(let act): perform(act)
    case .reinsert: reinsert()
    case .replaceRoot:
      journal.disturb()
      journal.noteLoss(at: simulator.time)
      excusePromises()
      replaceRoot()
    case .lose(let loss):
      journal.disturb()
      journal.noteLoss(at: simulator.time)
      excusePromises()
      lose(loss)
    case .find: findLost()
    case .source(let change): first.map { self.change($0, change) }
    case .tweak(let tweak): self.tweak(tweak)
    case .scroll(let y, let animated):
      scroll(to: y, animated: animated)
    case .content(let change): changeContent(change)
    case .contentSize(let side):
      hasChangedRoom = true
      topScreen?.preferredContentSize = CGSize(width: side, height: side)
    case .answer(let answer): self.answer = answer
    case .lock(let isLocked): topScreen?.isModalInPresentation = isLocked
    case .refuse(let refuses): self.refuses = refuses
    }
  }

  /// UIKit ignores a call at the wrong time, and reports it at once.
  private func excuse(from count: Int) {
    let faults = simulator.faults
    guard faults.count > count else { return }
    journal.disturb()
    journal.excuse(
      (count..<faults.count).filter { ["A11", "A12", "B1", "P5"].contains(faults[$0].fact) })
  }

  private func splash(_ number: Int) -> AppSplash {
    let splash = splashes[number] ?? AppSplash(plan.splash, in: self)
    splashes[number] = splash
    return splash
  }

  // MARK: Presenting

  private func present(_ index: Int, inStack: Bool, animated: Bool) {
    guard let presenter = topScreen, !plan.modals.isEmpty else { return }
    let screen = makeScreen()
    let controller = inStack ? makeStack(screen) : screen
    present(
      controller, from: presenter, by: plan.modals[index % plan.modals.count], animated: animated)
  }

  private func presentTwice(_ index: Int) {
    guard let presenter = topScreen, !plan.modals.isEmpty else { return }
    let screen = makeScreen()
    let plan = plan.modals[index % plan.modals.count]
    for _ in 0..<2 { present(screen, from: presenter, by: plan, animated: true) }
  }

  private func presentAgain(animated: Bool) {
    // A gesture that is about to present a screen has not given it its transition yet.
    guard let controller = lastPresented, controller.presentingViewController == nil,
      controller.isViewLoaded, let presenter = topScreen, let plan = plan(of: controller)
    else { return }
    journal.disturb()
    // A screen whose dismissal was promised, and carried out, is shown again.
    for promise in promises { promise.isExcused = true }
    present(controller, by: plan, animated: animated) { completion in
      presenter.present(controller, animated: animated, completion: completion)
    }
  }

  private func present(
    _ controller: UIViewController, from presenter: UIViewController, by plan: ModalPlan,
    animated: Bool
  ) {
    if controller.presentingViewController == nil {
      noteSource(of: controller, by: plan, behind: presenter.shownScreen)
    }
    present(controller, by: plan, animated: animated) { [self] completion in
      present(
        controller, from: presenter, by: plan, animated: animated, completion: completion)
    }
  }

  private func present(
    _ controller: UIViewController, by plan: ModalPlan, animated: Bool,
    _ work: (_ completion: @escaping @MainActor () -> Void) -> Void
  ) {
    journal.interfere()
    journal.noteCall(at: simulator.time)
    // Presenting a screen for the second time changes nothing.
    if controller.presentingViewController == nil {
      note(plan, of: controller)
      checkSource(of: controller)
    }
    let request = journal.open("present(animated: \(animated))") { [weak controller] in
      controller?.presentingViewController != nil
    } isReversible: { [weak self] in
      self?.chain.contains { self?.plan(of: $0)?.isUserDismissible == true } ?? true
    }
    work { [weak self, weak request] in
      request?.complete()
      self?.fire(.presentCompletion)
    }
    guard controller.presentingViewController != nil else {
      request.isDisturbed = true
      return
    }
    lastPresented = controller
    controller.presentationController?.delegate = controller.shownScreen
    // A dismissal that waits also dismisses what the app presents meanwhile.
    // A screen that a finger presents may be taken away again, with what it presents.
    let isHeld = isTouched && (request.isReversible() || self.plan.opener != nil)
    request.isDisturbed = isHeld || isBroken || hasWaitingDismissal
  }

  // MARK: Dismissing

  private func dismiss(_ controller: UIViewController, animated: Bool) {
    journal.disturb()
    // The topmost controller that is dismissed: the presented one, or else this one.
    let goes = controller.presentedViewController ?? controller
    guard goes.presentingViewController != nil else { return }
    let request = journal.open("dismiss(animated: \(animated))") { [weak goes] in
      goes?.presentingViewController == nil
    }
    request.isDisturbed = isBroken || !mayDismiss(goes)
    journal.noteDismissal(at: simulator.time)
    excusePromisesOfTurn()
    controller.dismiss(animated: animated) { [weak self, weak request] in
      request?.complete()
      self?.fire(.dismissCompletion)
    }
  }

  private func dismissOrReverse(animated: Bool) {
    let screen = top
    guard screen.presentingViewController != nil else { return }
    journal.disturb()
    // UIKit ignores a dismissal right after another one, and its completion.
    staying.removeAll { $0.isPart(ofTowerFrom: screen) }
    let isSecond = journal.hasDismissal(at: simulator.time)
    journal.noteCall(at: simulator.time)
    let name = "dismissOrReverse(animated: \(animated))"
    // After its presentation, the screen is dismissed whatever a finger does before.
    let isFirm = screen.isBeingPresented
    let request = journal.open(name) { [weak screen] in
      screen?.presentingViewController == nil
    } isReversible: { [weak screen] in
      !isFirm || screen?.isBeingDismissed == true
    }
    request.isDisturbed =
      screen.isBeingDismissed || isSecond || isTouched && request.isReversible() || isBroken
      || isStalled
    reverse(screen, animated: animated) { [weak self, weak request, weak screen] in
      request?.complete()
      if let self, screen?.presentingViewController != nil {
        // The kit may call the completion in the frame after, when the app has presented again.
        complainUnlessPresenting(
          "\(name) completed although the screen is there",
          within: 1.5 / Double(simulator.refreshRate))
      }
      self?.fire(.dismissCompletion)
    }
  }

  /// UIKit ignores a dismissal while a controller that it would dismiss is in a transition.
  private func mayDismiss(_ controller: UIViewController) -> Bool {
    !isTouched
      && sequence(first: controller) { $0.presentedViewController }.allSatisfy {
        $0.transitionCoordinator == nil && !$0.isBeingPresented && !$0.isBeingDismissed
      }
  }

  // MARK: The stack

  private func push(animated: Bool) {
    guard let stack = topStack else { return }
    journal.disturb()
    excusePops()
    hasPoppedLast = false
    stack.pushViewController(makeScreen(), animated: animated)
  }

  private func pop(animated: Bool, _ work: (AppStack) -> Void) {
    guard let stack = topStack else { return }
    journal.disturb()
    excusePops()
    hasPoppedLast = true
    work(stack)
  }

  private func setStack(keep: Int, add: Int, animated: Bool) {
    guard let stack = topStack else { return }
    let screens = stack.viewControllers.prefix(keep) + (0..<add).map { _ in makeScreen() }
    guard !screens.isEmpty else { return }
    journal.disturb()
    // The same screens may be on the stack again.
    excusePromises()
    hasPoppedLast = add == 0
    removeLeftViews(in: stack)
    stack.setViewControllers(Array(screens), animated: animated)
  }
}
