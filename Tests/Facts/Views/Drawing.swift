import UIKit

/// Views that draw themselves, and properties that are observed.
extension Fact {
  static let drawing: [Fact] = [drawnBeforeShown, offsetObserved]

  private final class Dial: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) { rects.append(rect) }
  }

  private static let drawnBeforeShown = Fact(
    "F18", "a view is drawn before it is shown, when it asks for that, and in the mode to redraw"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    bench.view.addSubview(dial)
    dial.layoutIfNeeded()
    found.compare("in its turn", dial.rects.count, with: 0)
    await lab.run(for: 0.1)
    found.compare("shown", dial.rects, with: [CGRect(x: 0, y: 0, width: 10, height: 20)])
    dial.frame.size.width = 30
    await lab.run(for: 0.1)
    found.compare("wider", dial.rects.count, with: 1)
    dial.setNeedsDisplay()
    await lab.run(for: 0.1)
    found.compare("asked to", dial.rects.count, with: 2)
    dial.contentMode = .redraw
    dial.frame.size.width = 40
    await lab.run(for: 0.1)
    found.compare("wider, in the mode to redraw", dial.rects.count, with: 3)
  }

  private static let offsetObserved = Fact(
    "F20", "the offset of a scroll view is reported to an observer as it is set"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let view = UIScrollView(frame: bench.view.bounds)
    view.contentSize = CGSize(width: 100, height: 2_000)
    bench.view.addSubview(view)
    await lab.run(for: 0.1)
    let log = Log()
    let observation = view.observe(\.contentOffset, options: .new) { _, change in
      let offset = change.newValue?.y ?? -1
      MainActor.assumeIsolated { log.offsets.append(offset) }
    }
    view.contentOffset.y = 10
    found.compare("set", log.offsets, with: [10])
    observation.invalidate()
    view.contentOffset.y = 20
    found.compare("no longer observed", log.offsets, with: [10])
  }

  @MainActor private final class Log {
    var offsets: [CGFloat] = []
  }
}
