import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// While a photo is zoomed in, a pan moves the photo; at its minimum, the screen.
@MainActor
struct ZoomedContentTests {
  nonisolated static let gestures = [DismissalGesture.panDown, .drag]

  @Test("a pull at the top edge of a zoomed photo does not dismiss", arguments: gestures)
  func topEdge(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture)
    stage.scrollView.zoomScale = 2
    stage.scrollView.contentOffset = .zero
    stage.phone.pull(400).lift()
    #expect(!stage.presented.isBeingDismissed)
    stage.expectShown()
    stage.expectDismissal()
  }

  @Test("nor does one that reaches the edge in between, or reverses", arguments: gestures)
  func reachesEdge(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture)
    stage.scrollView.zoomScale = 2
    let finger = stage.phone.pull(-60)
    stage.phone.move(finger, by: 600)
    #expect(stage.scrollView.contentOffset.y < 0)
    #expect(!stage.presented.isBeingDismissed)
    finger.lift()
    stage.expectShown()
    stage.expectDismissal()
  }

  @Test(
    "nor does one while the scale returns",
    arguments: [.panDown, .drag(.down, gestures: [.pan, .edge])] as [DismissalGesture])
  func bouncing(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture)
    stage.pinch(from: 200, to: 80)
    #expect(stage.scrollView.isZoomBouncing)
    let finger = stage.phone.pull(200, for: 0.1)
    #expect(!stage.presented.isBeingDismissed)
    finger.lift()
    stage.expectDismissal()
  }

  @Test("a second finger pinches what the first one pans", arguments: gestures)
  func pinchWhilePanning(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture, contentHeight: 2000)
    let finger = stage.phone.pull(-120)
    let second = stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
    stage.simulator.step()
    for step in 1...10 {
      second.move(to: CGPoint(x: 100 - 5 * CGFloat(step), y: 400 + 20 * CGFloat(step)))
      stage.simulator.step()
    }
    #expect(stage.scrollView.zoomScale > 1.3)
    second.lift()
    // The remaining finger pans the photo, also beyond its edge.
    stage.phone.move(finger, by: 700)
    #expect(stage.scrollView.contentOffset.y < 0)
    #expect(!stage.presented.isBeingDismissed)
    finger.lift()
    stage.expectShown()
    stage.expectDismissal()
  }

  @Test("while a finger moves the screen, a second one does not zoom", arguments: gestures)
  func pinchWhileDismissing(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture)
    let finger = stage.phone.pull(150)
    #expect(stage.presented.isBeingDismissed)
    let second = stage.simulator.touchDown(at: CGPoint(x: 100, y: 500))
    stage.simulator.step()
    for step in 1...10 {
      second.move(to: CGPoint(x: 100, y: 500 + 20 * CGFloat(step)))
      stage.simulator.step()
    }
    #expect(stage.scrollView.zoomScale == 1 && stage.presented.isBeingDismissed)
    second.lift()
    finger.cancel()
    stage.expectShown()
    stage.expectDismissal()
  }

  @Test("at its minimum a photo follows the finger, and returns", arguments: gestures)
  func atMinimum(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture)
    stage.pinch(from: 100, to: 300)
    #expect(stage.scrollView.zoomScale > 2)
    stage.pinch(from: 300, to: 60)
    stage.phone.settle()
    #expect(stage.scrollView.zoomScale == 1)
    stage.phone.pullInVain()
    stage.expectShown()
    stage.expectDismissal()
  }

  @Test("a minimum above or below 1 is the minimum", arguments: [0.5, 1.5] as [CGFloat])
  func otherMinimum(_ minimum: CGFloat) {
    let stage = PresentedStage(zooming: .drag)
    stage.scrollView.minimumZoomScale = minimum
    stage.scrollView.zoomScale = minimum * 1.4
    stage.phone.pull(400).lift()
    #expect(!stage.presented.isBeingDismissed)
    stage.phone.settle()
    stage.scrollView.zoomScale = minimum
    stage.scrollView.contentOffset = .zero
    stage.expectDismissal()
  }

  @Test("a double tap zooms at once", arguments: gestures)
  func doubleTap(_ gesture: DismissalGesture) {
    let stage = PresentedStage(zooming: gesture)
    stage.simulator.tap(at: CGPoint(x: 200, y: 400))
    stage.simulator.run(for: 0.05)
    #expect(stage.scrollView.zoomScale == 1)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    stage.simulator.step()
    finger.lift()
    #expect(stage.scrollView.zoomScale == 2.5)
    stage.phone.settle()
    stage.phone.pull(400).lift()
    #expect(!stage.presented.isBeingDismissed)
    stage.phone.settle()
    stage.scrollView.setZoomScale(1, animated: true)
    stage.phone.settle()
    stage.expectDismissal()
  }

  @Test("a swipe across the whole width does not pop a zoomed photo")
  func pop() {
    let phone = Phone(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = phone.root.navigationController
    PushTransition(.fade, popGesture: .fullWidth).attach(to: navigation)
    let photo = ZoomScrollView(frame: phone.screen)
    let screen = Screen("photo") { $0.view.addSubview(photo) }
    navigation?.pushViewController(screen, animated: true)
    phone.settle()
    photo.zoomScale = 2
    photo.contentOffset = .zero
    let swipe = {
      phone.simulator.drag(
        from: CGPoint(x: 40, y: 500), to: CGPoint(x: 380, y: 500), duration: 0.3)
      phone.settle()
    }
    swipe()
    #expect(navigation?.topViewController === screen)
    photo.zoomScale = 1
    swipe()
    #expect(navigation?.topViewController === phone.root)
    phone.expectNoFaults()
  }
}

@MainActor extension PresentedStage<Screen> {
  /// Presents a screen with a photo to zoom.
  ///
  /// - Parameters:
  ///   - gesture: The dismissal gesture.
  ///   - contentHeight: The height of the photo; by default it fits.
  init(zooming gesture: DismissalGesture, contentHeight: CGFloat = 852) {
    self.init(
      presenting: { phone in
        let scrollView = ZoomScrollView(frame: phone.screen, contentHeight: contentHeight)
        return Screen("photo") { $0.view.addSubview(scrollView) }
      },
      using: { ModalTransition(.zoom(from: .view($0.thumbnail)), dismissal: gesture) })
  }

  var scrollView: ZoomScrollView {
    presented.view.subviews.compactMap { $0 as? ZoomScrollView }[0]
  }

  /// Moves two fingers to another distance, and lifts them.
  func pinch(from start: CGFloat, to end: CGFloat) {
    let places = { (distance: CGFloat) in
      [CGPoint(x: 196, y: 420 - distance / 2), CGPoint(x: 196, y: 420 + distance / 2)]
    }
    let fingers = places(start).map { simulator.touchDown(at: $0) }
    for step in 1...12 {
      let part = CGFloat(step) / 12
      for (finger, place) in zip(fingers, places(start + (end - start) * part)) {
        finger.move(to: place)
      }
      simulator.step()
    }
    for finger in fingers { finger.lift() }
  }

  /// Expects that a pull dismisses now that the photo is at its minimum.
  func expectDismissal(sourceLocation: SourceLocation = #_sourceLocation) {
    scrollView.zoomScale = scrollView.minimumZoomScale
    scrollView.contentOffset = .zero
    phone.settle(sourceLocation: sourceLocation)
    phone.pullToDismiss()
    expectDismissed(sourceLocation: sourceLocation)
  }
}

/// A photo that two fingers or a double tap zoom.
final class ZoomScrollView: UIScrollView, UIScrollViewDelegate {
  let picture: UIView
  /// The scale of a double tap.
  var enlargedScale: CGFloat = 2.5

  init(frame: CGRect, contentHeight: CGFloat? = nil) {
    let size = CGSize(width: frame.width, height: contentHeight ?? frame.height)
    picture = UIView(frame: CGRect(origin: .zero, size: size))
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    contentSize = size
    maximumZoomScale = 4
    delegate = self
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.first?.tapCount == 2 { setZoomScale(enlargedScale, animated: true) }
  }
}
