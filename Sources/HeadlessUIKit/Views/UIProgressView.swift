import Foundation

/// A bar that is filled as something progresses.
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable {
    /// As in a screen.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// The look of the bar; `.default` by default, and drawn the same.
  open var progressViewStyle = Style.default
  /// The part that is filled, 0…1; 0 by default.
  @_Observed open var progress: Float = 0 {
    didSet {
      let limited = min(max(progress, 0), 1)
      if progress != limited { progress = limited }
      setNeedsLayout()
    }
  }
  /// The color of the filled part; the tint color by default.
  @_Observed open var progressTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The color of the rest; the system's by default.
  @_Observed open var trackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// In points; recalled rather than documented.
  private static let height: CGFloat = 4
  private let (track, bar) = (UIView(), UIView())

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, bar] { addSubview(view) }
    clipsToBounds = true
  }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the part that is filled, 0…1, in 0.25 s if it is animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width * CGFloat(progress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    track.frame = bounds
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? .systemGray5
    layer.cornerRadius = bounds.height / 2
  }
}
