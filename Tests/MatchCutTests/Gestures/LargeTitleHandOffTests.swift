import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

@testable import MatchCut

/// A pull expands a large title before it moves the screen.
@MainActor
struct LargeTitleHandOffTests {
  /// The gesture, and whether the bar grows with the content.
  struct Case: CustomStringConvertible, Sendable {
    var gesture = DismissalGesture.drag
    var stretches = false
    var bounces = true
    var description: String {
      "\(gesture), \(stretches ? "stretching" : "stiff")\(bounces ? "" : ", without bounces")"
    }

    static let all = [
      Case(), Case(gesture: .panDown), Case(stretches: true),
      Case(gesture: .panDown, stretches: true), Case(bounces: false),
    ]
  }

  @Test("a collapsed title expands first, then the screen moves", arguments: Case.all)
  func closed(_ titleCase: Case) {
    let stage = PresentedStage(titleCase)
    stage.scrollView.contentOffset.y = -103
    #expect(stage.barHeight == 44)
    let finger = stage.phone.pull(50)
    #expect(abs(stage.barHeight - 84) < 1)
    #expect(!stage.presented.isBeingDismissed)
    stage.phone.move(finger, by: 250)
    #expect(stage.presented.isBeingDismissed)
    #expect(stage.barHeight >= 96)
    finger.lift()
    stage.expectDismissed()
  }

  @Test(
    "a finger that lifts early expands the title, or not, and does not dismiss", arguments: Case.all
  )
  func early(_ titleCase: Case) {
    let stage = PresentedStage(titleCase)
    stage.scrollView.contentOffset.y = -103
    let finger = stage.phone.pull(40)
    finger.lift()
    stage.expectShown()
    #expect(stage.barHeight == 96 || stage.barHeight == 44)
  }

  @Test("with an expanded title the screen moves almost at once", arguments: Case.all)
  func open(_ titleCase: Case) {
    let stage = PresentedStage(titleCase)
    #expect(stage.barHeight == 96)
    let finger = stage.phone.pull(60)
    #expect(stage.presented.isBeingDismissed)
    finger.cancel()
    stage.expectShown()
    #expect(stage.scrollView.contentOffset.y == -155 && stage.barHeight == 96)
  }

  @Test(
    "a pull scrolls the content back, expands the title, then moves the screen", arguments: Case.all
  )
  func scrolled(_ titleCase: Case) {
    let stage = PresentedStage(titleCase)
    stage.scrollView.contentOffset.y = 0
    let finger = stage.phone.pull(100)
    #expect(stage.barHeight == 44 && !stage.presented.isBeingDismissed)
    stage.phone.move(finger, by: 50)
    #expect(stage.barHeight > 60 && stage.barHeight < 96)
    #expect(!stage.presented.isBeingDismissed)
    stage.phone.move(finger, by: 300)
    #expect(stage.presented.isBeingDismissed)
    // The screen returns to its place, and the content scrolls again.
    stage.phone.move(finger, by: -420)
    finger.lift()
    stage.expectShown()
  }

  @Test("a screen without a large title moves at once")
  func never() {
    let stage = PresentedStage(Case())
    stage.presented.viewControllers[0].navigationItem.largeTitleDisplayMode = .never
    stage.phone.settle()
    let finger = stage.phone.pull(24)
    #expect(stage.presented.isBeingDismissed)
    finger.cancel()
    stage.expectShown()
  }
}

/// The stack that a view finds around itself.
@MainActor struct SurroundingStackTests {
  @Test(arguments: [Simulator.Variant.standard, .presentersRespond])
  func `a presented screen is not in the stack of its presenter`(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant) { UINavigationController(rootViewController: $0) }
    #expect(phone.thumbnail.surroundingStack === phone.root.navigationController)
    let list = Screen("list")
    phone.root.present(list, using: ModalTransition(.fade))
    phone.settle()
    #expect(list.view.surroundingStack == nil)
    let inner = Screen("inner")
    let stack = UINavigationController(rootViewController: inner)
    list.present(stack, using: ModalTransition(.fade))
    phone.settle()
    #expect(inner.view.surroundingStack === stack)
    phone.expectNoFaults()
  }
}

@MainActor extension PresentedStage<UINavigationController> {
  /// Presents a stack with a list below a large title.
  fileprivate init(_ titleCase: LargeTitleHandOffTests.Case) {
    let makeStack = { @MainActor (_: Phone) in
      World.current.variant.stretchesLargeTitles = titleCase.stretches
      let list = Screen("list") { screen in
        let scrollView = UIScrollView(frame: screen.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.bounces = titleCase.bounces
        screen.view.addSubview(scrollView)
      }
      let stack = UINavigationController(rootViewController: list)
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    self.init(
      presenting: makeStack, using: { _ in ModalTransition(.fade, dismissal: titleCase.gesture) })
  }

  fileprivate var scrollView: UIScrollView {
    presented.viewControllers[0].view.subviews.compactMap { $0 as? UIScrollView }[0]
  }
  fileprivate var barHeight: CGFloat { presented.navigationBar.frame.height }
}
