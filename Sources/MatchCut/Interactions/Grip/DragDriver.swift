import UIKit

/// A driver that moves the screen itself, which follows the finger in two dimensions.
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
  private var path: DragPath?
  /// The translation of the finger since it took the screen, in points.
  private var pull = CGPoint.zero
  /// The offset of the screen from its place at rest when a finger takes it, in points.
  private var offset = CGPoint.zero

  func reset() {
    transition = nil
    path = nil
    pull = .zero
    offset = .zero
    progress = 0
    isBeyondStart = false
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
      (progress, offset) = session.pause()
      path = nil
      pull = .zero
    }
    // UIKit comes last, as it tells the app, which may let go of the screen again at once.
    transition?.context?.pauseInteractiveTransition()
  }

  func start(with finger: FingerSample) {
    if path == nil {
      path = DragPath(finger, offset: offset, progress: progress)
    } else {
      path?.resume(finger, at: pull)
    }
  }

  func follow(_ finger: FingerSample) {
    guard let path else { return }
    pull = path.pull(of: finger)
    isBeyondStart = path.isBeyondStart(pull)
    progress = path.progress(at: pull)
    // When the screen recedes, it does not make up for the finger's excess translation.
    if finger.isOverContent, isBeyondStart { self.path?.resume(finger, at: pull) }
  }

  func recede(_ finger: FingerSample) {
    guard let path else { return }
    pull = path.recede(from: pull, with: finger)
    progress = path.progress(at: pull)
    self.path?.resume(finger, at: pull)
  }

  func apply() {
    guard let path, let transition else { return }
    transition.context?.updateInteractiveTransition(transition.fraction(at: progress))
    transition.session?.drag(to: path.transform(at: pull), progress: progress)
  }

  func decide(_ finger: FingerSample, heading: FrontPose?) -> FrontPose {
    decide(path?.way(of: pull) ?? .zero, finger) ?? heading ?? .settled
  }

  func run(to pose: FrontPose, velocity: CGPoint) {
    guard let transition else { return }
    switch transition.outcome(for: pose) {
    case .finish: transition.context?.finishInteractiveTransition()
    case .cancel: transition.context?.cancelInteractiveTransition()
    }
    transition.session?.release(to: pose, velocity: velocity)
  }
}
