import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A screen with a class of its own, which the simulator's log shows.
private final class Detail: UIViewController {}

@MainActor
struct AppearanceOrderTests {
  @Test("a push and a pop that finish", arguments: NavigationCase.barred)
  func finished(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let push = calls(on: stage) {
      stage.navigation.pushViewController(Detail(), animated: true)
      stage.phone.settle()
    }
    #expect(
      push == [
        "Screen.viewWillDisappear", "Detail.viewWillAppear", "Detail.viewIsAppearing",
        "Screen.viewDidDisappear", "Detail.viewDidAppear",
      ])
    let pop = calls(on: stage) { stage.popAndSettle() }
    #expect(
      pop == [
        "Detail.viewWillDisappear", "Screen.viewWillAppear", "Screen.viewIsAppearing",
        "Detail.viewDidDisappear", "Screen.viewDidAppear",
      ])
    stage.expectRootShown()
  }

  @Test("a pop that is canceled", arguments: NavigationCase.barred)
  func cancelledPop(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    stage.navigation.pushViewController(Detail(), animated: true)
    stage.phone.settle()
    let pop = calls(on: stage) {
      let driver = stage.drive { stage.pop() }
      driver.update(0.4)
      stage.simulator.step()
      driver.cancel()
      stage.phone.settle()
    }
    #expect(
      pop == [
        "Detail.viewWillDisappear", "Screen.viewWillAppear", "Screen.viewIsAppearing",
        "Screen.viewWillDisappear", "Screen.viewDidDisappear", "Detail.viewWillAppear",
        "Detail.viewIsAppearing", "Detail.viewDidAppear",
      ])
    stage.root.expectDisappeared()
    stage.phone.expectNoFaults()
  }

  @Test("without animation", arguments: NavigationCase.barred)
  func unanimated(_ navigationCase: NavigationCase) {
    let stage = NavigationStage(navigationCase)
    let calls = calls(on: stage) {
      stage.navigation.pushViewController(Detail(), animated: false)
      stage.phone.settle()
      stage.popAndSettle(animated: false)
    }
    #expect(calls.count == 10)
    for call in calls { #expect(calls.count { $0 == call } == 1) }
    #expect(calls.last == "Screen.viewDidAppear")
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  /// The appearance calls of the root screen and the detail, in order.
  private func calls(on stage: NavigationStage, during work: () -> Void) -> [String] {
    let start = stage.simulator.log.count
    work()
    return stage.simulator.log.dropFirst(start).compactMap { entry in
      let call = entry.message.prefix { $0 != "(" }
      let isOfScreen = ["Screen.view", "Detail.view"].contains { call.hasPrefix($0) }
      return isOfScreen && call.contains("ppear") ? String(call) : nil
    }
  }
}
