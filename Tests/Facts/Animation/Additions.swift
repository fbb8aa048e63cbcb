import UIKit

/// Additive and absolute animations of a view.
extension Fact {
  static let additions: [Fact] = [
    modelAtOnce, addingUp, replacingEnds, fromCurrent, frameParts, shortestWay, wholeTurns,
    halfTurn,
  ]

  private static let modelAtOnce = Fact(
    "E6", "the model changes at once, the presentation follows"
  ) { lab, found in
    let bench = await ViewBench(lab)
    bench.move()
    found.compare("the model", bench.modelWay, with: 100)
    await lab.run(for: 0.5)
    found.measure("on screen", bench.way, 50, rate: 100)
    let shown = bench.view.layer.presentation().map { $0.position.x - ViewBench.start }
    found.measure("the presentation layer", shown, 50, rate: 100)
    await lab.runUntilIdle()
  }

  private static let addingUp = Fact(
    "E7", "animations of position are additive, and both complete with true"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Journal()
    bench.move { ends.note("first \($0)") }
    await lab.run(for: 0.5)
    animate(1, .curveLinear) {
      bench.view.center.x = ViewBench.start
    } then: {
      ends.note("second \($0)")
    }
    found.compare("two animations", bench.keys.count, with: 2)
    found.measure("it does not jump", bench.way, 50, rate: 100)
    await lab.run(for: 0.5)
    // The first has ended, the second is halfway back.
    found.measure("still half-way", bench.way, 50, rate: 100)
    await lab.runUntilIdle()
    found.measure("back", bench.way, 0)
    found.compare("told", ends.take(), with: ["first true", "second true"])
  }

  private static let replacingEnds = Fact(
    "E7", "an animation of alpha replaces the previous one, which completes with false at once"
  ) { lab, found in
    let bench = await ViewBench(lab)
    let ends = Ends<Bool>()
    animate(1, .curveLinear) {
      bench.view.alpha = 0
    } then: {
      ends.note($0)
    }
    await lab.run(for: 0.5)
    animate(1, .curveLinear) { bench.view.alpha = 1 }
    found.compare("told", ends.all, with: [false])
    found.compare("one animation", bench.keys.count, with: 1)
    await lab.run(for: 0.5)
    found.measure("from the model's value on", bench.alpha, 0.5, rate: 1)
    await lab.runUntilIdle()
  }

  private static let fromCurrent = Fact(
    "E7", "beginFromCurrentState makes an animation of alpha begin at the value on screen"
  ) { lab, found in
    let bench = await ViewBench(lab)
    animate(1, .curveLinear) { bench.view.alpha = 0 }
    await lab.run(for: 0.5)
    animate(1, [.curveLinear, .beginFromCurrentState]) { bench.view.alpha = 1 }
    await lab.run(for: 0.5)
    found.measure("from the screen's value on", bench.alpha, 0.75, rate: 0.5)
    await lab.runUntilIdle()
  }

  private static let frameParts = Fact(
    "E7", "a frame is animated as bounds and position"
  ) { lab, found in
    let bench = await ViewBench(lab)
    animate(0.3) {
      bench.view.frame = CGRect(x: 110, y: 200, width: 20, height: 10)
    }
    for name in ["bounds", "position"] {
      found.check(name, bench.keys.contains { $0.hasPrefix(name) })
    }
    found.check("no frame", !bench.keys.contains { $0.hasPrefix("frame") })
    found.tell("the keys", bench.keys.joined(separator: ", "))
    await lab.runUntilIdle()
  }

  private static let shortestWay = Fact(
    "E9", "half a turn goes in the positive direction, whatever its sign"
  ) { lab, found in
    for angle in [CGFloat.pi, -CGFloat.pi] {
      let shown = await shownTransform(lab, CGAffineTransform(rotationAngle: angle))
      found.measure(
        "a at half of \(angle > 0 ? "" : "minus ")half a turn", shown.a, 0, within: 0.01)
      found.measure("b", shown.b, 1, within: 0.01)
    }
  }

  private static let wholeTurns = Fact(
    "E9", "ten whole turns do not animate"
  ) { lab, found in
    let shown = await shownTransform(lab, CGAffineTransform(rotationAngle: 20 * .pi))
    found.measure("a", shown.a, 1, within: 0.01)
    found.measure("b", shown.b, 0, within: 0.01)
  }

  private static let halfTurn = Fact(
    "E9", "a scale of minus one both ways is half a turn"
  ) { lab, found in
    let shown = await shownTransform(lab, CGAffineTransform(scaleX: -1, y: -1))
    found.measure("a", shown.a, 0, within: 0.01)
    found.measure("b, without its sign", shown.b.magnitude, 1, within: 0.01)
  }

  /// Animates a transform, and returns the one on screen halfway.
  @MainActor private static func shownTransform(
    _ lab: any Laboratory, _ transform: CGAffineTransform
  ) async -> CGAffineTransform {
    let bench = await ViewBench(lab)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      bench.view.transform = transform
    }
    animator.fractionComplete = 0.5
    await lab.run(for: 0.1)
    let shown = bench.view.layer.presentation()?.affineTransform() ?? .identity
    animator.stopAnimation(true)
    bench.view.removeFromSuperview()
    return shown
  }
}
