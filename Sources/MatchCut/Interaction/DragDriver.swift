import UIKit

/// A driver that moves the screen itself.
///
/// It follows one finger in two dimensions, or moves, rotates and shrinks between two.
///
/// Whenever a finger joins or lifts, the drag starts again from where the screen is.
@MainActor final class DragDriver: InteractionDriver {
  /// Returns the pose that the rule of the release decides for a translation; `nil` if it leaves
  /// the outcome open.
  private let poseOnRelease: @MainActor (_ translation: CGPoint, FingerSample) -> FrontPose?

  weak var appAnimator: (any UIViewControllerAnimatedTransitioning)?
  let staysAtRest = true
  var wantsInteractiveStart = false
  private(set) var progress: CGFloat = 0
  private(set) var isBeyondStart = false

  private var transition: TransitionInFlight?
  private var screen = GrabbedScreen.atRest
  private var path: Path?
  /// The translation of the finger since it grabbed the screen, in points.
  private var pull = CGPoint.zero
  /// The last sample of two fingers.
  private var pinch: FingerSample?
  /// The time at which one of two fingers lifted, and their velocity.
  private var firstLift: (time: TimeInterval, velocity: ReleaseVelocity)?
  /// The pose decided before a finger lifted or joined.
  private var earlierDecision: FrontPose?

  /// The interval within which two fingers are taken to lift together, in seconds.
  private static let simultaneousLift = 0.1

  private enum Path {
    case pull(DragPath)
    case pinch(PinchPath)
  }

  /// Creates a driver with the rule for the release.
  init(poseOnRelease: @escaping @MainActor (_ translation: CGPoint, FingerSample) -> FrontPose?) {
    self.poseOnRelease = poseOnRelease
  }

  func reset() {
    transition = nil
    screen = .atRest
    forgetFingers()
    progress = 0
    isBeyondStart = false
  }

  private func forgetFingers() {
    path = nil
    pull = .zero
    pinch = nil
    firstLift = nil
    earlierDecision = nil
  }

  func enter(_ transition: TransitionInFlight) {
    self.transition = transition
  }

  var canPause: Bool { transition?.session != nil }

  func pause() {
    guard let transition, let session = transition.session else { return }
    screen = session.pause()
    forgetFingers()
    // This call comes last, because UIKit then calls the app, which may end the interaction.
    transition.context?.pauseInteractiveTransition()
  }

  func start(with finger: FingerSample) {
    if case .pull(let path) = path, finger.pinch == nil { return resume(path, with: finger) }
    firstLift = nil
    if path != nil {
      if case .pinch = path { firstLift = (CACurrentMediaTime(), velocity(of: finger)) }
      earlierDecision = decision(of: finger)
      if let session = transition?.session { screen = session.grab(at: progress) }
    }
    pull = .zero
    pinch = finger.pinch == nil ? nil : finger
    path =
      finger.pinch == nil
      ? .pull(DragPath(finger, screen)) : .pinch(PinchPath(finger, screen))
  }

  func follow(_ finger: FingerSample) {
    switch path {
    case nil: break
    case .pull(let path) where finger.pinch == nil:
      pull = path.pull(of: finger)
      isBeyondStart = path.isBeyondStart(pull)
      progress = path.progress(at: pull)
      // A translation beyond the place at rest is dropped, so that the screen follows the finger
      // again at once.
      if finger.isOverContent, isBeyondStart { resume(path, with: finger) }
    case .pinch(let path) where finger.pinch != nil:
      pinch = finger
      isBeyondStart = false
      progress = path.progress(at: path.transform(to: finger))
    case .pull, .pinch:
      // A finger has joined or lifted.
      start(with: finger)
    }
  }

  func returnToRest(with finger: FingerSample) {
    guard case .pull(let path) = path else { return }
    pull = path.returning(from: pull, with: finger)
    progress = path.progress(at: pull)
    resume(path, with: finger)
  }

  private func resume(_ path: DragPath, with finger: FingerSample) {
    var path = path
    path.resume(finger, at: pull)
    self.path = .pull(path)
  }

  func apply() {
    guard let transition, let transform else { return }
    transition.context?.updateInteractiveTransition(transition.fraction(at: progress))
    transition.session?.drag(to: transform, progress: progress)
  }

  private var transform: DragTransform? {
    switch path {
    case nil: nil
    case .pull(let path): path.transform(at: pull)
    case .pinch(let path): pinch.map(path.transform)
    }
  }

  func decide(_ finger: FingerSample, before destination: FrontPose?) -> FrontPose {
    decision(of: finger) ?? destination ?? .settled
  }

  /// The pose that the rule decides for the fingers; `nil` if it leaves the outcome open.
  private func decision(of finger: FingerSample) -> FrontPose? {
    switch path {
    case nil: return earlierDecision
    case .pull(let path):
      var finger = finger
      finger.pinch = nil
      return poseOnRelease(path.translationFromTouch(at: pull), finger) ?? earlierDecision
    case .pinch(let path):
      guard let pinch else { return earlierDecision }
      if let pose = poseOnRelease(.zero, pinch) { return pose }
      // Two fingers that move back by the distance that dismisses keep the screen.
      var finger = pinch
      finger.pinch = nil
      let isBack = poseOnRelease(path.translation(to: finger), finger) == .settled
      return isBack ? .settled : earlierDecision
    }
  }

  func velocity(of finger: FingerSample) -> ReleaseVelocity {
    if case .pinch(let path) = path, let pinch { return path.velocity(of: pinch) }
    // Two fingers rarely lift at the same moment. The velocity of the last one alone means nothing.
    guard let firstLift, CACurrentMediaTime() - firstLift.time < Self.simultaneousLift else {
      return ReleaseVelocity(center: finger.velocity)
    }
    return firstLift.velocity
  }

  func run(to pose: FrontPose, _ velocity: ReleaseVelocity) {
    guard let transition else { return }
    if transition.finishes(in: pose) {
      transition.context?.finishInteractiveTransition()
    } else {
      transition.context?.cancelInteractiveTransition()
    }
    transition.session?.release(to: pose, velocity)
  }
}

/// Starts the transitions of an interaction whose screen fingers drag.
@MainActor final class DragStart {
  private let driver: any InteractionDriver
  /// The animator of the transition, if it is the kit's.
  private weak var animator: TransitionAnimator?
  /// The animator that replaces one that is not the kit's.
  private var substitute: TransitionAnimator?

  /// Creates the start of the transitions that a driver moves.
  init(_ driver: any InteractionDriver) {
    self.driver = driver
  }

  /// Whether the transition that UIKit is about to start begins interactively.
  var wantsInteractiveStart: Bool { driver.wantsInteractiveStart }

  /// Prepares for a transition; `nil` if its animator is the app's.
  func prepare(_ animator: TransitionAnimator?) {
    animator?.isDraggable = true
    self.animator = animator
  }

  /// The operation of the transition that was prepared; `nil` if its animator is the app's.
  var operation: TransitionOperation? { animator?.operation }

  /// Starts a transition, which is a fade if its animator is the app's.
  func start(
    _ context: any UIViewControllerContextTransitioning, as operation: TransitionOperation
  ) {
    let session = animator(for: operation).session(of: context)
    if wantsInteractiveStart {
      session.startInteractively()
    } else {
      session.start()
    }
  }

  private func animator(for operation: TransitionOperation) -> TransitionAnimator {
    // An animator for the opposite operation belongs to a transition that is over.
    if let animator, animator.operation.isAppearing == operation.isAppearing { return animator }
    let animator = TransitionAnimator.standIn(for: operation)
    animator.isDraggable = true
    substitute = animator
    return animator
  }
}
