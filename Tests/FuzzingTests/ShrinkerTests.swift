import Testing

@testable import Fuzzing

struct ShrinkerTests {
  @Test("only the necessary events remain", arguments: 0..<30 as Range<UInt64>)
  func minimal(_ seed: UInt64) {
    var script = Script(seed: seed)
    script.events.append(.act(.push(animated: false)))
    script.events.insert(.escape, at: 0)
    let short = Shrinker.shrink(script) { candidate in
      candidate.events.contains(.escape) && candidate.events.contains(.act(.push(animated: false)))
    }
    #expect(short.events == [.escape, .act(.push(animated: false))])
    #expect(short.app == AppPlan())
  }

  @Test("it stops after the given number of scripts")
  func patience() {
    var tries = 0
    let script = Script(seed: 1)
    let short = Shrinker.shrink(script, patience: 5) { _ in
      tries += 1
      return false
    }
    #expect(short == script)
    #expect(tries == 5)
  }
}
