import MatchCut
import UIKit
import UIKitSimulator

/// The kit's interactions.
extension FingerBenchmark {
  static let all = [
    FingerBenchmark(name: "pan") { presentation(dismissal: .panDown, in: $0) },
    FingerBenchmark(name: "drag") { presentation(dismissal: .drag, in: $0) },
    // One of the changes of layers is that of the scroll view, which follows the finger as well. At
    // rest the pan would end, and the next one begin another transition.
    FingerBenchmark(name: "scroll") {
      presentation(of: makeList(), dismissal: .panDown, upTo: 350, in: $0)
    },
    FingerBenchmark(name: "pop") { push(popGesture: .edge, in: $0) },
  ]

  /// Presents a screen; the finger pulls it down, and up again, beyond its place by default.
  private static func presentation(
    of screen: UIViewController = UIViewController(), dismissal: DismissalGesture,
    upTo near: CGFloat = 200, in simulator: Simulator
  ) -> Path {
    let root = UIViewController()
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    let transition = ModalTransition(zoom(in: root.view), dismissal: dismissal)
    root.present(screen, using: transition)
    simulator.runUntilIdle()
    return Path(
      start: CGPoint(x: 200, y: 300), far: CGPoint(x: 200, y: 600), near: CGPoint(x: 200, y: near))
  }

  /// Pushes a screen; the finger swipes it back from the edge.
  private static func push(popGesture: PopGesture, in simulator: Simulator) -> Path {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    PushTransition(zoom(in: root.view), popGesture: popGesture).attach(to: navigation)
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.runUntilIdle()
    return Path(
      start: CGPoint(x: 4, y: 500), far: CGPoint(x: 300, y: 500), near: CGPoint(x: 2, y: 500))
  }

  /// A screen whose content scrolls when the screen is in its place.
  private static func makeList() -> UIViewController {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 5_000)
    screen.view.addSubview(list)
    return screen
  }

  /// A zoom from a thumbnail that is added to the root screen.
  private static func zoom(in root: UIView) -> some TransitionEffect {
    let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    root.addSubview(thumbnail)
    return .zoom(from: .view(thumbnail))
  }
}
