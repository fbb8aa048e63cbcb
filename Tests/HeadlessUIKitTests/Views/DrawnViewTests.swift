import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// Views that draw themselves.
@MainActor struct DrawnViewTests {
  private let simulator = Simulator()

  private final class Dial: UIView {
    var rects: [CGRect] = []
    var isBlank = false

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      guard !isBlank else { return }
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect.insetBy(dx: 10, dy: 10))
    }

    var drawn: ImageContent? {
      if case .image(let image) = layer.drawnContent { image } else { nil }
    }
  }

  private func shownDial(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 60)) -> Dial {
    let dial = Dial(frame: frame)
    simulator.window.addSubview(dial)
    return dial
  }

  @Test func `F18: a view is drawn before the first frame, and again when it asks for that`() {
    let dial = shownDial()
    dial.layoutIfNeeded()
    #expect(dial.rects.isEmpty && dial.layer.needsDisplay())
    simulator.step()
    #expect(dial.rects == [dial.bounds] && dial.drawn?.size == dial.bounds.size)
    #expect(dial.drawn?.shapes.first?.path.box == CGRect(x: 10, y: 10, width: 80, height: 40))
    simulator.runUntilIdle()
    #expect(dial.rects.count == 1 && !dial.layer.needsDisplay())
    dial.setNeedsDisplay()
    dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(dial.rects.count == 1)
    simulator.step()
    #expect(dial.rects.count == 2)
    dial.isBlank = true
    dial.setNeedsDisplay()
    simulator.step()
    #expect(dial.drawn?.shapes.isEmpty == true)
  }

  @Test(arguments: [(UIView.ContentMode.scaleToFill, 1), (.redraw, 2)])
  func `F18: a change of the size stretches the drawing, unless the mode is to redraw`(
    mode: UIView.ContentMode, count: Int
  ) {
    let dial = shownDial()
    dial.contentMode = mode
    simulator.step()
    dial.frame.size.width = 200
    simulator.step()
    #expect(dial.rects.count == count && dial.drawn?.mode == .scaleToFill)
    dial.frame.origin.x = 50
    simulator.step()
    #expect(dial.rects.count == count)
  }

  @Test func `a view without a size, or outside of a window, is drawn when it has both`() {
    let dial = Dial(frame: .zero)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(dial)
    simulator.step()
    simulator.window.addSubview(parent)
    simulator.step()
    #expect(dial.rects.isEmpty)
    dial.bounds = CGRect(x: 20, y: 30, width: 50, height: 50)
    simulator.step()
    #expect(dial.rects == [dial.bounds])
    // Drawn from the top left of the bounds, wherever they begin.
    #expect(dial.drawn?.shapes.first?.path.box == CGRect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func `an image that was set stays, and labels draw their text only`() {
    final class Title: UILabel {
      override func draw(_ rect: CGRect) { Issue.record("drawn") }
    }
    let (view, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Title())
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { $0.fill(view.bounds) }
    view.layer.contents = image.cgImage
    title.text = "Title"
    title.sizeToFit()
    for each in [view, title] { simulator.window.addSubview(each) }
    simulator.runUntilIdle()
    title.setNeedsDisplay()
    simulator.step()
    guard case .image(let shown)? = view.layer.drawnContent,
      case .text? = title.layer.drawnContent
    else {
      Issue.record("\(String(describing: view.layer.drawnContent))")
      return
    }
    #expect(shown.shapes.count == 1)
  }

  @Test func `a snapshot after updates shows what is to be drawn`() {
    let dial = shownDial()
    simulator.step()
    dial.setNeedsDisplay()
    _ = dial.snapshotView(afterScreenUpdates: false)
    #expect(dial.rects.count == 1)
    _ = dial.snapshotView(afterScreenUpdates: true)
    #expect(dial.rects.count == 2)
  }

  @Test func `a layer draws when it is asked to, by itself or by its delegate`() {
    final class Painter: NSObject, CALayerDelegate {
      var count = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        ctx.fill(layer.bounds)
      }
    }
    let (painter, layer) = (Painter(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = painter
    simulator.window.layer.addSublayer(layer)
    simulator.step()
    #expect(painter.count == 0)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    simulator.step()
    #expect(painter.count == 1 && layer.drawnContent != nil)
  }
}
