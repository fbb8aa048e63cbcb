import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// An app in which the code of the documentation is played, as its readers would use it.
@MainActor final class ShownStage {
  let simulator = Simulator()
  let root: UIViewController
  let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
  let screen = UIViewController()

  /// Creates an app with a thumbnail in its root.
  init(_ root: UIViewController = UIViewController()) {
    self.root = root
    simulator.window.rootViewController = root
    root.view.addSubview(thumbnail)
    simulator.runUntilIdle()
  }

  /// Creates an app with a stack, whose lowest screen has the thumbnail.
  static func stack() -> (stage: ShownStage, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = ShownStage(navigation)
    navigation.topViewController?.view.addSubview(stage.thumbnail)
    return (stage, navigation)
  }

  /// Presents the screen with a transition, pulls it too little, and dismisses it.
  func play(_ transition: ModalTransition) {
    playPresentation(of: screen) { root.present(screen, using: transition) }
  }

  /// Presents a screen, pulls it too little, and dismisses it.
  func playPresentation(of screen: UIViewController, by present: () -> Void) {
    present()
    simulator.runUntilIdle()
    #expect(root.presentedViewController === screen)
    pull()
    #expect(root.presentedViewController === screen)
    screen.dismissOrReverse()
    simulator.runUntilIdle()
    #expect(root.presentedViewController == nil)
    expectSilence()
  }

  /// Pushes the screen, pulls it too little, and pops it.
  func playPush(in navigation: UINavigationController) {
    navigation.pushViewController(screen, animated: true)
    simulator.runUntilIdle()
    pull()
    #expect(navigation.topViewController === screen)
    navigation.popOrReverse()
    simulator.runUntilIdle()
    #expect(navigation.viewControllers.count == 1)
    expectSilence()
  }

  /// Moves a finger a little down and to the right, and lifts it after a rest.
  func pull() {
    simulator.drag(
      from: CGPoint(x: 100, y: 700), to: CGPoint(x: 120, y: 735), duration: 0.5)
    simulator.runUntilIdle()
  }

  /// Expects that nothing was reported and that the app is at rest.
  func expectSilence(_ location: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), sourceLocation: location)
    #expect(simulator.faults.isEmpty, sourceLocation: location)
    #expect(simulator.hints.isEmpty, sourceLocation: location)
  }
}
