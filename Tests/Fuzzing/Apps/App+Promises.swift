import UIKit
import UIKitSimulator

/// A dismissal that the kit has to carry out, whatever the app does afterward.
///
/// Other requests count only while nothing interferes. This one is judged at rest: the screen and
/// everything above it have gone, and the completion was called exactly once.
@MainActor final class Promise {
  let name: String
  /// The time of the request.
  let time: Double
  /// Whether the documentation allows the screen to stay.
  var isExcused = false
  private(set) var completions = 0
  /// The screen that is to go; `nil` for a pop.
  private(set) weak var screen: UIViewController?
  private let isMet: @MainActor () -> Bool
  /// Whether a stack pops, without a completion and at once, but a gesture may bring the screen back.
  let isPop: Bool

  init(
    _ name: String, at time: Double, of screen: UIViewController? = nil, isPop: Bool = false,
    isMet: @escaping @MainActor () -> Bool
  ) {
    self.name = name
    self.time = time
    self.screen = screen
    self.isPop = isPop
    self.isMet = isMet
  }

  func complete() {
    completions += 1
  }

  /// Whether the result is still to come.
  var isOpen: Bool { isPop || !isMet() || completions == 0 }

  /// What is wrong at rest.
  var finding: Finding? {
    if completions > 1 {
      return Finding(.misreported, "the promised \(name) completed \(completions) times")
    }
    guard !isExcused else { return nil }
    if !isMet() { return Finding(.stuck, "the promised \(name) has no result") }
    guard !isPop, completions == 0 else { return nil }
    return Finding(.misreported, "the promised \(name) never completed")
  }
}

extension App {
  /// Dismisses one of the presented screens, counted from the lowest one, with everything above it.
  func promiseDismissal(of index: Int, animated: Bool) {
    let presented = chain.dropFirst()
    guard !presented.isEmpty else { return }
    let screen = presented[presented.startIndex + index % presented.count]
    // UIKit dismisses what the receiver presents.
    let receiver = screen === presented.last ? screen : screen.presentingViewController ?? screen
    promiseDismissal(of: screen, by: receiver, animated: animated)
  }

  /// Dismisses what is above one of the presented screens, or that screen if nothing is.
  func promiseDismissal(above index: Int, animated: Bool) {
    let presented = chain.dropFirst()
    guard !presented.isEmpty else { return }
    let receiver = presented[presented.startIndex + index % presented.count]
    guard let screen = receiver.presentedViewController else {
      return promiseDismissal(of: receiver, by: receiver, animated: animated)
    }
    // Another dismissal, by the app or by the user, may take the receiver along.
    let mayGo =
      isTouched || isStalled || isBroken || journal.hasDismissal(at: simulator.time)
      || journal.hasWaitingDismissal || receiver.isBeingDismissed
      || promises.contains { !$0.isPop && $0.isOpen && $0.screen !== screen }
    // The app may request another dismissal in a callback.
    if !mayGo { staying.append(StayingScreen(controller: receiver)) }
    promiseDismissal(of: screen, by: receiver, animated: animated)
  }

  /// Dismisses the screen that was presented last, even if it has gone.
  func promiseDismissalOfLast(animated: Bool) {
    guard let screen = lastPresented, screen.presentedViewController == nil else { return }
    promiseDismissal(of: screen, by: screen, animated: animated)
  }

  private func promiseDismissal(
    of screen: UIViewController, by receiver: UIViewController, animated: Bool
  ) {
    journal.disturb()
    let isSecond = journal.hasDismissal(at: simulator.time)
    journal.noteCall(at: simulator.time)
    let isLower = screen.presentedViewController != nil
    let kind = screen.presentingViewController == nil ? "former" : isLower ? "lower" : "top"
    let name = "dismissOrReverse(animated: \(animated)) of a \(kind) screen"
    staying.removeAll { $0.isPart(ofTowerFrom: screen) }
    let promise = Promise(name, at: simulator.time, of: screen) { [weak screen] in
      screen?.presentingViewController == nil
    }
    promise.isExcused = isSecond || isStalled || isBroken || isTouchedFreely(screen)
    promises.append(promise)
    reverse(receiver, animated: animated) { [weak self, weak promise] in
      promise?.complete()
      self?.fire(.dismissCompletion)
    }
  }

  /// Pops the top screen of the stack that the user sees.
  func promisePop(animated: Bool) {
    guard let stack = topStack, stack.viewControllers.count > 1,
      let screen = stack.topViewController
    else { return }
    journal.disturb()
    // A pop in flight continues, without another one.
    let isPopping = stack.transitionCoordinator?.initiallyInteractive == true || hasPoppedLast
    if stack.transitionCoordinator != nil, isPopping || stack.isPopping {
      return reversePush(in: stack, animated: animated)
    }
    let promise = Promise("popOrReverse", at: simulator.time, isPop: true) {
      [weak stack, weak screen] in
      guard let stack, let screen else { return true }
      return !stack.viewControllers.contains(screen)
    }
    // UIKit may ignore a pop before the stack is on screen, and while it shows another screen.
    promise.isExcused =
      isStalled || isBroken || isTouched || stack.viewIfLoaded?.window == nil
      || !stack.isAtRest(orMoves: screen)
    promises.append(promise)
    reversePush(in: stack, animated: animated)
  }

  /// Whether a dismissal that the kit defers may still happen.
  var hasWaitingDismissal: Bool {
    journal.hasWaitingDismissal || promises.contains { !$0.isPop && $0.isOpen }
  }

  /// From here on, a pop may not happen, because the app changes the stack.
  func excusePops() {
    for promise in promises where promise.isPop { promise.isExcused = true }
  }

  /// From here on, screens may stay for a reason: a gesture, another call, or a view that is lost.
  func excusePromises() {
    staying = []
    for promise in promises where promise.isOpen { promise.isExcused = true }
  }

  /// As UIKit ignores a second dismissal in one turn of the run loop.
  func excusePromisesOfTurn() {
    staying = []
    for promise in promises where promise.time == simulator.time && promise.isOpen {
      promise.isExcused = true
    }
  }

  /// Whether a gesture may still catch a dismissal: one that has already begun to drive it is
  /// followed by the dismissal.
  private func isTouchedFreely(_ screen: UIViewController) -> Bool {
    guard isTouched else { return false }
    let isDriving = screen.isBeingDismissed && screen.transitionCoordinator?.isInteractive == true
    return fingers.count > 1 || !isDriving
  }
}

/// A screen that has dismissed what it presents, and therefore stays itself.
@MainActor struct StayingScreen {
  private(set) weak var controller: UIViewController?

  var isGone: Bool { controller?.presentingViewController == nil }

  /// Whether it goes together with another screen.
  func isPart(ofTowerFrom screen: UIViewController) -> Bool {
    sequence(first: screen, next: \.presentedViewController).contains { $0 === controller }
  }
}

extension UINavigationController {
  /// Whether a pop is in flight, such as one that has waited for the end of a push.
  fileprivate var isPopping: Bool {
    transitionCoordinator?.viewController(forKey: .from)?.isMovingFromParent == true
      && transitionCoordinator?.viewController(forKey: .to)?.isMovingToParent == false
  }

  /// Whether no transition is in flight in the stack, or that of a screen is.
  fileprivate func isAtRest(orMoves screen: UIViewController) -> Bool {
    guard let coordinator = transitionCoordinator else { return true }
    return [.from, .to].contains { coordinator.viewController(forKey: $0) === screen }
  }
}
