import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene, back to front.
  open var windows: [UIWindow] {
    World.current.windows.filter { $0.windowScene === self }
  }
  /// The window that receives what is not aimed at a place.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .ofScreen(size: size, style: .unspecified) }

  /// What the status bar looks like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  private(set) var size: CGSize
  private(set) var safeAreaInsets: UIEdgeInsets

  /// Creates a scene of a size, on a device whose screen covers some of its edges.
  @_spi(Simulator)
  public init(
    size: CGSize, safeAreaInsets: UIEdgeInsets, state: ActivationState = .foregroundActive
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    super.init(scene: ())
    activationState = state
  }

  /// Creates a scene from an archive, which is not possible here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// Gives the scene another size; windows follow, those with a transition at its end (A14).
  @_spi(Simulator)
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    for window in windows { window.follow(sceneSize: size) }
  }
}

/// The ways that a screen can be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Across, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Across, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Across.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
