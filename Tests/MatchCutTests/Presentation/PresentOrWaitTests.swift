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

  private nonisolated static let variants =
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
      // A dismissal in the turn of another one is ignored.
      let faults = tower.simulator.faults.filter { $0.fact != "A11" }
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
          finger = phone.simulator.touchDown(at: CGPoint(x: 2, y: 400))
          phone.simulator.step()
          phone.simulator.move(finger!, by: CGPoint(x: 100, y: 0), for: 0.2)
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

  @Test("a later request takes the place of an earlier one", arguments: TowerStyle.allCases)
  func later(_ style: TowerStyle) {
    let tower = Tower(of: 1, style)
    let screens = (0..<3).map { Screen("new \($0)") }
    var answers: [String] = []
    tower.bring(to: .dismissing) {
      for screen in screens {
        tower.phone.root.presentOrWait(screen) { answers.append("\(screen.name): \($0)") }
      }
    }
    #expect(answers == ["new 0: false", "new 1: false", "new 2: true"])
    #expect(tower.phone.root.presentedViewController === screens[2])
  }

  @Test("a request does not take the place of a presentation that has begun")
  func afterBegin() {
    let phone = Phone()
    let (first, second) = (Screen("first"), Screen("second"))
    var answers: [String] = []
    phone.root.presentOrWait(first) { answers.append("first: \($0)") }
    phone.simulator.run(for: 0.1)
    phone.root.presentOrWait(second) { answers.append("second: \($0)") }
    phone.settle()
    #expect(answers == ["first: true", "second: false"])
    #expect(phone.root.presentedViewController === first)
    phone.expectNoFaults()
  }

  @Test("a presentation that is reversed is not reported as presented")
  func reversed() {
    let phone = Phone()
    let screen = Screen("new")
    var answers: [Bool] = []
    let transition = ModalTransition(.fade, dismissal: .panDown)
    phone.root.presentOrWait(screen, using: transition) { answers.append($0) }
    phone.simulator.run(for: 0.1)
    screen.dismissOrReverse()
    phone.settle()
    #expect(answers == [false] && screen.presentingViewController == nil)
    phone.expectNoFaults()
  }

  @Test("screens that the app dismisses one after another are all waited for", arguments: variants)
  func oneByOne(_ variant: Simulator.Variant) {
    let tower = Tower(of: 5, .systemFullScreen, variant)
    for index in tower.screens.indices {
      tower.present(index, animated: false)
      tower.simulator.runUntilIdle()
    }
    let new = Screen("new")
    var answers: [Bool] = []
    dismiss(tower.screens[...])
    tower.phone.root.presentOrWait(new) { answers.append($0) }
    tower.phone.settle()
    #expect(answers == [true] && tower.phone.root.presentedViewController === new)
    tower.phone.expectNoFaults()
  }

  /// Dismisses the last screen, and the one below it two frames after that has gone.
  private func dismiss(_ screens: ArraySlice<Screen>) {
    screens.last?.dismiss(animated: true) {
      let rest = screens.dropLast()
      UIView.animate(withDuration: 0.02) {
        rest.last?.view.alpha = 0.5
      } completion: { _ in
        dismiss(rest)
      }
    }
  }

  @Test("a screen that leaves elsewhere is presented when it has gone")
  func elsewhere() {
    let phone = Phone()
    let (below, screen) = (Screen("below"), Screen("screen"))
    phone.present(below)
    below.present(screen, animated: true)
    phone.settle()
    var answers: [Bool] = []
    screen.dismiss(animated: true)
    phone.simulator.run(for: 0.1)
    phone.root.dismissOrReverse()
    phone.root.presentOrWait(screen) { answers.append($0) }
    phone.settle()
    #expect(answers == [true] && phone.root.presentedViewController === screen)
    phone.expectNoFaults()
  }

  @Test("a child presents nothing once its container is to be dismissed", arguments: variants)
  func child(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let (child, new) = (Screen("child"), Screen("new"))
    let stack = UINavigationController(rootViewController: child)
    stack.modalPresentationStyle = .fullScreen
    var answers: [Bool] = []
    phone.root.present(stack, animated: true)
    phone.simulator.run(for: 0.1)
    stack.dismissOrReverse(animated: false)
    child.presentOrWait(new) { answers.append($0) }
    phone.settle()
    #expect(answers == [false] && phone.root.presentedViewController == nil)
    phone.expectNoFaults()
  }

  @Test("with nothing in the way, it begins in the next frame", arguments: [true, false])
  func atOnce(animated: Bool) {
    let phone = Phone()
    let screen = Screen("new")
    var answers: [Bool] = []
    phone.root.presentOrWait(screen, animated: animated) { answers.append($0) }
    phone.simulator.commit()
    #expect(screen.presentingViewController == nil)
    phone.simulator.step()
    #expect(screen.presentingViewController === phone.root && answers.isEmpty)
    phone.settle()
    #expect(answers == [true])
    phone.expectNoFaults()
  }

  @Test("a presentation that is canceled is answered before the next one", arguments: variants)
  func canceled(_ variant: Simulator.Variant) {
    for isSame in [true, false] {
      let phone = Phone(variant: variant)
      let first = Screen("first")
      weak var released: Screen?
      let second = isSame ? first : Screen("second")
      let cover = ModalTransition(.cover(from: .bottom), dismissal: .panDown)
      var answers: [String] = []
      phone.root.presentOrWait(first, using: cover) { answers.append("first \($0)") }
      phone.simulator.run(for: 0.2)
      released = first
      phone.root.dismissOrReverse { answers.append("gone") }
      phone.root.presentOrWait(second, using: cover) { [weak first = second] isPresented in
        #expect(first?.presentingViewController != nil)
        answers.append("second \(isPresented)")
      }
      while answers.count < 2, phone.simulator.time < 5 { phone.simulator.step() }
      #expect(Set(answers) == ["gone", "first false"], "\(answers)")
      phone.settle()
      #expect(answers.last == "second true" && answers.count == 3, "\(answers)")
      #expect(phone.root.presentedViewController === second && released != nil)
      phone.expectNoFaults()
    }
  }

  /// A change of a stack in the same turn.
  enum StackChange: CaseIterable {
    case push
    case pop
    case replacement
  }

  @Test(
    "a screen that leaves its stack in the same turn presents nothing",
    arguments: StackChange.allCases, variants)
  func sameTurn(_ change: StackChange, _ variant: Simulator.Variant) {
    for isAttached in [true, false] {
      for animated in [true, false] {
        let stack = UINavigationController()
        let phone = Phone(variant: variant) {
          stack.viewControllers = [$0]
          return stack
        }
        if isAttached { PushTransition(.push).attach(to: stack) }
        let (top, other, new) = (Screen("top"), Screen("other"), Screen("new"))
        stack.pushViewController(top, animated: false)
        phone.settle()
        var answers: [Bool] = []
        switch change {
        case .push: stack.pushViewController(other, animated: animated)
        case .pop: stack.popViewController(animated: animated)
        case .replacement: stack.setViewControllers([phone.root, other], animated: animated)
        }
        top.presentOrWait(new) { answers.append($0) }
        phone.settle()
        #expect(answers == [false] && new.presentingViewController == nil, "\(variant)")
        phone.expectNoFaults()
      }
    }
  }

  @Test("above a dismissal that waits, nothing is presented", arguments: variants)
  func aboveWaitingDismissal(_ variant: Simulator.Variant) {
    for delay in [0, 0.1] {
      let tower = Tower(of: 2, .drag, variant)
      tower.present(0, animated: false)
      tower.phone.settle()
      tower.present(1)
      tower.simulator.run(for: delay)
      let new = Screen("new")
      var answers: [Bool] = []
      tower.phone.root.dismissOrReverse()
      tower.top.presentOrWait(new) { answers.append($0) }
      tower.phone.settle()
      #expect(answers == [false] && tower.phone.root.presentedViewController == nil)
      tower.phone.expectNoFaults()
    }
  }

  /// A use for which UIKit would raise an exception, or show nothing.
  enum Misuse: CaseIterable {
    case itself
    case child
    case root
    case presented
    case noWindow
    case belowTop
  }

  @Test("what cannot be presented is not, and the answer comes soon", arguments: Misuse.allCases)
  func misuse(_ misuse: Misuse) {
    let stack = UINavigationController()
    let phone = Phone {
      stack.viewControllers = [$0]
      return stack
    }
    var (presenter, screen): (UIViewController, UIViewController) = (phone.root, Screen("new"))
    switch misuse {
    case .itself: screen = presenter
    case .child: stack.addChild(screen)
    case .root: screen = stack
    case .presented:
      stack.present(screen, animated: false)
      phone.settle()
      presenter = screen.presentingViewController === stack ? Screen("other") : stack
    case .noWindow: presenter = Screen("other")
    case .belowTop:
      stack.pushViewController(Screen("top"), animated: false)
      phone.settle()
    }
    var answers: [Bool] = []
    presenter.presentOrWait(screen) { answers.append($0) }
    for _ in 0..<5 { phone.simulator.step() }
    #expect(answers == [false])
    phone.settle()
    phone.expectNoFaults()
  }

  @Test("neither the presenter nor the screen is retained beyond the answer")
  func retention() {
    let phone = Phone()
    weak var weakPresenter: UIViewController?
    weak var weakScreen: UIViewController?
    var answers: [Bool] = []
    do {
      let (presenter, screen) = (Screen("presenter"), Screen("new"))
      (weakPresenter, weakScreen) = (presenter, screen)
      phone.root.present(presenter, animated: true)
      phone.simulator.run(for: 0.1)
      presenter.presentOrWait(screen) { answers.append($0) }
    }
    phone.settle()
    #expect(answers == [true])
    phone.root.dismissOrReverse()
    phone.settle()
    #expect(weakPresenter == nil && weakScreen == nil)
    do {
      let presenter = Screen("presenter")
      weakPresenter = presenter
      presenter.presentOrWait(Screen("new")) { answers.append($0) }
    }
    phone.settle()
    #expect(answers == [true, false] && weakPresenter == nil)
  }
}
