import UIKit

/// The time of layers, and explicit animations.
extension Fact {
  static let layerTime: [Fact] = [formula, pauseAndResume, explicitEnd]

  private static let formula = Fact(
    "E1", "a layer's time follows its parent's by the formula"
  ) { _, found in
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    parent.speed = 2
    parent.timeOffset = 3
    child.beginTime = 5
    let now = 1010.0
    found.measure("the parent's", CGFloat(parent.convertTime(now, from: nil)), 2023)
    found.measure("the child's", CGFloat(child.convertTime(now, from: nil)), 2018)
    found.measure("and back", CGFloat(child.convertTime(2018, to: nil)), 1010)
    found.measure("between the two", CGFloat(child.convertTime(2023, from: parent)), 2018)
  }

  private static let pauseAndResume = Fact(
    "E2", "a resumed layer continues where it was paused"
  ) { lab, found in
    let bench = await ViewBench(lab)
    bench.move()
    await lab.run(for: 0.5)
    let layer = bench.view.layer
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    await lab.run(for: 1)
    let stopped = bench.way
    found.measure("stopped", stopped, 50, rate: 100)
    await lab.run(for: 0.3)
    found.measure("still there", bench.way, stopped, within: 0.01)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    await lab.run(for: 0.25)
    found.measure("going on", bench.way, stopped + 25, rate: 100)
    await lab.run(for: 0.5)
    found.measure("there", bench.way, 100)
  }

  private static let explicitEnd = Fact(
    "E3", "after an explicit animation the model's value shows, unless it stays"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 0.3
    bench.view.layer.add(animation, forKey: "fade")
    await lab.run(for: 0.6)
    found.measure("removed", bench.alpha, 1)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    bench.view.layer.add(animation, forKey: "fade")
    await lab.run(for: 0.6)
    found.measure("kept", bench.alpha, 0.5)
    found.compare("its key", bench.keys, with: ["fade"])
    bench.view.layer.removeAllAnimations()
  }
}
