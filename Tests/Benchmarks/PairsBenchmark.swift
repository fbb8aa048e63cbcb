import MatchCut
import UIKit
import UIKitSimulator

/// A screen that zooms out of a thumbnail, together with pairs of views.
@MainActor
struct PairsBenchmark {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let screen = UIViewController()
  private let transition: ModalTransition

  init(_ count: Int) {
    let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    root.view.addSubview(thumbnail)
    var pairs: [ZoomPair] = []
    for index in 0..<count {
      let frame = CGRect(x: 20 + index % 20 * 15, y: 200 + index / 20 * 15, width: 10, height: 10)
      let (source, target) = (UIView(frame: frame), UIView(frame: frame))
      root.view.addSubview(source)
      screen.view.addSubview(target)
      pairs.append(.pair(of: source, and: target))
    }
    transition = ModalTransition(.zoom(from: .view(thumbnail), also: pairs))
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  func cycle() {
    root.present(screen, using: transition)
    simulator.runUntilIdle()
    screen.dismiss(animated: true)
    simulator.runUntilIdle()
    precondition(root.presentedViewController == nil, "the screen is still there")
  }
}
