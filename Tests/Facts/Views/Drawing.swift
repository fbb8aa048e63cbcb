import UIKit

/// Views that draw themselves.
extension Fact {
  static let drawing: [Fact] = [drawnBeforeShown]

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
}
