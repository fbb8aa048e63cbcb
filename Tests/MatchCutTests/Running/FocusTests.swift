import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Where VoiceOver's focus goes at the end of a transition.
@MainActor struct FocusTests {
  private final class FirstThumbnail: UIButton {}
  private final class SecondThumbnail: UIButton {}
  private final class ScreenView: UIView {}

  /// How a screen is shown.
  enum Way: CaseIterable {
    case modal, fullScreen, handWritten, pushed
  }

  /// The page that the screen shows.
  @MainActor private final class ShownPage {
    var index = 0
  }

  /// A phone with two thumbnails, of which the source is the one of the page.
  @MainActor private final class Stage {
    let phone: Phone
    let screen = UIViewController(nibName: nil, bundle: nil)
    let way: Way
    let shown: ShownPage
    private let delegate: HandWrittenDelegate

    init(_ way: Way) {
      self.way = way
      phone = Phone { way == .pushed ? UINavigationController(rootViewController: $0) : $0 }
      phone.simulator.isVoiceOverRunning = true
      let frame = Phone.thumbnailFrame
      let thumbnails = [
        FirstThumbnail(frame: frame), SecondThumbnail(frame: frame.offsetBy(dx: 150, dy: 0)),
      ]
      for thumbnail in thumbnails { phone.root.view.addSubview(thumbnail) }
      let shown = ShownPage()
      self.shown = shown
      let effect = ZoomEffect.zoom(from: .provider { _ in .view(thumbnails[shown.index]) })
      delegate = HandWrittenDelegate(effect)
      screen.view = ScreenView(frame: phone.screen)
      show = { [unowned self] animated in
        switch way {
        case .modal:
          phone.root.present(
            screen, using: ModalTransition(effect, dismissal: .panDown), animated: animated)
        case .fullScreen:
          let transition = ModalTransition(effect, dismissal: .panDown)
          self.transition = transition
          screen.modalPresentationStyle = .fullScreen
          screen.transitioningDelegate = transition
          phone.root.present(screen, animated: animated)
        case .handWritten:
          screen.modalPresentationStyle = .custom
          screen.transitioningDelegate = delegate
          phone.root.present(screen, animated: animated)
        case .pushed:
          PushTransition(effect).attach(to: phone.root.navigationController)
          phone.root.navigationController?.pushViewController(screen, animated: animated)
        }
      }
    }

    private var transition: ModalTransition?
    private(set) var show: @MainActor (_ animated: Bool) -> Void = { _ in }

    /// Lets an interaction of the app drive the next transition.
    func drive(by driver: UIPercentDrivenInteractiveTransition) {
      delegate.driver = driver
    }

    func goBack(animated: Bool = true) {
      if way == .pushed {
        screen.navigationController?.popViewController(animated: animated)
      } else {
        screen.dismiss(animated: animated)
      }
    }

    /// The classes of the views on which VoiceOver has focused.
    var focuses: [String] {
      phone.simulator.log.map(\.message)
        .filter { $0.hasPrefix("UIAccessibility.post(.screenChanged, ") }
        .map { String($0.dropFirst("UIAccessibility.post(.screenChanged, ".count).dropLast()) }
    }
  }

  @Test(arguments: Way.allCases, [false, true])
  func `it goes to the source in which the screen lands`(_ way: Way, _ isReduced: Bool) {
    let stage = Stage(way)
    stage.phone.simulator.isReduceMotionEnabled = isReduced
    stage.show(true)
    stage.phone.settle()
    #expect(stage.focuses == (way == .modal ? ["ClipView"] : []))
    stage.shown.index = 1
    stage.goBack()
    stage.phone.settle()
    #expect(stage.focuses == (way == .modal ? ["ClipView"] : []) + ["SecondThumbnail"])
    stage.phone.expectNoFaults()
  }

  @Test func `without animation it does so, too`() {
    let stage = Stage(.modal)
    stage.show(false)
    stage.phone.settle()
    stage.shown.index = 1
    stage.goBack(animated: false)
    stage.phone.settle()
    #expect(stage.focuses == ["ClipView", "SecondThumbnail"])
  }

  @Test(arguments: Way.allCases)
  func `it goes to a screen whose dismissal is canceled`(_ way: Way) {
    let stage = Stage(way)
    stage.show(true)
    stage.phone.settle()
    let before = stage.focuses.count
    let driver = UIPercentDrivenInteractiveTransition()
    switch way {
    case .modal, .fullScreen: stage.phone.pullInVain()
    case .handWritten:
      stage.drive(by: driver)
      stage.goBack()
      stage.phone.simulator.step()
      driver.update(0.5)
      driver.cancel()
    case .pushed:
      let finger = stage.phone.simulator.touchDown(at: CGPoint(x: 3, y: 400))
      stage.phone.simulator.step()
      for step in 1...5 {
        finger.move(to: CGPoint(x: CGFloat(step) * 8, y: 400))
        stage.phone.simulator.step()
      }
      stage.phone.simulator.run(for: 0.3)
      finger.lift()
    }
    stage.phone.settle()
    #expect(stage.screen.view.window != nil)
    #expect(stage.focuses.dropFirst(before) == [way == .modal ? "ClipView" : "ScreenView"])
    stage.phone.expectNoFaults()
  }

  @Test(arguments: [Way.modal, .pushed])
  func `it goes back to the source of a presentation that is canceled`(_ way: Way) {
    let stage = Stage(way)
    stage.show(true)
    stage.phone.simulator.run(for: 0.15)
    if way == .pushed {
      stage.screen.navigationController?.popOrReverse()
    } else {
      stage.screen.dismissOrReverse()
    }
    stage.phone.settle()
    #expect(stage.screen.viewIfLoaded?.window == nil)
    #expect(stage.focuses == ["FirstThumbnail"])
    stage.phone.expectNoFaults()
  }

  @Test func `effects without a source leave pops and full-screen dismissals to UIKit`() {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    PushTransition(.push).attach(to: phone.root.navigationController)
    phone.root.navigationController?.pushViewController(Screen("photo"), animated: true)
    phone.settle()
    phone.root.navigationController?.popViewController(animated: true)
    phone.settle()
    #expect(!phone.simulator.log.contains { $0.message.hasPrefix("UIAccessibility.post") })
  }
}
