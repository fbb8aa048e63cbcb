import Foundation

/// A line of text that the user can type; what is typed is not modelled.
open class UITextField: UIControl {
  /// The text.
  open var text: String? {
    didSet { label.text = text }
  }
  /// What is shown while there is no text; only remembered.
  open var placeholder: String?
  /// Whether the text is being typed.
  open var isEditing: Bool { isFirstResponder }

  private let label = UILabel(frame: .zero)

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var wantsKeyboard: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func touchUpInsideDidHappen() {
    becomeFirstResponder()
  }
}
