import Foundation

/// The outermost view, with the root controller and everything presented above it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a window that fills a scene; it is hidden until `makeKeyAndVisible`.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    becomeRoot()
  }

  /// Creates a window without a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      safeAreaMayHaveChanged()
      if windowScene == nil, oldValue != nil { leaveScreen() }
    }
  }
  /// The controller whose view fills the window.
  @_Observed open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  /// The level of the window among the others.
  @_Observed open var windowLevel = UIWindow.Level.normal {
    didSet { levelChanged() }
  }
  /// Whether the window receives events without a location, such as those of a keyboard.
  open internal(set) var isKeyWindow = false

  /// Whether the window may become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    World.current.bringToFront(self)
    makeKey()
  }

  /// Converts a rectangle from another window, or from the screen for `nil`.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let origin = window?.frame.origin ?? .zero
    return rect.offsetBy(dx: origin.x - frame.minX, dy: origin.y - frame.minY)
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    if canBecomeKey { takeKey() }
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// Whether the window is hidden; showing it loads its root controller.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityChanged() } }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      windowScene?.touchBlocks ?? 0 == 0, let hit = super.hitTest(point, with: event)
    else { return nil }
    return isBlockedByTransition(hit) ? nil : hit
  }

  open override var next: UIResponder? { windowScene }

  /// The private view around the root controller's, below all presentations (A4).
  var rootContainer: UITransitionView?
  /// The number of transitions in the window, which defer a resize (A14).
  var transitionsInFlight = 0 {
    didSet { if transitionsInFlight == 0 { resizeIfPostponed() } }
  }
  /// Whether the scene has another size, which the window takes once no transition is in flight.
  var hasPostponedSize = false
  /// The level that is rendered.
  var shownLevel = UIWindow.Level.normal
}

extension UIWindow {
  /// The level of a window among others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number of the level.
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of an app's windows.
    public static let normal = Self(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Self(rawValue: 2000)
  }
}
