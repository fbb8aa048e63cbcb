import UIKit

/// The motion of a front screen that the user may drag.
///
/// One animator moves the screen until a drag begins. After the release, one animator moves its
/// position, and another one its size and all other geometry, so that each has its own spring.
/// While a finger drags the screen, none runs: a transform moves and scales the screen, relative to
/// where the finger grabbed it. Companions, such as pairs of a zoom, follow the same transform, and
/// return together with the size.
@MainActor final class DragMotion {
  /// Called when everything has come to rest.
  var onRest: (() -> Void)?

  /// The largest initial velocity of the size animator, in fractions of the change per second.
  private static let fastestGrowth: CGFloat = 20

  /// The speed from which a release decides the direction of the exit, in points per second.
  private static let slowestThrow: CGFloat = 100

  private let stage: TransitionStage
  private let movingView: UIView
  /// Gives the animators something to animate, whatever the effect does (E10).
  private let sentinel: UIView
  private let screen: DraggedView
  /// The clip around the screen, if the effect makes the screen small in it.
  private let clip: DraggedClip?
  private let companions: [DraggedView]
  /// Holds the screens of a stack; `nil` in a presentation.
  private let held: HeldPositions?
  private let restWidth: CGFloat
  private var animators: [UIViewPropertyAnimator] = []

  /// Creates the motion of a front screen that is at rest.
  init(_ stage: TransitionStage, sentinel: UIView) {
    self.stage = stage
    self.sentinel = sentinel
    movingView = stage.movingView
    screen = DraggedView(movingView, on: stage)
    restWidth = screen.restTransform.scale * movingView.bounds.width
    clip = DraggedClip(movingView, on: stage)
    companions = stage.companions.map { DraggedView($0, on: stage) }
    let views = [movingView, stage.back].compactMap(\.self)
    held = stage.operation.isModal ? nil : HeldPositions(of: views)
  }

  /// The offset of the screen's center from its place at rest, in points.
  var offset: CGPoint {
    movingView.center + movingView.layerTransform.translation - screen.restCenter
      - screen.restTransform.translation
  }

  /// The width of the screen as a fraction of that at rest.
  var scale: CGFloat {
    let width = movingView.layerTransform.scale * movingView.bounds.width
    return restWidth > 0 ? width / restWidth : 1
  }

  /// Whether the screen appears within a point of its target.
  var isNearGoal: Bool {
    guard let layer = movingView.layer.presentation() else { return false }
    guard abs(layer.opacity - movingView.layer.opacity) < 0.05 else { return false }
    let (shown, goal) = (layer.frame, movingView.layer.frame)
    return [
      shown.minX - goal.minX, shown.minY - goal.minY, shown.maxX - goal.maxX,
      shown.maxY - goal.maxY,
    ].allSatisfy { abs($0) < 1 }
  }

  /// The progress of each animation, from 0 to 1.
  var fractions: [CGFloat] { animators.map(\.fractionComplete) }

  /// Animates the screen to a pose with the timing of the transition.
  func run(to pose: FrontPose, timing: TransitionTiming) {
    let target = stage.place(in: pose).center
    // Until a drag begins, everything moves alike.
    run(to: pose, [timing.animator()], inParts: true) { [screen] in
      if let target { screen.position.write(target) }
    }
  }

  /// Releases the screen, so that it flies to a pose.
  ///
  /// If the pose does not place the screen, as with a fade, the screen continues a little in the
  /// direction of the release, at its present size, or leaves the container in that direction.
  ///
  /// - Parameters:
  ///   - pose: The pose to which the screen flies.
  ///   - release: The velocity of the fingers.
  ///   - fliesOff: Whether a screen that is not placed leaves the container.
  func release(to pose: FrontPose, _ release: ReleaseVelocity, fliesOff: Bool) {
    held?.release()
    let place = stage.place(in: pose)
    if place.center != nil || place.isTransformed {
      for view in followers { view.commitTranslation() }
      // If the pose scales the clip as a whole, the scale stays in the transform.
      if pose == .away, !place.isTransformed { clip?.moveScaleIntoSize(of: screen) }
      let rest =
        pose == .settled ? screen.restCenter : movingView.center.continued(at: release.center)
      fly(to: pose, at: place.center ?? rest, isTransformed: place.isTransformed, release)
    } else {
      drift(to: pose, release.center, fliesOff: fliesOff && pose == .away)
    }
  }

  /// Animates only the transform, for an effect that does not place the screen.
  private func drift(to pose: FrontPose, _ velocity: CGPoint, fliesOff: Bool) {
    let drift = fliesOff ? flight(at: velocity) : CGPoint.zero.continued(at: velocity)
    // Earlier drags have moved the position, too.
    screen.movePositionIntoTransform()
    let start = movingView.layerTransform
    let end =
      pose == .settled
      ? screen.restTransform
      : start.concatenating(CGAffineTransform(translationX: drift.x, y: drift.y))
    let displacement = end.translation - start.translation
    for companion in companions { companion.commitTranslation() }
    run(
      to: pose, DragSprings.to(pose).animators(velocity, alongTransform: displacement),
      place: { [screen] in screen.transform.writeTransient(end) },
      shape: { [clip] in if pose == .settled { clip?.restore() } })
  }

  /// Returns the displacement that takes the screen out of the container.
  private func flight(at velocity: CGPoint) -> CGPoint {
    // Released slowly, the screen goes on to where it was dragged.
    let direction = velocity.length > Self.slowestThrow ? velocity : offset
    let factor = movingView.layer.frame.factorToLeave(
      stage.container.bounds, along: direction)
    return factor.isFinite ? direction * factor : .zero
  }

  /// Returns the initial velocity of the size animator, in fractions of the change per second.
  private func growth(_ scalePerSecond: CGFloat, to pose: FrontPose) -> CGFloat {
    let place = stage.place(in: pose)
    let width =
      (place.scale ?? screen.restTransform.scale) * (place.size?.width ?? movingView.bounds.width)
    let end = pose == .settled || restWidth <= 0 ? 1 : width / restWidth
    // Near the final size, the change is too small to divide by.
    guard scalePerSecond.isFinite, abs(end - scale) > 0.01 else { return 0 }
    return min(max(scalePerSecond / (end - scale), -Self.fastestGrowth), Self.fastestGrowth)
  }

  private func fly(
    to pose: FrontPose, at target: CGPoint, isTransformed: Bool, _ release: ReleaseVelocity
  ) {
    let growth = growth(release.scale, to: pose)
    let displacement = target - movingView.center
    var velocity = release.center
    // As measured: released with a vertical velocity away from its target, Apple's screen starts
    // from rest; a horizontal velocity is kept.
    if pose == .away, velocity.y * displacement.y < 0 { velocity.y = 0 }
    run(
      to: pose,
      DragSprings.to(pose).animators(velocity, along: displacement, growth: growth),
      place: { [screen] in screen.position.write(target) },
      shape: { [screen, clip] in
        if !isTransformed { screen.transform.write(screen.restTransform) }
        clip?.restore()
      })
  }

  /// Stops the screen where it is, at a progress of the dismissal from 0 to 1.
  func pause(at progress: CGFloat) {
    stop()
    grab(at: progress)
    // The screen may have been caught while it fades.
    showHeld(.settled)
  }

  /// Animates what has a pose of its own while fingers hold the screen, such as what is around a
  /// picture, in 0.15 seconds.
  private func showHeld(_ pose: FrontPose) {
    // An animation block would run the animations alongside, which belong to the transition (A1.4).
    let animator = UIViewPropertyAnimator(duration: 0.15, curve: .easeInOut)
    animator.addAnimations { [stage] in stage.apply(pose, .held, inParts: false) }
    animator.startAnimation()
  }

  /// Lets fingers grab the screen where it is.
  func grab(at progress: CGFloat) {
    for view in followers { view.grab() }
    held?.record()
    clip?.grab(at: progress)
  }

  /// Stops the screen where it is.
  func stop() {
    stage.ledger.bypass {
      for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    }
    animators = []
  }

  /// Moves the screen with the finger, from where the finger grabbed it.
  ///
  /// - Parameters:
  ///   - drag: The transform of the drag since then.
  ///   - progress: The progress of the dismissal, from 0 to 1.
  func follow(_ drag: DragTransform, at progress: CGFloat) {
    held?.restore()
    // A touch that only stops the screen changes nothing around it.
    if screen.drag == DragTransform(), drag != screen.drag { showHeld(.away) }
    clip?.updateCornerRadius(at: progress)
    var screenDrag = drag
    // The center of the screen also moves as the clip shortens it.
    if let clip { screenDrag.translation.y += clip.follow(drag) }
    screen.follow(screenDrag)
    for companion in companions { companion.follow(drag) }
  }

  /// All views that follow the finger.
  private var followers: [DraggedView] { [screen] + companions }

  /// Starts animations to a pose.
  ///
  /// - Parameters:
  ///   - pose: The pose.
  ///   - animators: The animator of the position, and that of everything else; both may be one.
  ///   - inParts: Whether a change takes its part of the time only; those of a released screen take
  ///     all of it.
  ///   - place: Changes the position.
  ///   - shape: Changes what the pose does not.
  private func run(
    to pose: FrontPose, _ animators: [UIViewPropertyAnimator], inParts: Bool = false,
    place: @escaping () -> Void, shape: @escaping () -> Void = {}
  ) {
    self.animators = animators
    animators.first?.addAnimations { [sentinel] in
      sentinel.center.x += 1
      place()
    }
    animators.last?.addAnimations { [stage, sentinel, companions] in
      sentinel.bounds.size.width += 1
      shape()
      for companion in companions { companion.transform.write(companion.restTransform) }
      stage.apply(pose, .geometry, inParts: inParts)
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
  /// The point at which a view stops if it is released here with a velocity in points per second.
  fileprivate func continued(at velocity: CGPoint) -> CGPoint {
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    return CGPoint(
      x: x + Projection.distance(velocity: velocity.x, decelerationRate: rate),
      y: y + Projection.distance(velocity: velocity.y, decelerationRate: rate))
  }
}

extension DragSprings {
  /// The springs to a pose of the screen.
  static func to(_ pose: FrontPose) -> DragSprings { pose == .settled ? back : away }
}
