import Foundation

/// A display.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The rectangle of the display in points, as the interface is turned.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: World.current.screenSize ?? scene?.size ?? .zero)
  }
}
