import Foundation
import Synchronization

/// A simulated device: its time, its run loop, its windows, and its faults.
///
/// UIKit's state is global, so there is a current world. It is not isolated, because `CALayer` and
/// `CATransaction` are not on Apple's platforms either; like those, it is used on the main thread
/// only.
@_spi(Simulator)
public final class World: @unchecked Sendable {
  /// The simulated time since the world began, in seconds.
  @exclusivity(unchecked) public var time: CFTimeInterval = 0
  /// The display's refresh rate, in frames per second.
  @exclusivity(unchecked) public var refreshRate = 60
  /// The choices where UIKit's behavior is not known.
  @exclusivity(unchecked) public var variant = WorldVariant()
  /// The direction of the device's language.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the device's interface is light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The kind of the device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The size of the display, if scenes do not fill it.
  public var screenSize: CGSize?
  /// The corner radius of the display, if views can find it out (F10).
  public var displayCornerRadius: CGFloat?
  /// Whether the user prefers reduced motion.
  public var isReduceMotionEnabled = false
  /// Whether the user prefers cross-fades to sliding screens.
  public var prefersCrossFadeTransitions = false
  /// Whether the user prefers reduced transparency.
  public var isReduceTransparencyEnabled = false
  /// Whether VoiceOver is on.
  public var isVoiceOverRunning = false
  /// The element that VoiceOver was last told to go to.
  weak var focusedElement: AnyObject?

  /// The misuse of UIKit so far, in order.
  public private(set) var faults: [WorldFault] = []
  /// Possible mistakes that UIKit does not report, in order.
  public private(set) var hints: [WorldFault] = []
  /// The calls and other events, in order.
  public private(set) var log: [WorldNote] = []
  /// The transitions that have begun, in order.
  public private(set) var transitions: [TransitionRecord] = []
  /// The number of costly operations.
  @exclusivity(unchecked) public var counters = WorldCounters()

  /// Whether a stack or tabs start a transition in the layout of a commit, where nothing is
  /// rendered (F7).
  var isInCommitLayout = false
  /// The transitions that nothing will end.
  var frozenTransitions: [WeakTransition] = []
  /// Cancels the touches of all fingers; `nil` without fingers.
  public var cancelTouches: (@MainActor () -> Void)?
  /// The keyboard.
  public let keyboard = Keyboard()
  /// The images and colors of the app by their names.
  var namedAssets = NamedAssets()
  /// The objects that stand for all objects of a class, by class.
  var appearanceProxies: [ObjectIdentifier: NSObject] = [:]
  /// The app.
  @MainActor lazy var application = UIApplication()
  /// The device.
  @MainActor lazy var device = UIDevice()
  private var sceneReferences: [WeakScene] = []
  /// The display of the device.
  @MainActor lazy var mainScreen = UIScreen()
  let runLoop = RunLoopQueue()
  /// The timers and delayed calls, by which the app's code runs later.
  var delayedWork: [DelayedWork] = []
  /// The calls among them that can be canceled by their target.
  var performRequests: [PerformRequest] = []
  let transactions = TransactionStack()
  let animations = AnimationCenter()
  @exclusivity(unchecked) private var windowReferences: [WeakWindow] = []
  private var lastLayerID: UInt64
  /// Identifies the world, also among those that were released.
  let number = World.count.add(1, ordering: .relaxed).newValue
  private static let count = Atomic<UInt64>(0)

  /// Creates a world at time zero, without windows.
  ///
  /// - Parameter former: The current world. Its layers may be added to this one, as those of views
  ///   that a test creates before its simulator, and must not share numbers with the layers of this
  ///   one.
  public init(after former: World) {
    lastLayerID = former.lastLayerID < Self.firstIDBesideWorlds ? former.lastLayerID : 0
  }

  /// Creates the world of code that runs in no other.
  init() { lastLayerID = Self.firstIDBesideWorlds }

  private static let firstIDBesideWorlds: UInt64 = 1 << 48

  /// Records a misuse of UIKit.
  ///
  /// - Parameters:
  ///   - fact: The number of the fact that it violates.
  ///   - message: What happened, on which object, and what to do.
  public func fault(_ fact: String, _ message: String) {
    faults.append(WorldFault(time: time, fact: fact, message: message))
  }

  /// Records a possible mistake, which UIKit does not report.
  ///
  /// - Parameters:
  ///   - fact: The number of the fact that it is about.
  ///   - message: What happened, on which object, and what may follow.
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

  /// Records that a transition begins.
  func noteTransition() -> TransitionRecord {
    let record = TransitionRecord(start: time)
    transitions.append(record)
    return record
  }

  func nextLayerID() -> UInt64 {
    lastLayerID += 1
    return lastLayerID
  }
}

extension World {
  /// The visible windows, back to front.
  @MainActor public var windows: [UIWindow] {
    windowReferences.removeAll { $0.window == nil }
    guard windowReferences.count > 1 else { return windowReferences.compactMap(\.window) }
    // F14: ordered by level; within a level, the window that was shown last is in front.
    return windowReferences.compactMap(\.window).enumerated()
      .sorted { one, other in
        let levels = (one.element.shownLevel.rawValue, other.element.shownLevel.rawValue)
        return levels.0 == levels.1 ? one.offset < other.offset : levels.0 < levels.1
      }
      .map(\.element)
  }

  /// The scenes of the app, the first one first.
  @MainActor var scenes: [UIScene] { sceneReferences.compactMap(\.scene) }

  @MainActor func add(_ scene: UIScene) {
    sceneReferences = sceneReferences.filter { $0.scene != nil } + [WeakScene(scene: scene)]
  }

  private struct WeakScene {
    weak var scene: UIScene?
  }

  @MainActor func layOutWindows() {
    for reference in windowReferences {
      guard let window = reference.window else { continue }
      window.layoutTreeIfNeeded()
      window.layer.displayTree()
    }
  }

  /// Moves a window in front of the others of its level.
  @MainActor func bringToFront(_ window: UIWindow) {
    unregister(window)
    windowReferences.append(WeakWindow(window: window))
  }

  @MainActor func unregister(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window }
  }

  /// A class, because reading a structure with a weak reference copies the reference.
  private final class WeakWindow {
    weak var window: UIWindow?

    init(window: UIWindow) { self.window = window }
  }
}
