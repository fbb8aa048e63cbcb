import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an item with a title, a picture, and a number for the app's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init(title: title, image: image)
    self.tag = tag
  }

  /// Creates an item with a title, a picture, and another picture for when it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }

  /// The picture for when it is selected; nil is the other one.
  open var selectedImage: UIImage?
  /// A short text on the item; kept, but not drawn.
  open var badgeValue: String?
}

extension UIViewController {
  func madeTabBarItem() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }
}
