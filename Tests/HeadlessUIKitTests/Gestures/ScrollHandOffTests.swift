import Testing

@testable @_spi(Simulator) import UIKit
@testable import UIKitSimulator

@MainActor struct ScrollHandOffTests {
  private let stage = GestureStage()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
  private let sheet = Sheet()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.top = 20
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentOffset.y = -20
    stage.view.addSubview(scrollView)
    let pan = UIPanGestureRecognizer()
    pan.delegate = sheet
    pan.onAction(for: sheet) { [unowned sheet, scrollView] pan in
      if let pan = pan as? UIPanGestureRecognizer { sheet.follow(pan, scrollView) }
    }
    stage.view.addGestureRecognizer(pan)
    scrollView.delegate = sheet
  }

  /// A sheet that a pull moves down where its content cannot be scrolled further.
  private final class Sheet: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    var pull: CGFloat = 0
    private var start: CGFloat?

    func follow(_ pan: UIPanGestureRecognizer, _ scrollView: UIScrollView) {
      let y = pan.translation(in: nil).y
      let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
      if start == nil, isAtTop, pan.velocity(in: nil).y > 0 { start = y }
      if let start { pull = max(0, y - start) }
      if pull == 0, pan.state == .ended { start = nil }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let top = -scrollView.adjustedContentInset.top
      if start != nil, scrollView.contentOffset.y < top { scrollView.contentOffset.y = top }
    }
  }

  private func move(_ finger: Finger, to y: CGFloat) {
    finger.move(to: CGPoint(x: 100, y: y))
    stage.simulator.step()
  }

  @Test func `G: at the top of its content a sheet is pulled, and the content stays`() {
    let finger = stage.fingerDown(100, 100)
    move(finger, to: 120)
    move(finger, to: 220)
    #expect(sheet.pull == 100)
    #expect(scrollView.contentOffset.y == -20)
    #expect(scrollView.isDragging)
    finger.lift()
  }

  @Test func `G: in the middle of its content a sheet is pulled once the top is reached`() {
    scrollView.contentOffset.y = 80
    let finger = stage.fingerDown(100, 100)
    move(finger, to: 120)
    move(finger, to: 180)
    #expect(sheet.pull == 0)
    #expect(scrollView.contentOffset.y == 10)
    for y in stride(from: 190, through: 300, by: 10) { move(finger, to: CGFloat(y)) }
    #expect(sheet.pull > 60)
    #expect(scrollView.contentOffset.y == -20)
    finger.lift()
  }

  @Test func `G: a scroll view's pan that was not canceled scrolls again on the way back`() {
    let finger = stage.fingerDown(100, 300)
    move(finger, to: 320)
    move(finger, to: 400)
    move(finger, to: 320)
    #expect(sheet.pull == 0)
    move(finger, to: 260)
    #expect(scrollView.contentOffset.y > 20)
    finger.lift()
  }

  @Test(arguments: [
    (UIScrollView.DecelerationRate.normal, 1010.0, 499.0), (.normal, -260, -124.75),
    (.fast, 1010, 99), (.fast, 510, 49.5), (.normal, 9, 0),
  ])
  func `G: a flick at v moves the content by (v - 10) / 1000 d / (1 - d)`(
    rate: UIScrollView.DecelerationRate, velocity: Double, distance: Double
  ) {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    let motion = ScrollMotion.deceleration(
      from: 10, velocity: velocity, within: -1000...1000, rate: rate, bounces: true)
    #expect(motion.value(at: 60).value.isAbout(10 + distance, within: 1e-9))
    #expect(motion.value(at: 60).isOver)
  }

  @Test(arguments: [(100.0, 51.4620), (400, 172.5490), (4000, 586.6667)])
  func `G: the rubber band has the constant 0.55`(distance: Double, shown: Double) {
    let band = RubberBand(dimension: 800)
    #expect(band.banded(distance).isAbout(shown, within: 1e-4))
    #expect(band.unbanded(band.banded(distance)).isAbout(distance, within: 1e-6))
    #expect(band.banded(1e9) < 800)
  }
}
