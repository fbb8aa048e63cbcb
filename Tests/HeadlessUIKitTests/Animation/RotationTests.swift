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

  @Test func `E9: twenty added half turns are ten turns`() {
    turn(by: Array(repeating: .pi, count: 20))
    stage.simulator.run(for: 0.05)
    #expect(shown.a.isAbout(-1, within: 1e-6))
    stage.simulator.run(for: 0.05)
    #expect(shown.a.isAbout(1, within: 1e-6))
    stage.simulator.run(for: 0.9)
    #expect(shown.a.isAbout(1, within: 1e-6))
  }
}

extension UIViewPropertyAnimator {
  /// Starts several blocks with separate animations.
  fileprivate func run(_ blocks: [() -> Void]) {
    for block in blocks { addAnimations(block) }
    startAnimation()
  }
}
