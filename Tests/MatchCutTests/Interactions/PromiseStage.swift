import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Where a presenter is.
enum PresenterPlace: Int, CaseIterable {
  case root
  case navigation
  case tab
  case child

  /// Puts a presenter there, and returns the root of the window.
  @MainActor func wrap(_ presenter: Screen) -> UIViewController {
    switch self {
    case .root: return presenter
    case .navigation: return UINavigationController(rootViewController: presenter)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [presenter, Screen("other")]
      return tabs
    case .child:
      let parent = Screen("parent")
      parent.addChild(presenter)
      presenter.view.frame = parent.view.bounds
      presenter.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(presenter.view)
      presenter.didMove(toParent: parent)
      return parent
    }
  }
}

/// A presenter that an interaction opens a screen from, with what the closures received.
@MainActor final class PromiseStage {
  let simulator: Simulator
  let root = Screen("root")
  let transition: ModalTransition
  private var interaction: PanPresentInteraction?
  /// The screens that were made, which are not retained.
  var made: [() -> Screen?] = []
  var asks: [GestureRequest] = []
  var progress: [CGFloat] = []
  /// Whether the screen was gone, at each end of the gesture.
  var ends: [Bool] = []
  var onAsk: (GestureRequest) -> Bool = { _ in true }
  var onProgress: (CGFloat) -> Void = { _ in }
  var onEnd: (Bool) -> Void = { _ in }
  /// Makes a screen instead of a new one.
  var make: (() -> UIViewController?)?
  var prepare: (Screen) -> Void = { _ in }

  init(
    _ transition: ModalTransition = ModalTransition(.cover(from: .bottom)),
    direction: GestureDirection = .up, release: PanRelease = PanRelease(),
    variant: Simulator.Variant = .standard, isRightToLeft: Bool = false,
    presenter: UIViewController? = nil, in view: UIView? = nil,
    wrap: (Screen) -> UIViewController = { $0 }
  ) {
    simulator = Simulator(variant: variant)
    if isRightToLeft { simulator.layoutDirection = .rightToLeft }
    self.transition = transition
    root.view.backgroundColor = .white
    simulator.window.rootViewController = wrap(root)
    simulator.runUntilIdle()
    let open = makeInteraction(direction: direction, release: release, presenter: presenter ?? root)
    (view ?? root.view).addGestureRecognizer(open.gestureRecognizer)
    interaction = open
  }

  func makeInteraction(
    direction: GestureDirection, release: PanRelease = PanRelease(),
    presenter: UIViewController
  ) -> PanPresentInteraction {
    var options = GestureOptions()
    options.shouldBegin = { [weak self] request in
      guard let self else { return true }
      asks.append(request)
      return onAsk(request)
    }
    options.onProgress = { [weak self] value in
      self?.progress.append(value)
      self?.onProgress(value)
    }
    options.onEnd = { [weak self] finished in
      self?.ends.append(!finished)
      self?.onEnd(!finished)
    }
    return PanPresentInteraction(
      presentingFrom: presenter, direction: direction, using: transition, release: release,
      options: options
    ) { [weak self] in self?.makeScreen() }
  }

  private func makeScreen() -> UIViewController? {
    if let make {
      let screen = make()
      made.append { [weak screen] in screen as? Screen }
      return screen
    }
    let screen = Screen("screen")
    prepare(screen)
    made.append { [weak screen] in screen }
    return screen
  }

  func forgetInteraction() { interaction = nil }

  /// The interaction; the test fails if it was forgotten.
  var open: PanPresentInteraction {
    guard let interaction else { fatalError("the interaction was forgotten") }
    return interaction
  }

  var screen: Screen? { made.last?() }

  func touch(_ point: CGPoint = CGPoint(x: 200, y: 800)) -> Finger {
    let finger = simulator.touchDown(at: point)
    simulator.step()
    return finger
  }

  func move(_ finger: Finger, by x: CGFloat = 0, _ y: CGFloat = 0, for seconds: Double = 0.3) {
    simulator.move(finger, by: CGPoint(x: x, y: y), for: seconds)
  }

  /// Pulls up, and rests.
  func pull(_ distance: CGFloat, from point: CGPoint = CGPoint(x: 200, y: 800)) -> Finger {
    let finger = touch(point)
    move(finger, by: 0, -distance)
    simulator.run(for: 0.2)
    return finger
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), "it never comes to rest", sourceLocation: sourceLocation)
    #expect(simulator.faults.isEmpty, "\(simulator.faults)", sourceLocation: sourceLocation)
  }

  func expectOpen(sourceLocation: SourceLocation = #_sourceLocation) {
    settle(sourceLocation: sourceLocation)
    guard let screen else {
      Issue.record("there is no screen", sourceLocation: sourceLocation)
      return
    }
    #expect(screen.presentingViewController != nil, sourceLocation: sourceLocation)
    #expect(!screen.isBeingPresented && !screen.isBeingDismissed, sourceLocation: sourceLocation)
    #expect(screen.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(screen.modalPresentationStyle == .custom, sourceLocation: sourceLocation)
    let frame = simulator.visibleFrame(of: screen.view)
    #expect(frame == simulator.window.bounds, sourceLocation: sourceLocation)
    #expect(simulator.visibleAlpha(of: screen.view) == 1, sourceLocation: sourceLocation)
    screen.expectAppeared(sourceLocation: sourceLocation)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    #expect(
      simulator.hitTest(center)?.isDescendant(of: screen.view) == true,
      sourceLocation: sourceLocation)
  }

  /// Expects that the screen has gone, and that it is released unless it is kept.
  func expectGone(isKept: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
    settle(sourceLocation: sourceLocation)
    if !isKept { #expect(screen == nil, "it is retained", sourceLocation: sourceLocation) }
    #expect(root.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(root.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(
      simulator.visibleFrame(of: root.view) == simulator.window.bounds,
      sourceLocation: sourceLocation)
    #expect(simulator.visibleAlpha(of: root.view) == 1, sourceLocation: sourceLocation)
    root.expectAppeared(sourceLocation: sourceLocation)
    let frame = simulator.visibleFrame(of: root.view)
    let hit = simulator.hitTest(CGPoint(x: frame.midX, y: frame.midY))
    #expect(hit?.isDescendant(of: root.view) == true, sourceLocation: sourceLocation)
  }
}
