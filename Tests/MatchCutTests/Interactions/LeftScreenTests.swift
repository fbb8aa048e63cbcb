import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Screens that the app's animator leaves in the container after a canceled pop, below the screen that
/// is shown (A6).
@MainActor struct LeftScreenTests {
  private let simulator = Simulator()
  private let delegate = StackDelegate()
  private let navigation = UINavigationController()
  private let screens = ["list", "album", "photo"].map { Screen($0) }

  /// What drives the pop that is canceled.
  enum Driver: CaseIterable {
    case edge
    case fullWidth
    case app
  }

  /// Shows three screens with an animator of the app.
  private func show(_ gesture: PopGesture = .edge, _ animator: LeavingAnimator = LeavingAnimator())
  {
    navigation.delegate = delegate
    navigation.viewControllers = screens
    PushTransition(.push, popGesture: gesture).attach(to: navigation)
    delegate.animator = animator
  }

  private func root(_ controller: UIViewController) {
    simulator.window.rootViewController = controller
    simulator.runUntilIdle()
  }

  /// Cancels a pop, so that the lower screen stays in the container.
  private func cancel(_ driver: Driver = .app, popping pop: () -> Void = {}) {
    switch driver {
    case .edge, .fullWidth:
      simulator.rest(swipe(from: driver == .edge ? 3 : 100, by: 60))
    case .app:
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.driver = interaction
      pop()
      simulator.commit()
      delegate.driver = nil
      interaction.update(0.3)
      simulator.run(for: 0.1)
      interaction.cancel()
    }
    simulator.runUntilIdle()
    #expect(navigation.viewControllers == screens)
  }

  private func swipe(from start: CGFloat = 3, by distance: CGFloat) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: start, y: 400))
    simulator.step()
    simulator.move(finger, by: CGPoint(x: distance, y: 0), for: 0.3)
    return finger
  }

  private func expectStack(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), sourceLocation: sourceLocation)
    #expect(
      navigation.viewControllers == Array(screens.prefix(count)), sourceLocation: sourceLocation)
    #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
  }

  @Test(arguments: Driver.allCases)
  func `the next swipe begins, and the one after that`(_ driver: Driver) {
    show(driver == .fullWidth ? .fullWidth : .edge)
    root(navigation)
    let start: CGFloat = driver == .fullWidth ? 100 : 3
    for _ in 0..<2 {
      cancel(driver) { navigation.popViewController(animated: true) }
      #expect(screens[1].view.window != nil)
    }
    swipe(from: start, by: 280).lift()
    expectStack(2)
    #expect(screens[2].view.window == nil)
    swipe(from: start, by: 280).lift()
    expectStack(1)
  }

  @Test func `so it does with several screens that were left`() {
    show()
    root(navigation)
    cancel { navigation.popViewController(animated: true) }
    cancel { navigation.popToRootViewController(animated: true) }
    #expect(screens.allSatisfy { $0.view.window != nil })
    swipe(by: 280).lift()
    expectStack(2)
  }

  @Test func `a screen in a change without animation counts, as before`() {
    let instant = LeavingAnimator()
    show(.fullWidth, instant)
    root(navigation)
    cancel { navigation.popViewController(animated: true) }
    let other = Screen("other")
    navigation.pushViewController(other, animated: false)
    simulator.runUntilIdle()
    #expect(navigation.topViewController === other)
    navigation.popViewController(animated: false)
    expectStack(3)
    swipe(from: 100, by: 280).lift()
    expectStack(2)
  }

  @Test(arguments: [true, false])
  func `popOrReverse pops one screen, also in the turn of another pop`(_ isSecond: Bool) {
    show()
    root(navigation)
    cancel { navigation.popViewController(animated: true) }
    if isSecond { navigation.popViewController(animated: true) }
    navigation.popOrReverse()
    expectStack(2)
    navigation.popOrReverse()
    expectStack(1)
  }

  @Test func `a screen that was left refuses no dismissal`() {
    let phone = Phone()
    screens[1].isModalInPresentation = true
    show()
    phone.root.present(
      navigation, using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    phone.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.driver = interaction
    navigation.popViewController(animated: true)
    phone.simulator.commit()
    delegate.driver = nil
    interaction.update(0.3)
    phone.simulator.run(for: 0.1)
    interaction.cancel()
    phone.settle()
    #expect(screens[1].view.window != nil && navigation.viewControllers == screens)
    phone.pullToDismiss()
    phone.settle()
    #expect(phone.root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `the screen that is shown refuses it`(_ isAnimated: Bool) {
    let phone = Phone()
    screens[2].isModalInPresentation = true
    show()
    phone.root.present(
      navigation, using: ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    phone.settle()
    phone.pullToDismiss()
    phone.settle()
    #expect(phone.root.presentedViewController === navigation)
    navigation.popViewController(animated: isAnimated)
    phone.settle()
    phone.pullToDismiss()
    phone.settle()
    #expect(phone.root.presentedViewController == nil)
  }
}

/// An animator of the app that leaves the incoming view in the container after a cancel, as most do.
private final class LeavingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    context.containerView.insertSubview(to, at: 0)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      from.center.x += 393
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
