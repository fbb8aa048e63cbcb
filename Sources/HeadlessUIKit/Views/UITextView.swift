import Foundation

/// A text of several lines; typing and layout are not simulated.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Posted when a view has become the first responder, with the view as the object.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when a view has resigned, with the view as the object.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  /// The text; stored only.
  open var text: String? = ""
  /// Whether the text can be edited; `true` by default.
  open var isEditable = true

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  override var editingNotifications: (begin: NSNotification.Name, end: NSNotification.Name)? {
    (Self.textDidBeginEditingNotification, Self.textDidEndEditingNotification)
  }
}
