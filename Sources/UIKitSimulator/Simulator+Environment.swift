import Foundation
@_spi(Simulator) import UIKit

/// The scene and the settings of the device.
extension Simulator {
  /// Whether the user prefers less motion; a change is posted.
  public var isReduceMotionEnabled: Bool {
    get { world.isReduceMotionEnabled }
    set {
      enter()
      guard world.isReduceMotionEnabled != newValue else { return }
      world.isReduceMotionEnabled = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil
      )
    }
  }

  /// The direction of the user's language.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { world.layoutDirection }
    set {
      enter()
      world.layoutDirection = newValue
    }
  }

  /// Where the keyboard is, in the coordinates of the screen; null while it is away.
  public var keyboardFrame: CGRect { world.keyboard.frame }

  /// Takes the scene away from the user, as for a call that comes in; touches are cancelled.
  public func deactivate() {
    enter()
    dispatcher.cancelAll(time: CACurrentMediaTime())
    scene.move(to: .foregroundInactive)
  }

  /// Gives the scene back to the user.
  public func activate() {
    enter()
    scene.move(to: .foregroundActive)
  }

  /// Takes the scene off the screen, as when the user goes to another app.
  public func enterBackground() {
    enter()
    dispatcher.cancelAll(time: CACurrentMediaTime())
    scene.move(to: .background)
  }

  /// Ends the scene, as when the user closes it.
  public func disconnect() {
    enter()
    dispatcher.cancelAll(time: CACurrentMediaTime())
    scene.move(to: .unattached)
  }

  /// Adds an active scene that another screen shows, as that of a second window on a tablet.
  ///
  /// Its windows take part in everything but what is seen and touched here.
  ///
  /// - Parameter size: The size of that screen in points.
  /// - Returns: The scene.
  public func connectScene(size: CGSize = CGSize(width: 393, height: 852)) -> UIWindowScene {
    enter()
    let insets = Self.safeAreaInsets(forSize: size)
    let scene = UIWindowScene(size: size, safeAreaInsets: insets, state: .foregroundActive)
    otherScenes.append(scene)
    return scene
  }

  /// The windows on the screen, back to front, hidden ones too.
  var windows: [UIWindow] {
    world.windows.filter { $0.windowScene === scene || $0.windowScene == nil }
  }

  /// Gives the scene another size, as a rotation does.
  ///
  /// - Parameter size: The new size in points.
  public func resize(to size: CGSize) {
    enter()
    scene.resize(to: size, safeAreaInsets: Self.safeAreaInsets(forSize: size))
  }
}
