import Foundation
@_spi(Simulator) import UIKit

/// A simulated phone with one scene and one window: time passes only when it is told to.
///
/// Everything that happens on it is deterministic. UIKit's state is global, so only one simulator
/// is in use at a time in a task: each method makes its own the current one. Tests that run in
/// parallel do not disturb each other.
@preconcurrency @MainActor public final class Simulator {
  /// The main window of the scene, key and visible.
  public let window: UIWindow
  /// The choices made where UIKit's own behaviour is not established.
  public let variant: Variant

  let world: World
  let scene: UIWindowScene
  let dispatcher = TouchDispatcher()
  var fingers: [Finger] = []
  var stall: Stall?
  /// The frames of the recording under way.
  var recordedFrames: [Frame]?
  var recordingStart = 0.0

  /// Creates a phone.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; by default that of a phone held upright.
  ///   - refreshRate: The number of frames that the display draws in a second.
  ///   - variant: The choices made where UIKit's own behaviour is not established.
  public init(
    size: CGSize = CGSize(width: 393, height: 852),
    refreshRate: Int = 60,
    variant: Variant = .standard
  ) {
    precondition(refreshRate > 0, "Simulator: the refresh rate has to be positive")
    world = World()
    world.refreshRate = refreshRate
    world.variant = variant.choices
    self.variant = variant
    World.current = world
    scene = UIWindowScene(size: size, safeAreaInsets: Self.safeAreaInsets(forSize: size))
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(origin: .zero, size: size)
    window.makeKeyAndVisible()
  }

  deinit {
    world.resign()
  }

  /// The insets of a phone without a home button.
  static func safeAreaInsets(forSize size: CGSize) -> UIEdgeInsets {
    size.width > size.height
      ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  /// Makes this simulator's world the one that UIKit acts on.
  func enter() {
    World.current = world
  }
}
