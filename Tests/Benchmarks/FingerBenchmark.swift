import Foundation
import UIKit
import UIKitSimulator

/// A finger that drives a transition, and what each of its movements costs.
@MainActor
struct FingerBenchmark {
  /// Where the finger touches down, and between which points it then goes back and forth.
  struct Path {
    /// The movements on the way to the far point, or back.
    static let movements = 21

    let start: CGPoint
    let far: CGPoint
    let near: CGPoint

    func point(after movement: Int) -> CGPoint {
      let origin = movement <= Self.movements ? start : near
      let fraction = (1 - cos(.pi * CGFloat(movement) / CGFloat(Self.movements))) / 2
      return CGPoint(
        x: origin.x + (far.x - origin.x) * fraction, y: origin.y + (far.y - origin.y) * fraction)
    }
  }

  /// The most that any one movement took.
  struct Result {
    /// `nil` if they cannot be counted here.
    var allocations: (byKit: Int, all: Int)?
    /// Those of the movement with the most of both.
    var changes = (animators: 0, layers: 0)
  }

  let name: String
  /// Shows the screen that the finger is to drive away.
  let prepare: @MainActor (Simulator) -> Path

  func run() -> Result {
    let simulator = Simulator()
    var path: Path?
    let preparation = Allocations { path = prepare(simulator) }
    guard let path else { preconditionFailure("\(name): no path") }
    // The kit cannot show a screen without an object: if that goes unnoticed here, all would.
    let isCounting = Allocations.areNoticed() && preparation.byKit > 0
    var result = Result(allocations: isCounting ? (0, 0) : nil)
    let finger = simulator.touchDown(at: path.start)
    for movement in 1...10 * Path.movements {
      let costs = costs(in: simulator) {
        finger.move(to: path.point(after: movement))
        simulator.step()
      }
      // On its first way the gesture is recognized, and the transition begins.
      if movement > Path.movements { result.include(costs) }
    }
    finger.lift()
    simulator.runUntilIdle()
    precondition(result.changes != (0, 0), "\(name) drives nothing")
    precondition(simulator.faults.isEmpty, "\(simulator.faults)")
    return result
  }

  /// Moves the finger back and forth, and counts nothing.
  func play(movements: Int) {
    let simulator = Simulator()
    let path = prepare(simulator)
    let finger = simulator.touchDown(at: path.start)
    for movement in 1...max(movements, 1) {
      finger.move(to: path.point(after: movement))
      simulator.step()
    }
  }

  private func costs(in simulator: Simulator, of work: () -> Void) -> Result {
    let before = simulator.counters
    let allocations = Allocations(during: work)
    let after = simulator.counters
    return Result(
      allocations: (allocations.byKit, allocations.all),
      changes: (
        after.animatorChanges - before.animatorChanges, after.layerChanges - before.layerChanges
      ))
  }
}

extension FingerBenchmark.Result {
  fileprivate mutating func include(_ other: Self) {
    if let mine = allocations, let others = other.allocations {
      allocations = (max(mine.byKit, others.byKit), max(mine.all, others.all))
    }
    let (mine, others) = (changes, other.changes)
    if others.animators + others.layers > mine.animators + mine.layers { changes = others }
  }
}
