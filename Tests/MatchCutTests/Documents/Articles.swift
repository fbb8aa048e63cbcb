import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: An effect of one's own

@MainActor private struct OwnEffect {
  struct RiseEffect: TransitionEffect {
    func poses(on stage: TransitionStage) -> TransitionPoses {
      let screen = stage.front
      let rest = screen.center
      let below = CGPoint(x: rest.x, y: stage.container.bounds.maxY + screen.bounds.midY)
      return TransitionPoses(
        away: { stage.set(\.center, of: screen, to: below) },
        settled: { stage.set(\.center, of: screen, to: rest) })
    }
  }

  let rise = ModalTransition(RiseEffect())
}

@MainActor private struct BlindTransition {
  struct BlindEffect: TransitionEffect {
    var timing: TransitionTiming { .curve(.easeOut, duration: 0.4) }

    func poses(on stage: TransitionStage) -> TransitionPoses {
      let clip = stage.clip(stage.front)
      let rest = stage.frontFrame
      let backRest = stage.back?.center ?? .zero
      let side: CGFloat = stage.layoutDirection == .rightToLeft ? 1 : -1
      func strike(height: CGFloat, alpha: CGFloat, shift: CGFloat) {
        let bounds = CGRect(x: 0, y: 0, width: rest.width, height: height)
        stage.set(\.bounds, of: clip.view, to: bounds)
        stage.set(\.center, of: clip.view, to: CGPoint(x: rest.midX, y: rest.minY + height / 2))
        stage.during(0...0.5) { stage.set(\.alpha, of: clip.content, to: alpha) }
        guard let back = stage.back else { return }
        stage.set(\.center, of: back, to: CGPoint(x: backRest.x + shift, y: backRest.y))
      }
      return TransitionPoses(
        away: { strike(height: 1, alpha: 0, shift: 0) },
        settled: { strike(height: rest.height, alpha: 1, shift: side * 40) })
    }
  }
}

@MainActor @Test(arguments: [true, false])
func `the effect that an article shows pushes, and is taken back by a finger`(finishes: Bool) {
  let simulator = Simulator()
  let (list, detail) = (UIViewController(), UIViewController())
  let navigation = UINavigationController(rootViewController: list)
  PushTransition(BlindTransition.BlindEffect(), popGesture: .fullWidth).attach(to: navigation)
  simulator.window.rootViewController = navigation
  simulator.runUntilIdle()
  navigation.pushViewController(detail, animated: true)
  simulator.run(for: 0.2)
  #expect(simulator.visibleFrame(of: detail.view).height < 852)
  simulator.runUntilIdle()
  #expect(simulator.visibleFrame(of: detail.view) == simulator.window.bounds)
  simulator.drag(
    from: CGPoint(x: 60, y: 400), to: CGPoint(x: finishes ? 360 : 110, y: 400), duration: 1)
  simulator.runUntilIdle()
  #expect(navigation.topViewController === (finishes ? list : detail))
  #expect(list.view.transform.isIdentity && detail.view.alpha == 1)
  #expect(simulator.faults.isEmpty)
}

// MARK: Other articles

private final class StoryViewController: UIViewController {
  let card = UIView()
  let picture = UIView()
}

@MainActor private func pushing() -> PushTransition {
  let byStory =
    PushTransition { request in
      guard let story = request.frontController as? StoryViewController else { return .push }
      return .zoom(from: .view(story.card), matching: .view(story.picture))
    }
  return byStory
}

/// Takes expressions that are shown for themselves.
@resultBuilder private enum ShownPushes {
  static func buildBlock(_ transitions: PushTransition...) -> [PushTransition] { transitions }
}

@ShownPushes @MainActor private func fullWidth() -> [PushTransition] {
  PushTransition(.push, popGesture: .fullWidth)
}

@MainActor private func attachPush(to navigationController: UINavigationController) {
  PushTransition(.push).attach(to: navigationController)
}

extension UIViewController {
  fileprivate func announce(_ photo: UIViewController, using zoom: ModalTransition) {
    present(photo, using: zoom) {
      UIAccessibility.post(notification: .screenChanged, argument: photo.view)
    }
  }
}

private final class DismissingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TransitionAnimator(.fade, for: .dismiss)
  }
}

@MainActor private func yield(_ simulator: Simulator) async {
  await simulator.runYielding(for: 0.1)
}

@MainActor private func pull(_ simulator: Simulator) {
  let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
  simulator.step()
  finger.move(to: CGPoint(x: 200, y: 500))
  simulator.step()
  finger.cancel()
}

// MARK: A splash

private final class SplashViewController: UIViewController {
  let logo = UIImageView()
}

@MainActor private struct SplashStart {
  final class SplashSceneDelegate: UIResponder {
    var reveal: SplashReveal?

    func start(in scene: UIWindowScene) {
      let splash = SplashViewController()
      let reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
      reveal.present()
      self.reveal = reveal
    }

    func firstScreenIsThere() {
      reveal?.dismiss { [weak self] in self?.reveal = nil }
    }
  }
}

@MainActor private final class Launch {
  var reveal: SplashReveal?

  func tell(_ scene: UIWindowScene) {
    let splash = SplashViewController()  // looks like the launch screen
    let reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
    reveal.present()
    // Later, when the first screen is there:
    reveal.dismiss { self.reveal = nil }
    reveal.motion.duration = 1
    reveal.motion.rotation = 0
    reveal.present(animated: true)
  }
}

// MARK: The simulator

@MainActor @Test func `a screen fades in`() {
  let simulator = Simulator()
  let root = UIViewController()
  let screen = UIViewController()
  simulator.window.rootViewController = root
  root.present(screen, using: ModalTransition(.fade))
  simulator.run(for: 0.1)
  #expect(simulator.visibleAlpha(of: screen.view) < 1)
  #expect(simulator.runUntilIdle())
  #expect(simulator.visibleAlpha(of: screen.view) == 1)
  #expect(simulator.faults.isEmpty)
}
