import Foundation

/// The bar at the top of a navigation controller: a title, and a back button.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.backgroundColor = .systemBackground
    background.layer.borderWidth = 0
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The items, bottom first; the last one is shown.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set { show(newValue ?? []) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { shownItems.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }
  /// Whether content shows through the bar; stored only.
  open var isTranslucent = true
  /// Whether titles are large by default; `false` by default.
  ///
  /// A large title is below the row of buttons, and moves up behind it as the bar collapses.
  @_Observed open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { didChangeHeight?() } }
  }
  /// The color of the bar.
  @_Observed open var barTintColor: UIColor? {
    didSet { background.backgroundColor = barTintColor ?? standardAppearance.drawnColor }
  }
  /// The look of the bar, whether or not content is below it; with the default background by default.
  ///
  /// Later changes of the object have no effect.
  @_Observed open var standardAppearance = UINavigationBarAppearance() {
    didSet { background.backgroundColor = barTintColor ?? standardAppearance.drawnColor }
  }

  /// The look of the bar on a phone on its side; stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar with no content below it; stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The style; `.default` by default; stored only.
  open var barStyle = UIBarStyle.default
  /// The attributes of the title; stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image below the bar; stored only.
  open var shadowImage: UIImage?
  /// The image of the back button; stored only.
  open var backIndicatorImage: UIImage?
  /// The mask of that image in a transition; stored only.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the bar, which is not drawn; an empty one makes the bar transparent on a phone.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the image behind the bar for a place, which does not matter here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override func layoutSubviews() {
    // The color reaches below the status bar.
    let top = frame.minY > 0 ? frame.minY : 0
    background.frame = CGRect(
      x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    // It has a transform while it slides.
    content?.bounds.size = contentFrame.size
    content?.center = CGPoint(x: contentFrame.midX, y: contentFrame.midY)
    content?.largeTitleHeight = bounds.height - contentFrame.height
  }

  /// How the bar animates alongside a transition.
  enum TransitionStyle {
    case fade
    case push
    case pop
  }

  /// Called when the height of the bar has changed.
  var didChangeHeight: (() -> Void)?
  /// The action of the back button.
  var goBack: (() -> Void)?
  private var shownItems: [UINavigationItem] = []
  private var content: NavigationBarContent?
  private let background = UIView(frame: .zero)

  func show(_ items: [UINavigationItem]) {
    topItem?.didChange = nil
    shownItems = items
    topItem?.didChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// The part above a large title.
  private var contentFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width,
      height: min(bounds.height, UINavigationController.barHeight))
  }

  private func rebuild() {
    if prefersLargeTitles { didChangeHeight?() }
    content?.removeFromSuperview()
    content = makeContent()
    if let content { addSubview(content) }
  }

  private func makeContent() -> NavigationBarContent? {
    guard let topItem else { return nil }
    return NavigationBarContent(
      frame: contentFrame, item: topItem, back: backItem, goBack: { [weak self] in self?.goBack?() }
    )
  }

  /// Animates alongside a transition: custom ones cross-fade the bar, the system's slide it (B5).
  func transition(
    to items: [UINavigationItem], style: TransitionStyle, coordinator: TransitionCoordinator
  ) {
    let old = content
    topItem?.didChange = nil
    shownItems = items
    topItem?.didChange = { [weak self] in self?.rebuild() }
    let new = makeContent()
    if let new { addSubview(new) }
    content = new
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = bounds.width / 2 * (isMirrored ? -1 : 1)
    let offset: CGFloat = style == .fade ? 0 : (style == .push ? way : -way)
    new?.alpha = 0
    new?.transform = CGAffineTransform(translationX: offset, y: 0)
    coordinator.animateAlongsideTransition(
      in: self,
      animation: { _ in
        old?.alpha = 0
        old?.transform = CGAffineTransform(translationX: -offset, y: 0)
        new?.alpha = 1
        new?.transform = .identity
      }
    )
  }

  /// Shows the outcome of a transition, finished or canceled.
  func endTransition(showing items: [UINavigationItem]) {
    for case let view as NavigationBarContent in subviews { view.removeFromSuperview() }
    content = nil
    show(items)
  }
}
