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
    /// The calls of `completeTransition`.
    package var calls: Int { completed + canceled + repeated }

    fileprivate mutating func add(_ completion: Int, didComplete: Bool) {
      if completion > 0 {
        repeated += 1
      } else if didComplete {
        completed += 1
      } else {
        canceled += 1
      }
    }
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
      let script = Script(seed: seed)
      let device = script.app.device
      if device.size == .phone, device.refreshRate == Self.refreshRate { add(script, of: seed) }
      seed += 1
    }
  }

  /// Creates a film of nothing.
  init() {}

  /// Films an episode, with white screens if need be.
  init(_ script: Script, of seed: UInt64, isColored: Bool = true) {
    add(script, of: seed, isColored: isColored)
  }

  private mutating func add(_ script: Script, of seed: UInt64, isColored: Bool = true) {
    let app = App(script.app, hue: isColored ? CGFloat(seed * 8 % 13) / 13 : nil)
    let simulator = app.simulator
    let (start, known) = (simulator.time, simulator.transitions.count)
    var notes = [(time: start, text: "Episode \(seed)")]
    app.narrate = { notes.append((simulator.time, SwiftSource(value: $0).call)) }
    let film = simulator.film {
      for event in script.events {
        if let text = event.caption { notes.append((simulator.time, text)) }
        app.play(event)
      }
      app.narrate = nil
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
    var changes = records.map { record in
      (time: record.start, change: { (count: inout Count) in count.begun += 1 })
    }
    for record in records {
      for (index, completion) in record.completions.enumerated() {
        changes.append((completion.time, { $0.add(index, didComplete: completion.didComplete) }))
      }
    }
    for (time, change) in changes.sorted(by: { $0.time < $1.time }) {
      var count = counts[counts.count - 1]
      if count.frame == frame(time) { counts.removeLast() }
      count.frame = frame(time)
      change(&count)
      counts.append(count)
    }
  }
}

extension Event {
  /// What a viewer reads about it; `nil` for what is seen, and for acts, which the app tells itself.
  fileprivate var caption: String? {
    switch self {
    case .act, .run, .commit, .settle, .move, .lift: nil
    case .down: "a finger touches"
    case .trackpad: "two fingers touch a trackpad"
    case .tapAlert: "a tap while an alert is on top"
    case .cancel: "the system cancels the touch"
    case .stall(let seconds): "the main thread is blocked for \(seconds) s"
    case .resize(.landscape): "the phone lies on its side"
    case .resize(.phone): "the phone is upright"
    case .resize(let size): "the window becomes \(size.rawValue)"
    case .deactivate: "the app becomes inactive"
    case .background: "the app enters the background"
    case .activate: "the app becomes active"
    case .reduceMotion(let isOn): "Reduce Motion is \(isOn ? "on" : "off")"
    case .dark(let isOn): "the device becomes \(isOn ? "dark" : "light")"
    case .escape: "VoiceOver’s escape gesture"
    case .when(let trigger, let act):
      "at the next \(trigger.rawValue): \(SwiftSource(value: act).call)"
    }
  }
}

extension SwiftSource {
  /// An enumeration case as a call, without the point before it.
  fileprivate var call: String { String(text.drop { $0 == "." }) }
}
