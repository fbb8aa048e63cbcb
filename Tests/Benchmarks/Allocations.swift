import AllocationCounter

/// How often memory was asked for on the heap, and how often by the kit.
struct Allocations {
  /// The allocations of all code: the kit, the headless UIKit, the simulator.
  let all: Int
  /// Those that the kit's own code made, or had the standard library or Foundation make.
  ///
  /// What the headless UIKit allocates when the kit calls it does not count.
  let byKit: Int

  /// Does some work, and counts its allocations, or none where the C library does not allow it.
  init(during work: () -> Void) {
    let isCounting = allocation_counter_start()
    work()
    let count = isCounting ? allocation_counter_stop() : 0
    all = count
    byKit = (0..<count).count { Self.isKits($0) }
  }

  /// Whether the allocation of an object is noticed.
  static func areNoticed() -> Bool {
    Allocations { withExtendedLifetime(makeObject()) {} }.all > 0
  }

  // An object that is returned, to a caller that is compiled apart, is not put on the stack.
  @inline(never) private static func makeObject() -> AnyObject { Object() }

  private final class Object {}

  /// Whether the innermost function with a module's name on it is one of the kit's.
  ///
  /// Functions of the libraries, in between, do what they are told. So do the copies of the
  /// standard library's generic functions that the compiler makes in each module, and its helpers
  /// that copy values; whose they are, their names do not say.
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
