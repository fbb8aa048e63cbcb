@_spi(Simulator) import UIKit
import UIKitFacts
import UIKitSimulator

/// A laboratory on the simulator, whose times are exact.
@MainActor final class SimulatedLaboratory: Laboratory {
  let simulator: Simulator
  let timeError = 0.0

  init(variant: Simulator.Variant = .standard) {
    simulator = Simulator(variant: variant)
  }

  var window: UIWindow { simulator.window }

  func endTurn() async { simulator.commit() }
  func run(for seconds: Double) async { simulator.run(for: seconds) }
  @discardableResult func runUntilIdle() async -> Bool { simulator.runUntilIdle() }
  func visibleFrame(of view: UIView) -> CGRect { simulator.visibleFrame(of: view) }
  func visibleAlpha(of view: UIView) -> CGFloat { simulator.visibleAlpha(of: view) }

  func isBlank(_ view: UIView) -> Bool {
    guard case .snapshot(let nodes)? = view.layer.drawnContent else { return true }
    return nodes.first?.opacity == 0
  }

  func touchDown(at point: CGPoint) -> (any LaboratoryFinger)? { simulator.touchDown(at: point) }
}

extension Finger: LaboratoryFinger {}
