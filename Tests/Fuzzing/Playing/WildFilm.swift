@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

/// Episodes of the random test, one after the other, and the transitions in them.
@MainActor package struct WildFilm {
  /// One episode.
  package struct Reel {
    package let seed: UInt64
    package let film: Film
    /// The frame of the whole film in which it begins.
    package let first: Int
  }

  /// The number of transitions up to a frame.
  package struct Count: Equatable, Sendable {
    package var frame = 0
    package var begun = 0
    package var completed = 0
    package var canceled = 0
    /// The calls of `completeTransition` on a transition that had ended.
    package var repeated = 0
    package var inFlight: Int { begun - completed - canceled }
  }

  /// The frames per second.
  package static let refreshRate = 60
  /// How long the app is seen at rest, in seconds.
  private static let rest = 0.4

  package private(set) var reels: [Reel] = []
  /// What happens, each with the frame that shows it first.
  package private(set) var moments: [(frame: Int, text: String)] = []
  /// The counts, each from the frame on in which it changes.
  package private(set) var counts = [Count()]
  package private(set) var frameCount = 0
  /// The number of transitions that have ended exactly once, when all is at rest.
  package private(set) var exact = 0

  /// The counts at the end.
  package var total: Count { counts[counts.count - 1] }
  package var lastSeed: UInt64 { reels[reels.count - 1].seed }
  /// The frames in which the phone lies on its side.
  package var turns: [ClosedRange<Int>] {
    reels.flatMap { reel in
      reel.film.turns.map { $0.lowerBound + reel.first...$0.upperBound + reel.first }
    }
  }

  /// Films the next episodes on an upright phone until they take a number of seconds.
  package init(from seed: UInt64, seconds: Double) {
    var seed = seed
    while Double(frameCount) < seconds * Double(Self.refreshRate) {
      var script = Script(seed: seed)
      script.app.hue = Double(seed * 8 % 13) / 13
      let device = script.app.device
      if device.size == .phone, device.refreshRate == Self.refreshRate { add(script, of: seed) }
      seed += 1
    }
  }

  /// Creates a film of nothing.
  init() {}

  /// Films an episode.
  mutating func add(_ script: Script, of seed: UInt64) {
    let app = App(script.app)
    let simulator = app.simulator
    simulator.window.backgroundColor = .systemGray5
    let (start, known) = (simulator.time, simulator.transitions.count)
    var notes = [(time: start, text: "Episode \(seed)")]
    app.journal.onAct = { notes.append((simulator.time, SwiftSource(value: $0).line)) }
    let film = simulator.film {
      for event in script.events {
        if event.isTold { notes.append((simulator.time, SwiftSource(value: event).line)) }
        app.play(event)
      }
      app.journal.onAct = nil
      // The film is of the size with which it ends.
      app.play(.resize(script.app.device.size))
      _ = app.comeToRest()
      simulator.run(for: Self.rest)
    }
    let first = frameCount
    let frame = { (time: Double) in first + film.index(at: time - start) }
    moments += notes.map { (frame($0.time), $0.text) }
    count(Array(simulator.transitions.dropFirst(known)), frame: frame)
    reels.append(Reel(seed: seed, film: film, first: first))
    frameCount += film.frameCount
    app.close()
  }

  /// Counts transitions that have been recorded.
  mutating func count(_ records: [TransitionRecord], frame: (Double) -> Int) {
    exact += records.count { $0.completions.count == 1 }
    var changes: [(time: Double, number: WritableKeyPath<Count, Int>)] = []
    for record in records {
      changes.append((record.start, \.begun))
      for (index, completion) in record.completions.enumerated() {
        let end: WritableKeyPath<Count, Int> = completion.didComplete ? \.completed : \.canceled
        changes.append((completion.time, index == 0 ? end : \.repeated))
      }
    }
    for (time, number) in changes.sorted(by: { $0.time < $1.time }) {
      var count = counts[counts.count - 1]
      if count.frame == frame(time) { counts.removeLast() }
      count.frame = frame(time)
      count[keyPath: number] += 1
      counts.append(count)
    }
  }
}

extension Event {
  /// Whether a viewer reads of it: not of time and fingers, which are seen, nor of acts, which the
  /// app tells itself.
  fileprivate var isTold: Bool {
    switch self {
    case .act, .run, .commit, .settle, .move, .lift: false
    default: true
    }
  }
}

extension SwiftSource {
  /// The line of a script, without the point before it.
  fileprivate var line: String { String(text.drop { $0 == "." }) }
}
