import UIKit

/// Moves a screen itself: it follows the finger in two dimensions.
@MainActor final class DragDriver: GripDriver {
  /// The animator of the transition that UIKit gets the interaction for.
  weak var animator: TransitionAnimator?

  let staysAtRest = true
  var wantsInteractiveStart = false
  private(set) var progress: CGFloat = 0
  private(set) var isBeyondStart = false

  private let decide: @MainActor (_ way: CGPoint, FingerSample) -> Bool?
  private var path: DragPath?
  private var way = CGPoint.zero
  /// How far the screen is from its place when a finger takes it, in points.
  private var offset = CGPoint.zero

  /// Makes a driver.
  ///
  /// - Parameter decide: Whether a finger that lifts takes the screen away, given how far it has
  ///   gone; `nil` if it has said neither that nor that the screen comes back.
  init(decide: @escaping @MainActor (_ way: CGPoint, FingerSample) -> Bool?) {
    self.decide = decide
  }

  func reset() {
    path = nil
    way = .zero
    offset = .zero
    progress = 0
    isBeyondStart = false
  }

  func hold(_ context: any UIViewControllerContextTransitioning, isAppearing: Bool) {
    context.pauseInteractiveTransition()
    guard let session = animator?.currentSession(of: context) else { return }
    (progress, offset) = session.hold()
    path = nil
    way = .zero
  }

  func start(with finger: FingerSample) {
    if path == nil {
      path = DragPath(finger, offset: offset, progress: progress)
    } else {
      path?.resume(finger, at: way)
    }
  }

  func follow(_ finger: FingerSample) {
    guard let path else { return }
    way = path.way(to: finger)
    isBeyondStart = path.isBeyondStart(way)
    progress = path.progress(at: way)
    // What the finger has gone too far is not made up for when the screen recedes.
    if finger.isOverContent, isBeyondStart { self.path?.resume(finger, at: way) }
  }

  func recede(_ finger: FingerSample) {
    guard let path else { return }
    way = path.recede(from: way, with: finger)
    progress = path.progress(at: way)
    self.path?.resume(finger, at: way)
  }

  func apply(to context: any UIViewControllerContextTransitioning, isAppearing: Bool) {
    guard let path else { return }
    context.updateInteractiveTransition(isAppearing ? 1 - progress : progress)
    animator?.currentSession(of: context)?.drag(to: path.place(at: way), progress: progress)
  }

  func takesAway(_ finger: FingerSample, heading: Bool?) -> Bool {
    decide(way, finger) ?? heading ?? false
  }

  func run(
    to outcome: TransitionGrip.Outcome, of context: any UIViewControllerContextTransitioning,
    isAppearing: Bool, velocity: CGPoint
  ) {
    switch outcome {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
    animator?.currentSession(of: context)?
      .release(isSettled: (outcome == .finish) == isAppearing, velocity: velocity)
  }
}
