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

  /// The rectangle of the display in pixels, upright.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// The number of pixels of the display per point.
  open var nativeScale: CGFloat { scale }
  /// The largest number of frames per second.
  open var maximumFramesPerSecond: Int { World.current.refreshRate }
  /// The brightness, from 0 to 1; stored only.
  open var brightness: CGFloat = 0.5

  /// Returns a view with a snapshot of the front window, as that is on screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    World.current.windows.last { !$0.isHidden }?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
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
