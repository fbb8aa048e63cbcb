import Foundation

/// Writes the actions on a phone as a test that repeats them.
@MainActor struct TestScript {
  let history: LiveHistory

  /// The text of the file.
  var text: String {
    """
    \(history.start == .splash ? "import MatchCutSplash\n" : "")import Testing
    import UIKit
    import UIKitSimulator

    @testable import Demo

    @MainActor @Test func `what was done by hand`() {
    \(history.start.code)
    \(setUp)
    \(body)
      #expect(simulator.runUntilIdle())
      #expect(simulator.faults.isEmpty)
    }

    """
  }

  private var setUp: String {
    var text = ""
    for case .action(let action) in history.entries {
      switch action {
      case .choose where !text.contains("trial"): text += "  var trial = Trial()\n"
      case .tweak where !text.contains("tweak"), .tweaked where !text.contains("tweak"):
        text += "  var tweak = Tweak()\n"
      case .touchDown where !text.contains("fingers"):
        text += "  var fingers: [Int: Finger] = [:]\n"
      default: break
      }
    }
    return text
  }

  private var body: String {
    var lines: [String] = []
    var rest = history.entries[...]
    while let entry = rest.first {
      let stroke = stroke(at: rest)
      if stroke.count > 1 {
        lines += code(of: stroke)
        rest = rest.dropFirst(stroke.count * 2)
        continue
      }
      rest = rest.dropFirst()
      switch entry {
      case .action(let action): lines.append(action.code)
      case .frames(1): lines.append("simulator.step()")
      case .frames(let count): lines.append("for _ in 0..<\(count) { simulator.step() }")
      }
    }
    return lines.map { "  \($0)\n" }.joined()
  }

  private struct Movement {
    let finger: Int
    let values: [Double]
  }

  /// Movements of one finger, each followed by one frame.
  private func stroke(at entries: ArraySlice<LiveHistory.Entry>) -> [Movement] {
    var stroke: [Movement] = []
    var index = entries.startIndex
    while index + 1 < entries.endIndex,
      case .action(.move(let finger, let place, let ago)) = entries[index],
      finger == stroke.first?.finger ?? finger, entries[index + 1] == .frames(1)
    {
      stroke.append(Movement(finger: finger, values: [Double(place.x), Double(place.y), ago]))
      index += 2
    }
    return stroke
  }

  private func code(of stroke: [Movement]) -> [String] {
    let rows = stroke.map { movement in
      "  (" + movement.values.map(LiveAction.number).joined(separator: ", ") + "),"
    }
    return ["for (x, y, ago) in ["] + rows + [
      "] as [(Double, Double, Double)] {",
      "  fingers[\(stroke[0].finger)]?.move(to: CGPoint(x: x, y: y), ago: ago)",
      "  simulator.step()",
      "}",
    ]
  }
}
