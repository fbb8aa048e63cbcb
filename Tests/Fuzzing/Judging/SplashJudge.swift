import UIKit
@_spi(Simulator) import UIKitSimulator

/// Finds a splash in a wrong state, or what it has left behind.
@MainActor enum SplashJudge {
  static func findings(in app: App) -> [Finding] {
    var findings = app.splashRequests.filter { $0.completions != 1 }.map {
      Finding(.misreported, "\($0.name) of the splash completed \($0.completions) times")
    }
    let added = app.simulator.scene.windows.filter { $0 !== app.window }
    let isCovered = app.splash?.isPresented == true
    if added.count != (isCovered ? 1 : 0) {
      let state = isCovered ? "covered" : "open"
      findings.append(Finding(.leftBehind, "\(added.count) windows of a splash that is \(state)"))
    }
    if !isCovered, let screen = app.splash?.screen,
      screen.parent != nil || screen.view.superview != nil
    {
      findings.append(Finding(.leftBehind, "the view of a splash that is open"))
    }
    let layer = app.window.layer
    if app.window.mask != nil || !CATransform3DIsIdentity(layer.transform) {
      findings.append(Finding(.damaged, "the window has a mask or a transform"))
    }
    return findings
  }

  /// Opens the splash, which has to work in any state.
  static func opening(in app: App) -> [Finding] {
    guard let splash = app.splash, splash.isPresented else { return [] }
    splash.open(animated: true)
    guard app.comeToRest(), !splash.isPresented else {
      return [Finding(.stuck, "the splash never opens")]
    }
    return Episode.judge(app)
  }
}
