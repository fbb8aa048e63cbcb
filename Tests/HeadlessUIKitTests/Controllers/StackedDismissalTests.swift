import Testing
import UIKit
import UIKitSimulator

/// A card whose frame is set in each layout of its container.
final class CardPresentationController: UIPresentationController {
  var card = CGRect(x: 20, y: 100, width: 353, height: 600) {
    didSet { containerView?.setNeedsLayout() }
  }

  override var frameOfPresentedViewInContainerView: CGRect { card }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Shrinks the dismissed screen, and causes layouts of the containers meanwhile.
private final class ShrinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      context.containerView.insertSubview(to, at: 0)
      to.frame = context.finalFrame(for: screen)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view?.transform = CGAffineTransform(scaleX: 0.3, y: 0.3) },
      completion: { _ in
        view?.transform = .identity
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
    context.containerView.setNeedsLayout()
  }
}

/// Two screens dismissed together.
@MainActor
struct StackedDismissalTests {
  @Test(arguments: [Simulator.Variant.standard, .lowestDismissal, .laterModals])
  func `a dismissal whose presenter is released before it begins leaves the screens`(
    variant: Simulator.Variant
  ) {
    let simulator = Simulator(variant: variant)
    let (lower, upper) = (UIViewController(), UIViewController())
    for screen in [lower, upper] { screen.modalPresentationStyle = .overFullScreen }
    func dismiss() {
      let root = UIViewController()
      simulator.window.rootViewController = root
      root.present(lower, animated: false)
      simulator.runUntilIdle()
      lower.present(upper, animated: false)
      simulator.runUntilIdle()
      root.dismiss(animated: true)
      simulator.window.rootViewController = UIViewController()
    }
    dismiss()
    simulator.runUntilIdle()
    #expect(lower.presentedViewController === upper && lower.presentingViewController == nil)
    upper.dismiss(animated: true)
    simulator.runUntilIdle()
    #expect(lower.presentedViewController == nil)
    #expect(simulator.faults.map(\.fact) == ["A12"])
  }

  struct Case: CustomStringConvertible {
    let lower: UIModalPresentationStyle
    let upper: UIModalPresentationStyle
    let finishes: Bool
    let animatesLowest: Bool

    var description: String {
      "\(upper) above \(lower), \(finishes ? "finished" : "cancelled"), \(animatesLowest)"
    }

    /// UIKit asks the delegate of the lower one, unless that is a sheet.
    static let all = styles.filter { !isSheet($0) }.flatMap { lower in
      styles.flatMap { upper in
        [true, false].flatMap { finishes in
          [true, false].map {
            Case(lower: lower, upper: upper, finishes: finishes, animatesLowest: $0)
          }
        }
      }
    }

    private static func isSheet(_ style: UIModalPresentationStyle) -> Bool {
      style == .pageSheet || style == .formSheet
    }

    private static let styles: [UIModalPresentationStyle] = [
      .custom, .pageSheet, .formSheet, .fullScreen, .overFullScreen,
    ]
  }

  @Test(arguments: Case.all)
  func `A12: one follows its animator, and nothing else sets its frame`(_ test: Case) {
    let stage = ModalStage(
      dismiss: ShrinkAnimator(), variant: test.animatesLowest ? .lowestDismissal : .standard)
    stage.delegate.makePresentationController = {
      CardPresentationController(presentedViewController: $0, presenting: $1)
    }
    let upper = Screen("upper")
    upper.transitioningDelegate = stage.delegate
    stage.photo.modalPresentationStyle = test.lower
    upper.modalPresentationStyle = test.upper
    stage.presentPhoto()
    stage.photo.present(upper, animated: true)
    stage.simulator.runUntilIdle()
    let rest = stage.simulator.visibleFrame(of: upper.view)

    let driver = UIPercentDrivenInteractiveTransition()
    stage.delegate.dismissalDriver = driver
    stage.root.dismiss(animated: true)
    stage.simulator.commit()
    driver.update(0.5)
    stage.simulator.step()
    #expect((upper.view.window == nil) == test.animatesLowest)
    #expect((stage.photo.view.window != nil) == test.animatesLowest)
    upper.presentationController?.containerView?.setNeedsLayout()
    stage.simulator.run(for: 0.1)
    if test.finishes { driver.finish() } else { driver.cancel() }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.simulator.faults.isEmpty)
    #expect((upper.view.window == nil) == test.finishes)
    if !test.finishes { #expect(stage.simulator.visibleFrame(of: upper.view) == rest) }
    #expect(stage.root.view.transform.isIdentity)
  }
}
