import Foundation
import UIKit
import UIKitSimulator

/// A finger that drives a transition, and the cost of each movement.
@MainActor
struct FingerBenchmark {
  /// The location of the touch, and the two points between which the finger then moves.
  struct Path {
    /// The number of movements to the far point, or back.
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

  /// The largest cost of any movement.
  struct Result {
    /// `nil` if they cannot be counted here.
    var allocations: (byKit: Int, all: Int)?
    /// Those of the movement with the most of both.
    var changes = (animators: 0, layers: 0)
  }

  let name: String
  /// Shows the screen that the finger will dismiss.
  let prepare: @MainActor (Simulator) -> Path

  func run() -> Result {
    let simulator = Simulator()
    var path: Path?
    let preparation = Allocations { path = prepare(simulator) }
    guard let path else { preconditionFailure("\(name): no path") }
    // The kit cannot present a screen without an allocation: if none is counted here, none ever is.
    let isCounting = Allocations.areNoticed() && preparation.byKit > 0
    var result = Result(allocations: isCounting ? (0, 0) : nil)
    let finger = simulator.touchDown(at: path.start)
    for movement in 1...10 * Path.movements {
      let costs = costs(in: simulator) {
        finger.move(to: path.point(after: movement))
        simulator.step()
      }
      // During the first pass the gesture is recognized, and the transition begins.
      if movement > Path.movements { result.include(costs) }
    }
    finger.lift()
    simulator.runUntilIdle()
    precondition(result.changes != (0, 0), "\(name) drives nothing")
    precondition(simulator.faults.isEmpty, "\(simulator.faults)")
    return result
  }

  /// Moves the finger back and forth, without counting.
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
