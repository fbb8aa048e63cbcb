import Foundation

/// A font: the system's, in some size and weight.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// A little lighter than bold.
    public static let semibold = Weight(0.3)
    /// The weight of strong emphasis.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The size in points.
  open var pointSize: CGFloat { size }
  /// The height of accented capitals above the baseline, in points.
  open var ascender: CGFloat { size * 0.952_148_437_5 }
  /// The depth of letters below the baseline, in points and negative.
  open var descender: CGFloat { size * -0.241_210_937_5 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The space between lines, in points.
  open var leading: CGFloat { 0 }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { size * 0.704_589_843_75 }
  /// The height of small letters, in points.
  open var xHeight: CGFloat { size * 0.526_367_187_5 }

  let weight: Weight
  private let size: CGFloat

  init(size: CGFloat, weight: Weight) {
    self.size = size
    self.weight = weight
  }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system's font in its regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// Returns the system's font in some weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the system's font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// Returns the system's font in italics, which are drawn upright.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// Creates a font by its name: the system's, bold if the name says so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, weight: fontName.contains("Bold") ? .bold : .regular)
  }

  /// The size of the text of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the text of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of text in general: 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the system's font with digits that are all equally wide.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the font of a text style, at the standard size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight
  }

  open override var hash: Int { [size, weight.rawValue].hashValue }
}

extension UIFont.Weight {
  /// The weight in CSS.
  var cssNumber: Int {
    let steps: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? 400
  }
}

extension UIFont {
  /// The style of a text.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen, 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of first rank, 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank, 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank, 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline, 17 points and semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a headline, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout, 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the standard setting; a style without an entry has that of body text.
    var pointSize: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
        .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }
}
