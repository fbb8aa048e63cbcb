import Foundation

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The text has several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines include the leading of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Values that a drawing of text returns; none here.
open class NSStringDrawingContext: NSObject {}

extension NSString {
  /// Returns the size of the text in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(font: attrs.font, lineBreak: .byWordWrapping)
      .size(of: (self as String).components(separatedBy: "\n"))
  }

  /// Returns the rectangle of the text, at most as wide as a size and as high as it takes.
  ///
  /// - Parameters:
  ///   - size: The size; without `.usesLineFragmentOrigin`, the text has one line.
  ///   - options: How it is measured.
  ///   - attributes: Its attributes, of which the font counts.
  ///   - context: Has no effect.
  /// - Returns: The rectangle, at zero.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = TextLayout(font: attributes.font, lineBreak: .byWordWrapping)
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let lines = layout.lines(
      of: self as String, width: isWrapped ? size.width : .greatestFiniteMagnitude, limit: 0)
    return CGRect(origin: .zero, size: layout.size(of: lines))
  }
}

extension String {
  /// Returns the size of the text in one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the text, at most as wide as a size and as high as it takes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in one line, in the font of its first character.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// Returns the rectangle of the text, in the font of its first character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstAttributes, context: context)
  }
}

extension [NSAttributedString.Key: Any]? {
  /// The font; without one, Apple's default is 12 points high.
  fileprivate var font: UIFont { self?[.font] as? UIFont ?? .systemFont(ofSize: 12) }
}
