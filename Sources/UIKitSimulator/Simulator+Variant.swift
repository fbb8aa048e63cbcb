@_spi(Simulator) import UIKit

extension Simulator {
  /// A choice for each open question about UIKit.
  ///
  /// Any variant may be right.
  public struct Variant: Sendable, Hashable, CustomStringConvertible {
    /// What the variant does differently from the standard one.
    public let description: String
    let choices: WorldVariant

    /// The likeliest choices.
    public static let standard = Variant([])

    /// The likeliest choices, but an animator without a remaining change takes its whole duration.
    public static let fullDurationAtRest = Variant([.fullDuration])

    /// The likeliest choices, but the new level of a window takes effect some frames late.
    public static let lateWindowLevels = Variant([.lateLevels])

    /// The likeliest choices, but a view that a reversed animator has restored has new insets.
    public static let freshInsets = Variant([.freshInsets])

    /// The likeliest choices, but a reversed animation leaves positions off by one unit in the last
    /// place.
    public static let inexactReversal = Variant([.inexactReversal])

    /// The likeliest choices, but an animation that is reversed on a curve other than a linear one
    /// jumps to its end first.
    public static let jumpingReversals = Variant([.jumpingReversals])

    /// The likeliest choices, but a finger that is dragged along a tab bar selects a tab.
    public static let draggedTabBars = Variant([.draggedTabBars])

    /// The likeliest choices, but delegates of tab bar controllers are asked with a `UITab` only.
    public static let delegatesByTab = Variant([.delegatesByTab])

    /// The likeliest choices, but delegates of tab bar controllers are asked in an animation block.
    public static let animatedTabBars = Variant([.animatedTabBars])

    /// The likeliest choices, with the swipe of iOS 26 that pops from anywhere in the content.
    public static let contentPops = Variant([.contentPops])

    /// The likeliest choices, but a presenter that a full-screen presentation has removed returns
    /// into the container of its own presentation, rather than into the wrapper in it.
    public static let returnsToContainer = Variant([.returnsToContainer])

    /// The likeliest choices, but keyframes are linear in an animator with a spring.
    public static let evenKeyframes = Variant([.evenKeyframes])

    /// The likeliest choices, but recognizers of outer views receive touches first.
    public static let outerRecognizersFirst = Variant([.outerFirst])

    /// The likeliest choices, but a bar with a large title grows with content beyond its edge.
    public static let stretchedTitles = Variant([.stretchedTitles])

    /// The likeliest choices, but presentations and dismissals start in the turn after the request.
    public static let laterModals = Variant([.laterModals])

    /// The likeliest choices, but the view of a presented screen is loaded before its delegate is asked
    /// for an animator.
    public static let loadedFirst = Variant([.loadedFirst])

    /// The likeliest choices, but a dismissal of several screens animates the lowest of them.
    public static let lowestDismissal = Variant([.lowestDismissal])

    /// The likeliest choices, but presentations leave the keyboard to the screens behind.
    public static let keptKeyboards = Variant([.keptKeyboards])

    /// The likeliest choices, but the keyboard of the screen behind returns after the dismissal.
    public static let lateKeyboards = Variant([.lateKeyboards])

    /// The likeliest choices, but a gesture that begins a dismissal hides the screen's keyboard.
    public static let hiddenKeyboards = Variant([.hiddenKeyboards])

    /// The likeliest choices, but a view ignores geometry that it already has.
    ///
    /// Screens that are not the kit's have stale insets then, so it is not among those for all tests.
    public static let equalGeometry = Variant([.equalGeometry])

    /// The likeliest choices, but property animators stay active in the background, without progress.
    public static let frozenAnimators = Variant([.frozenAnimators])

    /// The likeliest choices, but the next responder of a presented controller is its presenter.
    public static let presentersRespond = Variant([.presentersRespond])

    /// The likeliest choices, but a layout beside constraints writes the other views again.
    public static let rewrittenGeometry = Variant([.rewrittenGeometry])

    /// The likeliest choices, but the views in which transitions take place write what is in them
    /// again in each layout.
    ///
    /// It undoes what transitions write to layers, so it is not among those for all tests.
    public static let engagedContainers = Variant([.engagedContainers])

    /// The likeliest choices, but a layout computes the safe area of its view anew.
    ///
    /// Screens that move by their layers lose their insets, so it is not among those for all tests.
    public static let layoutInsets = Variant([.layoutInsets])

    /// The likeliest choices, but the view of a child keeps its safe area outside of its parent's.
    public static let insetsOutside = Variant([.insetsOutside])

    /// The likeliest choices, but a stack or a tab bar controller that is laid out in flight places the
    /// screen that comes.
    public static let placedComingScreens = Variant([.placedComing])

    /// The likeliest choices, but percent-driven transitions take an interruptible animator without
    /// calling `animateTransition(using:)`.
    public static let drivenAlone = Variant([.drivenAlone])

    /// The likeliest choices, but they ask for that animator when the interaction has started.
    public static let lateAnimators = Variant([.lateAnimators])

    /// The two choices before together: nothing is called until the interaction has started.
    public static let drivenLate = Variant([.drivenAlone, .lateAnimators])

    /// The likeliest choices, but `update` has no effect while the interaction is being started.
    public static let ignoredUpdates = Variant([.ignoredUpdates])

    /// The likeliest choices, but presentations and dismissals take touches if, and only if, they
    /// have an interaction controller.
    public static let touchesByInteraction = Variant([.touchesByInteraction])

    /// The likeliest choices, but `animationEnded` is called twice for a presentation.
    public static let endedTwice = Variant([.endedTwice])

    /// The likeliest choices, but an outcome before or during the start is carried out.
    public static let keptOutcomes = Variant([.keptOutcomes])

    /// The likeliest choices, but `transitionWasCancelled` does not tell of a cancel before or
    /// during the start.
    public static let hiddenCancels = Variant([.hiddenCancels])

    /// The likeliest choices, but `pause()` sets `percentComplete` to the fraction of the animator.
    public static let pausedPercentages = Variant([.pausedPercentages])

    /// The likeliest choices, but a second `completeTransition` is no more than ignored.
    public static let secondCompletions = Variant([.secondCompletions])

    /// The likeliest choices, but a stack that is not on screen drops the animator and the
    /// interaction controller that it has asked for.
    public static let droppedAnimators = Variant([.droppedAnimators])

    /// The likeliest choices, but a visual effect is shown in full if its animator is paused before
    /// it has run, as percent-driven transitions may do.
    public static let unrunEffects = Variant([.drivenAlone, .unrunEffects])

    /// The likeliest choices, but lists prepare no cells ahead, and keep none out of sight, as before
    /// iOS 15.
    public static let unkeptCells = Variant([.unkeptCells])

    /// The likeliest choices, but cells out of sight are removed from their list.
    public static let removedCells = Variant([.removedCells])

    /// The likeliest choices, but an invalidation applies layout attributes that are equal, too.
    public static let reappliedAttributes = Variant([.reappliedAttributes])

    /// The likeliest choices, but the delegate of a page view controller is not told of a page that is
    /// shown because the next drag begins before the pages have come to rest.
    public static let unreportedPages = Variant([.unreportedPages])

    /// The likeliest choices, but a page view controller keeps the neighbors of the former page when
    /// the app has set another one, animated.
    public static let stalePages = Variant([.stalePages])

    /// The likeliest choices, but touches go on when an alert appears.
    public static let touchesBesideAlerts = Variant([.touchesBesideAlerts])

    /// The likeliest choices, but the handler of an alert's action is called a turn after the
    /// dismissal.
    public static let lateAlertHandlers = Variant([.lateAlertHandlers])

    /// Variants that together contain every pair of choices.
    public static let all = [
      standard,
      Variant([
        .completionFirst, .interruptibleFirst, .noCompletion, .notFinished, .countedHysteresis,
        .stillReversed, .drivenAlone, .ignoredUpdates, .touchesByInteraction, .endedTwice,
      ]),
      Variant([
        .completionFirst, .interruptibleFirst, .unanimated, .lateChildren, .keptVelocity,
        .stillReversed, .drivenAlone, .lateAnimators, .touchesByInteraction, .endedTwice,
      ]),
      Variant([
        .unanimated, .noCompletion, .notFinished, .keptVelocity, .endless, .stillReversed,
        .drivenAlone, .lateAnimators, .ignoredUpdates, .endedTwice,
      ]),
      Variant([
        .completionFirst, .unanimated, .noCompletion, .lateChildren, .countedHysteresis, .endless,
        .lateAnimators, .ignoredUpdates, .touchesByInteraction, .endedTwice,
      ]),
      Variant([
        .interruptibleFirst, .notFinished, .lateChildren, .countedHysteresis, .keptVelocity,
        .endless, .drivenAlone, .lateAnimators, .ignoredUpdates, .touchesByInteraction,
      ]),
      Variant([
        .completionFirst, .interruptibleFirst, .unanimated, .noCompletion, .lateChildren,
        .notFinished, .countedHysteresis, .keptVelocity, .endless, .stillReversed,
      ]),
    ]

    /// The variants of `all`, and more with choices that affect few screens, alone and combined.
    public static let extended =
      all + [
        fullDurationAtRest, lateWindowLevels, freshInsets, inexactReversal, jumpingReversals,
        draggedTabBars, delegatesByTab, animatedTabBars, contentPops, returnsToContainer,
        evenKeyframes,
        Variant([
          .fullDuration, .lateLevels, .freshInsets, .inexactReversal, .draggedTabBars,
          .delegatesByTab, .contentPops, .returnsToContainer,
        ]),
        Variant([
          .completionFirst, .unanimated, .lateChildren, .stillReversed, .inexactReversal,
          .jumpingReversals, .draggedTabBars, .animatedTabBars, .contentPops, .returnsToContainer,
          .evenKeyframes,
        ]),
        outerRecognizersFirst, stretchedTitles, laterModals, keptKeyboards,
        frozenAnimators, presentersRespond, lowestDismissal, rewrittenGeometry, insetsOutside,
        Variant([
          .laterModals, .lowestDismissal, .lateKeyboards, .presentersRespond, .completionFirst,
        ]),
        Variant([
          .laterModals, .keptKeyboards, .hiddenKeyboards, .frozenAnimators, .unanimated,
          .lateChildren, .freshInsets,
        ]),
        Variant([.outerFirst, .stretchedTitles, .contentPops, .keptVelocity, .lateLevels]),
        placedComingScreens, lateKeyboards, hiddenKeyboards, loadedFirst,
        keptOutcomes, hiddenCancels, pausedPercentages, secondCompletions, droppedAnimators,
        unrunEffects, unkeptCells, removedCells, reappliedAttributes,
        unreportedPages, stalePages, touchesBesideAlerts, lateAlertHandlers,
        Variant([
          .drivenAlone, .lateAnimators, .keptOutcomes, .hiddenCancels, .pausedPercentages,
          .secondCompletions, .droppedAnimators, .unrunEffects,
        ]),
      ]

    /// Whether presentations and dismissals take touches if, and only if, they have an interaction
    /// controller.
    public var takesTouchesByInteraction: Bool { choices.takesTouchesByInteraction }

    /// Whether an outcome before or during the start of an interaction is carried out.
    public var keepsEarlyOutcomes: Bool { choices.keepsEarlyOutcomes }

    /// Whether `transitionWasCancelled` does not tell of a cancel before or during the start.
    public var hidesEarlyCancels: Bool { choices.hidesEarlyCancels }

    /// How often `animationEnded` is called for a presentation.
    public var presentationEnds: Int { choices.endsPresentationsTwice ? 2 : 1 }

    /// Whether property animators stay active in the background, without progress.
    public var freezesAnimators: Bool { choices.freezesAnimatorsInBackground }

    private init(_ deviations: [Deviation]) {
      var choices = WorldVariant()
      for deviation in deviations { deviation.apply(to: &choices) }
      self.choices = choices
      description =
        deviations.isEmpty ? "standard" : deviations.map(\.rawValue).joined(separator: ", ")
    }

    /// A choice other than the standard one.
    private enum Deviation: String {
      case completionFirst = "completion before didEnd"
      case interruptibleFirst = "interruptibleAnimator first"
      case unanimated = "animators run without animation"
      case noCompletion = "no completion after a cancel"
      case lateChildren = "children leave after their transition"
      case notFinished = "canceled animations report finished false"
      case countedHysteresis = "plain pans include their first 10 points"
      case keptVelocity = "resting fingers keep their velocity"
      case endless = "no completion at a fraction of 0 or 1"
      case fullDuration = "full duration at a fraction of 0 or 1"
      case freshInsets = "new insets after a reversal"
      case stillReversed = "a paused animator stays reversed"
      case lateLevels = "window levels apply late"
      case inexactReversal = "reversed values are inexact"
      case jumpingReversals = "curved reversals jump"
      case delegatesByTab = "tab delegates are asked by UITab only"
      case animatedTabBars = "tab delegates are asked in an animation block"
      case contentPops = "swipes pop from anywhere"
      case draggedTabBars = "a drag along a tab bar selects"
      case returnsToContainer = "presenters return to their container"
      case evenKeyframes = "keyframes in springs run evenly"
      case outerFirst = "outer recognizers first"
      case stretchedTitles = "large titles stretch"
      case laterModals = "modals start in a later turn"
      case loadedFirst = "presented views are loaded before the animator is asked for"
      case lowestDismissal = "the lowest of several screens is dismissed"
      case keptKeyboards = "presentations leave the keyboard"
      case lateKeyboards = "the keyboard returns after the dismissal"
      case hiddenKeyboards = "pulls hide the keyboard"
      case equalGeometry = "equal geometry is ignored"
      case frozenAnimators = "animators freeze in the background"
      case rewrittenGeometry = "geometry beside constraints is written again"
      case engagedContainers = "transition containers are engaged"
      case layoutInsets = "new insets in each layout"
      case insetsOutside = "children keep their insets outside"
      case placedComing = "layouts in flight place the screen that comes"
      case presentersRespond = "presenters are next responders"
      case drivenAlone = "animators are driven alone"
      case lateAnimators = "drivers take animators after the start"
      case ignoredUpdates = "updates during the start are ignored"
      case touchesByInteraction = "touches depend on the interaction"
      case endedTwice = "presentations end twice for animators"
      case keptOutcomes = "outcomes before the start are kept"
      case hiddenCancels = "cancels before the start are not told"
      case pausedPercentages = "a pause sets the percentage"
      case secondCompletions = "second completions are allowed"
      case droppedAnimators = "stacks off screen drop animators"
      case unrunEffects = "effects need an animator that has run"
      case unkeptCells = "cells out of sight are not kept"
      case removedCells = "cells out of sight are removed"
      case reappliedAttributes = "equal layout attributes are applied again"
      case unreportedPages = "pages turned in haste are not reported"
      case stalePages = "set pages keep stale neighbors"
      case touchesBesideAlerts = "touches go on when alerts appear"
      case lateAlertHandlers = "handlers of alerts are called late"

      func apply(to choices: inout WorldVariant) {
        switch self {
        case .completionFirst: choices.endOrder = .completionFirst
        case .interruptibleFirst: choices.asksForInterruptibleAnimatorFirst = true
        case .unanimated: choices.animatesUnanimatedTransitions = true
        case .noCompletion: choices.callsCompletionAfterCancel = false
        case .lateChildren: choices.childrenLeaveAfterTheirTransition = true
        case .notFinished: choices.cancelledAnimationFinishedFlag = false
        case .countedHysteresis: choices.countsHysteresisOfPlainPans = true
        case .keptVelocity: choices.keepsVelocityOfRestingFingers = true
        case .endless: choices.continuationAtRest = .neverEnds
        case .fullDuration: choices.continuationAtRest = .takesItsDuration
        case .lateLevels: choices.showsLevelsLate = true
        case .inexactReversal: choices.reversesInexactly = true
        case .jumpingReversals: choices.jumpsWhenReversed = true
        case .delegatesByTab: choices.asksDelegatesByTabOnly = true
        case .animatedTabBars: choices.asksAboutTabsInAnimations = true
        case .contentPops: choices.hasContentPops = true
        case .draggedTabBars: choices.draggedTabBarsSelect = true
        case .returnsToContainer: choices.returnsPresentersToContainers = true
        case .evenKeyframes: choices.runsKeyframesInSpringsEvenly = true
        case .outerFirst: choices.asksOuterRecognizersFirst = true
        case .stretchedTitles: choices.stretchesLargeTitles = true
        case .laterModals: choices.startsModalsLater = true
        case .loadedFirst: choices.loadsPresentedViewsFirst = true
        case .lowestDismissal: choices.animatesLowestDismissal = true
        case .keptKeyboards: choices.presentationsKeepKeyboards = true
        case .lateKeyboards: choices.returnsKeyboardsLate = true
        case .hiddenKeyboards: choices.pullsHideKeyboards = true
        case .equalGeometry: choices.ignoresEqualGeometry = true
        case .frozenAnimators: choices.freezesAnimatorsInBackground = true
        case .presentersRespond: choices.respondsThroughPresenters = true
        case .rewrittenGeometry: choices.rewritesGivenGeometry = true
        case .engagedContainers: choices.engagesTransitionContainers = true
        case .layoutInsets: choices.refreshesInsetsInLayout = true
        case .insetsOutside: choices.keepsInsetsOutside = true
        case .placedComing: choices.placesComingScreens = true
        case .freshInsets: choices.refreshesInsetsOfReversed = true
        case .stillReversed: choices.pauseTurnsAround = false
        case .drivenAlone: choices.drivesAnimatorsAlone = true
        case .lateAnimators: choices.takesAnimatorsLate = true
        case .ignoredUpdates: choices.ignoresEarlyUpdates = true
        case .touchesByInteraction: choices.takesTouchesByInteraction = true
        case .endedTwice: choices.endsPresentationsTwice = true
        case .keptOutcomes: choices.keepsEarlyOutcomes = true
        case .hiddenCancels: choices.hidesEarlyCancels = true
        case .pausedPercentages: choices.pauseSetsPercentage = true
        case .secondCompletions: choices.allowsSecondCompletion = true
        case .droppedAnimators: choices.dropsAnimatorsOffScreen = true
        case .unrunEffects: choices.scrubsOnlyStartedEffects = true
        case .unkeptCells: choices.keepsNoCells = true
        case .removedCells: choices.removesCellsOutOfSight = true
        case .reappliedAttributes: choices.reappliesAttributes = true
        case .unreportedPages: choices.leavesTurnsUnreported = true
        case .stalePages: choices.keepsStalePages = true
        case .touchesBesideAlerts: choices.keepsTouchesBesideAlerts = true
        case .lateAlertHandlers: choices.callsAlertHandlersLate = true
        }
      }
    }
  }
}
