import Foundation

/// A control whose thumb a finger drags along a track.
///
/// It has no images and no ticks.
open class UISlider: UIControl {
  /// The value, within its limits; 0 by default.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end; 0 by default.
  @_Observed open var minimumValue: Float = 0 {
    didSet { limitsDidChange() }
  }
  /// The value at the trailing end; 1 by default.
  @_Observed open var maximumValue: Float = 1 {
    didSet { limitsDidChange() }
  }
  /// Whether actions are sent while the thumb is dragged, rather than at the end only; true by default.
  open var isContinuous = true
  /// The color of the track before the thumb; the tint color by default.
  @_Observed open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The color of the track behind the thumb; the system's by default.
  @_Observed open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The color of the thumb; white by default.
  @_Observed open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 27
  /// The distance from the thumb at which a finger may touch it, in points.
  private static let slack: CGFloat = 10

  private let track = UIView(frame: .zero)
  private let filledTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var current: Float = 0
  /// The distance of the finger from the center of the thumb.
  private var grip: CGFloat = 0

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [track, filledTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the value, within its limits; no action is sent.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    current = max(minimumValue, min(value, maximumValue))
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - 4, 0),
      height: Self.trackHeight)
  }

  /// The rectangle of the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part
    let room = rect.width - Self.thumbSide
    return CGRect(
      x: rect.minX + room * place, y: rect.midY - Self.thumbSide / 2, width: Self.thumbSide,
      height: Self.thumbSide)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (rect, point) = (thumbRect, touch.location(in: self))
    grip = point.x - rect.midX
    return rect.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let room = rect.width - Self.thumbSide
    guard room > 0 else { return true }
    let x = touch.location(in: self).x - grip - Self.thumbSide / 2 - rect.minX
    let place = max(0, min(x / room, 1))
    let part = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - place : place
    setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (rect, knob) = (trackRect(forBounds: bounds), thumbRect)
    track.frame = rect
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filledTrack.frame = CGRect(
      x: isMirrored ? knob.midX : rect.minX, y: rect.minY,
      width: isMirrored ? rect.maxX - knob.midX : knob.midX - rect.minX, height: rect.height)
    thumb.frame = knob
    for part in [track, filledTrack, thumb] { part.layer.cornerRadius = part.bounds.height / 2 }
    track.backgroundColor = maximumTrackTintColor ?? .secondarySystemFill
    filledTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  private func limitsDidChange() {
    setValue(current, animated: false)
  }
}
