import Foundation

/// A wheel that shows that something is going on.
///
/// It is drawn at rest, so that an app that shows one comes to rest.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    fileprivate var side: CGFloat { self == .medium ? 20 : 37 }
  }

  /// The size of the wheel; medium by default.
  @_Observed open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Whether the view is hidden while it does not spin; true by default.
  @_Observed open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// The color of the wheel; gray by default, and if it is set to `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_Observed open var color: UIColor! = .secondaryLabel {
    didSet {
      if color == nil { color = .secondaryLabel }
      setNeedsLayout()
    }
  }
  /// Whether the wheel spins.
  public private(set) var isAnimating = false

  private let spokes = (0..<8).map { _ in CALayer() }

  /// Creates a wheel that does not spin.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  /// Creates a wheel of the medium size that does not spin.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  private func setUp() {
    isHidden = true
    for spoke in spokes { layer.addSublayer(spoke) }
  }

  /// Lets the wheel spin.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel, and hides the view unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (side, center) = (style.side, CGPoint(x: bounds.midX, y: bounds.midY))
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) / 8 * 2 * .pi
      spoke.bounds.size = CGSize(width: side * 0.1, height: side * 0.28)
      spoke.cornerRadius = side * 0.05
      spoke.position = CGPoint(
        x: center.x + sin(angle) * side * 0.34, y: center.y - cos(angle) * side * 0.34)
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
      spoke.opacity = 1 - Float(index) / 10
    }
  }
}
