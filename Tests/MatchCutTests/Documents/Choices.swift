import MatchCut
import UIKit

// MARK: Containers

@MainActor private func exclude(map: UIView) {
  map.addInteraction(GestureExclusion())
}

@MainActor private func makeContainer(
  history: UIViewController, controls: UIViewController, settings: UIViewController,
  camera: UIViewController
) -> SwipeContainerController {
  let container = SwipeContainerController([history, controls, settings], selectedIndex: 1)
  container.backgroundViewController = camera
  container.backgroundEffectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  container.backgroundEffectStrength = { $0 === controls ? 0 : 1 }
  return container
}

@MainActor private func selectScreen(in container: SwipeContainerController) {
  container.select(2, animated: true)
}

private final class CardsViewController: SwipeContainerController {
  override func restFrame(of screen: UIViewController) -> CGRect {
    super.restFrame(of: screen).insetBy(dx: 16, dy: 0)
  }

  override func animator(
    from former: UIViewController, to new: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    FlipAnimator()
  }
}

private final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

@MainActor private enum OwnContainer {
  static var selected = UIViewController()

  static func show(
    _ new: UIViewController, insteadOf old: UIViewController, in container: UIView
  ) {
    let context = ContainerTransitionContext(from: old, to: new, in: container)
    context.onEnd = { isFinished in selected = isFinished ? new : old }
    let slide = TransitionAnimator(.slide(from: .trailing), for: .selectNext)
    ContainerTransitionDriver(slide).start(context)
  }

  static func drive(
    _ context: ContainerTransitionContext, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    let driver = ContainerTransitionDriver(animator)
    driver.start(context, isInteractive: true)
    driver.update(0.4)
    driver.finish()
  }
}

@MainActor private func showInOwnContainer(
  _ new: UIViewController, insteadOf old: UIViewController, in container: UIView
) {
  let context = ContainerTransitionContext(from: old, to: new, in: container)
  old.beginAppearanceTransition(false, animated: true)
  new.beginAppearanceTransition(true, animated: true)
  context.onEnd = { isFinished in
    let (shown, gone) = isFinished ? (new, old) : (old, new)
    if !isFinished {
      gone.beginAppearanceTransition(false, animated: true)
      shown.beginAppearanceTransition(true, animated: true)
    }
    gone.endAppearanceTransition()
    shown.endAppearanceTransition()
  }
}

private final class CameraViewController: UIViewController {}

@MainActor private func makeTabs(_ tabBarController: UITabBarController) -> TabTransition {
  TabTransition(.slide(from: .trailing), swipe: PanRelease()).attach(to: tabBarController)

  let byPair =
    TabTransition { request in
      request.frontController is CameraViewController ? nil : .slide(from: .trailing)
    }
  return byPair
}

@MainActor private func selectTab(_ tabs: TabTransition, in tabBarController: UITabBarController) {
  tabs.select(2, in: tabBarController)
}

// MARK: Timing

/// Takes expressions that are shown for themselves.
@resultBuilder private enum Shown {
  static func buildBlock(_ transitions: ModalTransition...) -> [ModalTransition] { transitions }
}

@Shown @MainActor private func timings() -> [ModalTransition] {
  ModalTransition(.fade, timing: .curve(.easeOut, duration: 0.2))
  ModalTransition(.cover(from: .bottom), timing: .spring(duration: 0.6, dampingRatio: 0.8))
}

// MARK: An effect for each transition

private final class Story: UIViewController {}

@Shown @MainActor private func choosing() -> [ModalTransition] {
  ModalTransition { request in
    request.operation == .present ? .cover(from: .bottom) : .fade
  }
}

@MainActor private func choosing(in navigationController: UINavigationController) {
  let perScreen =
    PushTransition { request in request.frontController is Story ? .fade : .push }
  perScreen.attach(to: navigationController)
}

private final class Card: UIView {
  let picture = UIView()
  let heading = UILabel()
}

@MainActor private func match(card: Card, story: Card) -> PushTransition {
  let zoom = PushTransition(
    .zoom(
      from: .view(card.picture), matching: .view(story.picture),
      also: [.pair(of: card.heading, and: story.heading)]))
  return zoom
}

private final class Viewer: UIViewController {
  let imageView = UIImageView()
}

@MainActor private func match(thumbnail: UIView, viewer: Viewer) -> ZoomEffect {
  .zoom(from: .view(thumbnail), matching: .view(viewer.imageView))
}

@MainActor private func compose() -> (ModalTransition, ModalTransition) {
  let lift = ModalTransition(.cover(from: .bottom).combined(with: .scale))
  let fall = ModalTransition(.asymmetric(appearing: .fade, disappearing: .cover(from: .bottom)))
  return (lift, fall)
}
