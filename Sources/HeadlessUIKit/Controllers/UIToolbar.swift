import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  static let barHeight: CGFloat = 44

  /// The items, from the leading edge on.
  @_Observed open var items: [UIBarButtonItem]? {
    didSet { makeButtons() }
  }

  /// The color of the bar; nil, the default, for the usual one.
  @_Observed open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// Whether content shows through the bar; stored only.
  open var isTranslucent = true
  /// The style; `.default` by default; stored only.
  open var barStyle = UIBarStyle.default
  /// The look of the bar; stored only.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar on a phone on its side; stored only.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar with no content below it; stored only.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the image behind the bar, which is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Sets the image above the bar, which is not drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }

  private var buttons: [UIView] = []

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Replaces the items, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.barHeight)
    }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      if let view = item.customView { return view }
      if item.isSpace { return UIView(frame: .zero) }
      let button = UIButton(type: .system, primaryAction: item.tapAction)
      button.setTitle(item.title, for: .normal)
      item.shownView = button
      return button
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }
}
