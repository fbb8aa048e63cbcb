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
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

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

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func showText() {
    let isEmpty = text?.isEmpty != false
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .placeholderText : textColor ?? .label
    invalidateIntrinsicContentSize()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var editingNotifications: (begin: NSNotification.Name, end: NSNotification.Name)? {
    (Self.textDidBeginEditingNotification, Self.textDidEndEditingNotification)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func touchUpInsideDidHappen() {
    becomeFirstResponder()
  }
}
