import MatchCutSplash
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var workbench: Workbench?
  private var reveal: SplashReveal?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let splash = SplashViewController()
    let reveal = SplashReveal(
      windowScene, splash: splash, shape: .path(LogoView.outline, in: splash.logo))
    reveal.splashDecidesBars = true
    reveal.present()
    self.reveal = reveal

    // The splash opens onto whatever screen comes first.
    let window = UIWindow(windowScene: windowScene)
    let isFromLink = !connectionOptions.urlContexts.isEmpty
    let app = AppViewController(showing: isFromLink ? .journal : .photos)
    window.rootViewController = app
    window.makeKeyAndVisible()
    workbench = Workbench(for: app)
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    reveal?.dismiss()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    // In the app switcher, the splash covers the photos.
    reveal?.present()
  }
}
