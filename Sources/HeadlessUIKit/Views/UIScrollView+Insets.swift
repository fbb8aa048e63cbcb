import Foundation

/// The range of the content offset.
extension UIScrollView {
  /// The offsets at which the content can rest.
  var horizontalRange: ClosedRange<CGFloat> {
    let first = -adjustedContentInset.left
    return first...max(first, contentSize.width - bounds.width + adjustedContentInset.right)
  }

  var verticalRange: ClosedRange<CGFloat> {
    // A pull expands the title first, which increases the inset.
    let first = -adjustedContentInset.top - (largeTitle?.closedHeight ?? 0)
    return first...max(first, contentSize.height - bounds.height + adjustedContentInset.bottom)
  }

  var scrollsHorizontally: Bool {
    horizontalRange.lowerBound < horizontalRange.upperBound || (bounces && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    verticalRange.lowerBound < verticalRange.upperBound || (bounces && alwaysBounceVertical)
  }

  /// The nearest offset at which a rectangle of the content is visible within the insets; for a
  /// rectangle that is too large, the offset of one of its ends.
  func offset(showing rect: CGRect) -> CGPoint {
    let seen = bounds.inset(by: adjustedContentInset)
    let before = CGPoint(x: rect.minX - seen.minX, y: rect.minY - seen.minY)
    let after = CGPoint(x: rect.maxX - seen.maxX, y: rect.maxY - seen.maxY)
    let x = contentOffset.x + (before.x < 0 ? before.x : max(0, min(after.x, before.x)))
    let y = contentOffset.y + (before.y < 0 ? before.y : max(0, min(after.y, before.y)))
    return CGPoint(x: x.clamped(to: horizontalRange), y: y.clamped(to: verticalRange))
  }

  func canScroll(along translation: CGPoint) -> Bool {
    abs(translation.x) > abs(translation.y) ? scrollsHorizontally : scrollsVertically
  }

  func updateAdjustedContentInset() {
    let old = adjustedContentInset
    var new = contentInset + safeAreaPart
    if refreshControl?.isRefreshing == true { new.top += UIRefreshControl.height }
    guard new != old, layer.accepts(new, as: "adjustedContentInset") else { return }
    adjustedContentInset = new
    if !isTracking {
      // Content at an edge of the old inset moves to that of the new one. A bounce ends on a pixel.
      let edge = CGPoint(x: -old.left, y: -old.top).onPixel
      let offset = contentOffset.onPixel
      if offset.y == edge.y { contentOffset.y = -new.top }
      if offset.x == edge.x { contentOffset.x = -new.left }
    }
    aimAnew()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func contentGeometryDidChange() {
    updateAdjustedContentInset()
    guard !isTracking, glide == nil else { return }
    contentOffset.x = min(contentOffset.x, horizontalRange.upperBound)
    contentOffset.y = min(contentOffset.y, verticalRange.upperBound)
  }

  private var safeAreaPart: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let (isHorizontal, isVertical) = adjustedAxes
    return UIEdgeInsets(
      top: isVertical ? safeArea.top : 0,
      left: isHorizontal ? safeArea.left : 0,
      bottom: isVertical ? safeArea.bottom : 0,
      right: isHorizontal ? safeArea.right : 0
    )
  }

  private var adjustedAxes: (isHorizontal: Bool, isVertical: Bool) {
    let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
    let isTall = contentSize.height > bounds.height || alwaysBounceVertical
    switch contentInsetAdjustmentBehavior {
    case .automatic: return (isWide, isTall || isInNavigationController)
    case .scrollableAxes: return (isWide, isTall)
    case .never: return (false, false)
    case .always: return (true, true)
    }
  }

  private var isInNavigationController: Bool {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController != nil
      }
      responder = current.next
    }
    return false
  }
}
