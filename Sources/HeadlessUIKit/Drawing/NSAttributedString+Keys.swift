import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text: a `UIColor`; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph: an `NSParagraphStyle`; of it, the alignment is drawn.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The distance between characters, in points; not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below the text: the number of an `NSUnderlineStyle`; not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of that line: a `UIColor`; not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text: the number of an `NSUnderlineStyle`; not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of that line: a `UIColor`; not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color of the outline: a `UIColor`; not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the size; not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow: an `NSShadow`; not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The address that a tap opens; has no effect here.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance from the baseline, in points; not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// A line below or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// The lines of a paragraph; of these, the alignment is drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The style without changes.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment; `.natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long; `.byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The factor of the height of lines; 0, the default, for that of the font.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The smallest height of a line, in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0, the default, for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indentation of the first line, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines, in points; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  fileprivate var values = Values()

  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
  }
}

/// The lines of a paragraph, to be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
}

/// A shadow of text; not drawn.
open class NSShadow: NSObject {
  /// The offset, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`.
  open var shadowColor: Any?
}

extension NSAttributedString {
  /// The attributes of the first character, which determine how the whole text is drawn here.
  var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }
}
