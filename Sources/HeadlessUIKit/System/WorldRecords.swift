import Foundation

/// A misuse of UIKit that the world noticed, or something that may be a mistake.
@_spi(Simulator)
public struct WorldFault: Sendable, Equatable {
  /// When it happened, in simulated seconds.
  public let time: Double
  /// The id of the fact about UIKit that it is about.
  public let fact: String
  /// What happened, on which object, and what to do.
  public let message: String
}

/// A line of the world's log.
@_spi(Simulator)
public struct WorldNote: Sendable, Equatable {
  /// When it happened, in simulated seconds.
  public let time: Double
  /// Whose method was called; nil for other events.
  private let receiver: Any.Type?
  private let event: String
  private let isAnimated: Bool?

  init(time: Double, receiver: Any.Type?, event: String, isAnimated: Bool?) {
    self.time = time
    self.receiver = receiver
    self.event = event
    self.isAnimated = isAnimated
  }

  /// What happened; it is put together when it is read, as most notes never are.
  public var message: String {
    let call = isAnimated.map { "\(event)(animated: \($0))" } ?? event
    return receiver.map { "\($0).\(call)" } ?? call
  }

  /// Whether two notes say the same at the same time.
  public static func == (one: Self, other: Self) -> Bool {
    one.time == other.time && one.message == other.message
  }
}

/// How often costly things happened.
@_spi(Simulator)
public struct WorldCounters: Sendable, Equatable {
  /// Calls of `layoutSubviews`.
  public var layoutPasses = 0
  /// Walks through views to compute their safe areas anew.
  public var safeAreaWalks = 0
  /// Snapshots taken of views.
  public var snapshots = 0
  /// Animations added to layers.
  public var animationsAdded = 0
  /// Properties of layers that took another value.
  public var layerChanges = 0
  /// Calls that tell a property animator where to be or what to do.
  public var animatorChanges = 0
}

/// Choices where the order or the outcome on Apple's systems is not established.
@_spi(Simulator)
public struct WorldVariant: Sendable, Hashable {
  /// What comes first when a presentation or a dismissal has ended.
  public enum EndOrder: Sendable, Hashable, CaseIterable {
    /// The presentation controller's `…DidEnd`, then the caller's completion.
    case didEndFirst
    /// The caller's completion, then the presentation controller's `…DidEnd`.
    case completionFirst
  }

  /// What becomes of a property animator that is continued exactly at its start or end.
  public enum ContinuationAtRest: Sendable, Hashable, CaseIterable {
    /// It ends in the next frame.
    case endsAtOnce
    /// It takes its whole duration to go nowhere.
    case takesItsDuration
    /// It stays active, and never reports an end.
    case neverEnds
  }

  /// What comes first when a presentation or a dismissal has ended (L1).
  public var endOrder = EndOrder.didEndFirst
  /// Whether `interruptibleAnimator(using:)` is asked for before `animateTransition(using:)`.
  public var asksForInterruptibleAnimatorFirst = false
  /// Whether custom animators run in a transition that is not animated (A8, L4).
  public var animatesUnanimatedTransitions = false
  /// Whether the caller's completion runs after a canceled transition (L3).
  public var callsCompletionAfterCancel = true
  /// The flag given to the completion of a view animation that a cancel has taken back (L5).
  public var cancelledAnimationFinishedFlag = true
  /// Whether the children of a navigation controller that goes during its own push or pop hear of
  /// it only when that has ended, and have appeared first.
  public var childrenLeaveAfterTheirTransition = false
  /// What becomes of an animator that is continued where it has nothing left to do (D).
  public var continuationAtRest = ContinuationAtRest.endsAtOnce
  /// Whether the insets of a view that an animator has taken back are computed anew (F6b).
  public var refreshesInsetsOfReversed = false
  /// Whether UIKit's `pause()` turns an animator that runs back to its direction out (C).
  public var pauseTurnsAround = true

  /// Whether a pan of the app's own counts the points that it took to begin (G, L6).
  public var countsHysteresisOfPlainPans = false
  /// Whether a finger that rests before it is lifted keeps the velocity of its last movement (G).
  public var keepsVelocityOfRestingFingers = false
  /// Whether a finger that is dragged along a tab bar selects the tab on which it is lifted (G).
  public var draggedTabBarsSelect = false
  /// Whether the delegate of a tab bar controller is asked by tab only (B12).
  public var asksDelegatesByTabOnly = false
  /// Whether that delegate is asked inside an animation block (B12).
  public var asksAboutTabsInAnimations = false
  /// Whether stacks have a swipe back from anywhere in the content (B7).
  public var hasContentPops = false
  /// Whether recognizers of outer views hear of a touch before those of inner ones (G).
  public var asksOuterRecognizersFirst = false
  /// Whether a bar with a large title grows with content that is pulled beyond its edge (M13).
  public var stretchesLargeTitles = false
  /// Whether a window's new level is seen some frames later than what changed with it (L9).
  public var showsLevelsLate = false
  /// Whether a reversed animation leaves places and transforms one unit in the last place off (D).
  public var reversesInexactly = false
  /// Whether keyframes run evenly in an animator with a spring (D).
  public var runsKeyframesInSpringsEvenly = false
  /// Whether a presenter returns from full screen into its container rather than to its wrapper (A4).
  public var returnsPresentersToContainers = false

  /// Creates the standard choices.
  public init() {}
}
