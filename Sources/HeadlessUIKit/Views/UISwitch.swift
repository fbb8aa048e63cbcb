import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on; false by default.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The color while the switch is on; the system's green by default.
  @_Observed open var onTintColor: UIColor? {
    didSet { draw() }
  }
  /// The color of the knob; white by default.
  @_Observed open var thumbTintColor: UIColor? {
    didSet { draw() }
  }

  private static let size = CGSize(width: 51, height: 31)
  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let knob = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))
  private var value = false

  /// Creates a switch; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    track.layer.cornerRadius = Self.size.height / 2
    track.isUserInteractionEnabled = false
    knob.layer.cornerRadius = knob.bounds.height / 2
    knob.isUserInteractionEnabled = false
    addSubview(track)
    addSubview(knob)
    draw()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Switches on or off; no action is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, animations: draw)
    } else {
      draw()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.size
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  override func touchUpInsideDidHappen() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  private func draw() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    let offset = Self.size.width / 2 - knob.bounds.width / 2 - 2
    knob.center = CGPoint(
      x: Self.size.width / 2 + (isOn ? offset : -offset), y: Self.size.height / 2
    )
  }
}
