import MatchCut
import MatchCutContainers
import MatchCutSplash
import UIKit

@testable import Demo

extension SnippetApp {
  func tour(_ photo: PhotoViewController) {
    let zoom = ModalTransition(
      .zoom(
        from: .view(thumbnail),
        matching: .picture(photo.picture)),
      dismissal: .drag)
    present(photo, using: zoom)
  }

  func viewer(_ viewer: PhotoViewController) {
    let zoom = ModalTransition(
      .zoom(
        from: .provider { [weak self] _ in
          // The thumbnail of the photo that is shown.
          self?.visibleThumbnail.map { .view($0) }
        },
        matching: .provider { [weak viewer] _ in
          (viewer?.picture).map { .picture($0) }
        }),
      dismissal: .drag)
    present(viewer, using: zoom)
  }

  func systemSheet(_ options: PresentationOptions) {
    let sheet = ModalTransition(
      .cover(from: .bottom), timing: .sheet,
      dismissal: .pan(.down, release: .sheet),
      presentation: options)
    present(SettingsViewController(), using: sheet)
  }

  func landing() {
    // The gesture that dismisses catches, too.
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .drag)
    present(photo, using: zoom)
  }

  func drag() {
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .drag)
    present(photo, using: zoom)
  }

  func playerPull() -> PanPresentInteraction {
    let player = ModalTransition(
      .cover(from: .bottom), dismissal: .panDown)
    let open = PanPresentInteraction(
      presentingFrom: self, direction: .up,
      using: player
    ) { [weak self] in self?.makePlayer() }
    miniPlayer.addGestureRecognizer(
      open.gestureRecognizer)
    return open
  }

  func menuPull(
    panel: PresentationOptions, edgeOptions: GestureOptions
  ) -> PanPresentInteraction {
    let slide = ModalTransition(
      .cover(from: .leading), dismissal: .pan(.leading),
      presentation: panel)
    let menu = PanPresentInteraction(
      presentingFrom: self, direction: .trailing,
      using: slide, options: edgeOptions
    ) { MenuViewController() }
    view.addGestureRecognizer(menu.gestureRecognizer)
    return menu
  }

  func feedCamera() -> PanPresentInteraction {
    let slide = ModalTransition(
      .slide(from: .leading), dismissal: .pan(.leading),
      presentation: PresentationOptions(
        removesPresenter: true))
    let camera = PanPresentInteraction(
      presentingFrom: self, direction: .trailing,
      using: slide
    ) { CameraViewController() }
    view.addGestureRecognizer(camera.gestureRecognizer)
    return camera
  }

  func dragUp() {
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .drag([.down, .up]))
    present(photo, using: zoom)
  }

  func dragFromEdge() {
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .drag(.down, gestures: [.pan, .edge]))
    present(photo, using: zoom)
  }

  func articleMatch(
    _ card: ArticleCard, _ story: ArticleViewController,
    _ navigationController: UINavigationController
  ) {
    let zoom = PushTransition(
      .zoom(
        from: .view(card.picture),
        matching: .view(story.picture),
        also: [
          .pair(of: card.kicker, and: story.kicker),
          .pair(of: card.heading, and: story.heading),
        ]))
    zoom.attach(to: navigationController)
  }

  func albumOpen(
    _ tile: AlbumTile, _ album: AlbumViewController,
    _ navigationController: UINavigationController
  ) {
    let zoom = PushTransition(
      .zoom(
        from: .view(tile.picture),
        matching: .view(album.cover),
        also: [
          .pair(of: tile.heading, and: album.heading)
        ]),
      popGesture: .drag)
    zoom.attach(to: navigationController)
  }

  func albumDrag(_ album: UIViewController, _ navigationController: UINavigationController) {
    navigationController.navigationBar
      .prefersLargeTitles = true
    album.navigationItem
      .largeTitleDisplayMode = .never
  }

  func albumCancel(_ album: UIViewController) {
    // The bar needs no code. To be told by UIKit:
    album.transitionCoordinator?.animate(
      alongsideTransition: nil
    ) { [label] context in
      label.isHidden = context.isCancelled
    }
  }

  func systemSwipe(_ navigationController: UINavigationController) {
    let push = PushTransition(
      .push, popGesture: .edge)
    push.attach(to: navigationController)
  }

  @Pushes func pushes() -> [PushTransition] {
    PushTransition(.push)
    PushTransition(.slide(from: .trailing))
    PushTransition(.flip)
    PushTransition(.sharedAxis(.x))
    PushTransition(.fadeThrough)
  }

  func tabsFade(_ tabBarController: UITabBarController) {
    TabTransition(.fadeThrough)
      .attach(to: tabBarController)
  }

  func match(
    _ card: ArticleCard, _ story: ArticleViewController
  ) -> PushTransition {
    let match = PushTransition(
      .match([
        .pair(of: card.picture, and: story.picture),
        .pair(of: card.kicker, and: story.kicker),
        .pair(of: card.heading, and: story.heading),
      ]))
    return match
  }

  func sheet() {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    options.cornerRadius = 32
    let sheet = ModalTransition(
      .cover(from: .bottom), timing: .sheet,
      dismissal: .pan(.down, release: .sheet),
      presentation: options)
    present(SettingsViewController(), using: sheet)
  }

  func mapPin(_ pin: MapPin, _ card: PostcardViewController) {
    var options = PresentationOptions(
      backdrop: .none, cornerRadius: 28)
    options.layout = .custom { geometry in
      let area = geometry.safeArea
      return CGRect(
        x: area.midX - 150, y: area.maxY - 452,
        width: 300, height: 452)
    }
    let zoom = ModalTransition(
      .zoom(
        from: .view(pin.picture),
        matching: .view(card.picture)),
      dismissal: .drag, presentation: options)
    present(card, using: zoom)
  }

  func chatPicture(_ picture: ThumbnailView, _ photo: PhotoViewController) {
    // The keyboard needs no code.
    let zoom = ModalTransition(
      .zoom(
        from: .view(picture),
        matching: .picture(photo.picture)),
      dismissal: .drag)
    present(photo, using: zoom)
  }

  func tabletSheet(_ options: inout PresentationOptions) {
    // At most 640 points wide; another width:
    options.layout = .bottomSheet(maximumWidth: 480)
  }

  @Modals func modals(_ button: UIView) -> [ModalTransition] {
    ModalTransition(.circle(from: .view(button)))
    ModalTransition(.cover(from: .bottom))
    ModalTransition(.scale)
    ModalTransition(
      .cover(from: .bottom)
        .combined(with: .scale))
  }

  func dragCancel() -> GestureOptions {
    var options = GestureOptions()
    options.onProgress = { [closeButton] progress in
      closeButton.alpha = 1 - progress
    }
    return options
  }

  func scrollHandOff(_ card: CoverCard) {
    // The scroll view needs no code.
    let zoom = ModalTransition(
      .zoom(from: .view(card.picture)),
      dismissal: .drag)
    present(story, using: zoom)
  }

  func photoOpen() {
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)))

    photo.transitioningDelegate = zoom
    photo.modalPresentationStyle = .custom
    present(photo, animated: true)
  }

  func photoClose() {
    let close = UIAction { [weak self] _ in
      self?.dismiss(animated: true)
    }
    closeButton.addAction(close, for: .touchUpInside)
  }

  func photoNext() -> ZoomEffect {
    .zoom(
      from: .provider { [weak self] _ in
        // Called when the screen opens, and again when it closes.
        self?.visibleThumbnail.map { .view($0) }
      })
  }

  func panDismiss() -> ModalTransition {
    ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .panDown)
  }

  func panCancel() {
    // To be told by UIKit:
    photo.transitionCoordinator?.animate(
      alongsideTransition: nil
    ) { [label] context in
      label.isHidden = context.isCancelled
    }
  }

  func flick() -> PanDismissInteraction {
    // UIKit loses a finish() that comes too early.
    // The kit's interaction keeps it until the start:
    let pan = PanDismissInteraction(dismissing: photo)
    return pan
  }

  func regrab() -> ModalTransition {
    // The gesture that dismisses catches, too.
    // Called after a catch, and after a drag:
    var options = GestureOptions()
    options.onEnd = { [label] isDismissed in
      label.isHidden = isDismissed
    }
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .drag, dismissalOptions: options)
    return zoom
  }

  func regrabOpen() {
    // The close button, which also works
    // while the photo still opens:
    photo.dismissOrReverse()
  }
}
