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

  /// Gives the scene another size, as a rotation does.
  ///
  /// - Parameter size: The new size in points.
  public func resize(to size: CGSize) {
    enter()
    scene.resize(to: size, safeAreaInsets: Self.safeAreaInsets(forSize: size))
  }
}
