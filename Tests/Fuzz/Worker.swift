import Foundation
import Fuzzing

/// Plays what another process requests on the standard input, so that a crash ends only this one.
@MainActor enum Worker {
  static func run() {
    let decoder = JSONDecoder()
    while let line = readLine() {
      guard let order = try? decoder.decode(Order.self, from: Data(line.utf8)) else { return }
      carryOut(order)
    }
  }

  private static func carryOut(_ order: Order) {
    switch order {
    case .script(let script, let isDrawn):
      let findings = Episode.play(script)
      answer(.judged(findings, strip: isDrawn ? Episode.strip(of: script) : nil))
    case .episodes(let first, let count):
      var events = 0
      for index in 0..<count {
        let seed = first &+ UInt64(index)
        answer(.begins(seed: seed))
        let script = Script(seed: seed)
        events += script.eventCount
        let findings = Episode.play(script)
        if !findings.isEmpty { answer(.found(seed: seed, findings)) }
      }
      answer(.done(events: events))
    }
  }

  private static func answer(_ answer: Answer) {
    guard var data = try? JSONEncoder().encode(answer) else { return }
    data.append(UInt8(ascii: "\n"))
    FileHandle.standardOutput.write(data)
  }
}
