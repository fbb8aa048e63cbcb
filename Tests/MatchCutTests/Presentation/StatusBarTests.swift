import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A screen that fills the container decides the status bar as long as it is presented.
@MainActor
struct StatusBarTests {
  /// A screen for a dark picture.
  private final class DarkScreen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  private let phone = Phone()
  private let screen: UIViewController

  init() {
    _ = phone
    screen = DarkScreen(nibName: nil, bundle: nil)
  }

  private var bar: UIStatusBarManager? { phone.window.windowScene?.statusBarManager }

  private func present(_ transition: ModalTransition) {
    phone.root.present(screen, using: transition)
    phone.settle()
  }

  private func expectBar(isDark: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    let style = isDark ? UIStatusBarStyle.lightContent : .default
    #expect(bar?.statusBarStyle == style, sourceLocation: sourceLocation)
    #expect(bar?.isStatusBarHidden == isDark, sourceLocation: sourceLocation)
    #expect(phone.simulator.hints.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(
    "the screen decides it, also after a canceled dismissal",
    arguments: [DismissalGesture.panDown, .drag])
  func fills(_ gesture: DismissalGesture) {
    present(ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture))
    expectBar(isDark: true)
    phone.pullInVain()
    phone.settle()
    expectBar(isDark: true)
    phone.pullToDismiss()
    phone.settle()
    expectBar(isDark: false)
    #expect(!screen.modalPresentationCapturesStatusBarAppearance)
    phone.expectAsBefore()
  }

  @Test("a presentation that is caught and canceled leaves the bar as it was")
  func cancelled() {
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: .panDown))
    phone.simulator.run(for: 0.1)
    phone.pull(600, for: 0.1).lift()
    phone.settle()
    phone.expectAsBefore()
    expectBar(isDark: false)
    #expect(!screen.modalPresentationCapturesStatusBarAppearance)
  }

  @Test("without animation it is the same")
  func unanimated() {
    let fade = ModalTransition(.fade)
    screen.transitioningDelegate = fade
    screen.modalPresentationStyle = .custom
    phone.root.present(screen, animated: false)
    phone.settle()
    expectBar(isDark: true)
    screen.dismiss(animated: false)
    phone.settle()
    expectBar(isDark: false)
  }

  @Test("with a card, the screen behind decides")
  func card() {
    var options = PresentationOptions()
    options.layout = .card()
    screen.preferredContentSize = CGSize(width: 200, height: 200)
    present(ModalTransition(.fade, presentation: options))
    expectBar(isDark: false)
  }

  @Test("a value that the app has set stays")
  func ownSetting() {
    screen.modalPresentationCapturesStatusBarAppearance = true
    present(ModalTransition(.fade))
    expectBar(isDark: true)
    screen.dismiss(animated: true)
    phone.settle()
    #expect(screen.modalPresentationCapturesStatusBarAppearance)
  }

  @Test("an app can let the screen behind decide")
  func refused() {
    phone.root.present(screen, using: ModalTransition(.fade))
    screen.modalPresentationCapturesStatusBarAppearance = false
    phone.settle()
    #expect(bar?.statusBarStyle == .default)
    screen.dismiss(animated: true)
    phone.settle()
    #expect(!screen.modalPresentationCapturesStatusBarAppearance)
  }
}
