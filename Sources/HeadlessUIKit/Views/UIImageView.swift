import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image; nil by default.
  @_Observed open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      draw()
    }
  }
  /// The image while the view is highlighted; nil by default.
  @_Observed open var highlightedImage: UIImage? {
    didSet { draw() }
  }
  /// Whether the view is highlighted.
  @_Observed open var isHighlighted = false {
    didSet { draw() }
  }

  /// The images of an animation; nil by default.
  open var animationImages: [UIImage]?
  /// The duration of the animation in seconds; 0, the default, for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// How often the animation is repeated; 0, the default, for without end.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  open private(set) var isAnimating = false
  /// Starts the animation; the image does not change here.
  open func startAnimating() { isAnimating = animationImages != nil }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// The configuration of a symbol; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The dynamic range of an image.
  @available(iOS 17.0, *)
  open var preferredImageDynamicRange: UIImage.DynamicRange {
    get { dynamicRange }
    set { dynamicRange = newValue }
  }
  private var dynamicRange = UIImage.DynamicRange.unspecified

  open override var contentMode: UIView.ContentMode {
    didSet { draw() }
  }

  /// Creates a view that ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    draw()
  }

  /// Creates a view as large as its image, with another image for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    draw()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    draw()
  }

  /// Draws the image again.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    draw()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint color may be inherited.
    draw()
  }

  /// Does nothing: the content is drawn as soon as it is set, and an override of `draw(_:)` is not called.
  nonisolated open override func draw(_ layer: CALayer, in ctx: CGContext) {}

  private func draw() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    layer.drawnContent = shown.map { image in
      .image(
        ImageContent(
          shapes: image.drawing, size: image.size, mode: contentMode.imageMode,
          tint: image.tint(inViewTinted: tintColor)
        )
      )
    }
  }
}

extension UIView.ContentMode {
  var imageMode: ImageContent.Mode {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .anchored(CGPoint(x: 0.5, y: 0.5))
    case .top: .anchored(CGPoint(x: 0.5, y: 0))
    case .bottom: .anchored(CGPoint(x: 0.5, y: 1))
    case .left: .anchored(CGPoint(x: 0, y: 0.5))
    case .right: .anchored(CGPoint(x: 1, y: 0.5))
    case .topLeft: .anchored(CGPoint(x: 0, y: 0))
    case .topRight: .anchored(CGPoint(x: 1, y: 0))
    case .bottomLeft: .anchored(CGPoint(x: 0, y: 1))
    case .bottomRight: .anchored(CGPoint(x: 1, y: 1))
    }
  }
}
