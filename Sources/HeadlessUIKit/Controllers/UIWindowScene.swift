import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene, back to front.
  open var windows: [UIWindow] {
    World.current.windows.filter { $0.windowScene === self }
  }
  /// The window that receives events without a location.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .ofScreen(size: size, style: .unspecified) }

  /// How the interface is turned, as the shape of the scene has it.
  open var interfaceOrientation: UIInterfaceOrientation {
    isLandscape ? .landscapeRight : .portrait
  }
  var isLandscape: Bool { size.width > size.height }

  /// The display that shows the scene.
  open private(set) lazy var screen = UIScreen.new(for: self)
  /// The state of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The number of transitions because of which it takes no touches (A11).
  var touchBlocks = 0
  private(set) var size: CGSize
  private(set) var safeAreaInsets: UIEdgeInsets

  /// Creates a scene with a size and the safe-area insets of the device.
  @_spi(Simulator)
  public init(
    size: CGSize, safeAreaInsets: UIEdgeInsets, state: ActivationState = .foregroundActive
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    super.init(scene: ())
    activationState = state
    _ = screen
  }

  /// Not available on Linux, which has no archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// Changes the size of the scene; windows follow, those with a transition at its end (A14).
  @_spi(Simulator)
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    let wasLandscape = isLandscape
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    if isLandscape != wasLandscape {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    for window in windows { window.follow(sceneSize: size) }
  }
}

/// The orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Landscape, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// Every orientation except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
