import Foundation

/// Zooming the content, by fingers or in code (G).
///
/// The view that the delegate returns gets a scale as its transform, and the size of its frame
/// becomes the size of the content.
extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  var zoomRange: ClosedRange<CGFloat> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  func zoomLimitsDidChange() {
    if minimumZoomScale < maximumZoomScale {
      guard scrollPinch == nil else { return }
      let recognizer = ScrollPinchGestureRecognizer()
      recognizer.onAction(for: self) { [weak self] _ in self?.pinchDidChange() }
      addGestureRecognizer(recognizer)
      scrollPinch = recognizer
    } else if let recognizer = scrollPinch {
      scrollPinch = nil
      removeGestureRecognizer(recognizer)
      endPinch()
    }
  }

  // MARK: Fingers

  private func pinchDidChange() {
    switch scrollPinch?.state {
    case .began: beginPinch()
    case .changed: followPinch()
    default: endPinch()
    }
  }

  private func beginPinch() {
    guard let scrollPinch, let view = zoomedView else { return }
    endGlide()
    endAnimatedZoom()
    isZooming = true
    pinch = ScrollPinch(
      view: view, scale: zoomScale, point: view.convert(scrollPinch.location(in: self), from: self))
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch() {
    guard let pinch, let scrollPinch else { return }
    let location = scrollPinch.location(in: self)
    let wanted = pinch.scale * scrollPinch.scale
    let scale = bouncesZoom ? resisted(wanted) : wanted.clamped(to: zoomRange)
    apply(
      ZoomPose(
        scale: scale, point: pinch.point,
        place: CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)))
  }

  /// A scale beyond a limit has half of its exponent; UIKit's own limit is not known.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = scale.clamped(to: zoomRange)
    return limit * (scale / limit).squareRoot()
  }

  private func endPinch() {
    guard let pinch else { return }
    self.pinch = nil
    isZooming = false
    draggedOffset = contentOffset
    let scale = zoomScale.clamped(to: zoomRange)
    guard scale != zoomScale, UIView.areAnimationsEnabled else {
      delegate?.scrollViewDidEndZooming(self, with: pinch.view, atScale: zoomScale)
      return
    }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = CGPoint(x: bounds.minX + middle.x, y: bounds.minY + middle.y)
    isZoomBouncing = true
    animate(
      to: ZoomPose(scale: scale, point: pinch.view.convert(point, from: self), place: middle),
      of: pinch.view)
  }

  // MARK: Code

  func zoom(to pose: ZoomPose, animated: Bool) {
    guard let view = zoomedView else { return }
    endGlide()
    endAnimatedZoom()
    guard animated, UIView.areAnimationsEnabled else { return apply(pose) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animate(to: pose, of: view)
  }

  /// Sets the end at once, and animates it like any change of views (G).
  private func animate(to pose: ZoomPose, of view: UIView) {
    let animation = ZoomAnimation(view: view)
    animatedZoom = animation
    UIView.animate(
      withDuration: ZoomAnimation.duration, delay: 0, options: [.allowUserInteraction],
      animations: { self.apply(pose) },
      completion: { [weak self] _ in
        if self?.animatedZoom === animation { self?.endAnimatedZoom() }
      })
  }

  private func endAnimatedZoom() {
    guard let ended = animatedZoom else { return }
    animatedZoom = nil
    isZoomBouncing = false
    delegate?.scrollViewDidEndZooming(self, with: ended.view, atScale: zoomScale)
  }

  private func apply(_ pose: ZoomPose) {
    guard let view = zoomedView else { return }
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
    view.center = CGPoint(
      x: view.center.x + corner.x - view.frame.minX, y: view.center.y + corner.y - view.frame.minY)
    contentSize = view.frame.size
    contentOffset = offset(of: pose, in: view)
    delegate?.scrollViewDidZoom(self)
    // The delegate may have centered the content.
    contentOffset = offset(of: pose, in: view)
  }

  private func offset(of pose: ZoomPose, in view: UIView) -> CGPoint {
    let point = view.convert(pose.point, to: self)
    return CGPoint(
      x: (point.x - pose.place.x).clamped(to: horizontalRange),
      y: (point.y - pose.place.y).clamped(to: verticalRange))
  }
}

/// A scale, and the place of the content.
struct ZoomPose {
  let scale: CGFloat
  /// A point in the zoomed view.
  let point: CGPoint
  /// The place of that point, relative to the upper left corner of the scroll view.
  let place: CGPoint
}

/// The beginning of a pinch.
struct ScrollPinch {
  let view: UIView
  /// The scale at the beginning.
  let scale: CGFloat
  /// The midpoint of the fingers, in the view.
  let point: CGPoint
}

/// An animated change of the scale.
final class ZoomAnimation {
  /// The duration in seconds, recalled rather than documented.
  static let duration = 0.25

  let view: UIView

  init(view: UIView) {
    self.view = view
  }
}

/// The pinch of a scroll view, which ends when one of the two fingers lifts.
///
/// The other one continues to scroll.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, activeTouches.count < 2 {
      state = .ended
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, activeTouches.count < 2 {
      state = .cancelled
    } else {
      super.touchesCancelled(touches, with: event)
    }
  }

  override func isPartner(of other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && other.view === view
  }
}
