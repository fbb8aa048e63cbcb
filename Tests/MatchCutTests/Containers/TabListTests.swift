import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// Tabs whose list the app replaces during a transition between them.
@MainActor struct TabListTests {
  struct Case: CustomStringConvertible {
    let variant: Simulator.Variant
    let isSwipe: Bool
    /// The indices of the screens that remain.
    let left: [Int]
    let time: Double

    var description: String { "\(isSwipe ? "swipe" : "code"), \(left), \(time), \(variant)" }

    static let all: [Case] = Simulator.Variant.all.flatMap { variant in
      [true, false].flatMap { isSwipe in
        [[0, 1, 2], [0, 1], [1, 2], [0, 2], [1], [2], [0]].flatMap { left in
          [0, 0.1].map { Case(variant: variant, isSwipe: isSwipe, left: left, time: $0) }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `the selected tab is alone and at rest, and nothing is reported`(_ test: Case) {
    let stage = TabStage(variant: test.variant)
    let finger = test.isSwipe ? stage.swipe(-0.3) : nil
    if !test.isSwipe { stage.controller.selectedIndex = 2 }
    stage.simulator.run(for: test.time)
    let left = test.left.map { stage.screens[$0] }
    stage.controller.viewControllers = left
    finger?.lift()
    stage.settle()
    let selected = stage.controller.selectedViewController
    #expect(left.contains { $0 === selected })
    #expect(stage.controller.transitionCoordinator == nil)
    for screen in stage.screens {
      if screen === selected {
        screen.expectAppeared()
        #expect(stage.simulator.visibleFrame(of: screen.view) == stage.simulator.window.bounds)
        #expect(screen.view.superview?.subviews.count == 1)
      } else {
        screen.expectDisappeared()
        #expect(screen.viewIfLoaded?.window == nil)
      }
    }
    stage.expectNoFaults()
  }
}
