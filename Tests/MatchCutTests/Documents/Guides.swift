import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: Presentation styles and appearance callbacks

private final class PlayerViewController: UIViewController {
  private let zoom = ModalTransition(.fade)

  func cover(with photo: UIViewController) {
    var options = PresentationOptions()
    options.removesPresenter = true
    present(photo, using: ModalTransition(.fade, dismissal: .drag, presentation: options))
  }

  func presentFullScreen(_ photo: UIViewController) {
    photo.transitioningDelegate = zoom
    photo.modalPresentationStyle = .fullScreen
    present(photo, animated: true)
  }
}

// MARK: Coordinators and ownership

@MainActor private enum Coordinators {
  @MainActor final class PhotosCoordinator {
    private let root: UIViewController
    private let fade = ModalTransition(.fade, dismissal: .panDown)

    init(root: UIViewController) {
      self.root = root
    }

    func show(_ screen: UIViewController) {
      root.present(screen, using: fade)
    }

    func showFullScreen(_ screen: UIViewController) {
      screen.transitioningDelegate = fade
      screen.modalPresentationStyle = .fullScreen
      root.present(screen, animated: true)
    }
  }

  static func attach(
    to navigationController: UINavigationController,
    beside coordinator: any UINavigationControllerDelegate
  ) {
    navigationController.delegate = coordinator
    PushTransition(.push).attach(to: navigationController)
  }
}

// MARK: Migrating a percent-driven dismissal

@MainActor private enum Migrating {
  final class HandWrittenDismissal: UIPercentDrivenInteractiveTransition {
    weak var screen: UIViewController?
    private(set) var isBegun = false

    func handle(_ pan: UIPanGestureRecognizer) {
      guard let view = pan.view else { return }
      let progress = pan.translation(in: view).y / view.bounds.height
      switch pan.state {
      case .began:
        isBegun = true
        screen?.dismiss(animated: true)
      case .changed:
        update(progress)
      case .ended:
        isBegun = false
        progress > 0.3 ? finish() : cancel()
      default:
        break
      }
    }
  }
}

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

// MARK: iPad and several windows

extension UIViewController {
  fileprivate func makeDetail(thumbnail: UIView) -> ModalTransition {
    var options = PresentationOptions()
    options.layout = traitCollection.horizontalSizeClass == .regular ? .card() : .fill
    options.cornerRadius = traitCollection.horizontalSizeClass == .regular ? 16 : 0
    let detail = ModalTransition(.zoom(from: .view(thumbnail)), presentation: options)
    return detail
  }
}

// MARK: From the interactivePopGestureRecognizer trick

private final class FormViewController: UIViewController {}

@MainActor private enum SwipesBack {
  static func trick(_ navigationController: UINavigationController) {
    navigationController.interactivePopGestureRecognizer?.delegate = nil
  }

  static func refuse(in navigationController: UINavigationController) {
    var options = GestureOptions()
    options.shouldBegin = { request in !(request.viewController is FormViewController) }
    PushTransition(.push, popOptions: options).attach(to: navigationController)
  }
}

// MARK: Beside other gestures and bars

@MainActor private func letFirst(
  _ drawing: UIGestureRecognizer, in photo: UIViewController, of zoom: ModalTransition
) {
  for recognizer in zoom.dismissalGestureRecognizers(of: photo) {
    recognizer.require(toFail: drawing)
  }
}

// MARK: The code is played

@MainActor struct GuidesTests {
  @Test func `a player is covered, or presents full screen`() {
    let player = PlayerViewController()
    let stage = ShownStage(player)
    stage.playPresentation(of: stage.screen) { player.cover(with: stage.screen) }
    stage.playPresentation(of: stage.screen) { player.presentFullScreen(stage.screen) }
  }

  @Test func `a coordinator shows screens`() {
    let stage = ShownStage()
    let coordinator = Coordinators.PhotosCoordinator(root: stage.root)
    stage.playPresentation(of: stage.screen) { coordinator.show(stage.screen) }
    stage.playPresentation(of: stage.screen) { coordinator.showFullScreen(stage.screen) }
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

  @Test func `a drawing comes before the dismissal`() {
    let stage = ShownStage()
    let drawing = UIPanGestureRecognizer()
    stage.screen.view.addGestureRecognizer(drawing)
    let zoom = ModalTransition(.zoom(from: .view(stage.thumbnail)), dismissal: .drag)
    stage.playPresentation(of: stage.screen) {
      stage.root.present(stage.screen, using: zoom)
      letFirst(drawing, in: stage.screen, of: zoom)
    }
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
