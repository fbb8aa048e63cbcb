import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The same input gives exactly the same frames, log and counters.
@MainActor struct DeterminismTests {
  private struct Outcome: Equatable {
    var frames: [Frame]
    var log: [LogEntry]
    var faults: [Fault]
    var counters: Counters
  }

  private func outcome(
    refreshRate: Int = 60, variant: Simulator.Variant = .standard,
    _ play: (Simulator) -> Void
  ) -> Outcome {
    let simulator = Simulator(refreshRate: refreshRate, variant: variant)
    let recording = simulator.record { play(simulator) }
    return Outcome(
      frames: recording.frames, log: simulator.log, faults: simulator.faults,
      counters: simulator.counters)
  }

  private func expectSame(
    refreshRate: Int = 60, variant: Simulator.Variant = .standard, atLeast count: Int,
    _ play: (Simulator) -> Void
  ) {
    // Another test may have been the last one on this thread, and layers are numbered after its own.
    _ = Simulator()
    let first = outcome(refreshRate: refreshRate, variant: variant, play)
    #expect(first.frames.count >= count)
    #expect(Set(first.frames.map { $0.nodes.map(\.position) }).count > count / 2)
    for _ in 0..<2 {
      #expect(first == outcome(refreshRate: refreshRate, variant: variant, play))
    }
  }

  private func showSquares(_ number: Int, in simulator: Simulator) -> [UIView] {
    let views = (0..<number).map { index in
      let view = UIView(frame: CGRect(x: 30 * index, y: 50, width: 20, height: 20))
      view.backgroundColor = .red
      return view
    }
    for view in views { simulator.window.addSubview(view) }
    simulator.step()
    return views
  }

  @Test(arguments: [60, 120])
  func `springs, keyframes and retargeted animations`(refreshRate: Int) {
    expectSame(refreshRate: refreshRate, atLeast: 60) { simulator in
      let views = showSquares(3, in: simulator)
      UIView.animate(
        withDuration: 0.7, delay: 0.05, usingSpringWithDamping: 0.4, initialSpringVelocity: 3
      ) { views[0].transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 1.3, y: 0.7) }
      UIView.animateKeyframes(withDuration: 0.9, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.33) {
          views[1].center.y = 300
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          views[1].alpha = 0.1
        }
      }
      UIView.animate(withDuration: 0.8) { views[2].frame.origin.y = 500 }
      simulator.run(for: 0.3)
      UIView.animate(withDuration: 0.8) { views[2].frame.origin.y = 100 }
      simulator.runUntilIdle()
    }
  }

  @Test func `fingers, scrolling and an animator that is scrubbed`() {
    expectSame(atLeast: 60) { simulator in
      let scrollView = UIScrollView(frame: simulator.window.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      scrollView.addSubview(view)
      simulator.window.addSubview(scrollView)
      simulator.step()
      let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
        view.center.x = 300
      }
      let finger = simulator.touchDown(at: CGPoint(x: 200, y: 700))
      for step in 1...20 {
        animator.fractionComplete = CGFloat(step) / 31
        finger.move(to: CGPoint(x: 200, y: 700 - CGFloat(step * step)))
        simulator.step()
      }
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 1)),
        durationFactor: 0)
      finger.lift()
      simulator.runUntilIdle()
    }
  }

  @Test(arguments: Simulator.Variant.all)
  func `screens that are presented and dismissed`(variant: Simulator.Variant) {
    expectSame(variant: variant, atLeast: 60) { simulator in
      let navigation = UINavigationController(rootViewController: UIViewController())
      simulator.window.rootViewController = navigation
      simulator.step()
      navigation.pushViewController(UIViewController(), animated: true)
      simulator.runUntilIdle()
      let screen = UIViewController()
      screen.view.backgroundColor = .blue
      navigation.present(screen, animated: true)
      simulator.runUntilIdle()
      screen.dismiss(animated: true)
      simulator.run(for: 0.2)
      simulator.resize(to: CGSize(width: 852, height: 393))
      simulator.runUntilIdle()
      simulator.drag(
        from: CGPoint(x: 5, y: 200), to: CGPoint(x: 500, y: 200), duration: 0.2)
      simulator.runUntilIdle()
    }
  }
}
