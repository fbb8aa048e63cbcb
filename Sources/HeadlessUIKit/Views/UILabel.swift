import Foundation

/// A view that shows text.
open class UILabel: UIView {
  /// The text; nil by default.
  @_Observed open var text: String? {
    didSet {
      styledText = nil
      contentDidChange()
    }
  }
  /// The text with attributes.
  ///
  /// Setting it sets the font, the color and the alignment to those of its first character, in which the
  /// whole text is drawn.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText }
    set {
      text = newValue?.string
      styledText = newValue
      let attributes = newValue?.firstAttributes ?? [:]
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = paragraph.alignment
      }
    }
  }
  private var styledText: NSAttributedString?
  /// The color of a shadow; nil by default; not drawn.
  open var shadowColor: UIColor?
  /// The offset of a shadow, in points; one point upward by default; not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether characters move together before a text is truncated; false by default; stored only.
  open var allowsDefaultTighteningForTruncation = false
  /// The font; the system's in 17 points by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_Observed open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }
  /// The color of the text; `UIColor.label` by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_Observed open var textColor: UIColor! = .label {
    didSet { contentDidChange() }
  }
  /// The alignment of lines; `.natural` by default.
  @_Observed open var textAlignment = NSTextAlignment.natural {
    didSet { contentDidChange() }
  }
  /// The treatment of lines that are too long; `.byTruncatingTail` by default.
  @_Observed open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentDidChange() }
  }
  /// The largest number of lines, 0 for any number; 1 by default.
  @_Observed open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }
  /// The color of the text while the label is highlighted; nil by default.
  @_Observed open var highlightedTextColor: UIColor? {
    didSet { contentDidChange() }
  }
  /// Whether the label is highlighted.
  @_Observed open var isHighlighted = false {
    didSet { contentDidChange() }
  }
  /// Whether the label is drawn as enabled; true by default.
  @_Observed open var isEnabled = true {
    didSet { contentDidChange() }
  }
  /// Whether the font shrinks until a single line fits; false by default.
  @_Observed open var adjustsFontSizeToFitWidth = false {
    didSet { contentDidChange() }
  }
  /// Whether the font follows the size of text that the user prefers, which does not change here; false
  /// by default.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the natural size breaks lines; 0, the default, for that of the layout.
  @_Observed open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentDidChange() }
  }
  /// The smallest scale of the font; 0 for no limit.
  @_Observed open var minimumScaleFactor: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// Creates a label that ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    let layout = TextLayout(font: usedFont, lineBreak: wrapping)
    return layout.size(of: lines(width: width, limit: numberOfLines, layout: layout))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  /// Returns the rectangle of the text within bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = TextLayout(font: usedFont, lineBreak: lineBreakMode.content)
    let lines = lines(width: bounds.width, limit: numberOfLines, layout: layout)
    var size = layout.size(of: lines)
    size.width = min(size.width, bounds.width)
    return CGRect(origin: bounds.origin, size: size)
  }

  private var plainText: NSAttributedString? {
    text.map {
      let color: UIColor = textColor ?? .label
      return NSAttributedString(string: $0, attributes: [.font: usedFont, .foregroundColor: color])
    }
  }

  // The setters accept nil, for the default.
  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// A label that truncates wraps between words until its last line.
  private var wrapping: TextContent.LineBreak { lineBreakMode.content }

  private func lines(width: CGFloat, limit: Int, layout: TextLayout) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return layout.lines(of: text, width: width, limit: limit)
  }

  /// Draws the text again.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    draw()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    draw()
  }

  /// Does nothing: the content is drawn as soon as it is set, and an override of `draw(_:)` is not called.
  nonisolated open override func draw(_ layer: CALayer, in ctx: CGContext) {}

  private func draw() {
    layer.drawnContent = drawing.map(LayerContent.text)
  }

  private var drawing: TextContent? {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let font = fittingFont(for: text)
    let layout = TextLayout(font: font, lineBreak: lineBreakMode.content)
    // A label may have been given an unlimited height.
    let room = max(1, Int(min((bounds.height + 0.5) / font.lineHeight, 10_000)))
    let limit = numberOfLines == 0 ? room : min(numberOfLines, room)
    let alignment = resolvedAlignment
    let strings = lines(width: bounds.width, limit: limit, layout: layout)
    let top = (bounds.height - CGFloat(strings.count) * font.lineHeight) / 2
    let lines = strings.enumerated().map { index, string in
      let width = TextMetrics.width(of: string, in: font)
      let slack = bounds.width - width
      let x: CGFloat =
        switch alignment {
        case .left: 0
        case .center: slack / 2
        case .right: slack
        }
      let baseline = top + CGFloat(index) * font.lineHeight + font.ascender
      return TextLine(string: string, origin: CGPoint(x: x, y: baseline), width: Double(width))
    }
    return TextContent(
      string: text, pointSize: Double(font.pointSize), weight: font.weight.cssNumber,
      color: drawnColor, alignment: alignment, numberOfLines: numberOfLines,
      lineBreak: lineBreakMode.content, size: bounds.size, lines: lines
    )
  }

  private var drawnColor: RGBA {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    return isEnabled ? color.rgba : UIColor.tertiaryLabel.rgba
  }

  private func fittingFont(for text: String) -> UIFont {
    let width = TextMetrics.width(of: text, in: usedFont)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > bounds.width else {
      return usedFont
    }
    let factor = max(bounds.width / width, minimumScaleFactor)
    return usedFont.withSize(usedFont.pointSize * factor)
  }

  private var resolvedAlignment: TextContent.Alignment {
    switch textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right
    }
  }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// Centered.
  case center = 1
  /// To the right.
  case right = 2
  /// Justified, and the last line of a paragraph natural.
  case justified = 3
  /// Natural for the language.
  case natural = 4
}

/// The treatment of lines of text that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Wrapped between words.
  case byWordWrapping = 0
  /// Wrapped between characters.
  case byCharWrapping = 1
  /// Clipped.
  case byClipping = 2
  /// Truncated at the beginning.
  case byTruncatingHead = 3
  /// Truncated at the end.
  case byTruncatingTail = 4
  /// Truncated in the middle.
  case byTruncatingMiddle = 5

  var content: TextContent.LineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
