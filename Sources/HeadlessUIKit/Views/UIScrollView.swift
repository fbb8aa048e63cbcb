import Foundation

/// A view whose content is larger than itself and follows the finger.
///
/// The content offset is the origin of the view's bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The object that is told about the scrolling; not retained.
  ///
  /// Lists have a property of the same name and another type, which Swift then prefers.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      guard newValue != old else { return }
      bounds.origin = newValue
      // A value that is not a number is refused.
      guard bounds.origin != old else { return }
      if let largeTitle {
        largeTitle.navigation?.contentDidScroll(self, closedHeight: largeTitle.closedHeight)
      }
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content.
  @_Observed open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if layer.accepts(contentSize, as: "contentSize") {
        contentGeometryDidChange()
        reportObservations()
      } else {
        contentSize = oldValue
      }
    }
  }

  /// The distances by which the content can rest beyond the edges of the view.
  @_Observed open var contentInset = UIEdgeInsets.zero {
    didSet {
      if layer.accepts(contentInset, as: "contentInset") {
        updateAdjustedContentInset()
        reportObservations()
      } else {
        contentInset = oldValue
      }
    }
  }

  /// How the safe area is included in ``adjustedContentInset``; `.automatic` by default.
  @_Observed open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The content inset, plus the part of the safe area that is included.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Whether a finger can scroll; `true` by default.
  @_Observed open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether the content receives a touch only after the finger has rested; `true` by default.
  open var delaysContentTouches = true

  /// Whether a finger can still scroll after the content has received its touch; `true` by default.
  open var canCancelContentTouches = true

  /// Whether the content can be dragged beyond its edges, and bounces back; `true` by default.
  open var bounces = true

  /// Whether it can be dragged vertically even if it is not larger than the view.
  @_Observed open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }

  /// Whether it can be dragged horizontally even if it is not larger than the view.
  @_Observed open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }

  /// Whether a drag is either vertical or horizontal; false by default; stored only.
  open var isDirectionalLockEnabled = false

  /// Whether a tap on the status bar scrolls to the top; true by default; stored only.
  open var scrollsToTop = true

  /// How a drag dismisses the keyboard; `.none` by default; stored only.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The style of the indicators, which are not drawn.
  open var indicatorStyle = IndicatorStyle.default

  /// The insets of the indicators, which are not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the vertical indicator, which is not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// The smallest scale at which a pinch can leave the content; 1 by default.
  @_Observed open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if !layer.accepts(minimumZoomScale, as: "minimumZoomScale") { minimumZoomScale = oldValue }
      zoomLimitsDidChange()
    }
  }

  /// The largest scale at which a pinch can leave the content; 1 by default.
  ///
  /// Content can be zoomed if it is greater than ``minimumZoomScale``.
  @_Observed open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if !layer.accepts(maximumZoomScale, as: "maximumZoomScale") { maximumZoomScale = oldValue }
      zoomLimitsDidChange()
    }
  }

  /// Whether a pinch can exceed the limits of the scale, and bounces back; `true` by default.
  open var bouncesZoom = true

  /// The scale of the zoomed view; 1 if the delegate returns none.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers are zooming the content.
  open internal(set) var isZooming = false

  /// Whether the scale is returning to one of its limits.
  open internal(set) var isZoomBouncing = false

  /// Whether a vertical indicator is shown; indicators are not drawn.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal indicator is shown; indicators are not drawn.
  open var showsHorizontalScrollIndicator = true

  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is on the content, even if it has not dragged it yet.
  open internal(set) var isTracking = false

  /// Whether a finger is dragging the content.
  open internal(set) var isDragging = false

  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { glide?.reason == .deceleration }

  /// The control that refreshes the content when it is pulled down; `nil` by default.
  @_Observed open var refreshControl: UIRefreshControl? {
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
  /// The time at which the first finger has touched.
  var landingTime: CFTimeInterval = 0
  var scrollPinch: ScrollPinchGestureRecognizer?
  /// The large title that expands and collapses with the content.
  var largeTitle: LargeTitle?
  /// The current pinch.
  var pinch: ScrollPinch?
  /// The current animated zoom.
  var animatedZoom: ZoomAnimation?
  /// The current motion without a finger.
  var glide: ScrollGlide?
  /// The translation of the pan that has already been applied.
  var followedTranslation = CGPoint.zero
  /// The offset of the drag before it is rounded to pixels.
  var draggedOffset = CGPoint.zero
  /// The outer scroll view that the drag has moved.
  weak var draggedParent: UIScrollView?

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Not available on Linux, which has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  /// Sets the content offset, at once or animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    endGlide()
    if animated && UIView.areAnimationsEnabled {
      animateContentOffset(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible within the
  /// insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard layer.accepts(rect, as: "rectangle to show") else { return }
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Sets the scale, about the center of the visible content.
  ///
  /// The scale is clamped to its limits. Nothing happens if the delegate returns no view to zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard layer.accepts(scale, as: "zoomScale"), let zoomedView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = CGPoint(x: bounds.minX + middle.x, y: bounds.minY + middle.y)
    let pose = ZoomPose(
      scale: scale.clamped(to: zoomRange), point: zoomedView.convert(point, from: self),
      place: middle)
    zoom(to: pose, animated: animated)
  }

  /// Zooms and scrolls so that a rectangle of the zoomed view is as large as fits.
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

  // Content that scrolls has no insets here.
  override var passesSafeAreaOn: Bool { false }

  /// The offset at which a drag comes to rest, for subclasses of this module.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedContentInset()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedContentInset()
  }

  /// Returns whether a scroll cancels a touch on a view in the content; by default, unless the view
  /// is a control.
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
  /// The rate of deceleration: the fraction of the velocity that remains after each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction of the velocity that remains after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A rate that stops the content sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As it begins.
    case onDrag
    /// With the finger.
    case interactive
    /// As it begins, with what is above the keyboard.
    case onDragWithAccessory
    /// With the finger, with what is above the keyboard.
    case interactiveWithAccessory
  }

  /// The style of indicators, which are not drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Black.
    case black
    /// White.
    case white
  }

  /// How the safe area is included in the adjusted content inset.
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
