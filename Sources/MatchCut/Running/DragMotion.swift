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
  private let movingView: UIView
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

  /// Makes the motion of a front screen that is at rest.
  init(_ stage: TransitionStage, sentinel: UIView) {
    self.stage = stage
    self.sentinel = sentinel
    movingView = stage.movingView
    restCenter = movingView.center
    restTransform = movingView.layerTransform
    restWidth = hypot(restTransform.a, restTransform.b) * movingView.bounds.width
    screen = DraggedView(movingView, on: stage)
    clip = DraggedClip(movingView, on: stage)
    companions = stage.companions.map { DraggedView($0, on: stage) }
  }

  /// The offset of the screen's centre from its place at rest, in points.
  var offset: CGPoint {
    CGPoint(
      x: movingView.center.x + movingView.layerTransform.tx - restCenter.x - restTransform.tx,
      y: movingView.center.y + movingView.layerTransform.ty - restCenter.y - restTransform.ty)
  }

  /// The width of the screen as a part of that at rest.
  var scale: CGFloat {
    let transform = movingView.layerTransform
    let width = hypot(transform.a, transform.b) * movingView.bounds.width
    return restWidth > 0 ? width / restWidth : 1
  }

  /// How much of each animation is done, from 0 to 1.
  var fractions: [CGFloat] { animators.map(\.fractionComplete) }

  /// Animates the screen to a pose with the timing of the transition.
  func run(to pose: FrontPose, timing: TransitionTiming) {
    let target = stage.place(in: pose).center
    run(to: pose, (position: timing.animator(), size: timing.animator())) { [screen] in
      if let target { screen.position.write(target) }
    }
  }

  /// Releases the screen, which flies to a pose.
  ///
  /// If the pose away does not set its position, as that of a fade does not, the screen drifts on a
  /// little at its present size.
  ///
  /// - Parameters:
  ///   - pose: The pose to which the screen flies.
  ///   - release: How fast the fingers have left it.
  func release(to pose: FrontPose, _ release: ReleaseVelocity) {
    let velocity = release.center
    let place = stage.place(in: pose)
    if place.center != nil || place.isTransformed {
      settleIntoPlace()
      // Where the pose scales the clip as a whole, the scale remains one.
      if pose == .away, !place.isTransformed { clip?.takeScale(of: screen) }
      let center =
        place.center
        ?? (pose == .settled ? restCenter : movingView.center.carriedOn(by: velocity))
      let growth = relative(release.scale, to: pose, place)
      fly(
        to: pose, at: center, isShaped: place.isTransformed,
        ReleaseVelocity(center: velocity, scale: growth))
    } else {
      drift(to: pose, velocity: velocity)
    }
    forgetDrag()
  }

  /// Animates the transform, and leaves the centre alone.
  private func drift(to pose: FrontPose, velocity: CGPoint) {
    let start = movingView.layerTransform
    let drift = CGPoint.zero.carriedOn(by: velocity)
    let end =
      pose == .settled
      ? restTransform : start.concatenating(CGAffineTransform(translationX: drift.x, y: drift.y))
    let displacement = CGPoint(x: end.tx - start.tx, y: end.ty - start.ty)
    for companion in companions { companion.settleIntoPlace(drag) }
    run(
      to: pose, DragSprings.to(pose).animators(velocity, alongTransform: displacement),
      place: { [screen] in screen.transform.writeForNow(end) },
      shape: { [clip] in if pose == .settled { clip?.restore() } })
  }

  /// Returns a speed at which the screen grows, in parts of what it has to grow per second.
  private func relative(_ growth: CGFloat, to pose: FrontPose, _ place: PosedPlace) -> CGFloat {
    let missing = (pose == .settled ? 1 : scale(in: place)) - scale
    // Next to its size, the screen has nowhere to go.
    guard growth.isFinite, abs(missing) > 0.01 else { return 0 }
    return min(max(growth / missing, -Self.fastestGrowth), Self.fastestGrowth)
  }

  /// The width at a place, as a part of that at rest.
  private func scale(in place: PosedPlace) -> CGFloat {
    let scale = place.scale ?? hypot(restTransform.a, restTransform.b)
    let width = scale * (place.size?.width ?? movingView.bounds.width)
    return restWidth > 0 ? width / restWidth : 1
  }

  private func fly(
    to pose: FrontPose, at target: CGPoint, isShaped: Bool, _ release: ReleaseVelocity
  ) {
    let displacement = CGPoint(x: target.x - movingView.center.x, y: target.y - movingView.center.y)
    var velocity = release.center
    // Thrown up or down past its goal, Apple's screen was seen to fly there from rest, and thrown to a
    // side, to go on.
    if pose == .away, velocity.y * displacement.y < 0 { velocity.y = 0 }
    run(
      to: pose,
      DragSprings.to(pose).animators(velocity, along: displacement, growth: release.scale),
      place: { [screen] in screen.position.write(target) },
      shape: { [screen, clip] in
        if !isShaped { screen.transform.write(screen.restTransform) }
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
    stage.ledger.bypass {
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
    to pose: FrontPose,
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
      for companion in companions { companion.transform.write(companion.restTransform) }
      stage.apply(pose, .geometry, animated: true)
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

/// A view that a finger drags, by its transform, from where the finger took it.
@MainActor final class DraggedView {
  let view: UIView
  /// The place of the layer.
  ///
  /// Moved as a view, a screen would lay out its content anew for the safe area of each place (F6).
  let position: LedgerEntry<UIView, CGPoint>
  let transform: LedgerEntry<UIView, CGAffineTransform>
  let restTransform: CGAffineTransform
  private var transformAtGrab: CGAffineTransform

  /// Makes the dragged view of one that is at rest.
  init(_ view: UIView, on stage: TransitionStage) {
    self.view = view
    restTransform = view.layerTransform
    transformAtGrab = restTransform
    position = stage.ledger.entry(.layerPosition, of: view)
    transform = stage.ledger.entry(.layerTransform, of: view)
  }

  /// Notes where the finger takes the view.
  func take() {
    transformAtGrab = view.layerTransform
  }

  /// Moves the view with the finger.
  func follow(_ drag: DragTransform) {
    let shift = drag.shift(of: centerAtGrab)
    var dragged = scaled(by: drag)
    dragged.tx += shift.x
    dragged.ty += shift.y
    transform.writeForNow(dragged)
  }

  /// Moves the translation of the finger from the transform into the centre of the view, which
  /// looks the same, but can be animated apart from the scale.
  func settleIntoPlace(_ drag: DragTransform) {
    guard drag != DragTransform() else { return }
    let shift = drag.shift(of: centerAtGrab)
    transform.writeForNow(scaled(by: drag))
    position.writeForNow(CGPoint(x: view.center.x + shift.x, y: view.center.y + shift.y))
  }

  private func scaled(by drag: DragTransform) -> CGAffineTransform {
    let scaled = transformAtGrab.scaledBy(x: drag.scale, y: drag.scale)
    return drag.rotation == 0 ? scaled : scaled.rotated(by: drag.rotation)
  }

  /// The centre of the view when the finger took it.
  private var centerAtGrab: CGPoint {
    let center = view.center
    return CGPoint(x: center.x + transformAtGrab.tx, y: center.y + transformAtGrab.ty)
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
