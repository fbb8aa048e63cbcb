@testable import Demo

extension Scenario {
  /// What a scenario of the gallery shows; each is played once for all tests that only look at it.
  @MainActor var played: Performance {
    if let performance = Self.performances[id] { return performance }
    let performance = play()
    Self.performances[id] = performance
    return performance
  }

  @MainActor private static var performances: [String: Performance] = [:]
}
