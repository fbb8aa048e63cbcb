import Testing
import UIKit
import UIKitSimulator

@MainActor struct TransactionTests {
  private let stage = AnimationStage()

  private func animate(for duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = duration
    stage.view.layer.add(animation, forKey: nil)
  }

  /// Runs a closure in a transaction, and returns how often its completion has run since.
  private func transaction(_ body: (_ setCompletion: () -> Void) -> Void) -> () -> Int {
    let count = Counter()
    CATransaction.begin()
    body { CATransaction.setCompletionBlock { count.value += 1 } }
    CATransaction.commit()
    return { count.value }
  }

  private final class Counter {
    var value = 0
  }

  @Test func `E15: presentation() has the state of the last commit or flush`() {
    animate(for: 1)
    stage.simulator.run(for: 0.5)
    let (layer, window) = (stage.view.layer, stage.simulator.window.layer)
    let shown = layer.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.5) < 0.04)
    let start = window.convertTime(CACurrentMediaTime(), from: nil) - 0.5
    window.speed = 0
    window.timeOffset = start
    #expect(layer.presentation()?.opacity == shown)
    CATransaction.flush()
    #expect(abs(layer.presentation()?.opacity ?? 1) < 0.04)
  }

  @Test func `E13: a flush waits for the end of explicit transactions`() {
    let layer = stage.view.layer
    CATransaction.begin()
    stage.view.alpha = 0.25
    CATransaction.flush()
    #expect(layer.presentation()?.opacity == 1)
    CATransaction.commit()
    #expect(layer.presentation()?.opacity == 0.25)
  }

  @Test func `E13: a flush lays out`() {
    let view = LaidOutView(frame: stage.view.frame)
    stage.simulator.window.addSubview(view)
    CATransaction.flush()
    #expect(view.layouts == 1)
  }

  @Test func `F4: layoutIfNeeded stops at a superview that needs no layout`() {
    let (outer, middle, inner) = (LaidOutView(), LaidOutView(), LaidOutView())
    stage.simulator.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    stage.simulator.step()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layouts == 1 && middle.layouts == 1 && inner.layouts == 2)
    middle.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layouts == 2 && middle.layouts == 2 && inner.layouts == 3)
  }

  private final class LaidOutView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `E15: presentation() does not have a change of the same turn`() {
    let (view, layer) = (stage.view, stage.view.layer)
    let alpha = view.alpha
    view.alpha = 0.25
    #expect(layer.presentation()?.opacity == Float(alpha))
    stage.simulator.step()
    #expect(layer.presentation()?.opacity == 0.25)
  }

  @Test func `E13: it does not wait for animations added before it was set (harsher)`() {
    let count = transaction { setCompletion in
      animate(for: 0.5)
      setCompletion()
    }
    #expect(count() == 1)
  }

  @Test func `E13: it waits for view animations, too (harsher)`() {
    let count = transaction { setCompletion in
      setCompletion()
      stage.move(duration: 0.5)
    }
    stage.simulator.run(for: 0.4)
    #expect(count() == 0)
    stage.simulator.run(for: 0.1)
    #expect(count() == 1)
  }

  @Test func `E13: it runs when its animations have been removed (harsher)`() {
    let count = transaction { setCompletion in
      setCompletion()
      animate(for: 0.5)
    }
    stage.simulator.step()
    #expect(count() == 0)
    stage.view.layer.removeAllAnimations()
    #expect(count() == 1)
  }

  @Test func `E13: without begin it is the completion of the turn (harsher)`() {
    var count = 0
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    stage.simulator.commit()
    #expect(count == 1)
  }

  @Test func `E13: a commit without a begin is reported`() {
    CATransaction.commit()
    #expect(stage.faults == ["E13"])
  }
}
