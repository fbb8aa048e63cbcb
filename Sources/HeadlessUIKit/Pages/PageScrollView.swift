import Foundation

/// Before or after a page.
enum PageSide: Int {
  case before = -1
  case after = 1

  var opposite: PageSide { self == .before ? .after : .before }
}

/// Three places for pages.
///
/// At rest, the page is in the middle one, and the offset is one page (P6).
final class PageScrollView: UIScrollView {
  weak var pager: UIPageViewController?
  private let isHorizontal: Bool
  private let spacing: CGFloat
  /// The places: before, in the middle and after.
  private var places: [UIView] = []
  /// Whether a change of the offset is not a movement of the pages.
  private var isPlacing = false
  /// Whether the offset stays as it is while the insets change.
  private var keepsOffset = false

  init(isHorizontal: Bool, spacing: CGFloat) {
    self.isHorizontal = isHorizontal
    self.spacing = max(spacing, 0)
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    if isHorizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
    places = (0..<3).map { _ in UIView() }
    for place in places { addSubview(place) }
  }

  required init?(coder: NSCoder) { nil }

  /// The length of a page and of the space beside it.
  var length: CGFloat { isHorizontal ? bounds.width : bounds.height }

  /// The distance of the content from the middle place.
  var distance: CGFloat {
    get { (isHorizontal ? contentOffset.x : contentOffset.y) - length }
    set { contentOffset = offset(at: newValue) }
  }

  private func offset(at distance: CGFloat) -> CGPoint {
    let position = length + distance
    return isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
  }

  // Pages are where the screen is.
  override var passesSafeAreaOn: Bool { true }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      guard !keepsOffset else { return }
      super.contentOffset = newValue
      if !isPlacing { pager?.pagesDidMove() }
    }
  }

  override var isDragging: Bool {
    didSet {
      if isDragging, !oldValue { pager?.dragDidBegin() }
      // Without a distance to go, no motion follows the drag.
      if !isDragging, oldValue, isAtPlace { pager?.pagesDidStop() }
    }
  }

  override var glide: ScrollGlide? {
    didSet { if oldValue != nil, glide == nil { pager?.glideDidEnd(underFinger: isTracking) } }
  }

  private var isAtPlace: Bool { distance == 0 || abs(distance) == length }

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer !== scrollPan || pager?.mayTurn == true else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Places

  /// Adds a page's view to a place; `nil` for the middle one.
  func show(_ view: UIView, at side: PageSide?) {
    let place = places[1 + (side?.rawValue ?? 0)]
    view.place(at: place.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== place { place.addSubview(view) }
  }

  /// Lets the page at a side be the one in the middle; what is seen stays where it is.
  func advance(to side: PageSide) {
    places.swapAt(1, 1 + side.rawValue)
    arrange()
    move(by: -CGFloat(side.rawValue) * length)
  }

  /// Moves to a place at once; `nil` for the middle one.
  func rest(at side: PageSide?) { move(by: CGFloat(side?.rawValue ?? 0) * length - distance) }

  private func move(by step: CGFloat) {
    guard step != 0, step.isFinite else { return }
    isPlacing = true
    distance += step
    isPlacing = false
  }

  /// Scrolls to the place at a side, animated.
  func scroll(to side: PageSide) {
    setContentOffset(offset(at: CGFloat(side.rawValue) * length), animated: true)
  }

  /// Determines at which sides the content ends at the middle place.
  func setEnds(before: Bool, after: Bool) {
    let (start, end) = (before ? -length : 0, after ? -length : 0)
    keepsOffset = true
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    keepsOffset = false
  }

  /// Takes the size of the controller's view; pages keep their part in sight (P11).
  func layOut(in bounds: CGRect) {
    let frame = bounds.insetBy(
      dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    guard self.frame != frame || contentSize == .zero else { return }
    endGlide()
    let part = length > 0 ? distance / length : 0
    let wasEmpty = contentSize == .zero
    isPlacing = true
    self.frame = frame
    arrange()
    contentSize = CGSize(
      width: frame.width * (isHorizontal ? 3 : 1), height: frame.height * (isHorizontal ? 1 : 3))
    pager?.updateEnds()
    distance = wasEmpty ? 0 : part * length
    isPlacing = false
  }

  private func arrange() {
    let gap = spacing / 2
    for (index, place) in places.enumerated() {
      let start = CGFloat(index) * length
      place.frame =
        isHorizontal
        ? CGRect(x: start + gap, y: 0, width: length - spacing, height: bounds.height)
        : CGRect(x: 0, y: start + gap, width: bounds.width, height: length - spacing)
    }
  }
}
