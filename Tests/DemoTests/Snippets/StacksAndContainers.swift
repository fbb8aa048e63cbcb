import MatchCut
import MatchCutContainers
import MatchCutSplash
import UIKit

@testable import Demo

extension SnippetApp {
  func articlePush(_ navigationController: UINavigationController) {
    let push = PushTransition(.push)
    push.attach(to: navigationController)

    navigationController.pushViewController(
      story, animated: true)
  }

  func articlePop() -> UIAction {
    let back = UIAction { [weak self] _ in
      self?.navigationController?
        .popViewController(animated: true)
    }
    return back
  }

  func popSwipe(_ navigationController: UINavigationController) {
    let push = PushTransition(
      .push, popGesture: .edge)
    push.attach(to: navigationController)
  }

  func popCancel() -> GestureOptions {
    var options = GestureOptions()
    options.shouldBegin = { request in
      // Not on the picture.
      request.location.y > 280
    }
    return options
  }

  func settingsOpen() {
    present(
      SettingsViewController(),
      using: ModalTransition(.fade))
  }

  func settingsClose() {
    dismiss(animated: true)
  }

  func cards(
    memories: UIViewController, controls: UIViewController, places: UIViewController,
    camera: UIViewController, shade: UIView
  ) {
    let container = SwipeContainerController(
      [memories, controls, places], selectedIndex: 1)
    container.backgroundViewController = camera
    container.backgroundEffectView = shade
    container.backgroundEffectStrength = {
      $0 === controls ? 0 : 0.7
    }
  }

  func cardsCancel(_ container: SwipeContainerController, hint: UIView) {
    container.swipeOptions.onEnd = { finished in
      hint.alpha = finished ? 0 : 1
    }
  }

  func tabs(_ tabBarController: UITabBarController) {
    TabTransition(.slide(from: .trailing), swipe: PanRelease())
      .attach(to: tabBarController)
  }

  func card() -> ModalTransition {
    var options = PresentationOptions()
    options.backdrop = .blur(.systemMaterialDark)
    options.layout = .card(margin: 24)
    options.cornerRadius = 28
    let zoom = ModalTransition(
      .zoom(from: .view(thumbnail)),
      dismissal: .panDown, presentation: options)
    options.dismissesOnTapOutside = true
    return zoom
  }

  func popAnywhere(_ navigationController: UINavigationController) {
    let push = PushTransition(
      .push, popGesture: .fullWidth)
    push.attach(to: navigationController)
  }

  @Pushes func rightToLeft() -> [PushTransition] {
    // No code is needed: leading is where the text begins.
    PushTransition(.slide(from: .trailing))
  }

  func splashPhotos(
    _ scene: UIWindowScene, _ window: UIWindow, _ splash: SplashViewController,
    firstScreen: UIViewController
  ) {
    let reveal = SplashReveal(
      scene, splash: splash,
      shape: .path(LogoView.outline, in: splash.logo))
    reveal.present()

    window.rootViewController = firstScreen
    reveal.dismiss()
  }

  func splashJournal(_ reveal: SplashReveal) {
    // For a lock, or for privacy:
    reveal.present(animated: true)
  }

  // No code is needed. In an effect of your own:
  var reduced: any TransitionEffect { .fade }
}
struct TumbleEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let fallen = stage.front.transform
      .translatedBy(x: 0, y: 900).rotated(by: 0.6)
    stage.set(\.transform, of: stage.front, away: fallen)
  }
}

#if canImport(SwiftUI)
import MatchCutSwiftUI
import SwiftUI

private struct Bound: View {
  struct Picture: Identifiable {
    let id: Int
  }

  struct PhotoView: View {
    let photo: Picture
    init(_ photo: Picture) { self.photo = photo }
    var body: some View { Color.orange }
  }

  @State private var photo: Picture?
  @State private var sources = TransitionSources()

  var body: some View {
    Color.orange
      .fullScreenCover(
        item: $photo,
        using: {
          ModalTransition(
            .zoom(
              from: .source($0.id, in: sources),
              matching: .picture($0.id, in: sources)),
            dismissal: .drag)
        },
        content: { PhotoView($0) })
  }
}
#endif
