import Foundation

/// A control with a title and an image that is tapped.
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a style.
    case custom = 0
    /// Image and title in the tint color.
    case system = 1
    /// Shows details.
    case detailDisclosure = 2
    /// Shows information, on a dark background.
    case infoLight = 3
    /// Shows information.
    case infoDark = 4
    /// Adds something.
    case contactAdd = 5
    /// A button that closes something.
    case close = 7
  }

  /// The appearance and the content; nil for those that were set by state.
  @_Observed open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }
  /// The kind of button.
  open var buttonType: UIButton.ButtonType { kind }
  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  /// The room around the content, in points, without a configuration; deprecated in iOS 15; zero by default.
  @_Observed open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// The offsets of the title, in points; deprecated in iOS 15; not drawn.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The offsets of the image, in points; deprecated in iOS 15; not drawn.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a highlighted button darkens its image; deprecated in iOS 15; stored only.
  open var adjustsImageWhenHighlighted = true
  private var backgroundImages: [UInt: UIImage] = [:]

  private let backdrop = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(image: nil)
  private var kind = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Creates a button without a style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    addSubview(picture)
    addSubview(label)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    if buttonType == .close { setImage(UIImage(systemName: "xmark"), for: .normal) }
    contentDidChange()
  }

  /// Creates a button of a type, with the title and the image of its action.
  public convenience init(type: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Creates a button with the title and the image of its action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      configuration.title = configuration.title ?? primaryAction.title.nonEmpty
      configuration.image = configuration.image ?? primaryAction.image
    }
    self.configuration = configuration
    // Initializers do not call observers.
    contentDidChange()
  }

  // MARK: Content by state

  /// Sets the title for a state; other states fall back to that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the title's color for a state; other states fall back to that of `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the image for a state; other states fall back to that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the title for a state with attributes, which are not kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  /// Returns the title for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }

  /// Sets the image behind the content for a state; it is not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
  }

  /// Returns the image behind the content for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[UIControl.State.normal.rawValue]
  }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Returns the title's color for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
  }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// The title that is shown.
  open var currentTitle: String? {
    configuration.map(\.title) ?? title(for: state)
  }

  /// The title's color.
  open var currentTitleColor: UIColor {
    if let configuration { return configuration.foreground(tint: tint) }
    return titleColor(for: state) ?? (kind == .custom ? .white : tint)
  }

  /// The image that is shown.
  open var currentImage: UIImage? {
    configuration.map(\.image) ?? image(for: state)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = contentSizes
    let insets = contentInsets
    let content =
      isStacked
      ? CGSize(
        width: max(image.width, title.width), height: image.height + padding + title.height
      )
      : CGSize(
        width: image.width + padding + title.width, height: max(image.height, title.height)
      )
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let tint = self.tint
    let isDimmed = isHighlighted || !isEnabled
    label.textColor = currentTitleColor
    label.alpha = isDimmed ? 0.3 : 1
    picture.alpha = label.alpha
    picture.tintColor = configuration?.foreground(tint: tint) ?? tint
    backdrop.frame = bounds
    backdrop.backgroundColor = configuration?.background(tint: tint)
    backdrop.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
    placeContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func touchUpInsideDidHappen() {
    sendActions(for: .primaryActionTriggered)
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }
}

extension UIButton {
  fileprivate var tint: UIColor { tintColor ?? .tintColor }

  fileprivate var contentInsets: UIEdgeInsets {
    configuration?.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection)
      ?? (contentEdgeInsets != .zero || kind == .custom || label.text == nil
        ? contentEdgeInsets : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0))
  }

  fileprivate var contentSizes: (image: CGSize, title: CGSize) {
    (picture.image?.size ?? .zero, label.text == nil ? .zero : label.sizeThatFits(.zero))
  }

  fileprivate var padding: CGFloat {
    picture.image == nil || label.text == nil ? 0 : configuration?.imagePadding ?? 0
  }

  fileprivate var isStacked: Bool {
    configuration.map { [.top, .bottom].contains($0.imagePlacement) } ?? false
  }

  fileprivate func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title.nonEmpty, for: .normal)
    setImage(action.image, for: .normal)
  }

  fileprivate func contentDidChange() {
    label.text = currentTitle
    picture.image = currentImage
    if configuration != nil { label.font = .preferredFont(forTextStyle: .body) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  fileprivate func placeContent() {
    let (image, title) = contentSizes
    let area = bounds.inset(by: contentInsets)
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let placement = configuration?.imagePlacement ?? .leading
    if isStacked {
      let height = image.height + padding + title.height
      let top = area.midY - height / 2
      let isOnTop = placement == .top
      picture.frame = CGRect(
        x: area.midX - image.width / 2, y: isOnTop ? top : top + title.height + padding,
        width: image.width, height: image.height
      )
      label.frame = CGRect(
        x: area.midX - title.width / 2, y: isOnTop ? top + image.height + padding : top,
        width: title.width, height: title.height
      )
      return
    }
    let titleWidth = min(title.width, max(0, area.width - image.width - padding))
    let width = image.width + padding + titleWidth
    let left = leftEdge(of: width, in: area, isLeftToRight: isLeftToRight)
    let isImageLeft = (placement == .leading) == isLeftToRight
    picture.frame = CGRect(
      x: isImageLeft ? left : left + titleWidth + padding, y: area.midY - image.height / 2,
      width: image.width, height: image.height
    )
    label.frame = CGRect(
      x: isImageLeft ? left + image.width + padding : left, y: area.midY - title.height / 2,
      width: titleWidth, height: title.height
    )
  }

  private func leftEdge(of width: CGFloat, in area: CGRect, isLeftToRight: Bool) -> CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: area.midX - width / 2
    case .left: area.minX
    case .right: area.maxX - width
    case .leading: isLeftToRight ? area.minX : area.maxX - width
    case .trailing: isLeftToRight ? area.maxX - width : area.minX
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
