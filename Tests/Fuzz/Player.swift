import Foundation
import Fuzzing

/// Plays in another process, which is replaced when it crashes.
final class Player {
  /// The result of a number of episodes.
  struct Result: Sendable {
    var episodes = 0
    var events = 0
    var found: [(seed: UInt64, findings: [Finding])] = []
  }

  private let program: URL
  private var process: WorkerProcess?

  init(program: URL = WorkerProcess.ownProgram) {
    self.program = program
  }

  /// Plays a script.
  func play(_ script: Script) throws -> [Finding] {
    try play(script, isDrawn: false).findings
  }

  /// Draws a script; nil if it crashes or hangs.
  func strip(of script: Script) throws -> String? { try play(script, isDrawn: true).strip }

  private func play(
    _ script: Script, isDrawn: Bool
  ) throws -> (findings: [Finding], strip: String?) {
    do {
      let process = try ready()
      try process.send(.script(script, isDrawn: isDrawn))
      guard case .judged(let findings, let strip) = try process.nextAnswer() else {
        return ([], nil)
      }
      return (findings, strip)
    } catch let failure as WorkerProcess.Failure {
      return ([finding(of: failure)], nil)
    }
  }

  /// Plays episodes with successive seeds.
  func play(first: UInt64, count: Int) throws -> Result {
    var result = Result()
    while result.episodes < count {
      let rest = count - result.episodes
      try play(first: first &+ UInt64(result.episodes), count: rest, into: &result)
    }
    return result
  }

  /// Plays until all episodes have been played or one has crashed.
  private func play(first: UInt64, count: Int, into result: inout Result) throws {
    var current = first
    do {
      let process = try ready()
      try process.send(.episodes(first: first, count: count))
      while true {
        switch try process.nextAnswer() {
        case .begins(let seed): current = seed
        case .found(let seed, let findings): result.found.append((seed, findings))
        case .judged: break
        case .done(let events):
          result.episodes += count
          result.events += events
          return
        }
      }
    } catch let failure as WorkerProcess.Failure {
      result.found.append((current, [finding(of: failure)]))
      let played = Int(current &- first) + 1
      result.episodes += played
      result.events += (0..<played).reduce(0) { $0 + Script(seed: first &+ UInt64($1)).eventCount }
    }
  }

  private func ready() throws -> WorkerProcess {
    if let process { return process }
    let new = try WorkerProcess(program: program)
    process = new
    return new
  }

  private func finding(of failure: WorkerProcess.Failure) -> Finding {
    process = nil
    switch failure {
    case .crashed(let cause): return Finding(.crashed, cause)
    case .hung: return Finding(.hung, "it does not return")
    }
  }
}
