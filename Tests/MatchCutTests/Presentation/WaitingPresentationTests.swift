import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What a presentation that waits does beside other requests of the app, and what it answers.
@MainActor struct WaitingPresentationTests {
  private nonisolated static let variants = PresentOrWaitTests.variants

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
      let second = isSame ? first : Screen("second")
      let cover = ModalTransition(.cover(from: .bottom), dismissal: .panDown)
      var answers: [String] = []
      phone.root.presentOrWait(first, using: cover) { answers.append("first \($0)") }
      phone.simulator.run(for: 0.2)
      phone.root.dismissOrReverse { answers.append("gone") }
      phone.root.presentOrWait(second, using: cover) { [weak second] isPresented in
        #expect(second?.presentingViewController != nil)
        answers.append("second \(isPresented)")
      }
      while answers.count < 2, phone.simulator.time < 5 { phone.simulator.step() }
      #expect(Set(answers) == ["gone", "first false"], "\(answers)")
      phone.settle()
      #expect(answers.last == "second true" && answers.count == 3, "\(answers)")
      #expect(phone.root.presentedViewController === second)
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
