import Foundation
import Synchronization

/// The one simulated device: its time, its run loop, its windows, and what it noticed.
///
/// UIKit's state is global, so there is a current world. It is not isolated, because
/// `CALayer` and `CATransaction` are not on Apple's side either; like those it is used on the main
/// thread only.
@_spi(Simulator)
public final class World: @unchecked Sendable {
  /// The simulated time since the world began, in seconds.
  @exclusivity(unchecked) public var time: CFTimeInterval = 0
  /// The display's refresh rate, in frames a second.
  @exclusivity(unchecked) public var refreshRate = 60
  /// The choices made where UIKit's own behavior is not established.
  @exclusivity(unchecked) public var variant = WorldVariant()
  /// The direction of the device's language.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the user asked for less motion.
  public var isReduceMotionEnabled = false
  /// Whether the user prefers cross-fades to sliding screens.
  public var prefersCrossFadeTransitions = false
  /// Whether the user asked for less transparency.
  public var isReduceTransparencyEnabled = false
  /// Whether VoiceOver is on.
  public var isVoiceOverRunning = false

  /// The misuse of UIKit noticed so far, in order.
  public private(set) var faults: [WorldFault] = []
  /// What is no misuse, but may be a mistake, in order.
  public private(set) var hints: [WorldFault] = []
  /// What UIKit called and was told, in order.
  public private(set) var log: [WorldNote] = []
  /// How often costly things happened.
  @exclusivity(unchecked) public var counters = WorldCounters()

  /// Whether a stack or tabs start a transition, in the layout of a commit, where nothing is
  /// rendered (F7).
  var isInCommitLayout = false
  /// The transitions that nothing will end.
  var frozenTransitions: [WeakTransition] = []
  /// The keyboard.
  public let keyboard = Keyboard()
  let runLoop = RunLoopQueue()
  let transactions = TransactionStack()
  let animations = AnimationCenter()
  @exclusivity(unchecked) private var windowReferences: [WeakWindow] = []
  private var lastLayerID: UInt64
  /// Tells worlds apart, also from those that have gone.
  let number = World.count.add(1, ordering: .relaxed).newValue
  private static let count = Atomic<UInt64>(0)

  /// Creates a world at time zero, without windows.
  ///
  /// - Parameter former: the world that is current until now. Its layers may get into this one, as
  ///   those of views that a test makes before its simulator do, and must not be taken for the layers
  ///   of this one.
  public init(after former: World) {
    lastLayerID = former.lastLayerID < Self.firstIDBesideWorlds ? former.lastLayerID : 0
  }

  /// Creates the world of code that runs in no other.
  init() { lastLayerID = Self.firstIDBesideWorlds }

  private static let firstIDBesideWorlds: UInt64 = 1 << 48

  /// Records a misuse of UIKit.
  ///
  /// - Parameters:
  ///   - fact: the id of the fact that it violates.
  ///   - message: what happened, on which object, and what to do.
  public func fault(_ fact: String, _ message: String) {
    faults.append(WorldFault(time: time, fact: fact, message: message))
  }

  /// Records what is no misuse of UIKit, which is silent about it, but may be a mistake.
  ///
  /// - Parameters:
  ///   - fact: the id of the fact that it is about.
  ///   - message: what happened, on which object, and what may come of it.
  public func hint(_ fact: String, _ message: String) {
    hints.append(WorldFault(time: time, fact: fact, message: message))
  }

  /// Adds a line to the log.
  public func note(_ message: String) {
    log.append(WorldNote(time: time, receiver: nil, event: message, isAnimated: nil))
  }

  /// Adds a call of a method to the log.
  func note(callOf method: String, of receiver: Any.Type, animated: Bool? = nil) {
    log.append(WorldNote(time: time, receiver: receiver, event: method, isAnimated: animated))
  }

  func nextLayerID() -> UInt64 {
    lastLayerID += 1
    return lastLayerID
  }
}

extension World {
  /// The windows on screen, back to front.
  @MainActor public var windows: [UIWindow] {
    windowReferences.removeAll { $0.window == nil }
    guard windowReferences.count > 1 else { return windowReferences.compactMap(\.window) }
    // F14: levels decide; within a level it is the window shown last that is in front.
    return windowReferences.compactMap(\.window).enumerated()
      .sorted { one, other in
        let levels = (one.element.shownLevel.rawValue, other.element.shownLevel.rawValue)
        return levels.0 == levels.1 ? one.offset < other.offset : levels.0 < levels.1
      }
      .map(\.element)
  }

  @MainActor func layOutWindows() {
    for reference in windowReferences { reference.window?.layoutTreeIfNeeded() }
  }

  /// Puts a window in front of the others of its level.
  @MainActor func bringToFront(_ window: UIWindow) {
    unregister(window)
    windowReferences.append(WeakWindow(window: window))
  }

  @MainActor func unregister(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window }
  }

  /// A class, as a structure's weak reference would be copied with every look at it.
  private final class WeakWindow {
    weak var window: UIWindow?

    init(window: UIWindow) { self.window = window }
  }
}
