import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A menu that a finger pulls in from the leading edge, in a stack whose screens a finger pops.
@MainActor struct PanPresentBesidePopTests {
  /// What pops the screens.
  enum Swipe: CaseIterable {
    case edge
    case fullWidth
    case drag
    case dragSideways
    case system
    case contentPop

    /// Where the menu and the swipe compete, in points from the leading edge.
    var starts: [CGFloat] {
      switch self {
      case .fullWidth, .dragSideways, .contentPop: [3, 30]
      default: [3]
      }
    }

    @MainActor var gesture: PopGesture? {
      switch self {
      case .edge: .edge
      case .fullWidth: .fullWidth
      case .drag: .drag
      case .dragSideways: .drag(.trailing)
      default: nil
      }
    }
  }

  /// Whose view has the recognizer of the menu.
  enum Place: CaseIterable {
    case screen
    case subview
    case stack
    case surroundings
  }

  @Test(arguments: Swipe.allCases, Place.allCases)
  func `on a pushed screen the swipe back wins, and at the root the menu opens`(
    _ swipe: Swipe, _ place: Place
  ) {
    for isRightToLeft in [false, true] {
      let stage = MenuStage(swipe, place, isRightToLeft: isRightToLeft)
      for start in swipe.starts {
        stage.push()
        stage.swipe(from: start, by: 60).cancel()
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 2 && !stage.isOpen)
        stage.swipe(from: start, by: 280).lift()
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1, "\(start), \(isRightToLeft)")
        #expect(!stage.isOpen, "\(start), \(isRightToLeft)")
        guard place != .screen, place != .subview else { continue }
        stage.swipe(from: start, by: 280).lift()
        stage.settle()
        #expect(stage.navigation.viewControllers.count == 1 && stage.isOpen)
        stage.close()
      }
      #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
    }
  }

  @Test(arguments: [Swipe.edge, .drag, .system])
  func `away from the edge, the menu opens also on a pushed screen`(_ swipe: Swipe) {
    let stage = MenuStage(swipe, .screen, isRightToLeft: false)
    stage.push()
    stage.swipe(from: 30, by: 280).lift()
    stage.settle()
    #expect(stage.navigation.viewControllers.count == 2 && stage.isOpen)
    stage.close()
    stage.swipe(from: 3, by: 280).lift()
    stage.settle()
    #expect(stage.navigation.viewControllers.count == 1 && !stage.isOpen)
  }

  @Test(arguments: [PopGesture.edge, .fullWidth, .drag])
  func `a screen that is pulled up waits for none of them`(_ gesture: PopGesture) {
    var made: UINavigationController?
    let stage = PromiseStage { root in
      let navigation = UINavigationController(rootViewController: Screen("list"))
      navigation.pushViewController(root, animated: false)
      PushTransition(.push, popGesture: gesture).attach(to: navigation)
      made = navigation
      return navigation
    }
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && made?.viewControllers.count == 2)
  }
}

/// A stack with a menu.
@MainActor private final class MenuStage {
  let simulator: Simulator
  let navigation: UINavigationController
  private let swipe: PanPresentBesidePopTests.Swipe
  private let place: PanPresentBesidePopTests.Place
  private let isRightToLeft: Bool
  private var menus: [PanPresentInteraction] = []
  private let menu: ModalTransition

  init(
    _ swipe: PanPresentBesidePopTests.Swipe, _ place: PanPresentBesidePopTests.Place,
    isRightToLeft: Bool
  ) {
    self.swipe = swipe
    self.place = place
    self.isRightToLeft = isRightToLeft
    simulator = Simulator(variant: swipe == .contentPop ? .contentPops : .standard)
    if isRightToLeft { simulator.layoutDirection = .rightToLeft }
    navigation = UINavigationController(rootViewController: Screen("list"))
    menu = ModalTransition(.cover(from: .leading), dismissal: .pan(.leading))
    let surroundings = UIViewController()
    surroundings.addChild(navigation)
    surroundings.view.addSubview(navigation.view)
    navigation.didMove(toParent: surroundings)
    simulator.window.rootViewController = surroundings
    simulator.runUntilIdle()
    if let gesture = swipe.gesture {
      PushTransition(.push, popGesture: gesture).attach(to: navigation)
    }
    switch place {
    case .screen, .subview: break
    case .stack: addMenu(to: navigation.view, of: navigation)
    case .surroundings: addMenu(to: surroundings.view, of: surroundings)
    }
  }

  var isOpen: Bool { simulator.window.rootViewController?.presentedViewController != nil }

  func push() {
    let screen = Screen("detail")
    navigation.pushViewController(screen, animated: false)
    simulator.runUntilIdle()
    switch place {
    case .screen: addMenu(to: screen.view, of: screen)
    case .subview:
      let panel = UIView(frame: screen.view.bounds)
      screen.view.addSubview(panel)
      addMenu(to: panel, of: screen)
    case .stack, .surroundings: break
    }
  }

  private func addMenu(to view: UIView, of presenter: UIViewController) {
    var options = GestureOptions()
    options.shouldBegin = { [isRightToLeft] request in
      (isRightToLeft ? 393 - request.location.x : request.location.x) < 60
    }
    let interaction = PanPresentInteraction(
      presentingFrom: presenter, direction: .trailing, using: menu, options: options
    ) { Screen("menu") }
    menus.append(interaction)
    view.addGestureRecognizer(interaction.gestureRecognizer)
  }

  /// Swipes from a distance to the leading edge.
  func swipe(from start: CGFloat, by distance: CGFloat) -> Finger {
    let x = isRightToLeft ? 393 - start : start
    let finger = simulator.touchDown(at: CGPoint(x: x, y: 400))
    simulator.step()
    simulator.move(finger, by: CGPoint(x: isRightToLeft ? -distance : distance, y: 0), for: 0.3)
    return finger
  }

  func settle() {
    #expect(simulator.runUntilIdle())
  }

  func close() {
    simulator.window.rootViewController?.dismiss(animated: false)
    settle()
  }
}
