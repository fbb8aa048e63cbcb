@_spi(Simulator) import UIKit

/// What the simulator has noticed.
extension Simulator {
  /// The misuse of UIKit noticed so far, in order.
  public var faults: [Fault] {
    world.faults.map { Fault(message: $0.message, fact: $0.fact, time: $0.time) }
  }

  /// What was noticed so far that is no misuse of UIKit, but may be a mistake, in order.
  ///
  /// UIKit is silent about it on a device, and an app may do it on purpose: a hidden view left
  /// behind in a container, for instance.
  public var hints: [Hint] {
    world.hints.map { Hint(message: $0.message, fact: $0.fact, time: $0.time) }
  }

  /// Appearance calls, delegate queries, presentation hooks and completions so far, in order.
  public var log: [LogEntry] {
    world.log.map { LogEntry(time: $0.time, message: $0.message) }
  }

  /// What came into the log after its first lines.
  @_spi(Simulator) public func log(after count: Int) -> [LogEntry] {
    world.log.dropFirst(count).map { LogEntry(time: $0.time, message: $0.message) }
  }

  /// How often costly things happened since the start, and how costly the screen is now.
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

/// A misuse of UIKit, or of the kit.
public struct Fault: Sendable, Hashable, CustomStringConvertible {
  /// What happened, to which object, and what to do about it.
  public let message: String
  /// The id of the fact about UIKit that was disregarded; `MatchCut` if it was the kit's contract.
  public let fact: String
  /// When it happened, in simulated seconds since the start.
  public let time: Double

  /// The message with its fact and time.
  public var description: String { "\(time.inSeconds) [\(fact)] \(message)" }
}

/// Something that is no misuse of UIKit, but may be a mistake.
public struct Hint: Sendable, Hashable, CustomStringConvertible {
  /// What happened, to which object, and what may come of it.
  public let message: String
  /// The id of the fact about UIKit that it is about.
  public let fact: String
  /// When it happened, in simulated seconds since the start.
  public let time: Double

  /// The message with its fact and time.
  public var description: String { "\(time.inSeconds) [\(fact)] \(message)" }
}

/// Something that UIKit or the app did.
public struct LogEntry: Sendable, Hashable, CustomStringConvertible {
  /// When it happened, in simulated seconds since the start.
  public let time: Double
  /// What happened, to which object.
  public let message: String

  /// The message with its time.
  public var description: String { "\(time.inSeconds) \(message)" }
}

/// How often costly things happened.
public struct Counters: Sendable, Hashable {
  /// The number of views laid out.
  public let layoutPasses: Int
  /// The number of times that the safe areas of a view and of those below it were computed anew.
  ///
  /// UIKit does so when the insets of a view with subviews have changed, and for a view that comes into
  /// a window or leaves one.
  public let safeAreaWalks: Int
  /// The number of snapshots taken.
  public let snapshots: Int
  /// The number of animations added to layers.
  public let animationsAdded: Int
  /// The number of times that bounds, position, transform, opacity or another property of a layer
  /// that says where it is and how it is seen took another value.
  ///
  /// It makes no difference whether the layer or its view was told, and whether the app or UIKit
  /// itself did it, as it does when it lays out or scrolls. A frame is a position and bounds. What an
  /// animation shows on its way does not count, nor what it leaves behind.
  public let layerChanges: Int
  /// The number of times that a property animator was given a `fractionComplete`, was reversed, or
  /// was told to start, pause, continue, stop or finish.
  ///
  /// It makes no difference whether the app or UIKit itself did it, as it does when a transition is
  /// driven by percent.
  public let animatorChanges: Int
  /// The number of layers on screen now that have to be drawn elsewhere first.
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
