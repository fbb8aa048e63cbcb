import Foundation

/// A misuse of UIKit, or a possible mistake.
@_spi(Simulator)
public struct WorldFault: Sendable, Equatable {
  /// The simulated time, in seconds.
  public let time: Double
  /// The number of the fact about UIKit.
  public let fact: String
  /// What happened, on which object, and what to do.
  public let message: String
}

/// A line of the world's log.
@_spi(Simulator)
public struct WorldNote: Sendable, Equatable {
  /// The simulated time, in seconds.
  public let time: Double
  /// The class whose method was called; nil for other events.
  private let receiver: Any.Type?
  private let event: String
  private let isAnimated: Bool?

  init(time: Double, receiver: Any.Type?, event: String, isAnimated: Bool?) {
    self.time = time
    self.receiver = receiver
    self.event = event
    self.isAnimated = isAnimated
  }

  /// The event; the text is created when it is read, because most notes are never read.
  public var message: String {
    let call = isAnimated.map { "\(event)(animated: \($0))" } ?? event
    return receiver.map { "\($0).\(call)" } ?? call
  }

  /// Whether two notes have the same text and time.
  public static func == (one: Self, other: Self) -> Bool {
    one.time == other.time && one.message == other.message
  }
}

/// A transition that has begun, and the calls of `completeTransition` on it.
@_spi(Simulator)
public final class TransitionRecord {
  /// The simulated time at which it began, in seconds.
  public let start: Double
  /// The simulated times of the calls, in order, and their arguments.
  public internal(set) var completions: [(time: Double, didComplete: Bool)] = []

  init(start: Double) {
    self.start = start
  }
}

/// The number of costly operations.
@_spi(Simulator)
public struct WorldCounters: Sendable, Equatable {
  /// Calls of `layoutSubviews`.
  public var layoutPasses = 0
  /// Walks through views to recompute their safe areas.
  public var safeAreaWalks = 0
  /// Snapshots taken of views.
  public var snapshots = 0
  /// Animations added to layers.
  public var animationsAdded = 0
  /// Changes of layers' properties.
  public var layerChanges = 0
  /// Calls that start, stop or scrub a property animator.
  public var animatorChanges = 0
}

/// Choices where the order or the outcome on Apple's systems is not known.
@_spi(Simulator)
public struct WorldVariant: Sendable, Hashable {
  /// The order at the end of a presentation or a dismissal.
  public enum EndOrder: Sendable, Hashable, CaseIterable {
    /// The presentation controller's `…DidEnd`, then the caller's completion.
    case didEndFirst
    /// The caller's completion, then the presentation controller's `…DidEnd`.
    case completionFirst
  }

  /// The behavior of a property animator that is continued exactly at its start or end.
  public enum ContinuationAtRest: Sendable, Hashable, CaseIterable {
    /// It ends in the next frame.
    case endsAtOnce
    /// It takes its whole duration.
    case takesItsDuration
    /// It stays active, and never completes.
    case neverEnds
  }

  /// The order at the end of a presentation or a dismissal (L1).
  public var endOrder = EndOrder.didEndFirst
  /// Whether `interruptibleAnimator(using:)` is asked for before `animateTransition(using:)`.
  public var asksForInterruptibleAnimatorFirst = false
  /// Whether custom animators run in a presentation in the style `.custom` that is not animated (L4).
  public var animatesUnanimatedTransitions = false
  /// Whether the caller's completion runs after a canceled transition (L3).
  public var callsCompletionAfterCancel = true
  /// The flag that the completion of a view animation gets after a cancel (L5).
  public var cancelledAnimationFinishedFlag = true
  /// Whether the children of a navigation controller that disappears during its own push or pop are
  /// told only after that, and have appeared first.
  public var childrenLeaveAfterTheirTransition = false
  /// The behavior of an animator that is continued exactly at its start or end (D).
  public var continuationAtRest = ContinuationAtRest.endsAtOnce
  /// Whether the insets of a view are recomputed after a reversed animation (F6b).
  public var refreshesInsetsOfReversed = false
  /// Whether UIKit's `pause()` resets `isReversed` of an animator that is returning (C).
  public var pauseTurnsAround = true
  /// Whether `pause()` sets `percentComplete` to the fraction of the animator (C).
  public var pauseSetsPercentage = false
  /// Whether UIKit's percent driver takes an interruptible animator without calling
  /// `animateTransition(using:)` (C).
  public var drivesAnimatorsAlone = false
  /// Whether it asks for that animator only when `startInteractiveTransition(_:)` has returned (C).
  public var takesAnimatorsLate = false
  /// Whether `update` has no effect during `startInteractiveTransition(_:)` (C).
  public var ignoresEarlyUpdates = false
  /// Whether an outcome before or during the start is carried out, rather than lost (A1.3, C).
  public var keepsEarlyOutcomes = false
  /// Whether `transitionWasCancelled` does not tell of a cancel before or during the start (C).
  public var hidesEarlyCancels = false
  /// Whether presentations and dismissals take touches if, and only if, they have an interaction
  /// controller (A11).
  public var takesTouchesByInteraction = false
  /// Whether `animationEnded` is called twice for a presentation (A2).
  public var endsPresentationsTwice = false
  /// Whether a second `completeTransition` is no more than ignored (A6).
  public var allowsSecondCompletion = false
  /// Whether a stack that is not on screen asks its delegate, and uses neither answer (B2).
  public var dropsAnimatorsOffScreen = false
  /// Whether visual effects are shown in full if their animator is paused before it has run (D).
  public var scrubsOnlyStartedEffects = false

  /// Whether the translation of the app's own pans includes the first 10 points (G, L6).
  public var countsHysteresisOfPlainPans = false
  /// Whether a finger that rests before it is lifted keeps the velocity of its last movement (G).
  public var keepsVelocityOfRestingFingers = false
  /// Whether a finger that is dragged along a tab bar selects the tab where it lifts (G).
  public var draggedTabBarsSelect = false
  /// Whether the delegate of a tab bar controller is asked with a `UITab` only (B12).
  public var asksDelegatesByTabOnly = false
  /// Whether that delegate is asked inside an animation block (B12).
  public var asksAboutTabsInAnimations = false
  /// Whether stacks have a swipe back from anywhere in the content (B7).
  public var hasContentPops = false
  /// Whether recognizers of outer views receive a touch before those of inner ones (G).
  public var asksOuterRecognizersFirst = false
  /// Whether a bar with a large title grows with content that is pulled beyond its edge (M13b).
  public var stretchesLargeTitles = false
  /// Whether a window's new level is rendered some frames later than the other changes of the turn
  /// (L9).
  public var showsLevelsLate = false
  /// Whether a reversed animation leaves positions and transforms one unit in the last place off
  /// (D).
  public var reversesInexactly = false
  /// Whether an animator that is reversed and continued on a curve other than a linear one jumps to
  /// its end first (D).
  public var jumpsWhenReversed = false
  /// Whether keyframes are linear in an animator with a spring (D).
  public var runsKeyframesInSpringsEvenly = false
  /// Whether presentations and dismissals start in the turn after that of the request (A1).
  public var startsModalsLater = false
  /// Whether the view of a presented controller is loaded before its delegate is asked for an animator
  /// (A2).
  public var loadsPresentedViewsFirst = false
  /// Whether a dismissal of several controllers animates the lowest of them, rather than the topmost.
  public var animatesLowestDismissal = false
  /// Whether a presentation leaves the keyboard to the screens behind (H).
  public var presentationsKeepKeyboards = false
  /// Whether the keyboard comes back after the dismissal, rather than with it (H).
  public var returnsKeyboardsLate = false
  /// Whether a gesture that begins a dismissal hides the keyboard of the screen at once (H).
  public var pullsHideKeyboards = false
  /// Whether a view ignores geometry that it already has, without a new safe area (F6).
  public var ignoresEqualGeometry = false
  /// Whether property animators stay active without progress when the app enters the background (D).
  public var freezesAnimatorsInBackground = false
  /// Whether the next responder of a presented controller is its presenter (A4).
  public var respondsThroughPresenters = false
  /// Whether a presenter returns from full screen into its container rather than to its wrapper (A4).
  public var returnsPresentersToContainers = false
  /// Whether views that their own geometry places are written again in each layout beside constraints
  /// (AL4).
  public var rewritesGivenGeometry = false
  /// Whether the views in which transitions take place write what is in them again, too (AL7).
  public var engagesTransitionContainers = false
  /// Whether a layout computes the safe area of its view anew (AL12).
  public var refreshesInsetsInLayout = false
  /// Whether the view of a child keeps its safe area outside of its parent's (AL13).
  public var keepsInsetsOutside = false
  /// Whether stacks and tab bar controllers place the screen that comes in each of their layouts in
  /// flight, too (B19).
  public var placesComingScreens = false
  /// Whether lists prepare no cells ahead, and keep none that are out of sight (N1).
  public var keepsNoCells = false
  /// Whether cells that are out of sight are removed from their list, rather than hidden in it (N1).
  public var removesCellsOutOfSight = false
  /// Whether a list applies layout attributes after an invalidation even if they are equal (N9).
  public var reappliesAttributes = false
  /// Whether a page that is shown because the next drag has begun is not reported (P7).
  public var leavesTurnsUnreported = false
  /// Whether neighbors of the former page are kept after an animated change of pages (P3.2).
  public var keepsStalePages = false
  /// Whether touches go on when an alert appears (W9).
  public var keepsTouchesBesideAlerts = false
  /// Whether the handler of an alert's action is called a turn after the dismissal (W2).
  public var callsAlertHandlersLate = false

  /// Creates the standard choices.
  public init() {}
}
