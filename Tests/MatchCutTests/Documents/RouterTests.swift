import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The article about links and logouts, played as it is printed.
@MainActor struct RouterTests {
  private nonisolated static let styles: [TowerStyle] = [.drag, .pan, .systemSheet]

  /// Plays an act amid a tower of screens, at each moment.
  private func play(
    of heights: [Int], _ style: TowerStyle, _ moment: TowerMoment,
    _ act: @escaping @MainActor (LinksAndLogouts.Router) -> Void, check: (Tower, Comment) -> Void
  ) {
    guard style.hasGesture || !moment.isPull else { return }
    for (index, variant) in Simulator.Variant.all.enumerated() {
      let height = heights[index % heights.count]
      let tower = Tower(of: height, style, variant)
      let router = LinksAndLogouts.Router(tower.phone.window)
      tower.bring(to: moment) { act(router) }
      let comment: Comment = "\(height) screens, \(style), \(moment), \(variant)"
      #expect(tower.simulator.isIdleForTenFrames, comment)
      check(tower, comment)
      // A dismissal in the turn of the app's own is ignored.
      let isSecond = moment == .sameTurnAsDismiss || moment == .unanimatedDismissal
      let faults = tower.simulator.faults.filter { !isSecond || $0.fact != "A11" }
      #expect(faults.isEmpty, "\(faults): \(comment)")
    }
  }

  @Test("a link opens", arguments: styles, TowerMoment.allCases)
  func link(_ style: TowerStyle, _ moment: TowerMoment) {
    let (first, last) = (Screen("first"), Screen("last"))
    play(of: [1, 3], style, moment) { router in
      router.open(first)
      router.open(last)
    } check: { tower, comment in
      #expect(tower.phone.root.presentedViewController === last, comment)
      #expect(first.presentingViewController == nil, comment)
      tower.phone.root.dismiss(animated: false)
      tower.phone.settle()
    }
  }

  @Test("a logout replaces the root", arguments: styles, TowerMoment.allCases)
  func logout(_ style: TowerStyle, _ moment: TowerMoment) {
    let login = Screen("login")
    play(of: [1, 3], style, moment) { router in
      router.logOut(to: login)
    } check: { tower, comment in
      #expect(tower.phone.window.rootViewController === login, comment)
      #expect(login.view.window != nil && tower.phone.window.subviews.count == 1, comment)
      #expect(tower.screens.allSatisfy { $0.viewIfLoaded?.window == nil }, comment)
      #expect(tower.screens.allSatisfy { $0.presentingViewController == nil }, comment)
    }
  }

  @Test("an alert is on top of what stays", arguments: styles, TowerMoment.allCases)
  func alert(_ style: TowerStyle, _ moment: TowerMoment) {
    // In the other moments, the top screen is not yet known to leave, or may come back.
    let unknown: [TowerMoment] = [.sameTurnAsDismiss, .unanimatedDismissal, .beginningPull]
    let isUnknown = unknown.contains(moment)
    play(of: [2], style, moment) { router in
      router.warn(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert))
    } check: { tower, comment in
      let last = tower.screens.last { $0.presentingViewController != nil } ?? tower.phone.root
      let isShown = last.presentedViewController is UIAlertController
      let hasReturned = last === tower.top && TowerMoment.leaving.contains(moment)
      let isRight = isShown || isUnknown || hasReturned
      #expect(isRight, comment)
    }
  }

  @Test("a stack changes", arguments: [0.0, 0.1, 0.25], [true, false])
  func stack(seconds: Double, pops: Bool) {
    for variant in Simulator.Variant.all {
      for isHeld in [true, false] where pops || !isHeld {
        let stack = UINavigationController()
        let phone = Phone(variant: variant) {
          stack.viewControllers = [$0]
          return stack
        }
        PushTransition(.push).attach(to: stack)
        let screens = (0..<3).map { Screen("\($0)") }
        stack.pushViewController(Screen("pushed"), animated: true)
        if pops { phone.settle() }
        var finger: Finger?
        if isHeld {
          finger = phone.simulator.touchDown(at: CGPoint(x: 2, y: 400))
          phone.simulator.step()
          finger.map { phone.simulator.move($0, by: CGPoint(x: 150, y: 0), for: 0.1 + seconds) }
        } else {
          if pops { stack.popViewController(animated: true) }
          phone.simulator.run(for: seconds)
        }
        LinksAndLogouts.Router(phone.window).show(screens, in: stack)
        phone.simulator.step()
        finger?.lift()
        phone.settle()
        #expect(stack.viewControllers == screens, "\(seconds), pops \(pops), \(variant)")
        #expect(screens[2].view.window != nil)
        phone.expectNoFaults()
      }
    }
  }
}
