import MatchCutContainers
import UIKit
@_spi(Simulator) import UIKitSimulator

/// An app that has come to the same screens as another one, without having animated anything.
@MainActor struct Twin {
  let app: App
  /// The screens of both, in pairs.
  private(set) var screens: [(original: AppScreen, own: AppScreen)] = []

  init(of original: App) {
    // UIKit knows one first responder, which is that of the app up to here.
    let typing = original.leaks.screens.first { $0.shownField?.isFirstResponder == true }
    let isAlertTyping = original.leaks.alerts.contains {
      $0.textFields?.first?.isFirstResponder == true
    }
    var plan = original.plan
    let size = original.window.bounds.size
    plan.device.size = ScreenSize.allCases.first { $0.size == size } ?? plan.device.size
    plan.device.reducesMotion = original.simulator.isReduceMotionEnabled
    plan.firstAct = nil
    app = App(plan)
    app.simulator.userInterfaceStyle = original.simulator.userInterfaceStyle
    imitate(original.root, by: app.root)
    app.simulator.runUntilIdle()
    for controller in original.chain.dropFirst() { present(controller, of: original) }
    if !isAlertTyping { app.endTyping() }
    for (original, own) in screens where original === typing {
      own.textField.becomeFirstResponder()
    }
    for (original, own) in screens {
      guard let view = original.viewIfLoaded, let ownView = own.viewIfLoaded else { continue }
      Self.scroll(ownView, as: view)
    }
    app.simulator.runUntilIdle()
  }

  /// Presents a screen as another app has presented it.
  private mutating func present(_ controller: UIViewController, of original: App) {
    if let alert = controller as? AppAlert {
      app.presentAlert(alert.plan, from: 0, animated: false)
      app.simulator.runUntilIdle()
      return
    }
    guard let plan = original.plan(of: controller), let presenter = app.topScreen else { return }
    let bottom = (controller as? AppStack)?.viewControllers.first ?? controller
    let screen = app.makeScreen(bottom.shownNumber)
    let own = controller is AppStack ? app.makeStack(screen) : screen
    app.note(plan, of: own)
    app.present(own, from: presenter, by: plan, animated: false) {}
    app.simulator.runUntilIdle()
    imitate(controller, by: own)
    app.simulator.runUntilIdle()
  }

  /// Lets a controller, and those in it, show what another one shows.
  private mutating func imitate(_ original: UIViewController, by own: UIViewController) {
    switch (original, own) {
    case (let original as AppScreen, let own as AppScreen):
      screens.append((original, own))
      own.imitate(original)
    case (let original as AppStack, let own as AppStack):
      own.setNavigationBarHidden(original.isNavigationBarHidden, animated: false)
      let bottom = own.viewControllers.first
      let new = original.viewControllers.enumerated().compactMap { index, controller in
        // A swipe container does not show the selected screen yet.
        let isSame =
          bottom is AppDeck
          ? controller is AppDeck : bottom?.shownNumber == controller.shownNumber
        return index == 0 && isSame ? bottom : app.makeScreen(controller.shownNumber)
      }
      own.setViewControllers(new, animated: false)
      app.simulator.runUntilIdle()
      for (original, own) in zip(original.viewControllers, new) { imitate(original, by: own) }
    case (let original as NestController, let own as NestController):
      imitate(original.child, by: own.child)
    default:
      let pairs = zip(original.screensBeside, own.screensBeside)
      for (original, own) in pairs { imitate(original, by: own) }
      if let index = original.screensBeside.firstIndex(where: { $0 === original.shownSide }) {
        app.select(index, animated: false)
      }
    }
    app.simulator.runUntilIdle()
  }

  private static func scroll(_ own: UIView, as original: UIView) {
    if let own = own as? UIScrollView, let original = original as? UIScrollView {
      own.contentOffset = original.contentOffset
    }
    for (own, original) in zip(own.subviews, original.subviews) { scroll(own, as: original) }
  }
}

extension App {
  /// Whether a twin can be made: nothing is lost or in front, and the app has what it has begun with.
  var mayHaveTwin: Bool {
    let isCovered = !shownSplashes.isEmpty || other != nil
    let isSearching = leaks.screens.contains { $0.navigationItem.searchController != nil }
    let presented = sequence(first: simulator.window.rootViewController) {
      $0?.presentedViewController
    }
    // An action sheet that has become a popover, as its window grew, has no source; its twin has one.
    let hasLostItsSource = presented.contains {
      $0 is AppAlert && $0?.popoverPresentationController.map { $0.sourceView == nil } == true
    }
    let sides = (deck ?? root).screensBeside.map { ($0 as? AppStack)?.viewControllers.first ?? $0 }
    return !isBroken && !isCovered && !hasLostItsSource && !isSearching
      && !plan.stack.hasLargeTitles
      && plan.stack.animator != .leaving
      && fingers.isEmpty && heldAnimators.isEmpty && !isInFlight && simulator.isIdle
      && zip(sides, 0...).allSatisfy { $0.shownNumber == $1 }
  }
}

extension AppScreen {
  /// Takes over what the app has set of another screen.
  fileprivate func imitate(_ original: AppScreen) {
    preferredContentSize = original.preferredContentSize
    wantedInsets = original.wantedInsets
    guard original.isViewLoaded else { return }
    loadViewIfNeeded()
    if let look = original.appView?.wanted { appView?.want(look) }
    if original.shownField != nil { _ = textField }
    constrained?.text.text = original.constrained?.text.text
    isModalInPresentation = original.isModalInPresentation
  }
}

extension UIViewController {
  /// The number of the screen that this controller shows, or is.
  fileprivate var shownNumber: Int? { shownScreen?.number }

  /// The screens that are side by side in a container.
  fileprivate var screensBeside: [UIViewController] {
    switch self {
    case let deck as AppDeck: deck.viewControllers
    case let tabs as AppTabs: tabs.screens
    case let container as AppContainer: container.screens
    default: []
    }
  }

  /// The one that is shown.
  fileprivate var shownSide: UIViewController? {
    switch self {
    case let deck as AppDeck: deck.shown
    case let tabs as AppTabs: tabs.selectedViewController
    case let container as AppContainer: container.shown
    default: nil
    }
  }
}
