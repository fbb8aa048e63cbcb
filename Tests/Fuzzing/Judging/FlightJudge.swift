import UIKit

/// Finds a presenter in flight without its intended look, although only the app may change it.
@MainActor enum FlightJudge {
  static func findings(in app: App) -> [Finding] {
    guard !app.isBroken else { return [] }
    let chain = app.chain
    var findings: [Finding] = []
    for (presenter, presented) in zip(chain, chain.dropFirst()) {
      let isRemoved = app.plan(of: presented)?.isPresenterRemoved ?? !(presented is AppAlert)
      guard !isRemoved, let view = presenter.viewIfLoaded as? AppView
      else { continue }
      if presenter === app.root, view.window == nil {
        findings.append(Finding(.damaged, "the presenter is out of the window"))
      }
      if presenter.transitionCoordinator == nil || presenter === app.root, let damage = view.damage
      {
        findings.append(Finding(.damaged, "the presenter in flight has \(damage)"))
      }
    }
    return findings
  }
}
