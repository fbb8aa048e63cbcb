import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Alerts that come, stay and go beside a transition.
@MainActor struct AlertBesideTransitionTests {
  /// When an alert is asked for.
  enum Moment: CaseIterable, Sendable {
    case presenting
    case open
    case touched
    case pulled
    case lifted
    case dismissing
  }

  /// Who presents the alert.
  enum Host: CaseIterable, Sendable {
    case root
    case screen
  }

  /// What happens while an alert comes, stays or goes.
  enum Request: CaseIterable, Sendable {
    case dismissOrReverse
    case dismissOrReverseFromBelow
    case dismissOrReverseOfAlert
    case pull
  }

  nonisolated static let variants =
    Simulator.Variant.all + [.laterModals, .touchesBesideAlerts, .lateAlertHandlers]

  @Test(arguments: variants)
  func `an alert at any moment leaves the transition as it is, or is ignored by UIKit`(
    variant: Simulator.Variant
  ) {
    for moment in Moment.allCases {
      for host in Host.allCases {
        let stage = AlertedStage(variant)
        let finger = stage.reach(moment)
        let alert = stage.present(from: host)
        stage.phone.simulator.run(for: 0.15)
        finger?.lift()
        stage.phone.settle()
        if alert.presentingViewController != nil { stage.tap(alert) }
        // Beside a presentation or a dismissal, UIKit ignores it.
        let isShown = host == .screen && (moment == .open || moment == .touched)
        #expect(alert.isViewLoaded == isShown, "\(moment), \(host)")
        #expect(stage.handled == (isShown ? 1 : 0), "\(moment), \(host)")
        stage.expectScreenOrRoot("\(moment), \(host)")
        stage.phone.root.presentedViewController?.dismissOrReverse()
        stage.phone.settle()
        stage.phone.expectAsBefore()
        #expect(Set(stage.phone.facts).subtracting(["A11", "A12"]) == [], "\(moment), \(host)")
      }
    }
  }

  @Test(arguments: variants)
  func `whatever is asked for beside an alert, it ends once, and the app works afterward`(
    variant: Simulator.Variant
  ) {
    for request in Request.allCases {
      for isLeaving in [false, true] {
        for delay in [0.0, 0.1, 1] {
          let stage = AlertedStage(variant)
          stage.reach(.open)
          let alert = stage.present(from: .screen)
          if isLeaving {
            stage.phone.settle()
            stage.phone.simulator.tap(at: stage.buttonCenter(alert))
          }
          stage.phone.simulator.run(for: delay)
          let finger = stage.ask(for: request, beside: alert)
          stage.phone.simulator.run(for: 0.2)
          finger?.lift()
          stage.phone.settle()
          let place: Comment = "\(request), leaving: \(isLeaving), after \(delay) s"
          #expect(stage.completions == (request == .pull ? 0 : 1), place)
          if alert.presentingViewController != nil { stage.tap(alert) }
          stage.expectScreenOrRoot(place)
          stage.phone.root.presentedViewController?.dismissOrReverse()
          stage.phone.settle()
          stage.phone.expectAsBefore()
          // A dismissal that begins in a later turn cannot be seen before.
          let allowed: Set = variant == .laterModals ? ["A11"] : []
          #expect(Set(stage.phone.facts).subtracting(allowed) == [], place)
        }
      }
    }
  }

  @Test(arguments: variants)
  func `a stack's pushes, pops and swipes survive an alert`(variant: Simulator.Variant) {
    for moment in Moment.allCases {
      let stage = NavigationStage(NavigationCase(effect: .coverFromBottom, variant: variant))
      let finger = stage.reach(moment)
      let alert = AlertedStage.makeAlert {}
      stage.navigation.present(alert, animated: true)
      stage.phone.simulator.run(for: 0.15)
      finger?.lift()
      stage.phone.settle()
      #expect(stage.navigation.presentedViewController === alert, "\(moment)")
      alert.dismissOrReverse()
      stage.phone.settle()
      #expect(stage.navigation.presentedViewController == nil, "\(moment)")
      #expect(stage.navigation.transitionCoordinator == nil, "\(moment)")
      let isPopped = stage.navigation.viewControllers.count == 1
      if isPopped { stage.expectRootShown() } else { stage.expectPhotoShown() }
      if !isPopped { stage.navigation.popOrReverse() }
      stage.phone.settle()
      stage.expectRootShown()
      stage.phone.expectNoFaults()
    }
  }
}

/// A screen with a zoom and a drag, over a root, and alerts.
@MainActor private final class AlertedStage {
  let phone: Phone
  let screen = Screen("screen")
  private(set) var handled = 0
  private(set) var completions = 0

  init(_ variant: Simulator.Variant) {
    phone = Phone(variant: variant)
    screen.onLoad = { $0.view.backgroundColor = .systemGreen }
  }

  static func makeAlert(_ handler: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler() })
    return alert
  }

  /// Presents the screen, and goes on to a moment; returns the finger that is down then.
  @discardableResult func reach(_ moment: AlertBesideTransitionTests.Moment) -> Finger? {
    phone.root.present(
      screen, using: ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .drag))
    guard moment != .presenting else {
      phone.simulator.run(for: 0.1)
      return nil
    }
    phone.settle()
    switch moment {
    case .presenting, .open: return nil
    case .touched: return phone.pull(4)
    case .pulled: return phone.pull(150)
    case .lifted:
      phone.pullInVain()
      phone.simulator.step()
      return nil
    case .dismissing:
      screen.dismissOrReverse()
      phone.simulator.run(for: 0.1)
      return nil
    }
  }

  func present(from host: AlertBesideTransitionTests.Host) -> UIAlertController {
    let alert = Self.makeAlert { [weak self] in self?.handled += 1 }
    (host == .root ? phone.root : screen).present(alert, animated: true)
    return alert
  }

  func buttonCenter(_ alert: UIAlertController) -> CGPoint {
    let button = alert.view.subviews.first { $0 is UIButton }
    return phone.simulator.visibleFrame(of: button ?? UIView()).center
  }

  func tap(_ alert: UIAlertController) {
    phone.simulator.tap(at: buttonCenter(alert))
    phone.settle()
  }

  func ask(
    for request: AlertBesideTransitionTests.Request, beside alert: UIAlertController
  ) -> Finger? {
    let count: @MainActor @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      completions += 1
    }
    switch request {
    case .dismissOrReverse: screen.dismissOrReverse(completion: count)
    case .dismissOrReverseFromBelow: phone.root.dismissOrReverse(completion: count)
    case .dismissOrReverseOfAlert: alert.dismissOrReverse(completion: count)
    case .pull: return phone.pull(200)
    }
    return nil
  }

  /// Expects that the screen is open, or that the root is alone, without an alert.
  func expectScreenOrRoot(_ place: Comment) {
    guard let presented = phone.root.presentedViewController else { return phone.expectAsBefore() }
    #expect(presented === screen && screen.presentedViewController == nil, place)
    phone.expectAtRest(screen)
  }
}

extension NavigationStage {
  /// Pushes the photo, and goes on to a moment; returns the finger that is down then.
  fileprivate func reach(_ moment: AlertBesideTransitionTests.Moment) -> Finger? {
    push()
    guard moment != .presenting else {
      phone.simulator.run(for: 0.1)
      return nil
    }
    phone.settle()
    switch moment {
    case .presenting, .open: return nil
    case .touched: return swipe(4)
    case .pulled: return swipe(150)
    case .lifted:
      let finger = swipe(60)
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.simulator.step()
      return nil
    case .dismissing:
      pop()
      phone.simulator.run(for: 0.1)
      return nil
    }
  }

  private func swipe(_ distance: CGFloat) -> Finger {
    let finger = phone.simulator.touchDown(at: CGPoint(x: 2, y: 400))
    phone.simulator.step()
    phone.simulator.move(finger, by: CGPoint(x: distance, y: 0), for: 0.2)
    return finger
  }
}
