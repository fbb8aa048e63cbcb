@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Finds what goes on although nothing moves.
@MainActor enum IdleJudge {
  /// The number of frames in which nothing may happen.
  private static let frameCount = 10

  static func findings(in app: App) -> [Finding] {
    let before = app.simulator.counters
    for _ in 0..<frameCount { app.simulator.step() }
    let after = app.simulator.counters
    var findings: [Finding] = []
    func compare(_ count: KeyPath<Counters, Int>, _ name: String) {
      if after[keyPath: count] != before[keyPath: count] {
        findings.append(Finding(.stuck, "\(name) in every frame at rest"))
      }
    }
    compare(\.layoutPasses, "layouts")
    compare(\.animationsAdded, "animations")
    compare(\.layerChanges, "changes of layers")
    if !app.simulator.isIdle { findings.append(Finding(.stuck, "frames are requested at rest")) }
    return findings
  }
}

/// Finds promises that were not kept.
@MainActor enum PromiseJudge {
  static func findings(in app: App) -> [Finding] {
    if app.isBroken { app.excusePromises() }
    let gone = app.staying.filter(\.isGone).map { _ in
      Finding(.damaged, "a screen has gone with the one that it was to dismiss")
    }
    return gone
      + app.promises.compactMap { promise in
        if app.isBroken { promise.isExcused = true }
        return promise.finding
      }
      + (app.isBroken ? [] : app.waiting.compactMap(\.finding))
  }
}

/// Finds screens that nothing shows, but something retains.
@MainActor enum RetainJudge {
  static func findings(in app: App) -> [Finding] {
    // UIKit's and the app's own calls in flight hold them.
    guard app.fingers.isEmpty, !app.plan.stack.keepsUnusedAnimators else { return [] }
    // A stack without a window keeps what it was about to push, pop or set.
    guard !app.leaks.stacks.contains(where: \.isWaitingForLayout) else { return [] }
    var seen: Set<ObjectIdentifier> = []
    func visit(_ controller: UIViewController?) {
      guard let controller, seen.insert(ObjectIdentifier(controller)).inserted else { return }
      for child in controller.children { visit(child) }
      visit(controller.presentedViewController)
    }
    for root in [app.root] + app.formerRoots + (app.other?.chain ?? []) { visit(root) }
    visit(app.lastPresented)
    for screen in app.leaks.screens where !seen.contains(ObjectIdentifier(screen)) {
      return [Finding(.leaked, "a screen that nothing shows")]
    }
    for alert in app.leaks.alerts where !seen.contains(ObjectIdentifier(alert)) {
      return [Finding(.leaked, "an alert that nothing shows")]
    }
    return []
  }
}
