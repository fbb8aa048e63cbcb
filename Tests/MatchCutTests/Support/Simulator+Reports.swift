import MatchCut
import UIKit
@_spi(Simulator) import UIKitSimulator

@MainActor extension Simulator {
  /// Whether nothing asks for frames or layouts for ten frames.
  var isIdleForTenFrames: Bool {
    let layouts = counters.layoutPasses
    for _ in 0..<10 { step() }
    return isIdle && counters.layoutPasses == layouts
  }

  /// The arguments of `completeTransition` so far, in order.
  var outcomes: [Bool] {
    log.map(\.message).compactMap { message in
      switch message {
      case "completeTransition(true)": true
      case "completeTransition(false)": false
      default: nil
      }
    }
  }
}

/// What the callbacks of a gesture report.
@MainActor final class GestureReports {
  private(set) var progresses: [CGFloat] = []
  private(set) var ends: [Bool] = []

  /// Options whose callbacks report here, unless they are changed.
  func options(_ change: (inout GestureOptions) -> Void = { _ in }) -> GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [weak self] in self?.progresses.append($0) }
    options.onEnd = { [weak self] in self?.ends.append($0) }
    change(&options)
    return options
  }
}
