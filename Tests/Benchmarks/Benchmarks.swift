import Foundation
import MatchCut
import UIKit
import UIKitSimulator

/// `swift run -c release Benchmarks`: the speed of the kit's transitions on the headless UIKit, and
/// the cost of a finger that drives them.
///
/// With arguments, such as `kit 10 20`, it only presents and dismisses a screen with 10 subviews 20
/// times, with the kit. Under callgrind, the difference between 20 and 120 times gives the
/// instructions of one.
@main
@MainActor
struct Benchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.isEmpty else { return NeighbourBenchmark.play(Array(arguments)) }
    printCycles()
    printFrames()
    printLayouts()
    printNeighbours()
    printFingers()
  }

  private static func printCycles() {
    print("Present and dismiss, 60 Hz simulated, every frame played")
    for effect in CycleBenchmark.effects {
      let result = CycleBenchmark(effect.make).run()
      print(
        label(effect.name)
          + "\(column(result.cyclesPerSecond, digits: 0)) cycles/s"
          + "\(column(result.microsecondsPerFrame, digits: 2)) µs a frame")
    }
    let container = ContainerBenchmark()
    let seconds = bestTime(ofBatch: 20, container.cycle)
    print("Select a screen of a swipe container, and the first one again")
    print(label("slide") + "\(column(1 / seconds, digits: 0)) cycles/s")
  }

  private static func printFrames() {
    print("\nOne display frame, one view moving")
    for count in [10, 100, 1_000, 10_000] {
      let microseconds = FrameBenchmark(layerCount: count).run()
      print("  \(column(Double(count), digits: 0)) layers\(column(microseconds, digits: 2)) µs")
    }
  }

  private static func printLayouts() {
    print("\nA column of views that constraints place")
    for count in LayoutBenchmark.counts {
      let result = LayoutBenchmark(count: count).run()
      print(
        "  \(column(Double(count), digits: 0)) views, made and laid out"
          + "\(column(result.first, digits: 3)) ms, again after a change"
          + "\(column(result.next, digits: 3)) ms")
    }
  }

  private static func printNeighbours() {
    print("\nPresent and dismiss a screen of many subviews, by the kit and as tutorials teach it")
    for count in NeighbourBenchmark.counts {
      for (name, result) in NeighbourBenchmark.run(subviews: count) {
        print(
          "  \(column(Double(count), digits: 0)) subviews, "
            + name.padding(toLength: 12, withPad: " ", startingAt: 0)
            + "\(column(result.milliseconds, digits: 2)) ms, allocations: \(result.allocations), "
            + "walks through safe areas: \(result.walks), layouts of the screen: "
            + "\(result.layouts)")
      }
    }
  }

  private static func printFingers() {
    print("\nOne movement of a finger that drives a transition, at most")
    for benchmark in FingerBenchmark.all {
      let result = benchmark.run()
      let allocations = result.allocations.map { "\($0.byKit) (of \($0.all))" } ?? "not counted"
      print(
        label(benchmark.name) + "heap allocations by the kit: \(allocations), "
          + "changes of animators: \(result.changes.animators), "
          + "of layers: \(result.changes.layers)")
    }
  }

  private static func label(_ name: String) -> String {
    "  " + name.padding(toLength: 8, withPad: " ", startingAt: 0)
  }

  private static func column(_ value: Double, digits: Int) -> String {
    let text = String(format: "%.\(digits)f", value)
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
}

/// Runs a closure for about a second, in batches, and returns the best time of one run in seconds.
@MainActor func bestTime(ofBatch size: Int, _ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(1)
  var best = Double.infinity
  while clock.now < end {
    let time = clock.measure { for _ in 0..<size { work() } }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    best = min(best, seconds / Double(size))
  }
  return best
}
