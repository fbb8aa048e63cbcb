import Foundation

/// A view whose content is larger than itself and follows the finger.
///
/// The content offset is the origin of the view's bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The object that is told about the scrolling; not retained.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      guard newValue != old else { return }
      bounds.origin = newValue
      // What is not a number is refused.
      guard bounds.origin != old else { return }
      if let largeTitle {
        largeTitle.navigation?.contentDidScroll(self, closedHeight: largeTitle.closedHeight)
      }
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if layer.accepts(contentSize, as: "contentSize") {
        contentGeometryDidChange()
      } else {
        contentSize = oldValue
      }
    }
  }

  /// How far the content can be moved beyond the edges of the view and stay there.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if layer.accepts(contentInset, as: "contentInset") {
        updateAdjustedContentInset()
      } else {
        contentInset = oldValue
      }
    }
  }

  /// How the safe area becomes part of ``adjustedContentInset``; `.automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The content inset together with the part of the safe area that is added to it.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Whether a finger can scroll; `true` by default.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether the content hears of a finger only when that has rested for a moment; `true` by default.
  open var delaysContentTouches = true

  /// Whether a finger that the content has heard of can still scroll; `true` by default.
  open var canCancelContentTouches = true

  /// Whether the content can be dragged beyond its edges and springs back; `true` by default.
  open var bounces = true

  /// Whether it can be dragged vertically even if it is not larger than the view.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }

  /// Whether it can be dragged horizontally even if it is not larger than the view.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// The least scale to which a finger may bring the content; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if !layer.accepts(minimumZoomScale, as: "minimumZoomScale") { minimumZoomScale = oldValue }
      zoomLimitsDidChange()
    }
  }

  /// The largest scale to which a finger may bring the content; 1 by default.
  ///
  /// Content can be zoomed if it is greater than ``minimumZoomScale``.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if !layer.accepts(maximumZoomScale, as: "maximumZoomScale") { maximumZoomScale = oldValue }
      zoomLimitsDidChange()
    }
  }

  /// Whether fingers can bring the scale beyond its limits, from where it comes back; `true` by
  /// default.
  open var bouncesZoom = true

  /// The scale of the view that the delegate has zoomed; 1 if there is none.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers zoom the content.
  open internal(set) var isZooming = false

  /// Whether the scale is on its way back to one of its limits.
  open internal(set) var isZoomBouncing = false

  /// Whether a vertical indicator is shown; indicators are not drawn here.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal indicator is shown; indicators are not drawn here.
  open var showsHorizontalScrollIndicator = true

  /// How fast the content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is on the content, dragging it or not yet.
  open internal(set) var isTracking = false

  /// Whether a finger drags the content.
  open internal(set) var isDragging = false

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { glide?.reason == .deceleration }

  /// The control that refreshes the content when it is pulled down; `nil` by default.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
      updateAdjustedContentInset()
    }
  }

  /// The recognizer of the drag.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The recognizer of the zoom; `nil` while the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

  let scrollPan = ScrollPanGestureRecognizer()
  /// When the first finger has landed.
  var landingTime: CFTimeInterval = 0
  var scrollPinch: ScrollPinchGestureRecognizer?
  /// The large title that opens and closes with the content.
  var largeTitle: LargeTitle?
  /// The zoom by the fingers that are down.
  var pinch: ScrollPinch?
  /// The animated zoom under way.
  var animatedZoom: ZoomAnimation?
  /// The motion under way without a finger.
  var glide: ScrollGlide?
  /// The translation of the pan that the content has followed already.
  var followedTranslation = CGPoint.zero
  /// Where the finger has dragged the content to, before it was put on a pixel.
  var draggedOffset = CGPoint.zero
  /// The scroll view around this one that the drag has moved.
  weak var draggedParent: UIScrollView?

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  /// Moves the content to an offset, in an instant or animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endGlide()
    if animated && UIView.areAnimationsEnabled {
      animateContentOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls as little as is needed for a rectangle of the content to be seen, beside the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard layer.accepts(rect, as: "rectangle to show") else { return }
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Brings the content to a scale, about the middle of what is seen of it.
  ///
  /// The scale is brought within its limits. Nothing happens if the delegate has no view to zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard layer.accepts(scale, as: "zoomScale"), let zoomedView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = CGPoint(x: bounds.minX + middle.x, y: bounds.minY + middle.y)
    let pose = ZoomPose(
      scale: scale.clamped(to: zoomRange), point: zoomedView.convert(point, from: self),
      place: middle)
    zoom(to: pose, animated: animated)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view is seen as large as it can be.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard layer.accepts(rect, as: "rectangle to zoom to") else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    guard !scale.isNaN else { return }
    let pose = ZoomPose(
      scale: scale.clamped(to: zoomRange), point: CGPoint(x: rect.midX, y: rect.midY),
      place: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    zoom(to: pose, animated: animated)
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedContentInset()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Returns whether to take a finger away from a view in the content, to scroll; by default unless
  /// the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === scrollPan {
      return canScroll(along: scrollPan.travel) && !contentKeepsFinger
    }
    if gestureRecognizer === scrollPinch { return zoomedView != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    scrollPan.onAction(for: self) { [weak self] _ in self?.panDidChange() }
    addGestureRecognizer(scrollPan)
  }
}

extension UIScrollView {
  /// How fast the content slows down after a drag: the part of its velocity that is left after
  /// each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the velocity that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate that brings the content to rest sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area becomes part of the adjusted content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions that scroll, and vertically in a navigation controller.
    case automatic = 0
    /// In the directions that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }
}
