import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Presents a menu at the left side by its frame; a tap beside it dismisses it.
@MainActor
private final class SideMenuTransition: NSObject {
  var interaction: UIPercentDrivenInteractiveTransition?
  private let width: CGFloat = 280
  private let isRepaired: Bool
  private var isPresenting = false
  private weak var menu: UIViewController?
  private let dimmingView = UIView()

  init(isRepaired: Bool) {
    self.isRepaired = isRepaired
    super.init()
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("dimmingViewTapped", Self.dimmingViewTapped))
    dimmingView.addGestureRecognizer(tap)
  }

  private func dimmingViewTapped() {
    menu?.dismiss(animated: true)
  }
}

extension SideMenuTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    menu = presented
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension SideMenuTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let menuView = transitionContext.viewController(forKey: key)?.view else { return }
    let container = transitionContext.containerView
    let shown = CGRect(x: 0, y: 0, width: width, height: container.bounds.height)
    let hidden = shown.offsetBy(dx: -width, dy: 0)
    if isPresenting {
      dimmingView.frame = container.bounds
      dimmingView.alpha = 0
      container.addSubview(dimmingView)
      menuView.frame = hidden
      container.addSubview(menuView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        menuView.frame = self.isPresenting ? shown : hidden
        self.dimmingView.alpha = self.isPresenting ? 1 : 0
      },
      completion: { _ in
        let isCompleted = !self.isRepaired || !transitionContext.transitionWasCancelled
        transitionContext.completeTransition(isCompleted)
      })
  }
}

/// A menu that completes with `true` in any case.
@MainActor
struct SideMenuTests {
  @MainActor
  private struct App {
    let simulator: Simulator
    let root = UIViewController()
    let menu = UIViewController()
    let transition: SideMenuTransition

    init(isRepaired: Bool, variant: Simulator.Variant) {
      simulator = Simulator(variant: variant)
      transition = SideMenuTransition(isRepaired: isRepaired)
      menu.modalPresentationStyle = .custom
      menu.transitioningDelegate = transition
      simulator.window.rootViewController = root
      simulator.runUntilIdle()
      root.present(menu, animated: true)
      simulator.runUntilIdle()
    }

    /// Pulls the menu halfway to the left, and releases it.
    func pull(finishes: Bool) {
      let interaction = UIPercentDrivenInteractiveTransition()
      transition.interaction = interaction
      menu.dismiss(animated: true)
      for progress in 0...5 {
        interaction.update(CGFloat(progress) / 10)
        simulator.run(for: 0.05)
      }
      #expect(simulator.visibleFrame(of: menu.view).maxX < 279)
      if finishes { interaction.finish() } else { interaction.cancel() }
      simulator.runUntilIdle()
    }
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `A6: a menu that always completes with true is gone after a cancel`(
    isRepaired: Bool, variant: Simulator.Variant
  ) {
    let app = App(isRepaired: isRepaired, variant: variant)
    app.pull(finishes: false)
    #expect((app.root.presentedViewController == nil) == !isRepaired)
    #expect(app.simulator.visibleFrame(of: app.menu.view).width == (isRepaired ? 280 : 0))
    if isRepaired { app.simulator.expectFaults() } else { app.simulator.expectFaults("A6") }
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `A6: without a cancel, the menu is right`(isRepaired: Bool, variant: Simulator.Variant) {
    let app = App(isRepaired: isRepaired, variant: variant)
    #expect(app.simulator.visibleFrame(of: app.menu.view).width == 280)
    app.pull(finishes: true)
    #expect(app.root.presentedViewController == nil)
    app.transition.interaction = nil
    app.root.present(app.menu, animated: true)
    app.simulator.runUntilIdle()
    app.simulator.tap(at: CGPoint(x: 350, y: 400))
    app.simulator.runUntilIdle()
    #expect(app.root.presentedViewController == nil)
    #expect(app.simulator.shows(app.root))
    app.simulator.expectFaults()
  }

  @Test func `the article shows how the menu goes after a cancel`() throws {
    let app = App(isRepaired: false, variant: .standard)
    app.root.view.backgroundColor = .systemBackground
    app.menu.view.backgroundColor = .systemTeal
    let film = app.simulator.film { app.pull(finishes: false) }
    try ShownPicture("side-menu.svg").compare(with: film.strip(of: 5))
  }

  @Test func `A4: the dimming view and the narrow menu are hints, and do no harm`() {
    let app = App(isRepaired: true, variant: .standard)
    #expect(app.simulator.hints.map(\.fact) == ["A5", "A4"])
    app.simulator.expectFaults()
  }
}
