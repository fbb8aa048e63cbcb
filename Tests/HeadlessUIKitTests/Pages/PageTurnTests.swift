import Testing
import UIKit
import UIKitSimulator

/// Pages that the user turns.
@MainActor struct PageTurnTests {
  private let stage = PageStage()

  @Test func `P6: at rest, the page is in the middle of three places`() {
    #expect(stage.scrollView.superview === stage.pager.view)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 400, y: 0))
    #expect(stage.scrollView.contentSize == CGSize(width: 1200, height: 800))
    #expect(stage.seen == [3])
    let page = stage.pager.viewControllers?.first?.view
    #expect(page?.convert(CGPoint.zero, to: nil) == .zero)
    #expect(page?.bounds.size == CGSize(width: 400, height: 800))
    #expect(stage.pager.children.count == 1)
  }

  @Test func `P3: a page is turned`() {
    let finger = stage.drag(by: -300)
    #expect(
      stage.takeCalls() == [
        "after 3", "before 3", "will transition to 4", "4 will appear", "3 will disappear",
      ])
    #expect(stage.seen == [3, 4] && stage.number == 3)
    stage.liftAtRest(finger)
    #expect(
      stage.takeCalls() == [
        "4 did appear", "3 did disappear", "finished from 3: true, at 4", "after 4",
      ])
    #expect(stage.seen == [4] && stage.number == 4)
    #expect(stage.scrollView.contentOffset.x == 400)
    #expect(stage.pager.children.count == 1)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `P4.1: a page falls back, and its neighbors are kept`() {
    stage.liftAtRest(stage.drag(by: 150))
    #expect(
      stage.takeCalls() == [
        "after 3", "before 3", "will transition to 2", "2 will appear", "3 will disappear",
        "3 will appear", "3 did appear", "2 will disappear", "2 did disappear",
        "finished from 3: false, at 3",
      ])
    #expect(stage.seen == [3] && stage.number == 3)
    #expect(stage.pager.children.count == 1)
    _ = stage.drag(by: -50)
    #expect(stage.takeCalls() == ["will transition to 4", "4 will appear", "3 will disappear"])
  }

  @Test func `P3.1: the page that was left is a neighbor that is not asked for`() {
    stage.liftAtRest(stage.drag(by: -300))
    let former = stage.takeCalls()
    stage.liftAtRest(stage.drag(by: 300))
    #expect(former.last == "after 4" && stage.number == 3)
    #expect(stage.takeCalls().filter { $0.hasPrefix("before") } == ["before 3"])
  }

  @Test func `a finger that lifts where it began ends the turn`() {
    let finger = stage.drag(by: -100)
    stage.move(finger, from: -100, to: -10)
    #expect(stage.scrollView.contentOffset.x == 400 && stage.pager.children.count == 2)
    stage.liftAtRest(finger)
    #expect(stage.pager.children.count == 1 && stage.number == 3)
    #expect(stage.takeCalls().last == "finished from 3: false, at 3")
  }

  @Test func `a flick turns a page`() {
    stage.simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.1)
    stage.simulator.runUntilIdle()
    #expect(stage.number == 4 && stage.seen == [4])
  }

  @Test func `a finger that goes back turns to the other side`() {
    let finger = stage.drag(by: -100)
    _ = stage.takeCalls()
    stage.move(finger, from: -100, to: 250)
    #expect(
      stage.takeCalls() == [
        "3 will appear", "3 did appear", "4 will disappear", "4 did disappear",
        "finished from 3: false, at 3",
        "will transition to 2", "2 will appear", "3 will disappear",
      ])
    stage.liftAtRest(finger)
    #expect(stage.number == 2 && stage.seen == [2])
  }

  @Test func `a drag over more than a page goes on from the next one`() {
    stage.liftAtRest(stage.drag(by: -650, frames: 30))
    #expect(stage.number == 5 && stage.seen == [5])
    #expect(
      stage.takeCalls().filter { $0.hasPrefix("finished") } == [
        "finished from 3: true, at 4", "finished from 4: true, at 5",
      ])
  }

  @Test(arguments: [(0, 120, "after 0"), (9, -120, "after 9")])
  func `P6.2: the first and the last page bounce`(number: Int, way: CGFloat, call: String) {
    let stage = PageStage(10, at: number)
    let finger = stage.drag(by: way)
    let distance = stage.scrollView.contentOffset.x - 400
    #expect(abs(distance) > 20 && abs(distance) < 80)
    #expect(distance.sign != way.sign)
    #expect(stage.takeCalls() == [call, "before \(number)"])
    stage.liftAtRest(finger)
    #expect(stage.scrollView.contentOffset.x == 400)
    #expect(stage.takeCalls() == [] && stage.seen == [number])
  }

  @Test func `P1: without a data source, no finger turns`() {
    stage.pager.dataSource = nil
    let finger = stage.drag(by: -300)
    #expect(stage.scrollView.contentOffset.x == 400)
    stage.liftAtRest(finger)
    #expect(stage.takeCalls() == [] && stage.number == 3)
  }

  @Test func `a new data source is asked for the neighbors again`() {
    stage.count = 4
    stage.liftAtRest(stage.drag(by: -100))
    #expect(stage.scrollView.contentInset.right == -400)
    _ = stage.takeCalls()
    stage.count = 10
    stage.pager.dataSource = stage
    #expect(stage.scrollView.contentInset.right == 0)
    _ = stage.drag(by: -100)
    #expect(stage.takeCalls().prefix(3) == ["after 3", "before 3", "will transition to 4"])
  }

  @Test(arguments: [Simulator.Variant.standard, .unreportedPages])
  func `P7: the next drag in haste shows the page that was passed halfway`(
    variant: Simulator.Variant
  ) {
    let stage = PageStage(variant: variant)
    let finger = stage.drag(by: -250, frames: 6)
    finger.lift()
    stage.simulator.step()
    #expect(stage.number == 3)
    _ = stage.takeCalls()
    let second = stage.drag(by: -390, frames: 6)
    #expect(stage.number == 4)
    #expect(stage.takeCalls().contains("finished from 3: true, at 4") == (variant == .standard))
    stage.liftAtRest(second)
    #expect(stage.number == 5 && stage.seen == [5])
    #expect(stage.takeCalls().contains("finished from 4: true, at 5"))
  }

  @Test func `a touch that stops a page lets it go on when it lifts`() {
    stage.drag(by: -250, frames: 6).lift()
    stage.simulator.step()
    let stopped = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    stage.simulator.run(for: 0.5)
    #expect(stage.number == 3 && stage.seen == [3, 4])
    stopped.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.number == 4 && stage.seen == [4])
  }

  @Test func `a canceled touch turns by where the pages are`() {
    let finger = stage.drag(by: -150)
    finger.cancel()
    stage.simulator.runUntilIdle()
    #expect(stage.number == 3 && stage.seen == [3])
    #expect(stage.scrollView.contentOffset.x == 400)
  }

  @Test func `P6.1: the space is between the pages, and pages turn up and down`() {
    let stage = PageStage(spacing: 20, orientation: .vertical)
    #expect(stage.scrollView.frame == CGRect(x: 0, y: -10, width: 400, height: 820))
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 820))
    let finger = stage.drag(by: -300)
    let frames = stage.pager.children.map { $0.view.convert($0.view.bounds, to: nil) }
    #expect(frames.map(\.height) == [800, 800])
    #expect(frames[1].minY - frames[0].maxY == 20)
    stage.liftAtRest(finger)
    #expect(stage.number == 3)
    stage.liftAtRest(stage.drag(by: -390, frames: 20))
    #expect(stage.number == 3)
    stage.simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
    stage.simulator.runUntilIdle()
    #expect(stage.number == 4 && stage.seen == [4])
  }

  @Test func `P11: the page has the new size after a rotation, and no neighbor is seen`() {
    stage.simulator.resize(to: CGSize(width: 800, height: 400))
    stage.simulator.runUntilIdle()
    #expect(stage.scrollView.contentOffset.x == 800)
    #expect(stage.seen == [3])
    #expect(stage.pager.viewControllers?.first?.view.bounds.size == CGSize(width: 800, height: 400))
    #expect(stage.takeCalls() == [])
  }

  @Test func `a rotation while a page glides ends the turn`() {
    stage.drag(by: -250, frames: 6).lift()
    stage.simulator.step()
    stage.simulator.resize(to: CGSize(width: 800, height: 400))
    stage.simulator.runUntilIdle()
    #expect(stage.number == 4 && stage.seen == [4])
    #expect(stage.scrollView.contentOffset.x == 800)
  }

  @Test func `P6: the jump back to the middle is reported to the scroll view's delegate`() {
    let recorder = OffsetRecorder()
    stage.scrollView.delegate = recorder
    stage.liftAtRest(stage.drag(by: -300))
    #expect(recorder.offsets.max() == 800)
    #expect(recorder.offsets.last == 400)
    #expect(stage.number == 4)
  }

  @Test func `a page that scrolls at its end turns the pages`() throws {
    let page = try #require(stage.pager.viewControllers?.first)
    let inner = UIScrollView(frame: page.view.bounds)
    inner.contentSize = CGSize(width: 600, height: 800)
    page.view.addSubview(inner)
    stage.liftAtRest(stage.drag(by: -150))
    #expect(inner.contentOffset.x > 100 && inner.contentOffset.x < 200 && stage.number == 3)
    inner.contentOffset.x = 200
    stage.liftAtRest(stage.drag(by: -300))
    #expect(stage.number == 4 && stage.seen == [4])
    #expect(stage.simulator.faults.isEmpty)
  }
}

/// Records the horizontal offsets of a scroll view.
private final class OffsetRecorder: NSObject, UIScrollViewDelegate {
  private(set) var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x)
  }
}
