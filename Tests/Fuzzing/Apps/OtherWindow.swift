import UIKit
import UIKitSimulator

/// Another window of the app on the same scene, with screens of its own.
@MainActor final class OtherWindow {
  let window: UIWindow
  private weak var app: App?
  private let root: AppScreen

  init(of app: App) {
    self.app = app
    root = app.makeScreen()
    window = UIWindow(windowScene: app.simulator.scene)
    app.leaks.watched(window, "another window")
    window.rootViewController = root
  }

  /// The root and the controllers presented above it.
  var chain: [UIViewController] {
    Array(sequence(first: root as UIViewController) { $0.presentedViewController })
  }

  func show(isInFront: Bool) {
    window.windowLevel = UIWindow.Level(isInFront ? 1 : -1)
    window.isHidden = false
  }

  func hide() {
    window.isHidden = true
  }

  func present(_ index: Int, animated: Bool) {
    guard let app, let presenter = chain.last?.shownScreen, !app.plan.modals.isEmpty else { return }
    let (screen, plan) = (app.makeScreen(), app.plan.modals[index % app.plan.modals.count])
    app.note(plan, of: screen)
    app.present(screen, from: presenter, by: plan, animated: animated) {}
  }

  func reverse(animated: Bool) {
    guard chain.count > 1, let top = chain.last else { return }
    app?.reverse(top, animated: animated) {}
  }

  /// Removes everything.
  func close() {
    root.dismiss(animated: false)
    // UIKit dismisses after the turn. A window that is gone by then takes its presentation along, which is
    // not reported.
    app?.simulator.commit()
    // Then the sources in another window stay hidden.
    if root.presentedViewController != nil { app?.hasLostPresentation = true }
    window.isHidden = true
    window.rootViewController = nil
  }
}

extension App {
  func perform(_ act: WindowAct) {
    switch act {
    case .show(let isInFront):
      let window = other ?? OtherWindow(of: self)
      other = window
      window.show(isInFront: isInFront)
    case .hide: other?.hide()
    case .present(let index, let animated): other?.present(index, animated: animated)
    case .dismissOrReverse(let animated): other?.reverse(animated: animated)
    case .close:
      other?.close()
      other = nil
    }
  }
}
