import UIKit
import UIKitSimulator

/// Finds misuse of UIKit, and what UIKit tolerates, but the kit does not do.
@MainActor enum FaultJudge {
  /// A fault, or a hint.
  private struct Report {
    let fact: String
    let message: String
    let time: Double

    init(_ fault: Fault) { (fact, message, time) = (fault.fact, fault.message, fault.time) }

    init(_ hint: Hint) { (fact, message, time) = (hint.fact, hint.message, hint.time) }

    var finding: Finding { Finding(.misused, "[\(fact)] \(message)") }
    var isAboutViewBehind: Bool { message.contains(" behind in the container") }
  }

  static func findings(in app: App, from count: Int = 0) -> [Finding] {
    let faults = app.simulator.faults.enumerated().dropFirst(count)
      .filter { !app.journal.excusedFaults.contains($0.offset) }.map { Report($0.element) }
    let hints = app.simulator.hints.map(Report.init)
      .filter { ["A5", "D"].contains($0.fact) || $0.isAboutViewBehind }
    return (faults + hints).filter { !isOwnFault($0, of: app) }.map(\.finding)
  }

  /// Whether the app itself has caused a fault.
  private static func isOwnFault(_ fault: Report, of app: App) -> Bool {
    switch fault.fact {
    case "A12": fault.message.contains("has left the window since present")
    // The app has removed the view that should be there, or replaced its root. UIKit has to restore
    // views whose transition the app has interrupted, or that were never drawn.
    case "A4", "A7", "B4": app.isBroken
    case "F1": app.isBroken
    // An animator of the app's may be interrupted by another selection in the same turn.
    case "A5": app.plan.hasOwnAnimators
    // A splash that the app has just added has no snapshot before it is drawn.
    case "F7": app.isBroken || app.journal.hasCover(at: fault.time)
    // The app has presented or dismissed in the same turn as the user. UIKit does not say that it is
    // about to dismiss a sheet that the user has begun to pull.
    case "A11": app.journal.hasCall(at: fault.time) || app.journal.hasSheetPull(at: fault.time)
    // In the background, no frame ends a transition. A silent animator leaves its view to the next
    // transition. A container whose animator cannot be interrupted pauses everything in it, which goes
    // on later. Without animations, or without the screen, which the app has taken away, an animator
    // of the app's ends during the interaction.
    case "A6":
      fault.message.contains("never called") && app.hasBeenInBackground
        || fault.message.contains("while it was interactive")
          && (app.hasDisabledAnimations || app.isBroken) && app.plan.hasOwnAnimators
        || fault.isAboutViewBehind && app.plan.stack.animator.mayLeaveView
        || fault.message.contains("never called") && app.plan.root == .container
          && [.block, .leaving, .silent].contains(app.plan.stack.animator)
    // The app has changed the stack itself during a transition without a coordinator, which a pop that
    // waits cannot know either.
    case "B1": app.journal.excusedFaults.contains { app.simulator.faults[$0].fact == "B1" }
    case "C": isOfAnimator(fault, of: app)
    // A tap on a tab cannot end an animator of the app's.
    case "B13": app.plan.stack.animator != .kit
    // Without a bar, any push or pop can be caught.
    case "B16": app.hasShownBarInFlight
    default: false
    }
  }
}

extension FaultJudge {
  /// Whether an animator of the app's is to blame: a silent one ends without completing its
  /// transition, and the kit drags a screen by its own means, without starting the app's animator.
  private static func isOfAnimator(_ fault: Report, of app: App) -> Bool {
    let message = fault.message
    // Without animations, or if the app takes its screen away before UIKit starts the transition.
    let seconds = 2 / Double(app.simulator.refreshRate)
    let isInert =
      app.hasDisabledAnimations
      || app.plan.hasOwnAnimators && app.journal.hasLoss(at: fault.time, within: seconds)
    if isInert, message.contains("added no UIView animation") { return true }
    return app.plan.hasSilentAnimators && message.contains("became inactive before")
      || message.contains("was never started; start it in animateTransition(using:) of Drag")
  }
}

/// Finds wrong callbacks, and requests without their result.
@MainActor enum RequestJudge {
  static func findings(in app: App) -> [Finding] {
    app.journal.findings + app.journal.requests.compactMap(finding)
  }

  private static func finding(about request: Request) -> Finding? {
    let (name, count) = (request.name, request.completions)
    if count > 1 { return Finding(.misreported, "\(name) completed \(count) times") }
    guard !request.isDisturbed else { return nil }
    if !request.isMet() { return Finding(.stuck, "\(name) has no result") }
    return count == 0 ? Finding(.misreported, "\(name) never completed") : nil
  }
}

/// Finds a swipe container whose last `didSelect` was about another screen than the selected one.
@MainActor enum SelectionJudge {
  static func findings(in app: App) -> [Finding] {
    guard let deck = app.deck, let selected = deck.shown,
      let last = deck.lastSelection, last != ObjectIdentifier(selected)
    else { return [] }
    return [Finding(.misreported, "the last didSelect is not about the selected screen")]
  }
}

/// Finds transitions that are still in flight.
@MainActor enum TransitionJudge {
  static func findings(in app: App) -> [Finding] {
    app.leaks.screens.flatMap { screen in
      let controllers: [UIViewController] = [screen, screen.navigationController ?? screen]
      return controllers.compactMap(finding)
    }
  }

  private static func finding(about controller: UIViewController) -> Finding? {
    if controller.transitionCoordinator != nil {
      return Finding(.stuck, "a transition coordinator at rest")
    }
    if controller.isBeingPresented || controller.isBeingDismissed {
      return Finding(.stuck, "a screen that appears or disappears at rest")
    }
    return nil
  }
}
