import UIKit

/// Moves the front screen of a transition that a finger may drag.
///
/// One animator moves its position, another one all other positions and sizes, so that both come to
/// rest at their own pace. While the finger drags the screen, neither runs. The screen is then
/// moved and scaled by its transform, relative to where it was when the finger took it. Views that
/// belong to it are moved along, and return to their poses with the size of the screen.
@MainActor final class DragMotion {
  /// Called when everything has come to rest.
  var onRest: (() -> Void)?

  /// The largest speed at which a size begins to change, in parts of the change per second.
  private static let fastestGrowth: CGFloat = 20

  private let stage: TransitionStage
  private let mover: UIView
  /// Gives the animators something to animate, whatever the effect does (E10).
  private let sentinel: UIView
  private let screen: DraggedView
  /// The clip around the screen, if the effect makes the screen small in it.
  private let clip: DraggedClip?
  private let companions: [DraggedView]
  private let restCenter: CGPoint
  private let restTransform: CGAffineTransform
  private let restWidth: CGFloat
  private var animators: [UIViewPropertyAnimator] = []
  /// What the finger has done since then, and what it has done to the screen, which may be cut off.
  private var drag = DragTransform()
  private var screenDrag = DragTransform()

  /// Makes the motion of a front screen that is at rest, with the changes that make up its pose away.
  init(_ stage: TransitionStage, away: () -> Void, sentinel: UIView) {
    self.stage = stage
    self.sentinel = sentinel
    mover = stage.mover
    restCenter = mover.center
    restTransform = mover.layerTransform
    restWidth = hypot(restTransform.a, restTransform.b) * mover.bounds.width
    screen = DraggedView(mover, on: stage)
    clip = DraggedClip(mover, on: stage, away: away)
    companions = stage.companions.map { DraggedView($0, on: stage) }
  }

  /// The offset of the screen's centre from its place at rest, in points.
  var offset: CGPoint {
    CGPoint(
      x: mover.center.x + mover.layerTransform.tx - restCenter.x - restTransform.tx,
      y: mover.center.y + mover.layerTransform.ty - restCenter.y - restTransform.ty)
  }

  /// The width of the screen as a part of that at rest.
  var scale: CGFloat {
    let transform = mover.layerTransform
    let width = hypot(transform.a, transform.b) * mover.bounds.width
    return restWidth > 0 ? width / restWidth : 1
  }

  /// How much of each animation is done, from 0 to 1.
  var fractions: [CGFloat] { animators.map(\.fractionComplete) }

  /// Animates the screen to a pose with the timing of the transition.
  func run(to changes: @escaping () -> Void, timing: TransitionTiming) {
    let target = stage.center(in: changes)
    run(by: changes, (position: timing.animator(), size: timing.animator())) { [screen] in
      if let target { screen.position.own(target) }
    }
  }

  /// Releases the screen, which flies to a pose.
  ///
  /// If the pose away does not set its position, as that of a fade does not, the screen drifts on a
  /// little at its present size.
  ///
  /// - Parameters:
  ///   - pose: The pose to which the screen flies.
  ///   - changes: The changes that make up the pose.
  ///   - release: How fast the fingers have left it.
  func release(to pose: FrontPose, by changes: @escaping () -> Void, _ release: ReleaseVelocity) {
    let velocity = release.center
    let posed = stage.center(in: changes)
    if posed != nil || stage.posesTransform {
      settleIntoPlace()
      // Where the pose scales the clip as a whole, the scale remains one.
      if pose == .away, !stage.posesTransform { clip?.takeScale(of: screen) }
      let growth = relative(release.scale, to: pose)
      let target = posed ?? (pose == .settled ? restCenter : mover.center.carriedOn(by: velocity))
      fly(
        to: pose, at: target, by: changes,
        ReleaseVelocity(center: velocity, scale: growth))
    } else {
      drift(to: pose, by: changes, velocity: velocity)
    }
    forgetDrag()
  }

  /// Animates the transform, and leaves the centre alone.
  private func drift(to pose: FrontPose, by changes: @escaping () -> Void, velocity: CGPoint) {
    let start = mover.layerTransform
    let drift = CGPoint.zero.carriedOn(by: velocity)
    let end =
      pose == .settled
      ? restTransform : start.concatenating(CGAffineTransform(translationX: drift.x, y: drift.y))
    let displacement = CGPoint(x: end.tx - start.tx, y: end.ty - start.ty)
    for companion in companions { companion.settleIntoPlace(drag) }
    run(
      by: changes, DragSprings.to(pose).animators(velocity, alongTransform: displacement),
      place: { [screen] in screen.transform.pass(end) },
      shape: { [clip] in if pose == .settled { clip?.restore() } })
  }

  /// Returns a speed at which the screen grows, in parts of what it has to grow per second.
  private func relative(_ growth: CGFloat, to pose: FrontPose) -> CGFloat {
    let way = (pose == .settled ? 1 : posedScale) - scale
    // Next to its size, the screen has nowhere to go.
    guard growth.isFinite, abs(way) > 0.01 else { return 0 }
    return min(max(growth / way, -Self.fastestGrowth), Self.fastestGrowth)
  }

  /// The width in the pose that was looked at last, as a part of that at rest.
  private var posedScale: CGFloat {
    let scale = stage.posedScale ?? hypot(restTransform.a, restTransform.b)
    let width = scale * (stage.posedWidth ?? mover.bounds.width)
    return restWidth > 0 ? width / restWidth : 1
  }

  private func fly(
    to pose: FrontPose, at target: CGPoint, by changes: @escaping () -> Void,
    _ release: ReleaseVelocity
  ) {
    let displacement = CGPoint(x: target.x - mover.center.x, y: target.y - mover.center.y)
    let isShaped = stage.posesTransform
    var velocity = release.center
    // Thrown up or down past its goal, Apple's screen was seen to fly there from rest, and thrown to a
    // side, to go on.
    if pose == .away, velocity.y * displacement.y < 0 { velocity.y = 0 }
    run(
      by: changes,
      DragSprings.to(pose).animators(velocity, along: displacement, growth: release.scale),
      place: { [screen] in screen.position.own(target) },
      shape: { [screen, clip] in
        if !isShaped { screen.transform.own(screen.restTransform) }
        clip?.restore()
      })
  }

  /// Stops the screen where it is, so far away, from 0 to 1.
  func pause(at progress: CGFloat) {
    stop()
    takeAnew(at: progress)
  }

  /// Takes the screen where a finger has brought it.
  func takeAnew(at progress: CGFloat) {
    settleIntoPlace()
    screen.take()
    clip?.take(at: progress)
    for companion in companions { companion.take() }
  }

  /// Ends the motion, and leaves it to the ledger to put the screen back.
  func end() {
    onRest = nil
    stop()
  }

  private func stop() {
    stage.ledger.absorb {
      for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    }
    animators = []
  }

  /// Moves the screen with the finger, from where the finger took it.
  ///
  /// - Parameters:
  ///   - drag: What the finger has done to it since then.
  ///   - progress: How far it is away, from 0 to 1.
  func follow(_ drag: DragTransform, at progress: CGFloat) {
    clip?.round(at: progress)
    self.drag = drag
    screenDrag = drag
    if let clip { screenDrag.translation.y += clip.follow(drag) }
    screen.follow(screenDrag)
    for companion in companions { companion.follow(drag) }
  }

  private func settleIntoPlace() {
    screen.settleIntoPlace(screenDrag)
    for companion in companions { companion.settleIntoPlace(drag) }
    forgetDrag()
  }

  private func forgetDrag() {
    drag = DragTransform()
    screenDrag = DragTransform()
  }

  private func run(
    by changes: @escaping () -> Void,
    _ pair: (position: UIViewPropertyAnimator, size: UIViewPropertyAnimator),
    place: @escaping () -> Void, shape: @escaping () -> Void = {}
  ) {
    animators = [pair.position, pair.size]
    pair.position.addAnimations { [sentinel] in
      sentinel.center.x += 1
      place()
    }
    pair.size.addAnimations { [stage, sentinel, companions] in
      sentinel.bounds.size.width += 1
      shape()
      for companion in companions { companion.transform.own(companion.restTransform) }
      stage.strike(changes, .geometry, animated: true)
    }
    for animator in animators {
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
  /// The point to which a view drifts that is released with a velocity in points per second.
  fileprivate func carriedOn(by velocity: CGPoint) -> CGPoint {
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    return CGPoint(
      x: x + Projection.distance(velocity: velocity.x, decelerationRate: rate),
      y: y + Projection.distance(velocity: velocity.y, decelerationRate: rate))
  }
}
