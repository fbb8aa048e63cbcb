import Foundation
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@MainActor struct ContentTouchTests {
  private let simulator = Simulator()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))

  /// The distance that content scrolls if a finger moves up by 200 points from the center of a view
  /// in it.
  private func way(on view: UIView, restingFor rest: Double) -> CGFloat {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    view.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
    scrollView.addSubview(view)
    simulator.window.addSubview(scrollView)
    simulator.commit()
    let finger = simulator.touchDown(at: CGPoint(x: 100, y: 500))
    simulator.run(for: rest)
    for step in 1...10 {
      finger.move(to: CGPoint(x: 100, y: 500 - 20 * CGFloat(step)))
      simulator.step()
    }
    return scrollView.contentOffset.y
  }

  @Test(arguments: [0, 0.4])
  func `G: a finger on a plain view scrolls`(_ rest: Double) {
    #expect(way(on: UIView(), restingFor: rest) > 150)
  }

  @Test func `G: a finger that rests on a control no longer scrolls`() {
    #expect(way(on: UIControl(), restingFor: 0.4) == 0)
  }

  @Test func `G: without delaysContentTouches, a control keeps its touch`() {
    scrollView.delaysContentTouches = false
    #expect(way(on: UIControl(), restingFor: 0) == 0)
  }

  @Test func `G: a quick finger scrolls before a control receives the touch`() {
    #expect(way(on: UIButton(), restingFor: 0) > 150)
  }

  @Test func `G: a scroll view that cannot cancel touches leaves them to any view`() {
    scrollView.canCancelContentTouches = false
    #expect(way(on: UIView(), restingFor: 0.4) == 0)
  }
}
