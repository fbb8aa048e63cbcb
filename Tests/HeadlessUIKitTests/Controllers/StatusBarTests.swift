import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Which controller decides the status bar, and when UIKit asks it.
@MainActor struct StatusBarTests {
  let simulator = Simulator()
  let root = WishingScreen(.default)

  init() {
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  private var bar: UIStatusBarManager? { simulator.window.windowScene?.statusBarManager }

  private func present(_ screen: WishingScreen, _ style: UIModalPresentationStyle) {
    screen.modalPresentationStyle = style
    root.present(screen, animated: true)
    simulator.runUntilIdle()
  }

  @Test func `H: the root decides, and is asked again after setNeedsStatusBarAppearanceUpdate`() {
    #expect(bar?.statusBarStyle == .default && bar?.isStatusBarHidden == false)
    #expect(bar?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    root.style = .darkContent
    root.isHidingStatusBar = true
    #expect(bar?.statusBarStyle == .default && bar?.isStatusBarHidden == false)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(bar?.statusBarStyle == .darkContent && bar?.isStatusBarHidden == true)
    #expect(bar?.statusBarFrame == .zero)
  }

  @Test func `H: a container's child is asked`() {
    let navigation = UINavigationController(rootViewController: WishingScreen(.lightContent))
    navigation.setNavigationBarHidden(true, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
    #expect(bar?.statusBarStyle == .lightContent)
    navigation.pushViewController(WishingScreen(.darkContent, isHidden: true), animated: true)
    simulator.runUntilIdle()
    #expect(bar?.statusBarStyle == .darkContent && bar?.isStatusBarHidden == true)
  }

  @Test func `H: with a visible bar, a stack asks its top screen only whether to hide`() {
    let navigation = UINavigationController(
      rootViewController: WishingScreen(.lightContent, isHidden: true))
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    #expect(bar?.statusBarStyle == .default && bar?.isStatusBarHidden == true)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(bar?.statusBarStyle == .lightContent)
  }

  @Test func `H: a screen that is presented full screen decides`() {
    present(WishingScreen(.lightContent, isHidden: true), .fullScreen)
    #expect(bar?.statusBarStyle == .lightContent && bar?.isStatusBarHidden == true)
    root.dismiss(animated: true)
    simulator.runUntilIdle()
    #expect(bar?.statusBarStyle == .default && bar?.isStatusBarHidden == false)
    #expect(simulator.hints.isEmpty)
  }

  @Test func `H: one with another style does not, with a hint if it fills the window`() {
    let screen = WishingScreen(.lightContent)
    present(screen, .overFullScreen)
    #expect(bar?.statusBarStyle == .default)
    #expect(simulator.hints.map(\.fact) == ["H"])
    #expect(simulator.hints.first?.message.contains("in the style .lightContent") == true)
  }

  @Test func `H: with modalPresentationCapturesStatusBarAppearance it decides`() {
    let screen = WishingScreen(.lightContent)
    screen.modalPresentationCapturesStatusBarAppearance = true
    present(screen, .overFullScreen)
    #expect(bar?.statusBarStyle == .lightContent)
    let upper = WishingScreen(.darkContent)
    upper.modalPresentationStyle = .pageSheet
    screen.present(upper, animated: true)
    simulator.runUntilIdle()
    #expect(bar?.statusBarStyle == .lightContent)
    #expect(simulator.hints.isEmpty)
  }

  @Test func `H: preferences equal to those of the screen in charge give no hint`() {
    root.style = .lightContent
    root.setNeedsStatusBarAppearanceUpdate()
    present(WishingScreen(.lightContent), .overFullScreen)
    #expect(simulator.hints.isEmpty)
  }
}

/// A screen with preferences for the status bar.
final class WishingScreen: UIViewController {
  var style: UIStatusBarStyle
  var isHidingStatusBar: Bool

  init(_ style: UIStatusBarStyle, isHidden: Bool = false) {
    self.style = style
    isHidingStatusBar = isHidden
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isHidingStatusBar }
}
