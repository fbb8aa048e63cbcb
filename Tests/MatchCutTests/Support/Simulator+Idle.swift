@_spi(Simulator) import UIKitSimulator

extension Simulator {
  /// Whether nothing asks for frames or layouts for ten frames.
  @MainActor var isIdleForTenFrames: Bool {
    let layouts = counters.layoutPasses
    for _ in 0..<10 { step() }
    return isIdle && counters.layoutPasses == layouts
  }
}
