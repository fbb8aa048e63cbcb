import MatchCut
import Testing
import UIKit
import UIKitSimulator

// MARK: The documentation of the type

private final class MusicViewController: UIViewController {
  let miniPlayer = UIView()
  let player = ModalTransition(.cover(from: .bottom))
  var interaction: PanPresentInteraction?

  func makePlayer() -> UIViewController { UIViewController() }

  func prepare() {
    let open = PanPresentInteraction(presentingFrom: self, direction: .up, using: player) {
      [weak self] in self?.makePlayer()
    }
    miniPlayer.addGestureRecognizer(open.gestureRecognizer)
    interaction = open  // a property, because the recognizer does not keep it
  }
}

// MARK: Present with a finger

private enum PresentingGuide {
  final class HomeViewController: UIViewController {
    let miniPlayer = UIView()
    let player = ModalTransition(.cover(from: .bottom), dismissal: .drag)
    private lazy var open = PanPresentInteraction(
      presentingFrom: self, direction: .up, using: player
    ) { [weak self] in self?.makePlayer() }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(miniPlayer)
      miniPlayer.addGestureRecognizer(open.gestureRecognizer)
    }
  }

  final class MusicTabController: UITabBarController {
    let miniPlayer = UIView()
    private let player = ModalTransition(.cover(from: .bottom), dismissal: .panDown)
    private lazy var open = PanPresentInteraction(
      presentingFrom: self, direction: .up, using: player
    ) { PlayerViewController() }

    override func viewDidLoad() {
      super.viewDidLoad()
      miniPlayer.addGestureRecognizer(open.gestureRecognizer)
      if #available(iOS 26.0, *) {
        bottomAccessory = UITabAccessory(contentView: miniPlayer)
      } else {
        addMiniPlayer()
      }
    }

    func addMiniPlayer() {
      miniPlayer.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(miniPlayer)
      NSLayoutConstraint.activate([
        miniPlayer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        miniPlayer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        miniPlayer.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -8),
        miniPlayer.heightAnchor.constraint(equalToConstant: 56),
      ])
      for screen in viewControllers ?? [] { screen.additionalSafeAreaInsets.bottom = 64 }
    }
  }

  final class PlayerViewController: UIViewController {}

  final class FeedViewController: UIViewController {
    private(set) var menu: PanPresentInteraction?

    override func viewDidLoad() {
      super.viewDidLoad()
      var options = GestureOptions()
      options.shouldBegin = { [weak view] request in
        guard let view else { return false }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = isRightToLeft ? view.bounds.width - request.location.x : request.location.x
        return distance < 40
      }
      var panel = PresentationOptions()
      panel.layout = .custom { geometry in
        let bounds = geometry.bounds
        let x = geometry.layoutDirection == .rightToLeft ? bounds.width - 300 : 0
        return CGRect(x: x, y: 0, width: 300, height: bounds.height)
      }
      panel.dismissesOnTapOutside = true
      let slide = ModalTransition(
        .cover(from: .leading), dismissal: .pan(.leading), presentation: panel)
      let menu = PanPresentInteraction(
        presentingFrom: self, direction: .trailing, using: slide, options: options
      ) { MenuViewController() }
      view.addGestureRecognizer(menu.gestureRecognizer)
      self.menu = menu
    }
  }

  final class MenuViewController: UIViewController {}
}

extension PresentingGuide.HomeViewController {
  fileprivate func makePlayer() -> UIViewController { UIViewController() }

  fileprivate func presentInCode() {
    present(makePlayer(), using: player)
  }
}

// MARK: The code is played

@MainActor struct PresentingGuideTests {
  @Test func `the mini player opens, in code too, and is dragged down`() {
    let simulator = Simulator()
    let home = PresentingGuide.HomeViewController()
    simulator.window.rootViewController = home
    home.miniPlayer.frame = CGRect(x: 0, y: 740, width: 393, height: 64)
    simulator.drag(
      from: CGPoint(x: 200, y: 770), to: CGPoint(x: 200, y: 100), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect(home.presentedViewController != nil)
    simulator.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect(home.presentedViewController == nil)
    home.presentInCode()
    #expect(simulator.runUntilIdle())
    #expect(home.presentedViewController != nil)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)")
  }

  @Test(arguments: [true, false]) func `above the tabs, the mini player opens and comes back`(
    isAccessory: Bool
  ) {
    let simulator = Simulator()
    let music = PresentingGuide.MusicTabController()
    music.viewControllers = [UIViewController(), UIViewController()]
    simulator.window.rootViewController = music
    simulator.runUntilIdle()
    if !isAccessory {
      music.bottomAccessory = nil
      music.addMiniPlayer()
      simulator.runUntilIdle()
      #expect(music.viewControllers?[0].additionalSafeAreaInsets.bottom == 64)
    }
    let place = simulator.visibleFrame(of: music.miniPlayer)
    let bar = simulator.visibleFrame(of: music.tabBar)
    #expect(place.height == (isAccessory ? 48 : 56) && place.maxY == bar.minY - 8)
    let start = CGPoint(x: place.midX, y: place.midY)
    // Pulled a little and released, pulled up, and pulled down again.
    simulator.drag(from: start, to: CGPoint(x: start.x, y: start.y - 40), duration: 0.6)
    #expect(simulator.runUntilIdle())
    #expect(music.presentedViewController == nil)
    simulator.drag(from: start, to: CGPoint(x: start.x, y: 200), duration: 0.4)
    #expect(simulator.runUntilIdle())
    #expect(music.presentedViewController is PresentingGuide.PlayerViewController)
    simulator.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect(music.presentedViewController == nil)
    #expect(simulator.visibleFrame(of: music.miniPlayer) == place && simulator.faults.isEmpty)
  }

  @Test(arguments: [10, 200]) func `the menu opens from the edge only`(_ x: CGFloat) {
    let simulator = Simulator()
    let feed = PresentingGuide.FeedViewController()
    simulator.window.rootViewController = feed
    simulator.drag(
      from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 180, y: 400), duration: 0.3)
    #expect(simulator.runUntilIdle())
    #expect((feed.presentedViewController is PresentingGuide.MenuViewController) == (x == 10))
    simulator.tap(at: CGPoint(x: 350, y: 400))
    #expect(simulator.runUntilIdle())
    #expect(feed.presentedViewController == nil && simulator.faults.isEmpty)
  }
}
