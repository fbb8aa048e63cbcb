import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: README: quick start

private enum QuickStart {
  final class PhotosViewController: UIViewController {
    func open(_ photo: UIViewController, from thumbnail: UIView) {
      let zoom = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .panDown)
      present(photo, using: zoom)
    }
  }
}

private final class PhotosViewController: UIViewController {
  let imageView = UIImageView()
  let zoom = ModalTransition(.fade)
  let fade = PushTransition(.fade)
  let login = UIViewController()

  func presentAlone(_ photo: PhotosViewController, thumbnail: UIView) {
    let zoom = ZoomEffect.zoom(from: .view(thumbnail), matching: .picture(photo.imageView))
    present(photo, using: ModalTransition(zoom, dismissal: .drag))
  }

  func presentBySelf(_ photo: UIViewController) {
    photo.transitioningDelegate = zoom
    photo.modalPresentationStyle = .custom
    present(photo, animated: true)
  }

  func leave() {
    dismissOrReverse()
    presentOrWait(login, using: zoom)
    navigationController?.popOrReverse()
  }

  func attach(to navigationController: UINavigationController) {
    PushTransition(.fade).attach(to: navigationController)
  }

  func assign(to navigationController: UINavigationController) {
    navigationController.delegate = fade
  }
}

@MainActor private func captureStatusBar(_ photo: UIViewController) {
  photo.modalPresentationCapturesStatusBarAppearance = true
}

// MARK: Interactions

@MainActor private func releases() -> (ModalTransition, PushTransition) {
  let short = ModalTransition(.fade, dismissal: .drag(.down, release: DragRelease(distance: 90)))
  let pushes = PushTransition(.fade, popGesture: .edge(release: PanRelease(threshold: 0.5)))
  return (short, pushes)
}

@MainActor private func twoDirections(thumbnail: UIView) -> ModalTransition {
  let viewer = ModalTransition(.zoom(from: .view(thumbnail)), dismissal: .pan([.up, .down]))
  return viewer
}

@MainActor private func twoGestures(thumbnail: UIView) -> ModalTransition {
  let viewer = ModalTransition(
    .zoom(from: .view(thumbnail)), dismissal: .drag(.down, gestures: [.pan, .pinch]))
  return viewer
}

@MainActor private func dismissWithOptions(thumbnail: UIView, chrome: UIView) -> ModalTransition {
  var options = GestureOptions()
  options.shouldBegin = { request in request.location.y < 300 }
  options.onProgress = { [weak chrome] progress in chrome?.alpha = 1 - progress }
  options.onEnd = { [weak chrome] finished in chrome?.alpha = finished ? 0 : 1 }
  let zoom = ModalTransition(
    .zoom(from: .view(thumbnail)), dismissal: .panDown, dismissalOptions: options)
  return zoom
}

// MARK: Presentation

@MainActor private func presentCard(thumbnail: UIView) -> ModalTransition {
  var options = PresentationOptions()
  options.backdrop = .blur(.systemThinMaterial)
  options.layout = .card()
  options.cornerRadius = 24
  options.dismissesOnTapOutside = true
  let card = ModalTransition(.zoom(from: .view(thumbnail)), presentation: options)
  return card
}

@MainActor private func presentSheet() -> ModalTransition {
  var options = PresentationOptions()
  options.layout = .bottomSheet()
  options.cornerRadius = 28
  options.dismissesOnTapOutside = true
  let sheet = ModalTransition(
    .cover(from: .bottom), timing: .sheet,
    dismissal: .pan(.down, release: .sheet), presentation: options)
  return sheet
}

@MainActor private func presentDrawer() -> PresentationOptions {
  var options = PresentationOptions()
  options.layout = .custom { geometry in
    let height = min(320, geometry.safeArea.height)
    return CGRect(
      x: 0, y: geometry.bounds.maxY - height, width: geometry.bounds.width, height: height)
  }
  return options
}

private final class EditorViewController: UIViewController,
  UIAdaptivePresentationControllerDelegate
{
  var hasUnsavedChanges = false
  func askWhatToDo() {}

  func open(_ editor: EditorViewController, using card: ModalTransition) {
    present(editor, using: card)
    editor.presentationController?.delegate = editor
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    !hasUnsavedChanges
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    askWhatToDo()
  }
}

// MARK: The code is played

@MainActor struct FirstStepsTests {
  @Test func `the quick start opens a photo and closes it`() {
    let list = QuickStart.PhotosViewController()
    let stage = ShownStage(list)
    stage.playPresentation(of: stage.screen) { list.open(stage.screen, from: stage.thumbnail) }
  }

  @Test func `a screen is presented alone, or with a delegate, and leaves by itself`() {
    let list = PhotosViewController()
    let stage = ShownStage(list)
    let shown = PhotosViewController()
    shown.view.addSubview(shown.imageView)
    shown.imageView.frame = CGRect(x: 0, y: 200, width: 393, height: 393)
    stage.playPresentation(of: shown) { list.presentAlone(shown, thumbnail: stage.thumbnail) }
    stage.playPresentation(of: stage.screen) { list.presentBySelf(stage.screen) }
    let photo = PhotosViewController()
    list.presentAlone(photo, thumbnail: stage.thumbnail)
    stage.simulator.run(for: 0.1)
    photo.leave()
    stage.simulator.runUntilIdle()
    #expect(list.presentedViewController == nil)
    stage.expectSilence()
  }

  @Test(arguments: [true, false])
  func `pushes are attached or assigned`(areAttached: Bool) {
    let (stage, navigation) = ShownStage.stack()
    let list = PhotosViewController()
    if areAttached { list.attach(to: navigation) } else { list.assign(to: navigation) }
    stage.playPush(in: navigation)
  }

  @Test func `releases, gestures and their options`() {
    let stage = ShownStage()
    let (short, pushes) = releases()
    stage.play(short)
    stage.play(twoGestures(thumbnail: stage.thumbnail))
    let chrome = UIView()
    stage.play(dismissWithOptions(thumbnail: stage.thumbnail, chrome: chrome))
    let (other, navigation) = ShownStage.stack()
    pushes.attach(to: navigation)
    other.playPush(in: navigation)
  }

  @Test func `cards, sheets and drawers`() {
    let stage = ShownStage()
    stage.play(presentCard(thumbnail: stage.thumbnail))
    stage.play(presentSheet())
    stage.play(ModalTransition(.cover(from: .bottom), presentation: presentDrawer()))
    captureStatusBar(stage.screen)
    stage.play(ModalTransition(.fade))
  }

  @Test(arguments: [true, false])
  func `an editor is asked before it is dismissed`(hasUnsavedChanges: Bool) {
    let (list, editor) = (EditorViewController(), EditorViewController())
    editor.hasUnsavedChanges = hasUnsavedChanges
    let stage = ShownStage(list)
    list.open(editor, using: presentCard(thumbnail: stage.thumbnail))
    stage.simulator.runUntilIdle()
    stage.simulator.tap(at: CGPoint(x: 10, y: 60))
    stage.simulator.runUntilIdle()
    #expect((list.presentedViewController == nil) == !hasUnsavedChanges)
    stage.expectSilence()
  }
}
