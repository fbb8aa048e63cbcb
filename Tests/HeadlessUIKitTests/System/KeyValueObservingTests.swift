import Synchronization
import Testing
import UIKit
import UIKitSimulator

/// Properties of views that are observed.
@MainActor struct KeyValueObservingTests {
  private let simulator = Simulator()

  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test func `F20: a scroll view reports its offset at once, in a drag and in a list`() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.contentSize = CGSize(width: 300, height: 2_000)
    simulator.window.addSubview(list)
    simulator.runUntilIdle()
    let log = Log()
    let observation = list.observe(\.contentOffset, options: [.old, .new]) { _, change in
      log.add("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    list.contentOffset.y = 10
    list.contentOffset.y = 10
    list.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(log.all == ["-59.0 10.0", "10.0 30.0"])
    list.contentSize.height = 3_000
    #expect(log.all.count == 2)
    simulator.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), duration: 0.2)
    let count = log.all.count
    #expect(count > 8 && log.all.last?.hasSuffix(" \(list.contentOffset.y)") == true)
    observation.invalidate()
    list.contentOffset.y = 50
    #expect(log.all.count == count && simulator.hints.isEmpty)
  }

  @Test func `F20: geometry, opacity and hiding are reported, as initial value too`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    let log = Log()
    var observations = [
      view.observe(\.frame, options: [.initial, .new]) {
        log.add("frame \($1.newValue?.minX ?? -1)")
      },
      view.observe(\.bounds) { log.add("bounds \($1.newValue == nil)") },
      view.observe(\.center) { _, _ in log.add("center") },
      view.observe(\.alpha) { _, _ in log.add("alpha") },
      view.observe(\.isHidden) { _, _ in log.add("hidden") },
      view.observe(\.transform) { _, _ in log.add("transform") },
    ]
    view.frame.origin.x = 5
    view.bounds.size.width = 20
    view.alpha = 0
    view.isHidden = true
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(
      log.all == [
        "frame 0.0", "frame 5.0", "center", "frame 0.0", "bounds true", "alpha", "hidden",
        "frame 5.0", "transform",
      ])
    #expect(observations.count == 6)
    observations = []
    view.alpha = 1
    #expect(log.all.count == 9)
  }

  @Test func `insets and sizes are reported, and what UIKit does not report has a hint`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = Log()
    let observations = [
      view.observe(\.contentInset) { _, _ in log.add("inset") },
      view.observe(\.contentSize) { _, _ in log.add("size") },
      view.observe(\.isTracking) { _, _ in log.add("tracking") },
    ]
    view.contentSize = CGSize(width: 10, height: 100)
    view.contentInset.top = 5
    #expect(log.all == ["size", "inset"] && observations.count == 3)
    #expect(simulator.hints.map(\.fact) == ["KVO"])
  }
}
