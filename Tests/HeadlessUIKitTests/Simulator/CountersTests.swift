import Testing
import UIKit
import UIKitSimulator

@MainActor struct CountersTests {
  let simulator = Simulator()

  /// The number of layer changes in a closure.
  private func layerChanges(_ work: () -> Void) -> Int {
    let before = simulator.counters.layerChanges
    work()
    return simulator.counters.layerChanges - before
  }

  /// The number of animator changes in a closure.
  private func animatorChanges(_ work: () -> Void) -> Int {
    let before = simulator.counters.animatorChanges
    work()
    return simulator.counters.animatorChanges - before
  }

  @Test func `a changed property of a layer is counted, an unchanged one is not`() {
    let layer = CALayer()
    #expect(layerChanges { layer.position = CGPoint(x: 10, y: 20) } == 1)
    #expect(layerChanges { layer.position = CGPoint(x: 10, y: 20) } == 0)
    #expect(layerChanges { layer.isHidden = true } == 1)
    #expect(layerChanges { layer.isHidden = true } == 0)
    #expect(layerChanges { layer.masksToBounds = true } == 1)
    #expect(layerChanges { layer.masksToBounds = true } == 0)
    #expect(layerChanges { layer.cornerRadius = 3 } == 1)
    #expect(layerChanges { layer.transform = CATransform3DMakeScale(2, 2, 1) } == 1)
    #expect(layerChanges { layer.transform = CATransform3DMakeScale(2, 2, 1) } == 0)
  }

  @Test func `a change of a view is counted as changes of its layer`() {
    let view = UIView()
    simulator.window.addSubview(view)
    simulator.commit()
    #expect(layerChanges { view.frame = CGRect(x: 10, y: 20, width: 30, height: 40) } == 2)
    #expect(layerChanges { view.center.x += 1 } == 1)
    #expect(layerChanges { view.alpha = 0.5 } == 1)
    #expect(layerChanges { view.alpha = 0.5 } == 0)
    #expect(layerChanges { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == 1)
    #expect(layerChanges { view.backgroundColor = .red } == 1)
  }

  @Test func `frames of an animation are not counted`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.commit()
    let changes = layerChanges {
      UIView.animate(withDuration: 0.3) { view.alpha = 0 }
      simulator.runUntilIdle()
      _ = view.layer.presentation()
    }
    #expect(changes == 1)
  }

  @Test func `calls of a property animator are counted`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.commit()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    #expect(animatorChanges { animator.startAnimation() } == 1)
    #expect(animatorChanges { simulator.run(for: 0.2) } == 0)
    #expect(animatorChanges { animator.pauseAnimation() } == 1)
    #expect(animatorChanges { animator.fractionComplete = 0.5 } == 1)
    #expect(animatorChanges { animator.isReversed = true } == 1)
    #expect(animatorChanges { animator.isReversed = true } == 0)
    let timing = UICubicTimingParameters(animationCurve: .linear)
    let changes = animatorChanges {
      animator.continueAnimation(withTimingParameters: timing, durationFactor: 0)
    }
    #expect(changes == 1)
    #expect(animatorChanges { animator.stopAnimation(false) } == 1)
    #expect(animatorChanges { animator.finishAnimation(at: .start) } == 1)
  }

  @Test func `scrubbing an animator does not change layers`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.commit()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.pauseAnimation()
    let changes = layerChanges {
      animator.fractionComplete = 0.5
      simulator.step()
    }
    #expect(changes == 0)
    animator.stopAnimation(true)
  }

  @Test func `each simulator has its own counters`() {
    let view = UIView()
    let changes = layerChanges {
      let other = Simulator()
      let before = other.counters.layerChanges
      view.alpha = 0.5
      #expect(other.counters.layerChanges == before + 1)
    }
    #expect(changes == 0)
  }
}
