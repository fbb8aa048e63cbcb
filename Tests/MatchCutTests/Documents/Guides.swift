import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: Cards and sheets

private final class PlayerViewController: UIViewController {
  func cover(with photo: UIViewController) {
    var options = PresentationOptions()
    options.removesPresenter = true
    present(photo, using: ModalTransition(.fade, dismissal: .drag, presentation: options))
  }
}

// MARK: Pushing, screen by screen

@MainActor private enum Coordinators {
  static func attach(
    to navigationController: UINavigationController,
    beside coordinator: any UINavigationControllerDelegate
  ) {
    navigationController.delegate = coordinator
    PushTransition(.push).attach(to: navigationController)
  }
}

// MARK: Coming from other kits

extension UIViewController {
  fileprivate func presentSlide(_ screen: UIViewController) {
    let slide = ModalTransition(
      .cover(from: .bottom), dismissal: .pan(.down, release: PanRelease(threshold: 0.3)))
    present(screen, using: slide)
  }
}

@MainActor private func keepDelegate(of screen: UIViewController) -> PanDismissInteraction {
  let pan = PanDismissInteraction(dismissing: screen)
  screen.view.addGestureRecognizer(pan.gestureRecognizer)
  return pan
}

// MARK: Cards on a large screen

extension UIViewController {
  fileprivate func makeDetail(thumbnail: UIView) -> ModalTransition {
    var options = PresentationOptions()
    options.layout = traitCollection.horizontalSizeClass == .regular ? .card() : .fill
    options.cornerRadius = traitCollection.horizontalSizeClass == .regular ? 16 : 0
    let detail = ModalTransition(.zoom(from: .view(thumbnail)), presentation: options)
    return detail
  }
}

// MARK: A form that refuses

private final class FormViewController: UIViewController {}

@MainActor private enum SwipesBack {
  static func refuse(in navigationController: UINavigationController) {
    var options = GestureOptions()
    options.shouldBegin = { request in !(request.viewController is FormViewController) }
    PushTransition(.push, popOptions: options).attach(to: navigationController)
  }
}

// MARK: The code is played

@MainActor struct GuidesTests {
  @Test func `a player is covered`() {
    let player = PlayerViewController()
    let stage = ShownStage(player)
    stage.playPresentation(of: stage.screen) { player.cover(with: stage.screen) }
  }

  @Test func `a push is attached beside a delegate`() {
    let (stage, navigation) = ShownStage.stack()
    let delegate = CountingDelegate()
    Coordinators.attach(to: navigation, beside: delegate)
    stage.playPush(in: navigation)
    #expect(delegate.shown == 2)
  }

  @Test func `a slide takes the place of a percent-driven dismissal`() {
    let stage = ShownStage()
    stage.playPresentation(of: stage.screen) { stage.root.presentSlide(stage.screen) }
    stage.play(stage.root.makeDetail(thumbnail: stage.thumbnail))
  }

  @Test func `a form refuses to be swiped back, and only that`() {
    let (stage, navigation) = ShownStage.stack()
    SwipesBack.refuse(in: navigation)
    for (screen, isRefused) in [(FormViewController(), true), (UIViewController(), false)] {
      navigation.pushViewController(screen, animated: true)
      stage.simulator.runUntilIdle()
      stage.simulator.drag(
        from: CGPoint(x: 2, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.3)
      stage.simulator.runUntilIdle()
      #expect((navigation.topViewController === screen) == isRefused)
      if isRefused { navigation.popViewController(animated: false) }
    }
    stage.expectSilence()
  }
}

private final class CountingDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var shown = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown += 1
  }
}
