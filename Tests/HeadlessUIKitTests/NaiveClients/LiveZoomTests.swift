import Testing
import UIKit
import UIKitSimulator

/// Zooms the screen itself by its frame, with or without a layout in the block.
private final class LiveZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let small: CGRect
  private let isPresenting: Bool
  private let laysOut: Bool

  @MainActor
  init(_ small: CGRect, isPresenting: Bool, laysOut: Bool) {
    self.small = small
    self.isPresenting = isPresenting
    self.laysOut = laysOut
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screen = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    let large = context.containerView.bounds
    if isPresenting {
      context.containerView.addSubview(screen)
      screen.frame = small
      screen.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        screen.frame = self.isPresenting ? large : self.small
        if self.laysOut { screen.layoutIfNeeded() }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// A view with a badge in its bottom right corner.
private final class BadgeView: UIView {
  let badge = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if badge.superview == nil { addSubview(badge) }
    badge.frame = CGRect(x: bounds.width - 30, y: bounds.height - 30, width: 20, height: 20)
  }
}

/// A zoom of the live view by its frame.
@MainActor
struct LiveZoomTests {
  private static let small = CGRect(x: 24, y: 120, width: 100, height: 100)
  private static let badgeWhenSmall = CGRect(x: 94, y: 190, width: 20, height: 20)
  private static let badgeWhenLarge = CGRect(x: 363, y: 822, width: 20, height: 20)

  @MainActor
  private struct App {
    let stage = ModalStage()
    let content = BadgeView()

    init(laysOut: Bool = true) {
      content.frame = stage.photo.view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.photo.view.addSubview(content)
      stage.delegate.presentation = LiveZoomAnimator(
        LiveZoomTests.small, isPresenting: true, laysOut: laysOut)
      stage.delegate.dismissal = LiveZoomAnimator(
        LiveZoomTests.small, isPresenting: false, laysOut: laysOut)
    }

    var screenFrame: CGRect { stage.simulator.visibleFrame(of: stage.photo.view) }
    var badgeFrame: CGRect { stage.simulator.visibleFrame(of: content.badge) }
  }

  @Test func `F4: with layoutIfNeeded in the block, the content grows as well`() {
    let app = App()
    app.stage.root.present(app.stage.photo, animated: true)
    app.stage.simulator.commit()
    #expect(app.screenFrame.isClose(to: Self.small))
    #expect(app.badgeFrame.isClose(to: Self.badgeWhenSmall))
    app.stage.simulator.run(for: 0.2)
    #expect(app.screenFrame.isClose(to: CGRect(x: 12, y: 60, width: 246.5, height: 476)))
    #expect(app.badgeFrame.isClose(to: CGRect(x: 228.5, y: 506, width: 20, height: 20)))
    app.stage.simulator.runUntilIdle()
    #expect(app.badgeFrame.isClose(to: Self.badgeWhenLarge))
    app.stage.simulator.expectFaults()
  }

  @Test func `F4: without it, the content jumps to its place in the large screen`() {
    let app = App(laysOut: false)
    app.stage.root.present(app.stage.photo, animated: true)
    app.stage.simulator.commit()
    #expect(app.screenFrame.isClose(to: Self.small))
    #expect(app.badgeFrame.isNull)
    app.stage.simulator.run(for: 0.3)
    #expect(app.badgeFrame.minX.isClose(to: 363 + app.screenFrame.minX))
    #expect(app.badgeFrame.minY.isClose(to: 822 + app.screenFrame.minY))
    app.stage.simulator.runUntilIdle()
    #expect(app.badgeFrame.isClose(to: Self.badgeWhenLarge))
    app.stage.simulator.expectFaults()
  }

  @Test func `C: a canceled pull restores frame and content`() {
    let app = App()
    app.stage.presentPhoto()
    let driver = app.stage.pull(to: 0.5)
    #expect(app.screenFrame.isClose(to: CGRect(x: 12, y: 60, width: 246.5, height: 476)))
    #expect(app.badgeFrame.isClose(to: CGRect(x: 228.5, y: 506, width: 20, height: 20)))
    app.stage.release(driver, finishes: false)
    #expect(app.stage.simulator.shows(app.stage.photo))
    #expect(app.stage.photo.view.frame == app.stage.simulator.window.bounds)
    #expect(app.badgeFrame.isClose(to: Self.badgeWhenLarge))
    app.stage.simulator.expectFaults()
  }

  @Test func `C: a pull that is released finishes from where it is`() {
    let app = App()
    app.stage.presentPhoto()
    let driver = app.stage.pull(to: 0.5)
    driver.finish()
    app.stage.simulator.run(for: 0.1)
    let halfOfTheRest = CGRect(x: 18, y: 90, width: 173.25, height: 288)
    #expect(app.screenFrame.isClose(to: halfOfTheRest))
    app.stage.simulator.runUntilIdle()
    #expect(app.stage.simulator.shows(app.stage.root))
    app.stage.simulator.expectFaults()
  }
}
