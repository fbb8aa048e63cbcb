import Foundation
@_spi(Simulator) import UIKit

/// Keeps the frames that a simulator draws, and what happens meanwhile.
///
/// Like its simulator, it is used on the main thread only; the simulator's `deinit` uses it, too.
@_spi(Simulator) public final class FrameRecorder: @unchecked Sendable {
  /// When it began, in simulated seconds since the start of the simulator.
  public let start: Double
  /// The largest number of frames per second so far.
  public private(set) var refreshRate = 1
  /// The frames that it keeps, with the times since it began.
  public private(set) var frames: [Frame] = []
  /// It keeps one of so many frames.
  public private(set) var stride = 1
  /// Whether it has dropped its first frames.
  public private(set) var isTruncated = false
  /// The size of the main window in the last frame.
  public private(set) var size = CGSize.zero

  /// The largest ``stride``: a quarter of the frames still shows a motion.
  private static let largestStride = 4

  private let limit: Int
  private let known: (log: Int, faults: Int, hints: Int)
  private var notes: ArraySlice<WorldNote> = []
  private var misuses: ArraySlice<WorldFault> = []
  private var doubts: ArraySlice<WorldFault> = []
  private var count = 0
  private var last: Frame?

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - world: The world of the simulator.
  ///   - limit: The largest number of frames that it keeps. Then it keeps every second and every
  ///     fourth one, and at last drops the older half.
  init(_ world: World, limit: Int) {
    start = world.time
    self.limit = limit
    known = (world.log.count, world.faults.count, world.hints.count)
  }

  /// Adds a frame that was drawn.
  func add(_ frame: Frame, size: CGSize, refreshRate: Int) {
    self.size = size
    self.refreshRate = max(self.refreshRate, refreshRate)
    let frame = frame.since(start, after: last)
    last = frame
    count += 1
    guard (count - 1) % stride == 0 else { return }
    frames.append(frame)
    if frames.count > limit { thinOut() }
  }

  /// Adds what a commit shows, unless that is what the last frame shows.
  func addCommit(_ frame: Frame, size: CGSize) {
    guard let last, stride == 1,
      frame.statusBarStyle != last.statusBarStyle
        || !frame.nodes.elementsEqual(last.nodes, by: { $0.looksLike($1) })
    else { return }
    add(frame, size: size, refreshRate: refreshRate)
  }

  /// Keeps what was logged since it began.
  func takeRecords(of world: World) {
    notes = world.log.dropFirst(known.log)
    misuses = world.faults.dropFirst(known.faults)
    doubts = world.hints.dropFirst(known.hints)
  }

  /// What was logged until it ended.
  public var log: [LogEntry] { notes.map { LogEntry(time: $0.time, message: $0.message) } }

  /// The faults until it ended.
  public var faults: [Fault] {
    misuses.map { Fault(message: $0.message, fact: $0.fact, time: $0.time) }
  }

  /// The hints until it ended.
  public var hints: [Hint] {
    doubts.map { Hint(message: $0.message, fact: $0.fact, time: $0.time) }
  }

  private func thinOut() {
    guard stride < Self.largestStride else {
      frames.removeFirst(frames.count / 2)
      isTruncated = true
      return
    }
    stride *= 2
    count = 1
    let last = frames.count - 1
    frames = frames.enumerated().filter { (last - $0.offset) % 2 == 0 }.map(\.element)
  }
}

extension Frame {
  /// The frame with the time since a recording began.
  ///
  /// Nodes that are equal to those before share their memory.
  fileprivate func since(_ start: Double, after last: Frame?) -> Frame {
    var frame = at(time - start)
    if let last, last.nodes == nodes { frame.nodes = last.nodes }
    return frame
  }
}

/// Tells of simulators that are created.
@_spi(Simulator) public enum SimulatorCreation {
  /// Called with each simulator that the task, or one that it creates, makes.
  @TaskLocal public static var observer: (@MainActor @Sendable (Simulator) -> Void)?
}
