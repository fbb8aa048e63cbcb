import Foundation

/// The bar with the tabs of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items, from the leading edge on.
  @_Observed open var items: [UITabBarItem]? {
    didSet { makeButtons() }
  }
  /// The item that is selected.
  open weak var selectedItem: UITabBarItem? {
    didSet { highlight() }
  }

  /// The color of the bar; nil, the default, for the usual one.
  @_Observed open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  /// The color of items that are not selected; stored only.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through the bar; stored only.
  open var isTranslucent = true
  /// The style; `.default` by default; stored only.
  open var barStyle = UIBarStyle.default
  /// The image behind the bar; stored only.
  open var backgroundImage: UIImage?
  /// The image above the bar; stored only.
  open var shadowImage: UIImage?
  /// The look of the bar; stored only.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar with no content below it; stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Called when the user taps an item.
  var onTap: ((Int) -> Void)?
  private var buttons: [UIButton] = []
  private let pan = UIPanGestureRecognizer()

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    guard World.current.variant.draggedTabBarsSelect else { return }
    pan.onAction(for: self) { [weak self] _ in self?.fingerWasDragged() }
    addGestureRecognizer(pan)
  }

  private func fingerWasDragged() {
    let point = pan.location(in: self)
    guard pan.state == .ended, let index = buttons.firstIndex(where: { $0.frame.contains(point) })
    else { return }
    onTap?(index)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: UITabBarController.barHeight)
    }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let action = UIAction(title: item.title ?? "", image: item.image) { [weak self] _ in
        self?.onTap?(index)
      }
      item.onTitle = { [weak self] in self?.buttons[index].setTitle($0, for: .normal) }
      let button = TabBarButton(type: .system, primaryAction: action)
      item.shownView = button
      return button
    }
    for button in buttons { addSubview(button) }
    highlight()
    setNeedsLayout()
  }

  private func highlight() {
    for (button, item) in zip(buttons, items ?? []) {
      button.tintColor = item === selectedItem ? nil : .systemGray
    }
  }
}

/// An item on the bar: its image above its title.
private final class TabBarButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = titleLabel, let picture = imageView, let image = picture.image else { return }
    label.font = .systemFont(ofSize: 10, weight: .medium)
    let title = label.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: bounds.midX - image.size.width / 2, y: 19 - image.size.height / 2,
      width: image.size.width, height: image.size.height
    )
    label.frame = CGRect(
      x: bounds.midX - title.width / 2, y: 35, width: title.width, height: title.height
    )
  }
}

/// The item of a tab bar for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an item with a title, a picture, and a number for the app's own use.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init(title: title, image: image)
    self.tag = tag
  }

  /// Creates an item with a title, an image, and another image for when it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }

  /// Creates an item of the system, with its English title and, here, without a picture.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// The text below the image.
  open override var title: String? {
    didSet { onTitle?(title) }
  }
  /// Shows another title on the bar.
  var onTitle: ((String?) -> Void)?
  /// The image for when it is selected; nil for the same one.
  open var selectedImage: UIImage?
  /// A short text on the item; stored, but not drawn.
  open var badgeValue: String?
  /// The tab of a controller without one of the app's, once it was asked for.
  var ownTab: NSObject?
  /// The tab of the app that has made the controller, which it retains.
  weak var appTab: NSObject?
}

extension UIViewController {
  func madeTabBarItem() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }
}
