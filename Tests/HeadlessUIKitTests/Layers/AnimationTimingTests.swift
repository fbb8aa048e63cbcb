import Testing
import UIKit
import UIKitSimulator

@MainActor struct AnimationTimingTests {
  private let stage = AnimationStage()
  private var layer: CALayer { stage.view.layer }

  /// A fade from 0 to 1 in a second.
  private func fade() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    return animation
  }

  private func add(_ animation: CAAnimation) {
    layer.add(animation, forKey: "own")
    stage.simulator.commit()
  }

  @Test func `E1: a begin time 5 seconds later makes the local time 5 seconds less`() {
    let now = CACurrentMediaTime()
    let before = layer.convertTime(now, from: nil)
    layer.beginTime += 5
    #expect(layer.convertTime(now, from: nil) == before - 5)
    #expect(layer.convertTime(now, to: nil) == now + 5)
  }

  @Test func `E1: local time goes down the chain of layers, at the product of their speeds`() {
    stage.simulator.window.layer.speed = 0.5
    layer.speed = 0.5
    stage.move()
    stage.simulator.run(for: 2)
    #expect(stage.x.isAbout(55))
  }

  @Test func `E1: an animation has a local time, by the same formula`() {
    let animation = fade()
    animation.speed = 2
    animation.timeOffset = 0.25
    add(animation)
    #expect(stage.alpha.isAbout(0.25))
    stage.simulator.run(for: 0.25)
    #expect(stage.alpha.isAbout(0.75))
    stage.simulator.run(for: 0.125)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `E1: an animation's begin time is in its layer's time`() {
    let animation = fade()
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
    add(animation)
    stage.simulator.run(for: 1)
    #expect(stage.alpha.isAbout(0.5))
  }

  @Test func `E2: to resume a layer, its begin time has to be reset first`() {
    func resume(after pause: CFTimeInterval, resetsFirst: Bool) {
      layer.speed = 1
      layer.timeOffset = 0
      if resetsFirst { layer.beginTime = 0 }
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
    }
    func pause() -> CFTimeInterval {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
      stage.simulator.run(for: 1)
      return time
    }
    stage.move(duration: 10)
    stage.simulator.run(for: 5)
    resume(after: pause(), resetsFirst: true)
    #expect(stage.x.isAbout(55))
    let second = pause()
    #expect(stage.x.isAbout(55))
    resume(after: second, resetsFirst: false)
    #expect(!stage.x.isAbout(55, within: 5))
    layer.beginTime = 0
    resume(after: second, resetsFirst: true)
    #expect(stage.x.isAbout(55))
  }

  @Test func `E3: the defaults of an animation`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.beginTime == 0)
    #expect(animation.duration == 0)
    #expect(animation.speed == 1)
    #expect(animation.timeOffset == 0)
    #expect(animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0)
    #expect(!animation.autoreverses)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil)
  }

  @Test(arguments: [false, true])
  func `E3: without a duration an animation takes that of the transaction, 0.25 seconds`(
    setsDuration: Bool
  ) {
    let animation = fade()
    animation.duration = 0
    if setsDuration { CATransaction.setAnimationDuration(1) }
    layer.add(animation, forKey: "own")
    #expect(layer.animation(forKey: "own")?.duration == (setsDuration ? 1 : 0.25))
    #expect(animation.duration == 0)
  }

  @Test(arguments: [(CAMediaTimingFillMode.removed, CGFloat(0.7)), (.backwards, 0), (.both, 0)])
  func `E3: an animation shows its start value before its beginning only if it fills backward`(
    mode: CAMediaTimingFillMode, alpha: CGFloat
  ) {
    stage.view.alpha = 0.7
    let animation = fade()
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = mode
    layer.add(animation, forKey: "own")
    #expect(stage.alpha.isAbout(alpha))
    stage.simulator.run(for: 0.5)
    #expect(stage.alpha.isAbout(alpha))
    stage.simulator.run(for: 1)
    #expect(stage.alpha.isAbout(0.5))
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.forwards, true, CGFloat(0.7)), (.forwards, false, 1),
    (.removed, false, 0.7),
  ])
  func `E3: an animation shows its end value afterward only if it fills forward and stays`(
    mode: CAMediaTimingFillMode, isRemoved: Bool, alpha: CGFloat
  ) {
    stage.view.alpha = 0.7
    let animation = fade()
    animation.fillMode = mode
    animation.isRemovedOnCompletion = isRemoved
    add(animation)
    stage.simulator.run(for: 2)
    #expect(stage.alpha.isAbout(alpha))
    #expect((layer.animationKeys() == nil) == isRemoved)
  }

  @Test func `E3: autoreverses makes a cycle twice as long`() {
    let animation = fade()
    animation.autoreverses = true
    add(animation)
    stage.simulator.run(for: 1.5)
    #expect(stage.alpha.isAbout(0.5))
    stage.simulator.run(for: 0.25)
    #expect(stage.alpha.isAbout(0.25))
    stage.simulator.run(for: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: [true, false])
  func `E3: animations repeat by number or by time`(byNumber: Bool) {
    let animation = fade()
    if byNumber { animation.repeatCount = 2.5 } else { animation.repeatDuration = 2.5 }
    add(animation)
    stage.simulator.run(for: 1.25)
    #expect(stage.alpha.isAbout(0.25))
    stage.simulator.run(for: 1.2)
    #expect(layer.animationKeys() != nil)
    stage.simulator.run(for: 0.05)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `E3: repeating both by number and by time is reported (harsher)`() {
    let animation = fade()
    animation.repeatCount = 2
    animation.repeatDuration = 3
    add(animation)
    #expect(stage.faults == ["E3"])
    #expect(stage.simulator.faults[0].message.contains("CABasicAnimation for UIView"))
  }

  @Test func `E3: a copy is added, so later changes of the animation have no effect`() {
    let animation = fade()
    add(animation)
    animation.toValue = 0
    stage.simulator.run(for: 0.5)
    #expect(stage.alpha.isAbout(0.5))
  }
}
