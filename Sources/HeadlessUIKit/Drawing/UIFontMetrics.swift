import Foundation

/// Scales fonts with the size of text that the user prefers, which is the standard one here.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// Returns a font in the size that the user prefers.
  open func scaledFont(for font: UIFont) -> UIFont { font }
}
