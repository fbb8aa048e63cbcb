import UIKit

/// A driver that moves a transition by a percentage, which follows the translation of the finger.
@MainActor final class PercentDriver: GripDriver {
  /// The animator of the transition for which UIKit gets the interaction, if it is the kit's.
  weak var animator: TransitionAnimator?

  /// The animator of that transition, if it is the app's.
  weak var appAnimator: (any UIViewControllerAnimatedTransitioning)?

  // Meanwhile, the views have their places and sizes at the end, in which a scroll view would
  // measure the finger (F2).
  let staysAtRest = false
  private(set) var progress: CGFloat = 0
  private(set) var isBeyondStart = false

  private unowned let interaction: any PercentInteraction
  private let stretches: Bool
  private let givenPace: ReleasePace?
  private let release: @MainActor () -> PanRelease
  private var transition: GripTransition?
  private var track: PercentTrack?
  private var axis: SignedAxis?
  /// What the finger has done last.
  private var finger: FingerSample?
  /// The offset of the screen beyond its place at rest, in points.
  private var stretch: CGFloat = 0
  /// The values that are on screen already.
  private var shownProgress: CGFloat?
  private var shownStretch: CGFloat = 0

  /// Makes the driver that an interaction owns.
  ///
  /// - Parameters:
  ///   - interaction: The interaction that UIKit gets; it is not retained.
  ///   - stretches: Whether a finger can pull the screen beyond its place.
  ///   - pace: How long the rest takes after the release; that of the rule by default.
  ///   - release: Returns the rule for the release.
  init(
    _ interaction: any PercentInteraction, stretches: Bool, pace: ReleasePace? = nil,
    release: @escaping @MainActor () -> PanRelease
  ) {
    self.interaction = interaction
    self.stretches = stretches
    givenPace = pace
    self.release = release
  }

  private var pace: ReleasePace { givenPace ?? release().pace }

  var wantsInteractiveStart: Bool {
    get { interaction.wantsInteractiveStart }
    set { interaction.wantsInteractiveStart = newValue }
  }

  func reset() {
    appAnimator = nil
    transition = nil
    progress = 0
    stretch = 0
    isBeyondStart = false
    track = nil
    finger = nil
    shownProgress = nil
    shownStretch = 0
  }

  func session(of context: any UIViewControllerContextTransitioning) -> TransitionSession? {
    animator?.currentSession(of: context)
  }

  func enter(_ transition: GripTransition) {
    self.transition = transition
    // The way of the screen is known from now on.
    track = track?.over(way)
    if let finger { follow(finger) }
  }

  /// The way of the front screen, if it is the same as the finger's.
  private var way: CGPoint? { transition?.session?.stage?.displacement }

  var canPause: Bool { propertyAnimator != nil || interaction.shownFraction != nil }

  func pause() {
    guard let transition else { return }
    interaction.pause()
    let animator = propertyAnimator
    animator?.turnAround()
    let fraction = animator?.forwardFraction ?? interaction.shownFraction ?? 0
    progress = transition.progress(at: fraction)
    shownProgress = progress
  }

  /// What UIKit runs the transition with, which it gets from the animator.
  private var propertyAnimator: (any UIViewImplicitlyAnimating)? {
    guard let transition, let context = transition.context else { return nil }
    if let session = transition.session ?? .playing(context) { return session.animator }
    return optional(appAnimator?.interruptibleAnimator(using:))?(context)
  }

  func start(with finger: FingerSample) {
    self.finger = finger
    track = PercentTrack(
      along: finger.axis, in: finger.size, from: progress, at: finger.translation
    ).over(way)
  }

  func follow(_ finger: FingerSample) {
    self.finger = finger
    guard let track else { return }
    progress = track.progress(at: finger.translation)
    let overshoot = track.overshoot(at: finger.translation)
    isBeyondStart = overshoot > 0
    // UIKit takes no percentage below 0. If there is content, the content takes over.
    stretch =
      finger.isOverContent || !stretches || !pace.stretches
      ? 0 : RubberBand(dimension: finger.axis.length(of: finger.size)).offset(of: overshoot)
    axis = finger.axis
  }

  func recede(_ finger: FingerSample) {}

  func apply() {
    guard let transition else { return }
    if progress != shownProgress {
      shownProgress = progress
      interaction.update(transition.fraction(at: progress))
    }
    if stretch != shownStretch, let axis {
      shownStretch = stretch
      transition.session?.stretch?.pull(by: axis.vector(-stretch))
    }
  }

  func decide(_ finger: FingerSample, heading: FrontPose?) -> FrontPose {
    let decision = release().decision(
      at: progress, velocity: track?.velocity(of: finger.velocity) ?? 0, over: track?.length ?? 0)
    return decision.finishes ? .away : .settled
  }

  func run(to pose: FrontPose, _ toss: FingerThrow) {
    guard let transition else { return }
    if stretch > 0 { transition.session?.stretch?.relax() }
    stretch = 0
    shownStretch = 0
    let outcome = transition.outcome(for: pose)
    // Continued where it would end, an animator has been seen to take its whole duration, or never
    // to end (openradar 35743469).
    let isAtRest = transition.session?.fraction == (outcome == .finish ? 1 : 0)
    defer { if isAtRest { transition.session?.endAtOnce() } }
    let fraction = transition.fraction(at: progress)
    let left = outcome == .finish ? 1 - fraction : fraction
    if pace != .share {
      // UIKit measures what is left by the fraction that it was given last.
      interaction.update(fraction)
      interaction.completionSpeed = pace.completionSpeed(
        finishes: outcome == .finish, left: left, duration: interaction.duration)
    }
    switch outcome {
    case .finish:
      let speed = track?.velocity(of: toss.velocity) ?? 0
      interaction.timingCurve =
        pace.curve(
          velocity: transition.isAppearing ? -speed : speed, left: left,
          duration: interaction.duration
        ).parameters
      interaction.finish()
    case .cancel:
      // A return on any other curve has been seen to jump (D, openradar 34674968).
      interaction.timingCurve = UICubicTimingParameters(animationCurve: .linear)
      interaction.cancel()
    }
  }
}
