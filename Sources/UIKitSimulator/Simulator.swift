import Foundation
@_spi(Simulator) import UIKit

/// A simulated phone, whose time passes only on request.
///
/// It has one scene on its screen, with a window. An app may add windows, and
/// ``connectScene(size:)`` adds scenes beside it.
///
/// Everything is deterministic. UIKit's state is global, so a task uses one simulator at a time:
/// each method makes its simulator the current one. Tests that run in parallel share only
/// `NotificationCenter.default`, and what the app keeps in global variables.
@preconcurrency @MainActor public final class Simulator {
  /// The scene on the screen.
  public let scene: UIWindowScene
  /// The main window of the scene; key and visible if the simulator has created it.
  public let window: UIWindow
  /// The choices for open questions about UIKit.
  public let variant: Variant

  let world: World
  let dispatcher = TouchDispatcher()
  var fingers: [Finger] = []
  /// The scenes other than the one on the screen.
  var otherScenes: [UIWindowScene] = []
  @exclusivity(unchecked) var stall: Stall?
  /// What keeps the frames that are drawn.
  var recorders: [FrameRecorder] = []

  /// Creates a phone.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; by default that of a phone in portrait.
  ///   - refreshRate: The number of frames per second.
  ///   - variant: The choices for open questions about UIKit.
  public convenience init(
    size: CGSize = CGSize(width: 393, height: 852),
    refreshRate: Int = 60,
    variant: Variant = .standard
  ) {
    self.init(size: size, refreshRate: refreshRate, variant: variant, state: .foregroundActive) {
      scene in
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(origin: .zero, size: size)
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Creates a phone, and starts an app on it as the system does: from a scene.
  ///
  /// The scene is not attached yet, and becomes active at the end of the turn (L10).
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; by default that of a phone in portrait.
  ///   - refreshRate: The number of frames per second.
  ///   - variant: The choices for open questions about UIKit.
  ///   - willConnect: Called when the scene is connected, like `scene(_:willConnectTo:options:)`.
  ///     It returns the app's main window, which the app may show later.
  public convenience init(
    size: CGSize = CGSize(width: 393, height: 852),
    refreshRate: Int = 60,
    variant: Variant = .standard,
    startingApp willConnect: (UIWindowScene) -> UIWindow
  ) {
    self.init(
      size: size, refreshRate: refreshRate, variant: variant, state: .unattached,
      willConnect: willConnect)
    world.afterCommit { [weak scene] in scene?.move(to: .foregroundActive) }
  }

  /// Creates a phone, and starts an app on it by its scene delegate.
  ///
  /// The scene is not attached yet, and becomes active at the end of the turn (L10).
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; by default that of a phone in portrait.
  ///   - refreshRate: The number of frames per second.
  ///   - variant: The choices for open questions about UIKit.
  ///   - sceneDelegate: The delegate, which the scene retains. Its `scene(_:willConnectTo:options:)` is
  ///     called.
  public convenience init(
    size: CGSize = CGSize(width: 393, height: 852),
    refreshRate: Int = 60,
    variant: Variant = .standard,
    sceneDelegate: any UIWindowSceneDelegate
  ) {
    self.init(size: size, refreshRate: refreshRate, variant: variant) { scene in
      scene.delegate = sceneDelegate
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      return sceneDelegate.window ?? scene.windows.last ?? UIWindow(windowScene: scene)
    }
  }

  private init(
    size: CGSize, refreshRate: Int, variant: Variant, state: UIScene.ActivationState,
    willConnect: (UIWindowScene) -> UIWindow
  ) {
    precondition(refreshRate > 0, "Simulator: the refresh rate has to be positive")
    let world = World(after: .current)
    world.refreshRate = refreshRate
    world.variant = variant.choices
    self.world = world
    self.variant = variant
    World.current = world
    let scene = UIWindowScene(
      size: size, safeAreaInsets: Self.safeAreaInsets(forSize: size), state: state)
    self.scene = scene
    world.cancelTouches = { [dispatcher] in dispatcher.cancelAll(time: CACurrentMediaTime()) }
    window = world.hosting { willConnect(scene) }
    SimulatorCreation.observer?(self)
  }

  deinit {
    for recorder in recorders { recorder.takeRecords(of: world) }
    world.resign()
  }

  /// The insets of a phone without a home button.
  static func safeAreaInsets(forSize size: CGSize) -> UIEdgeInsets {
    size.width > size.height
      ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  /// Makes this simulator's world the current one.
  func enter() {
    World.current = world
  }
}
