import MatchCut
import UIKit

// Selects screens.
extension SwipeContainerController {
  func index(of screen: UIViewController) -> Int? { screens.firstIndex { $0 === screen } }

  func step(from former: UIViewController, to new: UIViewController) -> SelectionStep {
    SelectionStep(from: former, to: new, in: screens)
  }

  /// Selects the screen at an index, or reports that there is none.
  func request(at index: Int, animated: Bool) {
    guard screens.indices.contains(index) else {
      Misuse.report(
        self,
        """
        There is no screen at the index \(index), so select(_:animated:) has no effect: pass an index \
        below \(screens.count), the number of viewControllers.
        """)
      return
    }
    request(screens[index], animated: animated)
  }

  /// Selects a screen, or postpones it while the container calls the app.
  func request(_ screen: UIViewController, animated: Bool) {
    guard !pendingSelection.isCalling else {
      return pendingSelection.postpone(screen, animated: animated)
    }
    if !animated { endTransition() }
    if let transition {
      redirect(transition, to: screen)
    } else if screen !== currentScreen {
      if animated, appearance.isVisible, isOnTop, view.window != nil, currentScreen != nil {
        begin(to: screen)
      } else {
        exchange(for: screen)
      }
    }
    selectPending()
  }

  /// Selects the last screen that was postponed.
  func selectPending() {
    guard let (screen, isAnimated) = pendingSelection.next() else { return }
    if index(of: screen) != nil { request(screen, animated: isAnimated) }
  }

  // MARK: Without animation

  private func exchange(for screen: UIViewController?) {
    let former = currentScreen
    currentScreen = screen
    pendingSelection.calling {
      appearance.exchange(former, for: screen) { [self] in
        former?.viewIfLoaded?.removeFromSuperview()
        guard isViewLoaded, let screen else { return }
        // In an animation block of the app, a reversed animation would undo this.
        UIView.performWithoutAnimation {
          content.addSubview(screen.view)
          placeSettled()
        }
      }
    }
    barsChanged()
    positionChanged()
    if let screen { tellSelection(of: screen) }
  }

  /// Reports that a screen was selected, unless the app has selected another one in a callback.
  private func tellSelection(of screen: UIViewController) {
    guard currentScreen === screen else { return }
    if let view = screen.viewIfLoaded, view.window != nil {
      UIAccessibility.post(notification: .screenChanged, argument: view)
    }
    pendingSelection.calling { didSelect(screen) }
  }

  func placeSettled() {
    guard let currentScreen, let view = currentScreen.viewIfLoaded else { return }
    let frame = restFrame(of: currentScreen)
    if frame.isValid, view.untransformedFrame != frame { view.untransformedFrame = frame }
  }

  /// Replaces the screens, after an earlier change; the selected one stays if it is among the new
  /// ones.
  ///
  /// - Parameters:
  ///   - new: The new screens.
  ///   - index: The index to select otherwise; `nil`, the default, for the present one.
  func replaceScreens(with new: [UIViewController], selecting index: Int? = nil) {
    replacements.callWhenFree { [self] in
      replaceNow(with: new, selecting: index ?? selectedIndex ?? 0)
    }
  }

  private func replaceNow(with new: [UIViewController], selecting index: Int) {
    // A screen that the app selects in a callback at its end has to wait for the new ones.
    pendingSelection.calling { endTransition() }
    var unique: [UIViewController] = []
    for screen in new where !unique.contains(where: { $0 === screen }) { unique.append(screen) }
    let gone = screens.filter { screen in !unique.contains { $0 === screen } }
    let come = unique.filter { screen in !screens.contains { $0 === screen } }
    screens = unique
    for screen in come { addChild(screen) }
    for screen in gone { screen.willMove(toParent: nil) }
    if currentScreen.flatMap(self.index) == nil {
      exchange(for: unique.isEmpty ? nil : unique[min(max(index, 0), unique.count - 1)])
    }
    for screen in come { screen.didMove(toParent: self) }
    for screen in gone { screen.removeFromParent() }
    positionChanged()
    selectPending()
  }

  // MARK: With a transition

  /// Begins a transition to a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isInteractive: Whether a gesture drives it.
  ///   - fraction: The progress with which it begins, unless a gesture drives it.
  func begin(to screen: UIViewController, isInteractive: Bool = false, at fraction: CGFloat = 0) {
    guard let currentScreen else { return }
    // A canceled transition returns the screen to where it begins.
    swipe.relax()
    let driver = ContainerTransitionDriver(
      pendingSelection.calling { animator(from: currentScreen, to: screen) })
    // The app may have replaced the screens.
    guard self.currentScreen === currentScreen, index(of: screen) != nil else { return }
    // The app may have made the container disappear.
    if !appearance.isVisible, !isInteractive { return exchange(for: screen) }
    guard appearance.isVisible else { return }
    let transition = ContainerTransitionContext(from: currentScreen, to: screen, in: content)
    transition.restFrame = { [weak self] in self?.restFrame(of: $0) ?? .zero }
    transition.onInteractionChange = { [weak self] _ in self?.barsChanged() }
    transition.onEnd = { [weak self, weak transition] isFinished in
      if let transition { self?.end(transition, isFinished: isFinished) }
    }
    driver.onProgress = { [weak self] _ in self?.positionChanged() }
    self.transition = transition
    savedFirstResponder.save(in: currentScreen.viewIfLoaded)
    startGuard.call { start(transition, driver, isInteractive: isInteractive, at: fraction) }
  }

  private func start(
    _ transition: ContainerTransitionContext, _ driver: ContainerTransitionDriver,
    isInteractive: Bool, at fraction: CGFloat
  ) {
    pendingSelection.calling { appearance.begin(from: transition.from, to: transition.to) }
    swipe.gesture.prepare(for: nil)
    let isHeld = isInteractive || fraction > 0
    pendingSelection.calling {
      driver.start(transition, isInteractive: isHeld)
      if isHeld, !isInteractive {
        driver.update(fraction)
        driver.finish()
      }
    }
    // Also if it has ended already: the gesture that has requested it learns the outcome.
    swipe.gesture.enter(transition, with: driver)
    barsChanged()
  }

  private func end(_ transition: ContainerTransitionContext, isFinished: Bool) {
    let (from, to, endHandler) = (transition.from, transition.to, transitionEndHandler)
    currentScreen = isFinished ? to : from
    self.transition = nil
    transitionEndHandler = nil
    pendingSelection.calling {
      if isFinished {
        appearance.finish(from: from, to: to)
      } else {
        appearance.cancel(from: from, to: to)
        savedFirstResponder.restore()
      }
      endHandler?(!isFinished)
    }
    positionChanged()
    barsChanged()
    if isFinished { tellSelection(of: to) }
    selectPending()
  }

  /// Continues a transition in flight to another screen, from where it is.
  private func redirect(_ transition: ContainerTransitionContext, to screen: UIViewController) {
    guard screen !== transition.destination || transition.isInteractive else { return }
    // Only a paused animation tells its progress (D).
    guard let driver else { return }
    driver.pause()
    if screen === transition.to { return driver.finish() }
    if screen === transition.from { return driver.cancel() }
    let fraction = driver.percentComplete
    // The screen that both transitions share keeps its place, and the other one is replaced. In the
    // opposite direction, that is the incoming one, and the new transition begins at the remaining
    // fraction of this one, unless the incoming screen has hardly been seen.
    let isSameStep =
      step(from: transition.from, to: screen) == step(from: transition.from, to: transition.to)
    let returns = isSameStep || fraction < Self.unseenFraction
    pendingSelection.calling { transition.end(isCancelled: returns) }
    // The app may have replaced the screens.
    guard self.transition == nil, currentScreen !== screen, index(of: screen) != nil else { return }
    // The app may have made the container disappear.
    guard appearance.isVisible else { return exchange(for: screen) }
    begin(to: screen, at: isSameStep ? fraction : returns ? 0 : 1 - fraction)
  }

  /// The fraction of a transition below which the incoming screen has hardly been seen.
  private static let unseenFraction: CGFloat = 0.05

  /// Makes the children disappear along with the container.
  ///
  /// Selections during this call are made without animation.
  func willDisappear(animated: Bool) {
    let count = appearance.appearanceCount
    pendingSelection.calling {
      endTransition()
      // The app may have made the container appear again in a callback.
      if appearance.appearanceCount == count { appearance.willDisappear(animated: animated) }
    }
    selectPending()
  }

  /// Ends a transition in flight where it was going; an interactive one is canceled.
  func endTransition() {
    swipe.interrupt()
    guard let transition else { return }
    pendingSelection.calling { transition.end(isCancelled: transition.transitionWasCancelled) }
    selectPending()
  }
}

/// A selection that the app requests in a callback; until its end, the container must not change.
@MainActor final class PendingSelection {
  /// Whether the container is calling the app.
  private(set) var isCalling = false
  private var latest: (screen: UIViewController, isAnimated: Bool)?

  /// Makes a call to the app.
  func calling<Answer>(_ body: () -> Answer) -> Answer {
    let wasCalling = isCalling
    isCalling = true
    defer { isCalling = wasCalling }
    return body()
  }

  /// Postpones a selection, and replaces an earlier one.
  func postpone(_ screen: UIViewController, animated: Bool) {
    latest = (screen, animated)
  }

  /// Returns the postponed selection, once; `nil` during a call to the app.
  func next() -> (screen: UIViewController, isAnimated: Bool)? {
    guard !isCalling else { return nil }
    defer { latest = nil }
    return latest
  }
}
