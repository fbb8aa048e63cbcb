import Foundation

/// A motion of the content without a finger.
final class ScrollGlide {
  enum Reason {
    case deceleration
    case animation
  }

  let reason: Reason
  let start: CFTimeInterval
  let x: ScrollMotion
  let y: ScrollMotion

  init(reason: Reason, start: CFTimeInterval, x: ScrollMotion, y: ScrollMotion) {
    self.reason = reason
    self.start = start
    self.x = x
    self.y = y
  }
}

extension UIScrollView {
  /// The duration of an animated change of the offset, in seconds.
  private static let animationDuration = 0.3

  func decelerate(velocity: CGPoint) {
    begin(
      .deceleration,
      x: deceleration(
        from: contentOffset.x, velocity: velocity.x, within: horizontalRange,
        dimension: bounds.width),
      y: deceleration(
        from: contentOffset.y, velocity: velocity.y, within: verticalRange,
        dimension: bounds.height)
    )
  }

  private func deceleration(
    from value: CGFloat, velocity: CGFloat, within range: ClosedRange<CGFloat>, dimension: CGFloat
  ) -> ScrollMotion {
    let edge = value.clamped(to: range)
    guard edge != value else {
      return .deceleration(
        from: value, velocity: velocity, within: range, rate: decelerationRate, bounces: bounces)
    }
    // Beyond its edge, the content is slower than the finger, and keeps its own speed (G).
    let isResting = scrollPan.isResting
    let slope = RubberBand(dimension: dimension).slope(at: abs(value - edge))
    return .bounce(from: value, to: edge, velocity: isResting ? 0 : velocity * slope)
  }

  func glide(to target: CGPoint, velocity: CGPoint) {
    begin(
      .deceleration,
      x: .spring(from: contentOffset.x, to: target.x, velocity: velocity.x),
      y: .spring(from: contentOffset.y, to: target.y, velocity: velocity.y)
    )
  }

  func springBack() {
    let target = nearestRest
    // Content stops at the pixel that is nearest to an edge between two pixels.
    guard target.onPixel != contentOffset.onPixel else { return }
    begin(
      .deceleration,
      x: .bounce(from: contentOffset.x, to: target.x, velocity: 0),
      y: .bounce(from: contentOffset.y, to: target.y, velocity: 0)
    )
  }

  /// Redirects content that is bouncing to the current place of its edge.
  func aimAnew() {
    guard let glide, glide.reason == .deceleration else { return }
    let time = World.current.time - glide.start
    let (x, y) = (horizontalRange, verticalRange)
    guard !x.contains(contentOffset.x) || !y.contains(contentOffset.y) else { return }
    begin(
      .deceleration,
      x: motion(from: contentOffset.x, velocity: glide.x.velocity(at: time), within: x),
      y: motion(from: contentOffset.y, velocity: glide.y.velocity(at: time), within: y)
    )
  }

  private func motion(
    from value: CGFloat, velocity: CGFloat, within range: ClosedRange<CGFloat>
  ) -> ScrollMotion {
    let edge = value.clamped(to: range)
    guard edge == value else { return .bounce(from: value, to: edge, velocity: velocity) }
    return .deceleration(
      from: value, velocity: velocity, within: range, rate: decelerationRate, bounces: bounces)
  }

  func animateContentOffset(to target: CGPoint) {
    let duration = Self.animationDuration
    begin(
      .animation,
      x: .ease(from: contentOffset.x, to: target.x, duration: duration),
      y: .ease(from: contentOffset.y, to: target.y, duration: duration)
    )
  }

  /// Stops the content at its current offset.
  func endGlide() {
    guard let ended = glide else { return }
    glide = nil
    switch ended.reason {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func begin(_ reason: ScrollGlide.Reason, x: ScrollMotion, y: ScrollMotion) {
    let begun = ScrollGlide(reason: reason, start: World.current.time, x: x, y: y)
    glide = begun
    World.current.everyFrame { [weak self] now in
      self?.advance(begun, to: now) ?? false
    }
  }

  private func advance(_ begun: ScrollGlide, to now: CFTimeInterval) -> Bool {
    guard glide === begun else { return false }
    let (x, xIsOver) = begun.x.value(at: now - begun.start)
    let (y, yIsOver) = begun.y.value(at: now - begun.start)
    let isOver = xIsOver && yIsOver
    let offset = CGPoint(x: x, y: y)
    // An animation ends exactly at its target.
    contentOffset = isOver && begun.reason == .animation ? offset : offset.onPixel
    guard glide === begun, isOver else { return glide === begun }
    endGlide()
    // The inset may have changed meanwhile.
    if begun.reason == .deceleration, glide == nil { springBack() }
    return false
  }
}
