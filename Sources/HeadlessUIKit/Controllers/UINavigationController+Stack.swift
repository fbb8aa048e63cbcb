import Foundation

extension UINavigationController {
  /// Changes the stack at once, and the screen with the next layout (B1).
  func change(
    to new: [UIViewController], animated: Bool, swipe: SystemPop.Swipe? = nil
  ) {
    let old = stack
    guard !hasDuplicates(new) else {
      return World.current.fault(
        "B1", "a controller was put on the stack of \(type(of: self)) twice; push another one")
    }
    if isInTransition {
      World.current.fault(
        "B1",
        """
        the stack of \(type(of: self)) was changed during a transition; wait for didShow or the \
        coordinator's completion
        """
      )
    }
    stack = new
    let before = request?.before ?? old
    for controller in new.without(old) {
      adopt(controller)
      controller.isMovingFromParent = false
    }
    for controller in old.without(new) {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    // Controllers that were added and removed before any layout are part of no transition.
    endContainment(of: old.without(new).without(before))
    request = NavigationRequest(before: before, isAnimated: animated, swipe: swipe)
    viewIfLoaded?.setNeedsLayout()
    guard World.current.variant.dropsAnimatorsOffScreen else { return }
    World.current.afterCommit { [weak self] in self?.dropAnimatorsOffScreen() }
  }

  func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack.dropFirst(count))
    if !popped.isEmpty { change(to: Array(stack.prefix(count)), animated: animated) }
    return popped
  }

  private func hasDuplicates(_ controllers: [UIViewController]) -> Bool {
    Set(controllers.map(ObjectIdentifier.init)).count < controllers.count
  }

  /// Ends the containment of removed controllers, and begins that of added ones.
  func settleContainment(before: [UIViewController], after: [UIViewController]) {
    endContainment(of: before.without(after))
    for controller in after.without(before) { controller.didMove(toParent: self) }
  }

  func endContainment(of controllers: [UIViewController]) {
    for controller in controllers where controller.parent === self {
      controller.isMovingFromParent = false
      controller.removeFromParent()
    }
  }

  /// Shows the top controller without a transition.
  func installTop() {
    _ = loadedView()
    let before = request?.before ?? stack
    request = nil
    guard shown !== stack.last else { return }
    if let shown {
      shown.beginAppearance(false, animated: false)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.endAppearance()
    }
    shown = stack.last
    barOwner = shown
    settleBottomBars()
    updateSafeAreas()
    if let shown {
      shown.loadedView().place(at: frame(for: shown))
      beginLateAppearance(of: shown)
      content.addSubview(shown.loadedView())
    }
    settleContainment(before: before, after: stack)
    if before.isEmpty || !before.contains(where: { $0 === shown }) {
      shown?.didMove(toParent: self)
    }
    navigationBar.show(stack.map(\.navigationItem))
  }

  /// Begins the appearance of a screen that was pushed after its empty stack had begun to appear,
  /// before the screen is in the window (B1).
  private func beginLateAppearance(of screen: UIViewController) {
    guard appearance.state == .appearing, viewIfLoaded?.window != nil else { return }
    tellWillShow(screen, animated: appearance.isAnimated)
    screen.beginAppearance(true, animated: appearance.isAnimated)
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    World.current.note(callOf: "navigationController(willShow:)", of: type(of: delegate))
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    World.current.note(callOf: "navigationController(didShow:)", of: type(of: delegate))
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}
