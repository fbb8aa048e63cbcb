import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Content that is zoomed.
///
/// The resistance beyond the limits and the duration of an animated zoom are those of the headless
/// UIKit.
@MainActor struct ZoomingTests {
  let simulator = Simulator()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let log = ZoomLog()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 600)
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(picture)
    log.view = picture
    scrollView.delegate = log
    simulator.window.addSubview(scrollView)
    simulator.commit()
  }

  /// Puts down two fingers side by side.
  private func fingersDown(_ left: CGFloat, _ right: CGFloat, y: CGFloat = 300) -> [Finger] {
    [left, right].map { simulator.touchDown(at: CGPoint(x: $0, y: y)) }
  }

  private func move(_ fingers: [Finger], _ left: CGFloat, _ right: CGFloat, y: CGFloat = 300) {
    for (finger, x) in zip(fingers, [left, right]) { finger.move(to: CGPoint(x: x, y: y)) }
    simulator.step()
  }

  /// Pinches the content below its minimum scale.
  private func pinchTogether() -> [Finger] {
    let fingers = fingersDown(50, 250)
    move(fingers, 55, 245)
    move(fingers, 75, 225)
    move(fingers, 102.5, 197.5)
    return fingers
  }

  // MARK: Fingers

  @Test func `G: content can be zoomed if the maximum scale is above the minimum`() {
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(scrollView.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } == false)
    scrollView.minimumZoomScale = 0.5
    #expect(scrollView.pinchGestureRecognizer != nil)
  }

  @Test func `G: two fingers scale the view of the delegate, which stays below them`() {
    let fingers = fingersDown(100, 200)
    move(fingers, 95, 205)
    #expect(scrollView.isZooming && scrollView.zoomScale == 1)
    let place = picture.convert(CGPoint(x: 150, y: 300), to: simulator.window)
    move(fingers, 40, 260)
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    #expect(picture.transform.a == scrollView.zoomScale && picture.transform.b == 0)
    #expect(abs(scrollView.contentSize.width - 600) < 1e-6)
    #expect(scrollView.contentSize == picture.frame.size)
    let now = picture.convert(CGPoint(x: 150, y: 300), to: simulator.window)
    #expect(abs(now.x - place.x) < 1e-6 && abs(now.y - place.y) < 1e-6)
    for finger in fingers { finger.lift() }
    #expect(!scrollView.isZooming && abs(scrollView.zoomScale - 2) < 1e-9)
    #expect(log.calls.first == "begin" && log.calls.last == "end 2.0")
    #expect(log.calls.count { $0 == "zoom" } == 2, "one for each finger")
  }

  @Test func `G: without a view to zoom, two fingers do nothing`() {
    log.view = nil
    let fingers = pinchTogether()
    for finger in fingers { finger.lift() }
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1 && log.calls.isEmpty && picture.transform.isIdentity)
  }

  @Test func `G: the pan and the pinch of a scroll view recognize together`() {
    scrollView.zoomScale = 2
    let pan = scrollView.panGestureRecognizer
    let fingers = fingersDown(100, 200)
    move(fingers, 120, 220, y: 320)
    #expect(scrollView.isDragging)
    move(fingers, 105, 235, y: 320)
    move(fingers, 100, 240, y: 320)
    #expect(scrollView.isZooming && pan.state == .changed)
    let scale = scrollView.zoomScale
    fingers[1].lift()
    #expect(!scrollView.isZooming)
    // The other finger continues to scroll.
    let offset = scrollView.contentOffset
    fingers[0].move(to: CGPoint(x: 90, y: 290))
    simulator.step()
    #expect(scrollView.zoomScale == scale)
    #expect(abs(scrollView.contentOffset.x - offset.x - 10) < 0.5)
    #expect(abs(scrollView.contentOffset.y - offset.y - 30) < 0.5)
    fingers[0].lift()
    #expect(!scrollView.isDragging)
  }

  @Test func `G: beyond its limit the scale returns, and reads as the limit at once`() {
    let fingers = pinchTogether()
    #expect(scrollView.zoomScale < 0.8 && scrollView.zoomScale > 0.5)
    for finger in fingers { finger.lift() }
    #expect(scrollView.isZoomBouncing && !scrollView.isZooming)
    #expect(scrollView.zoomScale == 1)
    simulator.step()
    #expect(simulator.visibleFrame(of: picture).width < 290)
    #expect(log.calls.last == "zoom")
    simulator.runUntilIdle()
    #expect(!scrollView.isZoomBouncing)
    #expect(log.calls.last == "end 1.0")
    #expect(simulator.visibleFrame(of: picture) == scrollView.frame)
  }

  @Test func `G: without bouncesZoom the scale stops at its limit`() {
    scrollView.bouncesZoom = false
    let fingers = pinchTogether()
    #expect(scrollView.zoomScale == 1)
    for finger in fingers { finger.lift() }
    #expect(!scrollView.isZoomBouncing && log.calls.last == "end 1.0")
  }

  @Test func `a pinch that the system cancels ends the zoom`() {
    let fingers = pinchTogether()
    for finger in fingers { finger.cancel() }
    #expect(!scrollView.isZooming && scrollView.isZoomBouncing)
    simulator.runUntilIdle()
    #expect(scrollView.zoomScale == 1 && log.calls.last == "end 1.0")
  }

  @Test func `G: a zoomed page at its end moves the pager`() {
    let pager = UIScrollView(frame: scrollView.frame)
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 900, height: 600)
    simulator.window.addSubview(pager)
    pager.addSubview(scrollView)
    scrollView.zoomScale = 2
    scrollView.contentOffset = CGPoint(x: 250, y: 300)
    let finger = simulator.touchDown(at: CGPoint(x: 280, y: 300))
    for x in stride(from: 260.0, through: 80, by: -20) {
      finger.move(to: CGPoint(x: x, y: 300))
      simulator.step()
    }
    #expect(scrollView.contentOffset.x == 300)
    #expect(pager.contentOffset.x == 140)
    finger.lift()
  }

  // MARK: Code

  @Test func `G: an animated zoom sets the end at once, and reports it once`() {
    scrollView.setZoomScale(2, animated: true)
    #expect(scrollView.zoomScale == 2 && !scrollView.isZooming && !scrollView.isZoomBouncing)
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 300))
    #expect(log.calls == ["begin", "zoom"])
    simulator.run(for: 0.1)
    let layer = picture.layer.presentation()
    #expect(layer.map { $0.affineTransform().a > 1.05 && $0.affineTransform().a < 1.95 } == true)
    simulator.runUntilIdle()
    #expect(log.calls == ["begin", "zoom", "end 2.0"])
  }

  @Test func `a zoom in code is about the center, within the limits`() {
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    #expect(scrollView.contentOffset == CGPoint(x: 450, y: 900))
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    #expect(log.calls == ["zoom", "zoom"])
  }

  @Test func `G: a rectangle is shown as large as possible, in the center`() {
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
    #expect(scrollView.zoomScale == 3)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 150))
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(scrollView.zoomScale == 4 && scrollView.contentOffset == .zero)
    scrollView.zoom(to: .zero, animated: false)
    #expect(scrollView.zoomScale == 4)
  }

  @Test func `a finger takes over from an animated zoom, which ends then`() {
    scrollView.setZoomScale(2, animated: true)
    simulator.run(for: 0.1)
    let fingers = pinchTogether()
    #expect(log.calls.filter { $0 != "zoom" } == ["begin", "end 2.0", "begin"])
    for finger in fingers { finger.lift() }
    simulator.runUntilIdle()
    #expect(log.calls.filter { $0 != "zoom" }.count == 4)
  }

  @Test func `A5b: a NaN scale is refused`() {
    scrollView.zoomScale = 2
    scrollView.zoomScale = .nan
    scrollView.minimumZoomScale = .nan
    scrollView.maximumZoomScale = .nan
    scrollView.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), animated: true)
    #expect(scrollView.zoomScale == 2 && scrollView.maximumZoomScale == 4)
    #expect(simulator.faults.map(\.fact) == ["A5b", "A5b", "A5b", "A5b"])
  }

  @Test func `G: a double tap is recognized as the second tap ends`() {
    let taps = UITapGestureRecognizer()
    taps.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(taps)
    let spy = Spy(taps)
    simulator.tap(at: CGPoint(x: 100, y: 100))
    simulator.run(for: 0.1)
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 100))
    simulator.step()
    #expect(spy.states.isEmpty)
    finger.lift()
    #expect(spy.states == [.ended])
  }
}

/// Returns the view to zoom, and records the calls.
@MainActor final class ZoomLog: NSObject, UIScrollViewDelegate {
  weak var view: UIView?
  var calls: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("begin")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    calls.append("end \((scale * 1000).rounded() / 1000)")
  }
}
