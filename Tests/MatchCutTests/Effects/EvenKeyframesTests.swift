import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// On a device, keyframes inside a spring may be linear, out of step with the rest.
@MainActor struct EvenKeyframesTests {
  @Test("effects with a curve look the same", .filmed, arguments: TestEffect.all)
  func own(_ effect: TestEffect) {
    let likely = Flight(effect, .standard).looks()
    #expect(likely.count == 100 && Set(likely).count > 10)
    let differs = zip(likely, Flight(effect, .evenKeyframes).looks()).contains { $0 != $1 }
    #expect(!differs)
  }

  @Test(
    "with a spring, a transition ends in the right state", .filmed, arguments: TestEffect.all,
    [true, false])
  func spring(_ effect: TestEffect, finishes: Bool) {
    let flight = Flight(effect, .evenKeyframes, timing: .spring(dampingRatio: 0.7))
    flight.present()
    flight.simulator.run(for: 0.1)
    if finishes {
      flight.simulator.runUntilIdle()
      #expect(
        flight.simulator.visibleFrame(of: flight.screen.view) == flight.simulator.window.bounds)
      #expect(flight.simulator.visibleAlpha(of: flight.screen.view) == 1)
    } else {
      flight.screen.dismissOrReverse()
      flight.simulator.runUntilIdle()
      #expect(flight.root.presentedViewController == nil)
    }
    #expect(flight.source.alpha == 1 && !flight.source.isHidden)
    #expect(flight.simulator.faults.isEmpty, "\(flight.simulator.faults)")
  }
}

/// A screen that is presented from a thumbnail.
@MainActor private struct Flight {
  let simulator: Simulator
  let root: UIViewController
  let screen: UIViewController
  let source: UIView
  private let transition: ModalTransition

  init(
    _ effect: TestEffect, _ variant: Simulator.Variant, timing: TransitionTiming? = nil
  ) {
    // A view belongs to the simulator that exists when it is created.
    simulator = Simulator(variant: variant)
    (root, screen) = (UIViewController(), UIViewController())
    source = UIView(frame: CGRect(x: 30, y: 200, width: 90, height: 90))
    source.backgroundColor = .red
    root.view.backgroundColor = .white
    root.view.addSubview(source)
    screen.view.backgroundColor = .blue
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    transition = ModalTransition(
      effect.effect(from: source), timing: timing, dismissal: .panDown)
  }

  func present() { root.present(screen, using: transition) }

  /// The visible views in each frame of a presentation and of a dismissal.
  func looks() -> [[VisibleView]] {
    present()
    let presentation = (0..<50).map { _ in simulator.nextLook() }
    simulator.runUntilIdle()
    screen.dismiss(animated: true)
    return presentation + (0..<50).map { _ in simulator.nextLook() }
  }
}
