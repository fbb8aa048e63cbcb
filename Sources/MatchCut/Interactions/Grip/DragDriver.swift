import UIKit

/// A driver that moves the screen itself, which follows one finger in two dimensions, or goes, turns
/// and shrinks with two.
///
/// Fingers may join and leave on the way. Each time, the screen is taken anew where it is.
@MainActor final class DragDriver: GripDriver {
  /// The animator of the transition for which UIKit gets the interaction.
  weak var animator: TransitionAnimator?

  let staysAtRest = true
  var wantsInteractiveStart = false
  private(set) var progress: CGFloat = 0
  private(set) var isBeyondStart = false

  /// Returns the pose that a finger asks for on release, for its translation; `nil` if it asks for
  /// none.
  var decide: @MainActor (_ translation: CGPoint, FingerSample) -> FrontPose? = { _, _ in nil }

  private var transition: GripTransition?
  private var held = HeldScreen.atRest
  private var path: Path?
  /// The translation of the finger since it took the screen, in points.
  private var pull = CGPoint.zero
  /// Two fingers at their last report.
  private var pinch: FingerSample?
  /// When one of two fingers has left, and how fast they were.
  private var parting: (time: TimeInterval, toss: FingerThrow)?
  /// The pose that fingers have asked for that have left, or that have been joined by another one.
  private var asked: FrontPose?

  /// Fingers that leave within this time leave together, in seconds.
  private static let parting = 0.1

  private enum Path {
    case pull(DragPath)
    case pinch(PinchPath)
  }

  func reset() {
    transition = nil
    held = .atRest
    forgetFingers()
    progress = 0
    isBeyondStart = false
  }

  private func forgetFingers() {
    path = nil
    pull = .zero
    pinch = nil
    parting = nil
    asked = nil
  }

  func session(of context: any UIViewControllerContextTransitioning) -> TransitionSession? {
    animator?.currentSession(of: context)
  }

  func enter(_ transition: GripTransition) {
    self.transition = transition
  }

  var canPause: Bool { transition?.session != nil }

  func pause() {
    if let session = transition?.session {
      held = session.pause()
      progress = held.progress
      forgetFingers()
    }
    // UIKit comes last, as it tells the app, which may let go of the screen again at once.
    transition?.context?.pauseInteractiveTransition()
  }

  func start(with finger: FingerSample) {
    if case .pull(var path) = path, finger.pinch == nil {
      path.resume(finger, at: pull)
      self.path = .pull(path)
      return
    }
    parting = nil
    if path != nil {
      if case .pinch = path { parting = (CACurrentMediaTime(), toss(by: finger)) }
      asked = asks(finger)
      if let session = transition?.session { held = session.takeAnew(at: progress) }
    }
    pull = .zero
    pinch = finger.pinch == nil ? nil : finger
    path =
      finger.pinch == nil
      ? .pull(DragPath(finger, held)) : .pinch(PinchPath(finger, held))
  }

  func follow(_ finger: FingerSample) {
    switch path {
    case nil: break
    case .pull(let path) where finger.pinch == nil:
      pull = path.pull(of: finger)
      isBeyondStart = path.isBeyondStart(pull)
      progress = path.progress(at: pull)
      // When the screen recedes, it does not make up for the finger's excess translation.
      if finger.isOverContent, isBeyondStart { resume(path, with: finger) }
    case .pinch(let path) where finger.pinch != nil:
      pinch = finger
      isBeyondStart = false
      progress = path.progress(at: path.transform(to: finger))
    case .pull, .pinch:
      // A finger has joined the other one, or left it.
      start(with: finger)
    }
  }

  func recede(_ finger: FingerSample) {
    guard case .pull(let path) = path else { return }
    pull = path.recede(from: pull, with: finger)
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

  func decide(_ finger: FingerSample, heading: FrontPose?) -> FrontPose {
    asks(finger) ?? heading ?? .settled
  }

  /// The pose that the fingers ask for; `nil` if they ask for none.
  private func asks(_ finger: FingerSample) -> FrontPose? {
    switch path {
    case nil: return asked
    case .pull(let path):
      var finger = finger
      finger.pinch = nil
      return decide(path.way(of: pull), finger) ?? asked
    case .pinch(let path):
      guard let pinch else { return asked }
      if let pose = decide(.zero, pinch) { return pose }
      // Pushed back as far as they would have to pull it, they bring it back.
      var finger = pinch
      finger.pinch = nil
      return decide(path.translation(to: finger), finger) == .settled ? .settled : asked
    }
  }

  func toss(by finger: FingerSample) -> FingerThrow {
    if case .pinch(let path) = path, let pinch { return path.toss(by: pinch) }
    // Two fingers seldom leave in the same moment, and the last one alone does not throw the screen.
    guard let parting, CACurrentMediaTime() - parting.time < Self.parting else {
      return FingerThrow(velocity: finger.velocity)
    }
    return parting.toss
  }

  func run(to pose: FrontPose, _ toss: FingerThrow) {
    guard let transition else { return }
    switch transition.outcome(for: pose) {
    case .finish: transition.context?.finishInteractiveTransition()
    case .cancel: transition.context?.cancelInteractiveTransition()
    }
    transition.session?.release(to: pose, toss)
  }
}
