import UIKit
import UIKitFilm
import UIKitSimulator

/// One run of a script, from the creation of the app to the release of its last object.
@MainActor package enum Episode {
  /// Plays a script.
  ///
  /// - Returns: The findings, the most telling one first; empty if nothing is wrong.
  package static func play(_ script: Script) -> [Finding] {
    let app = App(script.app)
    let findings = run(script, on: app)
    let count = app.simulator.faults.count
    let isUnwatched = app.plan.hasSilentAnimators && app.hasLeftWindow
    app.close()
    guard findings.isEmpty, !isUnwatched else { return findings }
    return FaultJudge.findings(in: app, from: count) + LeakJudge.findings(in: app)
  }

  /// Draws eight moments of a script, up to the first finding.
  package static func strip(of script: Script) -> String {
    let app = App(script.app)
    defer { app.close() }
    return app.simulator.film { _ = run(script, on: app) }.strip(of: 8)
  }

  private static func run(_ script: Script, on app: App) -> [Finding] {
    for event in script.events {
      app.play(event)
      var findings = FlightJudge.findings(in: app) + app.jumps.findings
      findings += KeyboardJudge.findingsInFlight(in: app)
      // The kit knows the keyboard of one screen, the last one, which would then be the twin's.
      let isTyping = app.leaks.screens.contains { $0.shownField?.isFirstResponder == true }
      if event == .settle, !isTyping { findings += TwinJudge.findings(in: app) }
      guard findings.isEmpty else { return findings }
    }
    guard app.comeToRest() else {
      // Without a window, an animator that never says that it has ended is not watched.
      if app.plan.hasSilentAnimators, app.hasLeftWindow { return [] }
      return FaultJudge.findings(in: app) + [Finding(.stuck, "it never comes to rest")]
    }
    app.forgetHooks()
    var findings = judge(app) + RetainJudge.findings(in: app)
    guard findings.isEmpty else { return findings }
    findings = TwinJudge.findings(in: app) + IdleJudge.findings(in: app)
    guard findings.isEmpty else { return findings }
    UIView.setAnimationsEnabled(true)
    app.perform(.window(.close))
    // The results of requests have occurred; from now on they may be undone.
    app.journal.disturb()
    app.staying = []
    findings = SplashJudge.opening(in: app)
    guard findings.isEmpty else { return findings }
    findings = AlertJudge.answering(in: app)
    guard findings.isEmpty else { return findings }
    findings = FollowUp.findings(in: app)
    guard findings.isEmpty else { return findings }
    return Closing.findings(in: app)
  }

  /// Judges an app at rest.
  static func judge(_ app: App) -> [Finding] {
    FaultJudge.findings(in: app) + RequestJudge.findings(in: app) + PromiseJudge.findings(in: app)
      + app.jumps.findings + KeyboardJudge.findings(in: app)
      + TransitionJudge.findings(in: app) + LookJudge.findings(in: app)
      + SourceJudge.findings(in: app) + PlaceJudge.findings(in: app)
      + AppearanceJudge.findings(in: app) + AlertJudge.findings(in: app)
      + TouchJudge.findings(in: app)
      + SplashJudge.findings(in: app) + SelectionJudge.findings(in: app)
  }
}
