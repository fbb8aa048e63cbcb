import UIKit

/// Moves the front screen of a transition that a finger may drag: its place on one animator, all
/// other places and sizes on another one, so that they come to rest at their own pace.
///
/// In the hand of the finger neither runs. The screen is moved and scaled by its transform, on top of
/// where it was when the finger took it.
@MainActor final class DragMotion {
  /// Called when everything has come to rest.
  var onRest: (() -> Void)?

  private let stage: TransitionStage
  private let mover: UIView
  /// Gives the animators something to animate, whatever the effect does (E10).
  private let sentinel: UIView
  private let restCenter: CGPoint
  private let restTransform: CGAffineTransform
  private var animators: [UIViewPropertyAnimator] = []
  private var heldTransform = CGAffineTransform.identity
  private var place = DragPlace()

  /// Makes the motion of a front screen that is at rest.
  init(_ stage: TransitionStage, sentinel: UIView) {
    self.stage = stage
    self.sentinel = sentinel
    mover = stage.mover
    restCenter = mover.center
    restTransform = mover.transform
  }

  /// How far the middle of the screen is from where it is at rest, in points.
  var offset: CGPoint {
    let center = mover.center
    return CGPoint(x: center.x - restCenter.x, y: center.y - restCenter.y)
  }

  /// Lets the screen run to a pose at the pace of the transition.
  func run(to pose: @escaping () -> Void, timing: TransitionTiming) {
    run(
      to: pose, target: stage.center(in: pose),
      position: UIViewPropertyAnimator(
        duration: timing.duration, timingParameters: timing.parameters),
      size: UIViewPropertyAnimator(duration: timing.duration, timingParameters: timing.parameters))
  }

  /// Lets go of the screen, which flies to a pose.
  ///
  /// Where the pose in which it is away leaves its place alone, as that of a fade does, it drifts on
  /// a little, as large as it is.
  ///
  /// - Parameters:
  ///   - pose: Where it flies.
  ///   - isSettled: Whether it is at rest there.
  ///   - velocity: The velocity of the finger, in points per second.
  func release(to pose: @escaping () -> Void, isSettled: Bool, velocity: CGPoint) {
    settleIntoPlace()
    let center = mover.center
    let target = stage.center(in: pose) ?? (isSettled ? restCenter : nil)
    let end = target ?? center.carriedOn(by: velocity)
    let way = CGPoint(x: end.x - center.x, y: end.y - center.y)
    let springs = DragSprings.to(isSettled: isSettled)
    run(
      to: pose, target: end, keepsScale: target == nil,
      position: springs.position.animator(velocity: velocity.relative(to: way)),
      size: springs.size.animator(velocity: .zero))
  }

  /// Stops the screen where it is on the way.
  func hold() {
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    animators = []
    settleIntoPlace()
    heldTransform = mover.transform
  }

  /// Moves the screen from where it is held.
  func follow(_ place: DragPlace) {
    self.place = place
    let shift = place.shift(of: heldCenter)
    var transform = heldTransform.scaledBy(x: place.scale, y: place.scale)
    transform.tx += shift.x
    transform.ty += shift.y
    mover.transform = transform
  }

  /// Ends the motion, and leaves nothing of the finger on the screen.
  func end() {
    onRest = nil
    hold()
    mover.transform = restTransform
    mover.center = restCenter
  }

  /// Turns the way of the finger from the transform into the place of the screen: that looks the
  /// same, but can be animated apart from the scale.
  private func settleIntoPlace() {
    guard place != DragPlace() else { return }
    let shift = place.shift(of: heldCenter)
    mover.transform = heldTransform.scaledBy(x: place.scale, y: place.scale)
    mover.center = CGPoint(x: mover.center.x + shift.x, y: mover.center.y + shift.y)
    place = DragPlace()
  }

  /// The middle of the screen as it was taken.
  private var heldCenter: CGPoint {
    let center = mover.center
    return CGPoint(x: center.x + heldTransform.tx, y: center.y + heldTransform.ty)
  }

  private func run(
    to pose: @escaping () -> Void, target: CGPoint?, keepsScale: Bool = false,
    position: UIViewPropertyAnimator, size: UIViewPropertyAnimator
  ) {
    animators = [position, size]
    position.addAnimations { [stage, mover, sentinel] in
      sentinel.center.x += 1
      if let target { stage.ledger.set(\.center, of: mover, to: target) }
    }
    size.addAnimations { [stage, mover, sentinel, restTransform] in
      sentinel.bounds.size.width += 1
      if !keepsScale { mover.transform = restTransform }
      stage.strike(pose, .geometry, animated: true)
    }
    for animator in [position, size] {
      let id = ObjectIdentifier(animator)
      animator.addCompletion { [weak self] _ in self?.comeToRest(id) }
      animator.startAnimation()
    }
  }

  private func comeToRest(_ id: ObjectIdentifier) {
    animators.removeAll { ObjectIdentifier($0) == id }
    if animators.isEmpty { onRest?() }
  }
}

extension CGPoint {
  /// Where something comes to rest that a finger lets go of with a velocity in points per second.
  fileprivate func carriedOn(by velocity: CGPoint) -> CGPoint {
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    return CGPoint(
      x: x + Projection.way(velocity: velocity.x, decelerationRate: rate),
      y: y + Projection.way(velocity: velocity.y, decelerationRate: rate))
  }

  /// A velocity as a spring takes it, in parts of the way per second.
  fileprivate func relative(to way: CGPoint) -> CGVector {
    CGVector(dx: way.x == 0 ? 0 : x / way.x, dy: way.y == 0 ? 0 : y / way.y)
  }
}
