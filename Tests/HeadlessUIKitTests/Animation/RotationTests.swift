import Testing
import UIKit
import UIKitSimulator

@MainActor struct RotationTests {
  private let stage = AnimationStage()

  private func turn(by angles: [CGFloat]) {
    UIViewPropertyAnimator(duration: 1, curve: .linear).run(
      angles.map { angle in
        { [view = stage.view] in view.transform = view.transform.rotated(by: angle) }
      })
  }

  private var shown: CGAffineTransform {
    stage.view.layer.presentation()?.affineTransform() ?? .identity
  }

  @Test func `E9: ten whole turns are no motion`() {
    turn(by: [20 * .pi])
    stage.simulator.run(for: 0.125)
    #expect(shown.a.isAbout(1, within: 1e-9))
    #expect(shown.b.isAbout(0, within: 1e-9))
  }

  @Test(arguments: [CGFloat.pi, -CGFloat.pi])
  func `E9: half a turn goes in the positive direction, whatever its sign`(angle: CGFloat) {
    turn(by: [angle])
    stage.simulator.run(for: 0.5)
    #expect(shown.a.isAbout(0, within: 1e-9))
    #expect(shown.b.isAbout(1, within: 1e-9))
  }

  @Test func `E9: twenty half turns that add up are ten turns`() {
    turn(by: Array(repeating: .pi, count: 20))
    stage.simulator.run(for: 0.05)
    #expect(shown.a.isAbout(-1, within: 1e-6))
    stage.simulator.run(for: 0.05)
    #expect(shown.a.isAbout(1, within: 1e-6))
    stage.simulator.run(for: 0.9)
    #expect(shown.a.isAbout(1, within: 1e-6))
  }

  @Test func `E9: a scale of minus one both ways is half a turn`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(scaleX: -1, y: -1)
    }
    stage.simulator.run(for: 0.5)
    #expect(shown.a.isAbout(0, within: 1e-9))
    #expect(shown.b.magnitude.isAbout(1, within: 1e-9))
  }
}

extension UIViewPropertyAnimator {
  /// Starts with several blocks, each of which is an animation of its own.
  fileprivate func run(_ blocks: [() -> Void]) {
    for block in blocks { addAnimations(block) }
    startAnimation()
  }
}
