import Foundation

/// A text field; typing is not simulated.
open class UITextField: UIControl {
  /// Posted when a field has become the first responder, with the field as the object.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when a field has resigned, with the field as the object.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// The text.
  @_Observed open var text: String? {
    didSet { showText() }
  }
  /// The text that is shown in an empty field.
  @_Observed open var placeholder: String? {
    didSet { showText() }
  }
  /// The color of the text; nil for the default.
  @_Observed open var textColor: UIColor? {
    didSet { showText() }
  }
  /// The font of the text, 17 points by default.
  @_Observed open var font: UIFont? {
    didSet {
      label.font = font ?? .systemFont(ofSize: 17)
      invalidateIntrinsicContentSize()
    }
  }
  /// The object that is asked and told about the editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text with attributes, which are not kept.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text of an empty field with attributes, which are not kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The alignment of the text; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The border; `.none` by default; not drawn.
  open var borderStyle = BorderStyle.none
  /// When the button that clears the text is shown; not drawn.
  open var clearButtonMode = ViewMode.never
  /// A view at the leading edge; not shown.
  open var leftView: UIView?
  /// When that view is shown.
  open var leftViewMode = ViewMode.never
  /// A view at the trailing edge; not shown.
  open var rightView: UIView?
  /// When that view is shown.
  open var rightViewMode = ViewMode.never
  /// The keys of the keyboard; stored only.
  open var keyboardType = UIKeyboardType.default
  /// The text of the return key; stored only.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected; stored only.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters become capitals; stored only.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is secret; stored only.
  open var isSecureTextEntry = false
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Returns the rectangle of the text; the bounds by default.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is edited; that of the text by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private let label = UILabel(frame: .zero)

  open override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width, height: Self.height)
  }
  private static let height: CGFloat = 22

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
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

  private func showText() {
    let isEmpty = text?.isEmpty != false
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .placeholderText : textColor ?? .label
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textFieldShouldEndEditing(self) != false
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditing || delegate?.textFieldShouldBeginEditing(self) != false else { return false }
    return super.becomeFirstResponder()
  }

  override func editingDidChange(begins: Bool) {
    setNeedsLayout()
    if begins {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: begins ? .editingDidBegin : .editingDidEnd)
  }

  override var editingNotifications: (begin: NSNotification.Name, end: NSNotification.Name)? {
    (Self.textDidBeginEditingNotification, Self.textDidEndEditingNotification)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame =
      if isEditing {
        editingRect(forBounds: bounds)
      } else if text?.isEmpty != false {
        placeholderRect(forBounds: bounds)
      } else {
        textRect(forBounds: bounds)
      }
  }

  override func touchUpInsideDidHappen() {
    becomeFirstResponder()
  }
}
