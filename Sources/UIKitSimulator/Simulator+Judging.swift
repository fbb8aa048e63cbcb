@_spi(Simulator) import UIKit

/// Faults, hints and the log.
extension Simulator {
  /// The misuse of UIKit so far, in order.
  public var faults: [Fault] {
    world.faults.map { Fault(message: $0.message, fact: $0.fact, time: $0.time) }
  }

  /// The likely mistakes so far that are not misuse of UIKit, in order.
  ///
  /// On a device, UIKit does not report them, and an app may have its reasons, for example to leave
  /// a hidden view in a container.
  public var hints: [Hint] {
    world.hints.map { Hint(message: $0.message, fact: $0.fact, time: $0.time) }
  }

  /// Appearance calls, delegate queries, presentation hooks and completions so far, in order.
  public var log: [LogEntry] {
    world.log.map { LogEntry(time: $0.time, message: $0.message) }
  }

  /// The part of the log after its first entries.
  @_spi(Simulator) public func log(after count: Int) -> [LogEntry] {
    world.log.dropFirst(count).map { LogEntry(time: $0.time, message: $0.message) }
  }

  /// The transitions that have begun so far, in order, and how they have ended.
  @_spi(Simulator) public var transitions: [TransitionRecord] { world.transitions }

  /// The number of costly operations since the start, and the present cost of the screen.
  public var counters: Counters {
    enter()
    return Counters(
      layoutPasses: world.counters.layoutPasses,
      safeAreaWalks: world.counters.safeAreaWalks,
      snapshots: world.counters.snapshots,
      animationsAdded: world.counters.animationsAdded,
      layerChanges: world.counters.layerChanges,
      animatorChanges: world.counters.animatorChanges,
      offscreenLayers: windows.reduce(0) { $0 + $1.layer.offscreenPasses }
    )
  }
}

/// A misuse of UIKit, or what may be one.
public struct Fault: Sendable, Hashable, CustomStringConvertible {
  /// What happened, to which object, and what to do about it.
  public let message: String
  /// The number of the fact about UIKit; `MatchCut` for a misuse of the kit, which is a hint.
  public let fact: String
  /// The time, in simulated seconds since the start.
  public let time: Double

  /// The message with its fact and time.
  public var description: String { "\(time.inSeconds) [\(fact)] \(message)" }
}

/// A likely mistake that is not a misuse of UIKit.
public struct Hint: Sendable, Hashable, CustomStringConvertible {
  /// What happened, to which object, and its possible consequence.
  public let message: String
  /// The number of the fact about UIKit.
  public let fact: String
  /// The time, in simulated seconds since the start.
  public let time: Double

  /// The message with its fact and time.
  public var description: String { "\(time.inSeconds) [\(fact)] \(message)" }
}

/// An event of UIKit or the app.
public struct LogEntry: Sendable, Hashable, CustomStringConvertible {
  /// The time, in simulated seconds since the start.
  public let time: Double
  /// What happened, and to which object.
  public let message: String

  /// The message with its time.
  public var description: String { "\(time.inSeconds) \(message)" }
}

/// The number of costly operations.
public struct Counters: Sendable, Hashable {
  /// The number of views laid out.
  public let layoutPasses: Int
  /// The number of times that the safe areas of a view and its subviews were computed.
  ///
  /// UIKit does so when the insets of a view with subviews have changed, and for a view that enters
  /// or leaves a window.
  public let safeAreaWalks: Int
  /// The number of snapshots taken.
  public let snapshots: Int
  /// The number of animations added to layers.
  public let animationsAdded: Int
  /// The number of changes of bounds, position, transform, opacity and other geometric or visible
  /// properties of layers.
  ///
  /// Changes by the app and by UIKit itself are counted, of layers as well as of their views. A
  /// frame is a position and bounds. The values of an animation are not counted.
  public let layerChanges: Int
  /// The number of times that a property animator was scrubbed, reversed, started, paused,
  /// continued, stopped or finished.
  ///
  /// Calls by the app and by UIKit itself are counted.
  public let animatorChanges: Int
  /// The number of layers on screen that need an offscreen pass.
  public let offscreenLayers: Int
}

extension Double {
  /// Seconds with three decimals.
  fileprivate var inSeconds: String {
    let milliseconds = Int((self * 1000).rounded())
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)s"
  }
}
