import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The status bar while the splash covers the app.
@MainActor struct SplashBarsTests {
  @Test func `the app's status bar is visible through the splash`() {
    let stage = RevealStage()
    let app = BarScreen(.lightContent)
    stage.window.rootViewController = app
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .lightContent)
    #expect(stage.bar?.isStatusBarHidden == true)
    stage.dismiss()
    stage.simulator.run(for: 0.2)
    #expect(stage.bar?.statusBarStyle == .lightContent)
    let viewer = BarScreen(.darkContent)
    viewer.modalPresentationStyle = .fullScreen
    app.present(viewer, animated: false)
    // UIKit asks again when the screen appears.
    stage.simulator.commit()
    #expect(stage.bar?.statusBarStyle == .darkContent)
    stage.simulator.runUntilIdle()
    stage.reveal?.splashDecidesBars = true
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .default)
    #expect(stage.bar?.isStatusBarHidden == false)
    stage.dismiss()
    #expect(stage.bar?.statusBarStyle == .darkContent)
    stage.simulator.runUntilIdle()
    #expect(stage.calls == 2)
  }

  @Test func `a screen that is being dismissed does not decide the bars`() {
    let stage = RevealStage()
    let app = BarScreen(.lightContent)
    stage.window.rootViewController = app
    let viewer = BarScreen(.darkContent)
    viewer.modalPresentationStyle = .fullScreen
    app.present(viewer, animated: false)
    stage.simulator.step()
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .darkContent)
    viewer.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    stage.reveal?.splashDecidesBars = false
    #expect(viewer.isBeingDismissed)
    #expect(stage.bar?.statusBarStyle == .lightContent)
  }

  @Test func `the controller that decides the bars may change while the app is covered`() {
    let stage = RevealStage()
    stage.window.rootViewController = BarScreen(.lightContent)
    stage.cover()
    #expect(stage.bar?.statusBarStyle == .lightContent)
    stage.reveal?.splashDecidesBars = true
    #expect(stage.bar?.statusBarStyle == .default)
    stage.reveal?.splashDecidesBars = false
    #expect(stage.bar?.statusBarStyle == .lightContent)
  }
}

/// A screen with preferences for the bars.
private final class BarScreen: UIViewController {
  private let style: UIStatusBarStyle

  init(_ style: UIStatusBarStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { style == .lightContent }
}
