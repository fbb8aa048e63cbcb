import MatchCut
import UIKit
import UIKitSimulator

/// A screen that is presented and dismissed, again and again.
@MainActor
struct CycleBenchmark {
  struct Result {
    let cyclesPerSecond: Double
    let microsecondsPerFrame: Double
  }

  static let effects: [(name: String, make: @MainActor (UIView) -> ModalTransition)] = [
    ("zoom", { ModalTransition(.zoom(from: .view($0))) }),
    ("matched", { ModalTransition(.zoom(from: .view($0), matching: .frame(middle, in: nil))) }),
    ("fade", { _ in ModalTransition(.fade) }),
  ]

  /// The part of the screen that matches the thumbnail.
  private static let middle = CGRect(x: 0, y: 300, width: 393, height: 250)

  private let simulator = Simulator()
  private let root = UIViewController()
  private let transition: ModalTransition

  init(_ transition: (UIView) -> ModalTransition) {
    let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    root.view.addSubview(thumbnail)
    self.transition = transition(thumbnail)
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  func run() -> Result {
    let start = simulator.time
    cycle()
    let frames = (simulator.time - start) * Double(simulator.refreshRate)
    let seconds = bestTime(ofBatch: 20, cycle)
    precondition(simulator.faults.isEmpty, "\(simulator.faults)")
    return Result(cyclesPerSecond: 1 / seconds, microsecondsPerFrame: seconds / frames * 1e6)
  }

  private func cycle() {
    let screen = UIViewController()
    root.present(screen, using: transition)
    simulator.runUntilIdle()
    screen.dismiss(animated: true)
    simulator.runUntilIdle()
    precondition(root.presentedViewController == nil, "the screen is still there")
  }
}
