import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A presentation that the app requests at any time is carried out if nothing stays in its way, and
/// reported once.
@MainActor struct PresentOrWaitTests {
  /// What the app presents.
  enum Kind: CaseIterable {
    case zoom
    case sheet
    case alert

    @MainActor func make() -> (screen: UIViewController, transition: ModalTransition?) {
      switch self {
      case .zoom: return (Screen("new"), ModalTransition(.fade, dismissal: .panDown))
      case .sheet:
        let screen = Screen("new")
        screen.modalPresentationStyle = .pageSheet
        return (screen, nil)
      case .alert:
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return (alert, nil)
      }
    }
  }

  nonisolated static let variants =
    Simulator.Variant.all + [.laterModals, .lateAnimators, .lateAlertHandlers]

  @Test("below a screen", arguments: TowerStyle.allCases, TowerMoment.allCases)
  func below(_ style: TowerStyle, _ moment: TowerMoment) {
    guard style.hasGesture || !moment.isPull else { return }
    for (index, variant) in Self.variants.enumerated() {
      let kind = Kind.allCases[index % Kind.allCases.count]
      present(kind, beside: moment, style, animated: index % 2 == 0, variant)
    }
  }

  private func present(
    _ kind: Kind, beside moment: TowerMoment, _ style: TowerStyle, animated: Bool,
    _ variant: Simulator.Variant
  ) {
    let tower = Tower(of: 1, style, variant)
    let (new, transition) = kind.make()
    let root = tower.phone.root
    var answers: [Bool] = []
    tower.bring(to: moment) {
      root.presentOrWait(new, using: transition, animated: animated) { isPresented in
        answers.append(isPresented)
        #expect((root.presentedViewController === new) == isPresented)
      }
    }
    let comment: Comment = "\(kind), \(style) \(moment), animated \(animated), \(variant)"
    #expect(answers.count == 1, "\(answers): \(comment)")
    let hasGone = tower.top.presentingViewController == nil
    #expect(answers == [hasGone], comment)
    #expect(root.presentedViewController === (hasGone ? new : tower.top), comment)
    #expect((new.viewIfLoaded?.window != nil) == hasGone, comment)
    switch moment {
    case .sameTurnAsDismiss, .willDisappear, .dismissing, .didDisappear, .dismissCompletion,
      .unanimatedDismissal, .thrown, .gone:
      #expect(hasGone, comment)
    case .caught: break
    default: #expect(!hasGone, comment)
    }
    #expect(tower.simulator.isIdleForTenFrames, comment)
    tower.phone.expectNoFaults()
  }

  @Test("on the screen itself", arguments: TowerStyle.allCases, TowerMoment.allCases)
  func above(_ style: TowerStyle, _ moment: TowerMoment) {
    guard style.hasGesture || !moment.isPull else { return }
    for (index, variant) in Self.variants.enumerated() {
      let kind = Kind.allCases[index % Kind.allCases.count]
      let tower = Tower(of: 1, style, variant)
      let (new, transition) = kind.make()
      var answers: [Bool] = []
      tower.bring(to: moment) {
        tower.top.presentOrWait(new, using: transition) { answers.append($0) }
      }
      let comment: Comment = "\(kind), \(style) \(moment), \(variant)"
      let stays = tower.top.presentingViewController != nil
      #expect(answers == [stays], comment)
      #expect(tower.top.presentedViewController === (stays ? new : nil), comment)
      #expect(tower.simulator.isIdleForTenFrames, comment)
      tower.phone.expectNoFaults()
    }
  }

  @Test("in the place of a screen", arguments: TowerStyle.allCases, TowerMoment.allCases)
  func replacing(_ style: TowerStyle, _ moment: TowerMoment) {
    guard style.hasGesture || !moment.isPull else { return }
    for (index, variant) in Self.variants.enumerated() {
      let height = 1 + index % 2
      let tower = Tower(of: height, style, variant)
      let new = Screen("new")
      var answers: [Bool] = []
      tower.bring(to: moment) {
        tower.phone.root.dismissOrReverse()
        tower.phone.root.presentOrWait(new, using: ModalTransition(.fade)) { answers.append($0) }
      }
      let comment: Comment = "\(style) \(moment), \(height) screens, \(variant)"
      #expect(answers == [true], comment)
      #expect(tower.phone.root.presentedViewController === new, comment)
      // A dismissal in the turn of the app's own is ignored.
      let isSecond = moment == .sameTurnAsDismiss || moment == .unanimatedDismissal
      let faults = tower.simulator.faults.filter { !isSecond || $0.fact != "A11" }
      #expect(faults.isEmpty, "\(faults): \(comment)")
    }
  }

  @Test("during a push and a pop", arguments: [0.0, 0.1, 1], [true, false])
  func stacks(delay: Double, isHeld: Bool) {
    for variant in Self.variants {
      for presentsOnTop in [true, false] {
        let stack = UINavigationController()
        let phone = Phone(variant: variant) {
          stack.viewControllers = [$0]
          return stack
        }
        let push = PushTransition(.push)
        push.attach(to: stack)
        let (pushed, new) = (Screen("pushed"), Screen("new"))
        var answers: [Bool] = []
        stack.pushViewController(pushed, animated: true)
        var finger: Finger?
        if isHeld {
          phone.settle()
          let swipe = phone.simulator.touchDown(at: CGPoint(x: 2, y: 400))
          phone.simulator.step()
          phone.simulator.move(swipe, by: CGPoint(x: 100, y: 0), for: 0.2)
          finger = swipe
        } else {
          phone.simulator.run(for: delay)
        }
        let presenter = presentsOnTop ? pushed : stack
        presenter.presentOrWait(new) { answers.append($0) }
        phone.simulator.run(for: 0.1)
        if let finger {
          #expect(answers.isEmpty && new.presentingViewController == nil)
          // A flick pops the screen, and a pause does not.
          if delay > 0.5 { phone.simulator.move(finger, by: CGPoint(x: 150, y: 0), for: 0.05) }
          if delay < 0.5 { phone.simulator.move(finger, by: CGPoint(x: -90, y: 0), for: 0.2) }
          finger.lift()
        }
        phone.settle()
        let isPresented = !presentsOnTop || stack.topViewController === pushed
        #expect(answers == [isPresented], "\(delay), held \(isHeld), on top \(presentsOnTop)")
        #expect((new.presentingViewController != nil) == isPresented)
        #expect((stack.topViewController === pushed) == !(isHeld && delay > 0.5))
        phone.expectNoFaults()
      }
    }
  }
}
