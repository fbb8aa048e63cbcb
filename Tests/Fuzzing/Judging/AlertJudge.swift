import UIKit
import UIKitSimulator

/// Finds alerts that are not answered once, or not where they should be.
@MainActor enum AlertJudge {
  static func findings(in app: App) -> [Finding] {
    var findings = app.answers.compactMap { finding(about: $0, in: app) }
    let alerts = app.leaks.alerts
    findings += alerts.compactMap(\.appearance.complaint).map {
      Finding(.misreported, "an alert: \($0)")
    }
    guard !app.isBroken else { return findings }
    return findings + alerts.flatMap { self.findings(about: $0, in: app) }
  }

  private static func finding(about answer: AlertAnswer, in app: App) -> Finding? {
    if answer.calls > 1 {
      return Finding(.misreported, "an alert has called \(answer.calls) handlers")
    }
    guard answer.isAwaited, answer.calls == 0, !app.isBroken else { return nil }
    return Finding(.misreported, "the handler of a tapped action was never called")
  }

  private static func findings(about alert: AppAlert, in app: App) -> [Finding] {
    let isInWindow = alert.viewIfLoaded?.window != nil
    if alert.appearance.isShown != isInWindow {
      let last = alert.appearance.last
      return [
        Finding(.misreported, "an alert \(isInWindow ? "in" : "out of") the window: \(last)")
      ]
    }
    guard app.chain.contains(alert) else {
      return isInWindow ? [Finding(.leftBehind, "an alert that is not presented")] : []
    }
    if alert.isBeingPresented || alert.isBeingDismissed || alert.transitionCoordinator != nil {
      return [Finding(.stuck, "an alert that appears or disappears at rest")]
    }
    guard let presentation = alert.presentationController,
      let container = presentation.containerView, container.window === app.window
    else { return [Finding(.damaged, "an alert has no container in the window")] }
    guard container.subviews.count == 2, let dimming = container.subviews.first,
      let view = container.subviews.last, view === alert.view, dimming.alpha == 1, view.alpha == 1
    else {
      let views = container.subviews.map { "\(type(of: $0)) of alpha \($0.alpha)" }
      return [Finding(.damaged, "the container of an alert has \(views)")]
    }
    return [misplaced(alert, in: presentation, of: container)].compactMap { $0 }
      + untouchable(alert, in: app)
  }

  private static func misplaced(
    _ alert: UIAlertController, in presentation: UIPresentationController, of container: UIView
  ) -> Finding? {
    guard alert.modalPresentationStyle == .popover else {
      return PlaceJudge.misplaced(alert.view, in: presentation, of: container)
    }
    // Its source may have moved or gone since the last layout.
    return container.bounds.contains(alert.view.frame)
      ? nil : Finding(.damaged, "a popover is at \(alert.view.frame)")
  }

  /// Finds buttons of the top alert that touches do not reach.
  private static func untouchable(_ alert: AppAlert, in app: App) -> [Finding] {
    guard alert === app.top, app.shownSplashes.isEmpty, app.simulator.keyboardFrame.isNull else {
      return []
    }
    return alert.buttons.indices.compactMap { index in
      let point = app.point(of: .button(index), on: alert) ?? .zero
      let hit = app.simulator.hitTest(point)
      if let window = hit?.window, window === app.other?.window { return nil }
      let isReached = hit?.isDescendant(of: alert.buttons[index]) == true
      return isReached
        ? nil
        : Finding(
          .stuck, "touches on an action get to \(hit.map { "\(type(of: $0))" } ?? "nothing")")
    }
  }

  /// Lets the user answer the alerts that are on top, which has to work in any state.
  static func answering(in app: App) -> [Finding] {
    while let alert = app.top as? AppAlert, !app.isBroken {
      // In a low window, the keyboard covers a part of the alert.
      app.endTyping()
      guard app.comeToRest() else { return [Finding(.stuck, "the keyboard never goes")] }
      // A popover does not show the button that cancels (W4).
      app.play(.tapAlert(alert.buttons.isEmpty ? .beside : .button(0)))
      guard app.comeToRest(), app.top !== alert, alert.answer.calls == 1 else {
        return [Finding(.stuck, "an alert cannot be answered any more")]
      }
      let findings = Episode.judge(app)
      guard findings.isEmpty else { return findings }
    }
    return []
  }
}
