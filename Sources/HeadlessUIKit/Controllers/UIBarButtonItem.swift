import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text of the item.
  open var title: String?
  /// The picture of the item.
  open var image: UIImage?
  /// Whether the item can be tapped.
  open var isEnabled = true
  /// A number for the app's own use.
  open var tag = 0

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The buttons that the system defines.
  public enum SystemItem: Int, Sendable {
    /// Completes a task.
    case done = 0
    /// Cancels a task.
    case cancel
    /// Begins to edit.
    case edit
    /// Saves.
    case save
    /// Adds something.
    case add
    /// Shares something.
    case action = 9
    /// Closes a screen.
    case close = 24
  }

  /// The action of a tap.
  open var primaryAction: UIAction?
  /// A view in place of the button.
  open var customView: UIView?

  /// Creates a button with a text or an image, and its action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init(
      text: title ?? primaryAction?.title, picture: image ?? primaryAction?.image,
      action: primaryAction)
  }

  /// Creates a button that the system defines, and its action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(text: systemItem.title, picture: nil, action: primaryAction)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(text: nil, picture: nil, action: nil)
    self.customView = customView
  }

  private init(text: String?, picture: UIImage?, action: UIAction?) {
    primaryAction = action
    super.init(title: text, image: picture)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .action: "Share"
    case .close: "Close"
    }
  }
}
