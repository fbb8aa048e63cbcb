import AllocationCounter

/// The number of heap allocations, in total and by the kit.
struct Allocations {
  /// The allocations of all code: the kit, the headless UIKit, the simulator.
  let all: Int
  /// The allocations of the kit's own code, including those of the standard library and Foundation
  /// on its behalf.
  ///
  /// Allocations of the headless UIKit when the kit calls it are not included.
  let byKit: Int

  /// Runs a closure and counts its allocations, or none where the C library does not allow it.
  init(during work: () -> Void) {
    let isCounting = allocation_counter_start()
    work()
    let count = isCounting ? allocation_counter_stop() : 0
    all = count
    byKit = (0..<count).count { Self.isKits($0) }
  }

  /// Whether the allocation of an object is counted.
  static func areNoticed() -> Bool {
    Allocations { withExtendedLifetime(makeObject()) {} }.all > 0
  }

  // An object that is returned from a function that is not inlined is not allocated on the stack.
  @inline(never) private static func makeObject() -> AnyObject { Object() }

  private final class Object {}

  /// Whether the innermost function with a module in its name is one of the kit's.
  ///
  /// Functions of libraries in between work on its behalf. So do the copies of the standard
  /// library's generic functions that the compiler creates in each module, and its helpers that
  /// copy values, whose names have no module.
  private static func isKits(_ allocation: Int) -> Bool {
    for frame in 0..<ALLOCATION_COUNTER_DEPTH {
      guard let name = allocation_counter_caller(allocation, frame).map({ String(cString: $0) })
      else { continue }
      // The second is an extension of a type of another module.
      if name.hasPrefix("$s8MatchCut") || name.contains("8MatchCutE") { return true }
      if isCopyingHelper(name) { continue }
      if ["$s5UIKit", "$s14UIKitSimulator", "$s10Benchmarks"].contains(where: name.hasPrefix) {
        return false
      }
    }
    return false
  }

  /// Whether the name ends as the compiler's outlined copies do: `WOc`, say.
  private static func isCopyingHelper(_ name: String) -> Bool { name.dropLast().hasSuffix("WO") }
}
