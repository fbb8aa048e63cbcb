import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: Timing

/// Takes expressions that are shown for themselves.
@resultBuilder private enum Shown {
  static func buildBlock(_ transitions: ModalTransition...) -> [ModalTransition] { transitions }
}

@Shown @MainActor private func timings() -> [ModalTransition] {
  ModalTransition(.fade, timing: .curve(.easeOut, duration: 0.2))
  ModalTransition(.cover(from: .bottom), timing: .spring(duration: 0.6, dampingRatio: 0.8))
}

@Shown @MainActor private func bothScreens() -> [ModalTransition] {
  ModalTransition(.flip, presentation: PresentationOptions(removesPresenter: true))
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

@MainActor private func crossFades(thumbnail: UIView) -> [ModalTransition] {
  let fadesIn = ModalTransition(.zoom(from: .view(thumbnail), fade: .in))
  let quick = ModalTransition(.zoom(from: .view(thumbnail), fade: .cross(over: 0.2...0.6)))
  return [fadesIn, quick]
}

@MainActor private func match(thumbnail: UIView, viewer: Viewer) -> ZoomEffect {
  .zoom(from: .view(thumbnail), matching: .picture(viewer.imageView))
}

@MainActor private func compose() -> (ModalTransition, ModalTransition) {
  let lift = ModalTransition(.cover(from: .bottom).combined(with: .scale))
  let fall = ModalTransition(.asymmetric(appearing: .fade, disappearing: .cover(from: .bottom)))
  return (lift, fall)
}

// MARK: The code is played

@MainActor struct ChoicesTests {
  @Test func `timings, choices and composed effects`() {
    let stage = ShownStage()
    let (lift, fall) = compose()
    let fades = crossFades(thumbnail: stage.thumbnail)
    let shown = timings() + bothScreens() + choosing() + fades
    for transition in shown + [lift, fall] { stage.play(transition) }
    let viewer = Viewer()
    viewer.view.addSubview(viewer.imageView)
    viewer.imageView.frame = CGRect(x: 0, y: 200, width: 393, height: 300)
    stage.playPresentation(of: viewer) {
      stage.root.present(
        viewer, using: ModalTransition(match(thumbnail: stage.thumbnail, viewer: viewer)))
    }
    let (other, navigation) = ShownStage.stack()
    choosing(in: navigation)
    other.playPush(in: navigation)
  }

  @Test func `a card is matched with its story`() {
    let (stage, navigation) = ShownStage.stack()
    let (card, story) = (Card(), Card())
    for (card, width) in [(card, 120.0), (story, 393.0)] {
      card.frame = CGRect(x: 0, y: 100, width: width, height: width)
      card.picture.frame = CGRect(x: 0, y: 0, width: width, height: width / 2)
      card.heading.frame = CGRect(x: 0, y: width / 2, width: width, height: 20)
      card.addSubview(card.picture)
      card.addSubview(card.heading)
    }
    navigation.topViewController?.view.addSubview(card)
    stage.screen.view.addSubview(story)
    match(card: card, story: story).attach(to: navigation)
    stage.playPush(in: navigation)
  }
}
