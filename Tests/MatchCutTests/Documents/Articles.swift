import MatchCut
import MatchCutSplash
import Testing
import UIKit
import UIKitSimulator

// MARK: An effect of your own

@MainActor private struct OwnEffect {
  struct RiseEffect: TransitionEffect {
    func arrange(_ stage: TransitionStage) {
      let below = stage.container.bounds.maxY + stage.front.bounds.midY
      stage.set(\.center, of: stage.front, away: CGPoint(x: stage.front.center.x, y: below))
    }
  }

  let rise = ModalTransition(RiseEffect())
}

@MainActor struct BlindTransition {
  struct BlindEffect: TransitionEffect {
    func timing(for operation: TransitionOperation) -> TransitionTiming {
      .curve(.easeOut, duration: 0.4)
    }

    func arrange(_ stage: TransitionStage) {
      let clip = stage.clip(stage.front)
      let rest = stage.frontFrame
      let line = CGRect(x: 0, y: 0, width: rest.width, height: 1)
      stage.set(\.bounds, of: clip.view, away: line)
      stage.set(\.center, of: clip.view, away: CGPoint(x: rest.midX, y: rest.minY))
      stage.set(\.alpha, of: clip.content, away: 0, during: 0...0.5)
      guard let back = stage.back else { return }
      let side: CGFloat = stage.layoutDirection == .rightToLeft ? 1 : -1
      let aside = CGPoint(x: back.center.x + side * 40, y: back.center.y)
      stage.set(\.center, of: back, settled: aside)
    }
  }
}

// MARK: Other articles

private final class StoryViewController: UIViewController {
  let card = UIView()
  let picture = UIView()
}

@MainActor private func inFront(_ stage: TransitionStage) {
  stage.set(\.layer.zPosition, of: stage.front, to: 1)
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

@ShownPushes @MainActor private func drag(from thumbnail: UIView) -> [PushTransition] {
  PushTransition(.zoom(from: .view(thumbnail)), popGesture: .drag)
}

@MainActor private func attachPush(to navigationController: UINavigationController) {
  PushTransition(.push).attach(to: navigationController)
  navigationController.popOrReverse()
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
    self.reveal = reveal
    // Later, when the first screen is there:
    reveal.dismiss { self.reveal = nil }
  }

  func cover(with reveal: SplashReveal) {
    reveal.motion.duration = 1
    reveal.motion.rotation = 0
    reveal.motion.growthCurve = .easeOut
    reveal.present(animated: true)
  }
}

// MARK: The code is played

@MainActor struct ArticlesTests {
  @Test func `an effect of one's own presents`() {
    let stage = ShownStage()
    stage.play(OwnEffect().rise)
    stage.play(ModalTransition(BlindTransition.BlindEffect(), dismissal: .panDown))
  }

  @Test func `stories are pushed out of their cards, and popped in every way`() {
    for transition in [pushing()] + fullWidth() {
      let (stage, navigation) = ShownStage.stack()
      transition.attach(to: navigation)
      stage.playPush(in: navigation)
    }
    let (stage, navigation) = ShownStage.stack()
    drag(from: stage.thumbnail)[0].attach(to: navigation)
    stage.playPush(in: navigation)
    let story = StoryViewController()
    story.view.addSubview(story.picture)
    story.view.addSubview(story.card)
    let (other, stories) = ShownStage.stack()
    let transition = pushing()
    transition.attach(to: stories)
    stories.pushViewController(story, animated: true)
    other.simulator.runUntilIdle()
    #expect(stories.topViewController === story)
  }

  @Test func `a stack without a screen to pop stays`() {
    let (stage, navigation) = ShownStage.stack()
    attachPush(to: navigation)
    stage.playPush(in: navigation)
  }

  @Test func `a screen is announced`() {
    let stage = ShownStage()
    stage.playPresentation(of: stage.screen) {
      stage.root.announce(stage.screen, using: ModalTransition(.fade))
    }
  }

  @Test func `a splash leaves, and covers the app again`() throws {
    let stage = ShownStage()
    let scene = try #require(stage.simulator.window.windowScene)
    let launch = Launch()
    launch.tell(scene)
    // Nothing of it has been drawn yet.
    stage.simulator.runUntilIdle()
    #expect(launch.reveal == nil && scene.windows.count == 1)
    let splash = SplashViewController()
    splash.logo.frame = CGRect(x: 150, y: 380, width: 90, height: 90)
    splash.view.addSubview(splash.logo)
    let reveal = SplashReveal(scene, splash: splash, shape: .view(splash.logo))
    launch.cover(with: reveal)
    stage.simulator.runUntilIdle()
    #expect(scene.windows.count == 2)
    reveal.dismiss()
    stage.simulator.runUntilIdle()
    #expect(scene.windows.count == 1)
    stage.expectSilence()
  }
}
