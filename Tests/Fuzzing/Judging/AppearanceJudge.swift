import UIKit
import UIKitSimulator

/// Finds screens with wrong appearance callbacks.
@MainActor enum AppearanceJudge {
  static func findings(in app: App) -> [Finding] {
    let complaints = app.leaks.screens.compactMap { screen in
      screen.appearance.complaint.map { Finding(.misreported, "screen \(screen.number): \($0)") }
    }
    guard !app.isBroken else { return complaints }
    return complaints + app.leaks.screens.compactMap { finding(about: $0, in: app) }
  }

  private static func finding(about screen: AppScreen, in app: App) -> Finding? {
    let isShown = (app.chain + (app.other?.chain ?? [])).contains { $0.shownScreen === screen }
    let isInWindow = screen.viewIfLoaded?.window != nil
    if isInWindow, app.mayBeLeft(screen) { return nil }
    if screen.appearance.isShown != isInWindow {
      return Finding(
        .misreported,
        "a screen \(isInWindow ? "in" : "out of") the window: \(screen.appearance.last)")
    }
    return isInWindow && !isShown ? Finding(.leftBehind, "a screen that is not shown") : nil
  }
}

/// Finds screens that touches do not reach although they are visible.
@MainActor enum TouchJudge {
  static func findings(in app: App) -> [Finding] {
    guard !app.isBroken, app.shownSplashes.isEmpty, !(app.top is AppAlert),
      let view = app.topScreen?.viewIfLoaded
    else { return [] }
    guard app.simulator.keyboardFrame.isNull, app.topScreen?.appView?.wanted.takesTouches != false
    else { return [] }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let hit = app.simulator.hitTest(center)
    guard hit?.isDescendant(of: view) != true else { return [] }
    // Another window may be in front.
    if let window = hit?.window, window === app.other?.window { return [] }
    return [Finding(.stuck, "touches get to \(hit.map { "\(type(of: $0))" } ?? "nothing")")]
  }
}

/// Finds objects that live on although the app has released them.
@MainActor enum LeakJudge {
  static func findings(in app: App) -> [Finding] {
    let counts = Dictionary(grouping: app.leaks.alive) { $0 }.mapValues(\.count)
    guard !counts.isEmpty else { return [] }
    if app.plan.stack.keepsUnusedAnimators { return [] }
    return [Finding(.leaked, counts.keys.sorted().joined(separator: ", "))]
  }
}
