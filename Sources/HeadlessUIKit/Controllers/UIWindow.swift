import Foundation

/// The outermost view: it shows the root controller and all that is presented on top.
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

  /// Creates a window from an archive, which is not possible here.
  public required init?(coder: NSCoder) { nil }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      safeAreaMayHaveChanged()
      if windowScene == nil, oldValue != nil { leaveScreen() }
    }
  }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  /// Where the window lies among the others.
  open var windowLevel = UIWindow.Level.normal {
    didSet { levelChanged() }
  }
  /// Whether the window receives what is not aimed at a place.
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

  /// Tells that the window has become the key window.
  open func becomeKey() {}
  /// Tells that the window is no longer the key window.
  open func resignKey() {}

  /// Whether the window is left out; a window that is shown loads its root controller.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityChanged() } }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return isBlockedByTransition(hit) ? nil : hit
  }

  open override var next: UIResponder? { windowScene }

  /// The private view around the root controller's, below all presentations (A4).
  var rootContainer: UITransitionView?
  /// How many transitions run in the window; meanwhile a resize has to wait (A14).
  var transitionsInFlight = 0 {
    didSet { if transitionsInFlight == 0 { resizeIfPostponed() } }
  }
  var postponedSize: CGSize?
  /// The level that the screen shows.
  var shownLevel = UIWindow.Level.normal
}

extension UIWindow {
  /// Where a window lies among others.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The height of the level.
    public let rawValue: CGFloat

    /// Creates a level of a height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level of a height.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of an app's own windows.
    public static let normal = Self(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Self(rawValue: 2000)
  }
}
