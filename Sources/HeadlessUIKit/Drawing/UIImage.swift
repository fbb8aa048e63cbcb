import Foundation

/// An image, which is stored as a list of the drawn shapes.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Whether an image is drawn in its own colors.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the view that shows it: symbols are templates, other images are not.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// As a template, in the tint color of the view that shows it.
    case alwaysTemplate = 2
  }

  /// The size of the image, in points.
  open var size: CGSize { drawnSize }
  /// The number of pixels per point.
  open var scale: CGFloat { drawnScale }
  /// Whether the image is drawn in its own colors.
  open var renderingMode: UIImage.RenderingMode { mode }
  /// Whether the image is a symbol of the system.
  open var isSymbolImage: Bool { isSymbol }

  let drawing: [DrawnShape]
  /// The color from `withTintColor`.
  let tint: UIColor?
  private let drawnSize: CGSize
  private let drawnScale: CGFloat
  private let mode: RenderingMode
  private let isSymbol: Bool

  init(
    drawing: [DrawnShape], size: CGSize, scale: CGFloat = 3, isSymbol: Bool = false,
    mode: RenderingMode = .automatic, tint: UIColor? = nil
  ) {
    self.drawing = drawing
    drawnSize = size
    drawnScale = scale
    self.isSymbol = isSymbol
    self.mode = mode
    self.tint = tint
  }

  /// Creates an image without a size.
  public override convenience init() {
    self.init(drawing: [], size: .zero, scale: 1)
  }

  /// Creates a symbol at the size of body text; nil if there is none with that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol; nil if there is none with that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    let isRightToLeft = World.current.layoutDirection == .rightToLeft
    guard let parts = SymbolCatalog.parts(of: name, isRightToLeft: isRightToLeft) else {
      return nil
    }
    let symbol = configuration as? SymbolConfiguration
    let side = (symbol?.pointSize ?? 17) * SymbolCatalog.sidePerPoint
    let shapes = SymbolCatalog.drawing(of: parts, side: side, weight: symbol?.weight ?? .regular)
    self.init(drawing: shapes, size: CGSize(width: side, height: side), isSymbol: true)
  }

  /// Creates the image of an `#imageLiteral`, which the simulator has for a name.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = World.current.image(named: name)
    self.init(
      drawing: image.drawing, size: image.size, scale: image.scale, isSymbol: image.isSymbolImage,
      mode: image.renderingMode, tint: image.tint)
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      drawing: drawing, size: size, scale: scale, isSymbol: isSymbol, mode: renderingMode,
      tint: tint
    )
  }

  /// Returns the image with everything opaque in one color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image with everything opaque in one color, and another rendering mode.
  open func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    UIImage(
      drawing: drawing, size: size, scale: scale, isSymbol: isSymbol, mode: renderingMode,
      tint: color
    )
  }

  /// Draws the image, scaled to a rectangle, in the current drawing.
  open func draw(in rect: CGRect) {
    CGContext.current?.draw(self, in: rect)
  }

  /// Draws the image, scaled to a rectangle, in the current drawing.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setAlpha(context.alpha * alpha)
    context.draw(self, in: rect, isErasing: blendMode == .destinationOut)
    context.restoreGState()
  }

  /// Draws the image in its own size in the current drawing.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// The color in which a view with a tint color shows the image; nil for its own colors.
  func tint(inViewTinted viewTint: UIColor?) -> RGBA? {
    let isTemplate = renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbol
    return (isTemplate ? viewTint ?? tint : tint)?.rgba
  }
}
