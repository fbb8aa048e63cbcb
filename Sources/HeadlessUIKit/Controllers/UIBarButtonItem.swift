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
  /// The image on a phone on its side; stored only.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image, in points; stored only.
  open var imageInsets = UIEdgeInsets.zero
  /// The view that a bar shows for the item.
  weak var shownView: UIView?
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title for a state; they are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// Returns the attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

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
    /// Takes the room that is left.
    case flexibleSpace
    /// Takes a fixed room.
    case fixedSpace
    /// Writes something.
    case compose
    /// Replies.
    case reply
    /// Shares something.
    case action
    /// Moves something.
    case organize
    /// Shows what was kept.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back.
    case rewind
    /// Goes forward.
    case fastForward
    /// Undoes.
    case undo
    /// Does again.
    case redo
    /// Closes a screen.
    case close = 24
  }

  /// The look of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// Prominent, for the action that completes a task.
    case done = 2
  }

  /// The action of a tap.
  open var primaryAction: UIAction?
  /// The object whose action a tap calls, if there is no primary action; not retained, `nil` for the first
  /// one in the responder chain that has the method.
  open weak var target: AnyObject? {
    didSet { hasTarget = target != nil }
  }
  /// The method that a tap calls, which takes nothing, the item, or the item and the event.
  open var action: Selector?
  /// The look of the button, `.plain` by default; stored, but not drawn.
  open var style = Style.plain
  /// The width of a fixed space or of a button, in points; 0, the default, for that of the content; stored only.
  open var width: CGFloat = 0
  /// The color of the button; stored only.
  open var tintColor: UIColor?
  /// Whether it is room between others.
  private(set) var isSpace = false
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
    isSpace = systemItem.isSpace
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(text: nil, picture: nil, action: nil)
    self.customView = customView
  }

  /// Creates a button with a text, and the target and action of a tap.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(text: title, picture: nil, action: nil)
    self.style = style
    set(target, action)
  }

  /// Creates a button with an image, and the target and action of a tap.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(text: nil, picture: image, action: nil)
    self.style = style
    set(target, action)
  }

  /// Creates a button that the system defines, and the target and action of a tap.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Returns an item that takes the room that is left; in a toolbar, as much as each other item.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns an item that takes a fixed room; in a toolbar here, as much as each other item.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private init(text: String?, picture: UIImage?, action: UIAction?) {
    primaryAction = action
    super.init(title: text, image: picture)
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether there was a target, which may have been released.
  private var hasTarget = false

  /// What a tap on the button in a bar does.
  var tapAction: UIAction? {
    if let primaryAction { return primaryAction }
    return UIAction { [weak self] in self?.send(from: $0.sender) }
  }

  private func send(from button: Any?) {
    guard let action, target != nil || !hasTarget else { return }
    TargetAction(target, action).send(from: self, in: button as? UIResponder)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }
}
