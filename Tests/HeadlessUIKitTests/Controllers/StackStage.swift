import UIKit
import UIKitSimulator

/// A phone with a navigation controller and two screens.
@MainActor
struct StackStage {
  let simulator: Simulator
  let record = Screen.Record()
  let navigation: UINavigationController
  let list: Screen
  let detail: Screen
  let delegate: StackDelegate

  init(
    animator: (any UIViewControllerAnimatedTransitioning)? = nil, hasDelegate: Bool = true,
    variant: Simulator.Variant = .standard
  ) {
    simulator = Simulator(variant: variant)
    list = Screen("list", record: record)
    detail = Screen("detail", record: record)
    delegate = StackDelegate(animator: animator)
    navigation = UINavigationController(rootViewController: list)
    if hasDelegate { navigation.delegate = delegate }
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    record.calls = []
  }

  func pushDetail() {
    navigation.pushViewController(detail, animated: true)
    simulator.runUntilIdle()
    record.calls = []
  }

  var facts: [String] { simulator.faults.map(\.fact) }
}
