import Foundation

/// A view that a tab bar controller shows above its tab bar, from iOS 26 on (B21).
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// The view, whose size the controller decides.
  public let contentView: UIView

  /// Creates an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// The height of an accessory, and its distance from the bar and the edges.
  private static let accessorySize = (height: CGFloat(48), distance: CGFloat(8), inset: CGFloat(21))

  /// Lays out the accessory above the bar.
  func layOutAccessory() {
    guard let content = bottomAccessory?.contentView, isViewLoaded else { return }
    if content.superview !== view { view.addSubview(content) }
    let size = Self.accessorySize
    let frame = CGRect(
      x: size.inset, y: tabBar.frame.minY - size.distance - size.height,
      width: view.bounds.width - size.inset * 2, height: size.height)
    if content.frame != frame { content.frame = frame }
  }

  /// Shows another accessory; it is not animated here.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}
