import Foundation

/// A display.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The display of the device, which is that of the first scene; deprecated in iOS 26.
  open class var main: UIScreen { World.current.mainScreen }

  private weak var scene: UIWindowScene?

  /// The rectangle of the display in points, as the interface is turned.
  open var bounds: CGRect {
    let size = World.current.screenSize ?? scene?.size
    return CGRect(origin: .zero, size: size ?? World.current.screenBounds.size)
  }

  /// The number of pixels per point.
  open var scale: CGFloat {
    UITraitCollection.ofScreen(size: bounds.size, style: .unspecified).displayScale
  }

  /// Returns the display of a new scene: the main one, unless another scene has it.
  static func new(for scene: UIWindowScene) -> UIScreen {
    let main = World.current.mainScreen
    let screen = main.scene == nil ? main : UIScreen()
    screen.scene = scene
    return screen
  }
}
