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

  /// The text; empty if it is set to `nil`, and stored only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_Observed open var text: String! = "" {
    didSet { if text == nil { text = "" } }
  }
  /// The text with its attributes; empty if it is set to `nil`, and stored only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_Observed open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
    didSet { if attributedText == nil { attributedText = NSAttributedString(string: "") } }
  }
  /// The font; stored only.
  open var font: UIFont?
  /// The color of the text; stored only.
  open var textColor: UIColor?
  /// The alignment of the text; natural by default, and stored only.
  open var textAlignment = NSTextAlignment.natural
  /// The space around the text, in points; stored only.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Whether the text can be selected; true by default, and stored only.
  open var isSelectable = true
  /// Whether the text can be edited; `true` by default.
  open var isEditable = true

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view that is shown in place of the keyboard; nil by default, and not shown.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  /// A view that is shown above the keyboard; nil by default, and not shown.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  private var givenInputView: UIView?
  private var givenAccessoryView: UIView?

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  override var editingNotifications: (begin: NSNotification.Name, end: NSNotification.Name)? {
    (Self.textDidBeginEditingNotification, Self.textDidEndEditingNotification)
  }
}
