import UIKit
@_spi(Simulator) import UIKitSimulator

/// Finds a splash in a wrong state, or what it has left behind.
@MainActor enum SplashJudge {
  static func findings(in app: App) -> [Finding] {
    var findings = app.splashRequests.filter { $0.completions != 1 }.map {
      Finding(.misreported, "\($0.name) of the splash completed \($0.completions) times")
    }
    let added = app.simulator.scene.windows.filter { $0 !== app.window && $0 !== app.other?.window }
    let covering = app.shownSplashes
    if added.count != covering.count {
      let windows = "\(added.count) windows of a splash"
      findings.append(Finding(.leftBehind, "\(windows), of which \(covering.count) cover the app"))
    }
    for splash in app.splashes.values
    where !splash.isPresented
      && (splash.screen.parent != nil || splash.screen.view.superview != nil)
    {
      findings.append(Finding(.leftBehind, "the view of a splash that is open"))
    }
    let layer = app.window.layer
    if app.window.mask != nil || !CATransform3DIsIdentity(layer.transform) {
      findings.append(Finding(.damaged, "the window has a mask or a transform"))
    }
    return findings
  }

  /// Opens the splashes, which has to work in any state.
  static func opening(in app: App) -> [Finding] {
    let splashes = app.shownSplashes
    guard !splashes.isEmpty else { return [] }
    for splash in splashes { splash.open(animated: true) }
    guard app.comeToRest(), app.shownSplashes.isEmpty else {
      return [Finding(.stuck, "the splash never opens")]
    }
    return Episode.judge(app)
  }
}
