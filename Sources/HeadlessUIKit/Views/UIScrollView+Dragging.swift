import Foundation

/// Dragging the content.
extension UIScrollView {
  func fingerDidLand() {
    if !isTracking { landingTime = World.current.time }
    isTracking = true
    endGlide()
  }

  func fingersDidLeave() {
    guard isTracking else { return }
    isTracking = false
    // A finger that stopped the content beyond its edge or between pages, and lifted without a drag.
    if glide == nil { springBack() }
  }

  func panDidChange() {
    switch scrollPan.state {
    case .began:
      followedTranslation = .zero
      draggedOffset = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      followFinger()
    case .changed: followFinger()
    case .ended: endDragging(velocity: scrollPan.velocity(in: superview))
    case .cancelled, .failed: endDragging(velocity: .zero)
    case .possible: break
    }
  }

  private func followFinger() {
    let translation = scrollPan.translation(in: superview)
    guard !isZooming else {
      // The pinch determines where the content is.
      followedTranslation = translation
      return
    }
    let horizontal = DragAxis(
      range: horizontalRange, dimension: bounds.width,
      bounces: bounces && scrollsHorizontally
    )
    let vertical = DragAxis(
      range: verticalRange, dimension: bounds.height,
      bounces: bounces && scrollsVertically
    )
    // The app may have moved the content meanwhile.
    let offset = contentOffset == draggedOffset.onPixel ? draggedOffset : contentOffset
    let followed = followedTranslation
    followedTranslation = translation
    let step = dragParent(
      by: CGPoint(x: followed.x - translation.x, y: followed.y - translation.y))
    draggedOffset = CGPoint(
      x: horizontal.moved(offset.x, by: step.x),
      y: vertical.moved(offset.y, by: step.y)
    )
    contentOffset = draggedOffset.onPixel
    refreshControl?.contentWasPulled(by: verticalRange.lowerBound - contentOffset.y)
  }

  private func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    let speed = releaseParent(
      velocity: CGPoint(
        x: scrollsHorizontally ? -velocity.x : 0,
        y: scrollsVertically ? -velocity.y : 0
      ))
    let planned = isZoomBouncing ? contentOffset : plannedOffset(velocity: speed)
    let flick = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    var target = restingOffset(planned, velocity: flick)
    delegate?.scrollViewWillEndDragging(self, withVelocity: flick, targetContentOffset: &target)
    isDragging = false
    isTracking = false
    let moves = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves { moveOn(to: target, velocity: speed) }
  }

  /// Decelerates as after a drag.
  func moveOn(velocity: CGPoint) {
    let planned = plannedOffset(velocity: velocity)
    if planned != contentOffset { moveOn(to: planned, velocity: velocity) }
  }

  private func moveOn(to target: CGPoint, velocity speed: CGPoint) {
    let free = freeOffset(velocity: speed)
    delegate?.scrollViewWillBeginDecelerating(self)
    if target != free || isPagingEnabled {
      glide(to: target, velocity: speed)
    } else {
      decelerate(velocity: speed)
    }
  }

  /// The offset at which the content comes to rest.
  private func plannedOffset(velocity: CGPoint) -> CGPoint {
    let offset = contentOffset
    guard isPagingEnabled else {
      let free = freeOffset(velocity: velocity)
      let range = verticalRange
      let y = largeTitle?.restingOffset(free.y, opensAt: range.lowerBound) ?? free.y
      return CGPoint(x: free.x, y: y.clamped(to: range))
    }
    return CGPoint(
      x: page(near: offset.x, velocity: velocity.x, length: bounds.width)
        .clamped(to: horizontalRange),
      y: page(near: offset.y, velocity: velocity.y, length: bounds.height)
        .clamped(to: verticalRange)
    )
  }

  /// The nearest offset at which the content can rest.
  var nearestRest: CGPoint {
    guard !isPagingEnabled else { return plannedOffset(velocity: .zero) }
    return CGPoint(
      x: contentOffset.x.clamped(to: horizontalRange), y: contentOffset.y.clamped(to: verticalRange)
    )
  }

  /// The offset at which the content comes to rest, without a delegate or pages.
  private func freeOffset(velocity: CGPoint) -> CGPoint {
    let offset = contentOffset
    return CGPoint(
      x: ScrollMotion.target(from: offset.x, velocity: velocity.x, rate: decelerationRate)
        .clamped(to: horizontalRange),
      y: ScrollMotion.target(from: offset.y, velocity: velocity.y, rate: decelerationRate)
        .clamped(to: verticalRange))
  }

  private func page(near value: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return value }
    let pages = value / length
    // A flick moves to the next page, at any speed.
    if velocity > 200 { return pages.rounded(.up) * length }
    if velocity < -200 { return pages.rounded(.down) * length }
    return pages.rounded() * length
  }
}

/// One coordinate of the content offset during a drag.
private struct DragAxis {
  let range: ClosedRange<CGFloat>
  let dimension: CGFloat
  let bounces: Bool

  func moved(_ offset: CGFloat, by distance: CGFloat) -> CGFloat {
    guard bounces else { return (offset + distance).clamped(to: range) }
    let band = RubberBand(dimension: dimension)
    let inside = offset.clamped(to: range)
    let beyond = offset - inside
    let free = inside + (beyond < 0 ? -band.unbanded(-beyond) : band.unbanded(beyond)) + distance
    let edge = free.clamped(to: range)
    let excess = free - edge
    return edge + (excess < 0 ? -band.banded(-excess) : band.banded(excess))
  }
}

/// The pan of a scroll view, which also reports touches that begin and end.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override var leavesHysteresisOut: Bool { true }
  override var takesScrolls: Bool { true }

  /// The span of time from which the speed of the content is computed, in seconds.
  private static let window = 0.1

  /// Whether the finger has rested long enough for the speed to be 0.
  var isResting: Bool { movement.rest(at: World.current.time) > Self.window }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDidLand()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}

/// Touches on the content.
extension UIScrollView {
  /// The delay before the content receives a touch, in seconds.
  private static let delay = 0.15

  /// Whether the finger is on a view in the content that keeps the touch.
  var contentKeepsFinger: Bool {
    guard let touched = scrollPan.countedTouches.first?.view, touched !== self,
      !delaysContentTouches || World.current.time - landingTime >= Self.delay
    else { return false }
    return !canCancelContentTouches || !touchesShouldCancel(in: touched)
  }
}
