import Foundation

/// A row of dots, one a page; a tap beside the dot of the current page goes to the page there.
///
/// It has no images, and does not follow a finger along the dots.
open class UIPageControl: UIControl {
  /// The number of dots; 0 by default.
  ///
  /// The current page stays within it.
  @_Observed open var numberOfPages = 0 {
    didSet { pagesDidChange() }
  }
  /// The page whose dot is highlighted, within the number of pages; 0 by default.
  ///
  /// Setting it sends no action.
  @_Observed open var currentPage = 0 {
    didSet { pagesDidChange() }
  }
  /// Whether there are no dots for a single page; false by default.
  @_Observed open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }
  /// The color of the dots; the system's by default.
  @_Observed open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The color of the dot of the current page; the system's by default.
  @_Observed open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  // Recalled rather than documented.
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26

  private var dots: [UIView] = []

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the size of the dots of some pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: count * (Self.dot + Self.gap) + Self.gap, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)), dots.indices.contains(currentPage)
    else { return }
    let isAfter = touch.location(in: self).x > dots[currentPage].center.x
    let isForward = isAfter != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let former = currentPage
    currentPage += isForward ? 1 : -1
    if currentPage != former { sendActions(for: .valueChanged) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = CGFloat(dots.count) * (Self.dot + Self.gap) - Self.gap
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isMirrored ? dots.count - 1 - index : index)
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + place * (Self.dot + Self.gap),
        y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  private func pagesDidChange() {
    let pages = max(numberOfPages, 0)
    let page = max(0, min(currentPage, pages - 1))
    if numberOfPages != pages { numberOfPages = pages }
    if currentPage != page { currentPage = page }
    while dots.count > pages { dots.removeLast().removeFromSuperview() }
    while dots.count < pages {
      let dot = UIView()
      dot.layer.cornerRadius = Self.dot / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
