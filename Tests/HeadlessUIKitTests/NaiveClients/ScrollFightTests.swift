import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Dismisses a scrolling screen with a pan that runs beside the scroll view's own.
private final class ScrollPanDown: NSObject, UIGestureRecognizerDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let interaction = UIPercentDrivenInteractiveTransition()
  private let waitsForTop: Bool
  private weak var screen: UIViewController?

  @MainActor
  init(_ screen: UIViewController, waitsForTop: Bool) {
    self.screen = screen
    self.waitsForTop = waitsForTop
    super.init()
    scroll.contentSize = CGSize(width: 393, height: 3000)
    screen.view.addSubview(scroll)
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    screen.view.addGestureRecognizer(pan)
    pan.onAction(for: self) { [unowned self] _ in handle(pan) }
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: screen?.view.superview).y / 852
    switch pan.state {
    case .began: screen?.dismiss(animated: true)
    case .changed: interaction.update(fraction)
    case .ended where fraction > 0.3: interaction.finish()
    case .ended, .cancelled, .failed: interaction.cancel()
    case .possible: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !waitsForTop || scroll.contentOffset.y <= -scroll.adjustedContentInset.top
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A pan beside a scroll view's.
@MainActor
struct ScrollFightTests {
  @MainActor
  private struct App {
    let stage = ModalStage(present: FadeAnimator(), dismiss: FadeAnimator(duration: 0.4))
    let pan: ScrollPanDown

    init(waitsForTop: Bool, offset: CGFloat) {
      pan = ScrollPanDown(stage.photo, waitsForTop: waitsForTop)
      stage.presentPhoto()
      stage.delegate.dismissalDriver = pan.interaction
      pan.scroll.contentOffset.y = offset
      stage.simulator.step()
    }

    func pull() -> Finger {
      let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 200))
      for step in 1...20 {
        finger.move(to: CGPoint(x: 200, y: 200 + 20 * CGFloat(step)))
        stage.simulator.step()
      }
      return finger
    }
  }

  @Test func `G: in the middle of the text it scrolls and dismisses at once`() {
    let app = App(waitsForTop: false, offset: 1000)
    let finger = app.pull()
    #expect(app.stage.photo.isBeingDismissed)
    #expect(app.stage.simulator.visibleAlpha(of: app.stage.photo.view) < 0.7)
    #expect(app.pan.scroll.contentOffset.y < 650)
    finger.lift()
    app.stage.simulator.runUntilIdle()
    #expect(app.stage.simulator.shows(app.stage.root))
    app.stage.simulator.expectFaults()
  }

  @Test func `G: with a check of the offset it only scrolls`() {
    let app = App(waitsForTop: true, offset: 1000)
    let finger = app.pull()
    #expect(!app.stage.photo.isBeingDismissed)
    #expect(app.pan.scroll.contentOffset.y < 650)
    finger.lift()
    app.stage.simulator.runUntilIdle()
    #expect(app.stage.simulator.shows(app.stage.photo))
    app.stage.simulator.expectFaults()
  }

  @Test func `G: at the top it dismisses, and the content is pulled meanwhile`() {
    let app = App(waitsForTop: true, offset: -59)
    let finger = app.pull()
    #expect(app.stage.photo.isBeingDismissed)
    #expect(app.pan.scroll.contentOffset.y < -100)
    finger.lift()
    app.stage.simulator.runUntilIdle()
    #expect(app.stage.simulator.shows(app.stage.root))
    app.stage.simulator.expectFaults()
  }
}
