import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A presenter that an interaction opens a screen from, with what the closures received.
@MainActor private final class PromiseStage {
  let simulator: Simulator
  let root = Screen("root")
  let transition: ModalTransition
  private(set) var open: PanPresentInteraction!
  /// The screens that were made, which are not retained.
  var made: [() -> Screen?] = []
  var asks: [GestureRequest] = []
  var progress: [CGFloat] = []
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
    open = interaction(direction: direction, release: release, presenter: presenter ?? root)
    (view ?? root.view).addGestureRecognizer(open.gestureRecognizer)
  }

  func interaction(
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
    options.onEnd = { [weak self] isGone in
      self?.ends.append(isGone)
      self?.onEnd(isGone)
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

  func forgetInteraction() { open = nil }

  var screen: Screen? { made.last?() }

  func touch(_ point: CGPoint = CGPoint(x: 200, y: 800)) -> Finger {
    let finger = simulator.touchDown(at: point)
    simulator.step()
    return finger
  }

  func move(_ finger: Finger, by x: CGFloat = 0, _ y: CGFloat = 0, for seconds: Double = 0.3) {
    let start = finger.location
    let count = max(1, Int((seconds * 60).rounded()))
    for frame in 1...count {
      let part = CGFloat(frame) / CGFloat(count)
      finger.move(to: CGPoint(x: start.x + x * part, y: start.y + y * part))
      simulator.step()
    }
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

@MainActor struct PanPresentPromiseTests {
  // MARK: What decides

  @Test(arguments: Simulator.Variant.all)
  func `it opens, and is pushed back, in every variant`(_ variant: Simulator.Variant) {
    let stage = PromiseStage(variant: variant)
    let finger = stage.pull(500)
    #expect(stage.root.presentedViewController === stage.screen && stage.screen != nil)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1 && stage.asks.count == 1)
    #expect(stage.progress == stage.progress.sorted())
    #expect(stage.progress.allSatisfy { (0...1).contains($0) })
    #expect(stage.screen?.transitioningDelegate === stage.transition)
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    #expect(stage.ends == [false])
    let other = stage.pull(500)
    stage.move(other, by: 0, 500)
    other.lift()
    stage.expectGone()
    #expect(stage.ends == [false, true] && stage.made.count == 2)
  }

  @Test func `the screen follows point by point, and the progress is its part`() {
    let stage = PromiseStage()
    let finger = stage.pull(300)
    let first = stage.simulator.visibleFrame(of: stage.screen!.view)
    let part = stage.progress.last!
    #expect(abs(part - (852 - first.minY) / 852) < 0.002)
    #expect(abs(first.minY - 552) < 17, "\(first)")
    stage.move(finger, by: 0, -100)
    let second = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(first.minY - second.minY - 100) < 0.6)
    #expect(abs(stage.progress.last! - part - 100 / 852) < 0.002)
    stage.move(finger, by: 0, 250)
    let third = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(third.minY - first.minY - 150) < 0.6)
    finger.lift()
    stage.expectGone()
    #expect(stage.progress.first! < 0.05)
  }

  @Test func `the request has the presenter, the location and the velocity`() {
    let stage = PromiseStage()
    let finger = stage.pull(100)
    #expect(stage.asks.count == 1)
    #expect(stage.asks[0].viewController === stage.root)
    #expect(stage.asks[0].location.x == 200 && (700...800).contains(stage.asks[0].location.y))
    #expect(stage.asks[0].velocity.y < -100 && stage.asks[0].velocity.x == 0)
    finger.lift()
    stage.expectGone()
  }

  @Test(arguments: [0.28, 0.4]) func `a resting finger opens beyond a third`(_ part: CGFloat) {
    let stage = PromiseStage()
    stage.pull(part * 852).lift()
    if part > 1 / 3 { stage.expectOpen() } else { stage.expectGone() }
    #expect(stage.ends == [part < 1 / 3])
  }

  @Test func `a release that is changed in flight applies, and so do options`() {
    let stage = PromiseStage(release: PanRelease(threshold: 0.9))
    let finger = stage.pull(400)
    #expect(stage.open.release.threshold == 0.9)
    stage.open.release = PanRelease(threshold: 0.2)
    var seen: [CGFloat] = []
    var ends: [Bool] = []
    stage.open.options.onProgress = { seen.append($0) }
    stage.open.options.onEnd = { ends.append($0) }
    let count = stage.progress.count
    stage.move(finger, by: 0, -30)
    #expect(!seen.isEmpty && stage.progress.count == count)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(ends == [false] && stage.ends == [])
  }

  @Test func `it takes 0.24 s to open and 0.15 s to return`() {
    for (distance, time) in [(400.0, 0.24), (200.0, 0.15)] {
      let stage = PromiseStage()
      let finger = stage.pull(distance)
      let start = stage.simulator.time
      finger.lift()
      stage.simulator.run(for: time - 0.05)
      #expect(stage.ends.isEmpty, "too early")
      while stage.ends.isEmpty, stage.simulator.time < start + 1 { stage.simulator.step() }
      #expect(abs(stage.simulator.time - start - time) < 0.051, "\(stage.simulator.time - start)")
      stage.settle()
    }
  }

  @Test func `nil begins nothing, and the next gesture asks again`() {
    let stage = PromiseStage()
    stage.make = { nil }
    let finger = stage.pull(500)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.open.gestureRecognizer.state != .changed)
    finger.lift()
    stage.settle()
    #expect(stage.made.count == 1, "called \(stage.made.count) times")
    #expect(stage.ends.isEmpty && stage.progress.isEmpty)
    stage.make = nil
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [false])
  }

  @Test func `without an effect nothing begins, and the screen is not retained`() {
    let stage = PromiseStage(ModalTransition { _ in nil })
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.ends.isEmpty && stage.progress.isEmpty)
  }

  @Test func `a refusal ignores the touch, and makes no screen`() {
    let stage = PromiseStage()
    stage.onAsk = { _ in false }
    let finger = stage.pull(300)
    stage.onAsk = { _ in true }
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.expectGone()
    #expect(stage.asks.count == 1 && stage.made.isEmpty && stage.ends.isEmpty)
  }

  @Test func `another direction or too large an angle begins nothing`() {
    let stage = PromiseStage()
    for (x, y) in [(150.0, 0.0), (-150, 0), (0, 40), (150, -100)] {
      let finger = stage.touch()
      stage.move(finger, by: x, y)
      finger.lift()
      stage.settle()
    }
    stage.open.options.maximumAngle = 0.1
    let finger = stage.touch()
    stage.move(finger, by: 100, -400)
    finger.lift()
    stage.expectGone()
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
    #expect(stage.open.direction == .up && stage.open.transition === stage.transition)
  }

  @Test func `a presenter out of a window begins nothing`() {
    let out = Screen("out")
    let stage = PromiseStage(presenter: out)
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
  }

  @Test func `a released presenter begins nothing`() {
    let stage = PromiseStage(presenter: Screen("released"))
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
  }

  @Test func `a presenter that presents begins nothing, in flight too`() {
    let stage = PromiseStage()
    stage.simulator.window.addGestureRecognizer(stage.open.gestureRecognizer)
    var options = PresentationOptions()
    options.layout = .custom { _ in CGRect(x: 40, y: 100, width: 300, height: 300) }
    let card = Screen("card")
    stage.root.present(card, using: ModalTransition(.fade, presentation: options))
    stage.pull(300).lift()
    stage.settle()
    stage.pull(300).lift()
    stage.settle()
    card.dismiss(animated: true)
    let finger = stage.touch()
    stage.move(finger, by: 0, -100, for: 0.1)
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
    finger.lift()
    stage.settle()
    stage.pull(500).lift()
    stage.expectOpen()
  }

  @Test func `a presenter that is being pushed begins nothing`() {
    let stage = PromiseStage(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = stage.root.navigationController!
    let next = Screen("next")
    let open = stage.interaction(direction: .up, presenter: next)
    stage.simulator.window.addGestureRecognizer(open.gestureRecognizer)
    navigation.pushViewController(next, animated: true)
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: 0, -100, for: 0.15)
    #expect(stage.asks.isEmpty && stage.made.isEmpty)
    finger.lift()
    stage.settle()
    stage.pull(500).lift()
    stage.expectOpen()
  }

  // MARK: The same controller

  @Test func `one controller is presented again and again`() {
    let stage = PromiseStage()
    let kept = Screen("kept")
    stage.make = { kept }
    for round in 1...3 {
      let finger = stage.pull(500)
      stage.move(finger, by: 0, 500)
      finger.lift()
      stage.expectGone(isKept: true)
      stage.pull(500).lift()
      stage.expectOpen()
      kept.dismiss(animated: true)
      stage.expectGone(isKept: true)
      #expect(stage.ends.count == 2 * round)
    }
    kept.expectDisappeared()
  }

  @Test func `a controller that is presented already begins nothing`() {
    let stage = PromiseStage()
    var options = PresentationOptions()
    options.layout = .custom { _ in CGRect(x: 0, y: 400, width: 393, height: 452) }
    let card = Screen("card")
    stage.root.present(card, using: ModalTransition(.fade, presentation: options))
    stage.settle()
    let open = stage.interaction(direction: .up, presenter: card)
    card.view.addGestureRecognizer(open.gestureRecognizer)
    stage.make = { card }
    stage.pull(300).lift()
    stage.settle()
    #expect(stage.root.presentedViewController === card && card.presentedViewController == nil)
    #expect(stage.ends.isEmpty && stage.progress.isEmpty)
  }

  // MARK: Several interactions

  @Test func `two interactions share a presenter and a transition`() {
    let stage = PromiseStage()
    let down = stage.interaction(direction: .down, presenter: stage.root)
    stage.root.view.addGestureRecognizer(down.gestureRecognizer)
    for _ in 1...2 {
      stage.pull(500).lift()
      stage.expectOpen()
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
      let finger = stage.touch(CGPoint(x: 200, y: 200))
      stage.move(finger, by: 0, 500)
      stage.simulator.run(for: 0.2)
      finger.lift()
      stage.expectOpen()
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
    }
    #expect(stage.ends == [false, false, false, false])
    #expect(stage.made.count == 4 && stage.asks.count == 4)
  }

  @Test func `of two interactions for one movement, one presents`() {
    let stage = PromiseStage()
    let twin = stage.interaction(direction: .up, presenter: stage.root)
    stage.root.view.addGestureRecognizer(twin.gestureRecognizer)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1, "\(stage.made.count)")
  }

  @Test func `a presentation in code with the same transition is none of its own`() {
    let stage = PromiseStage()
    let screen = Screen("code")
    stage.root.present(screen, using: stage.transition)
    stage.settle()
    #expect(stage.root.presentedViewController === screen)
    screen.dismiss(animated: true)
    stage.settle()
    #expect(stage.ends.isEmpty && stage.progress.isEmpty && stage.made.isEmpty)
    stage.pull(500).lift()
    stage.expectOpen()
  }

  @Test func `it presents, while its transition presents elsewhere`() {
    let stage = PromiseStage()
    let first = Screen("first")
    let open = stage.interaction(direction: .up, presenter: first)
    stage.root.present(first, using: stage.transition)
    stage.settle()
    first.view.addGestureRecognizer(open.gestureRecognizer)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(first.presentedViewController === stage.screen && stage.ends == [false])
    stage.root.dismiss(animated: true)
    stage.expectGone()
  }

  // MARK: Where the presenter is

  @Test(arguments: ["navigation", "tab", "child"]) func `it presents from`(_ place: String) {
    let stage = PromiseStage(wrap: { root in
      switch place {
      case "navigation": return UINavigationController(rootViewController: root)
      case "tab":
        let tabs = UITabBarController()
        tabs.viewControllers = [root, Screen("other")]
        return tabs
      default:
        let parent = Screen("parent")
        parent.addChild(root)
        root.view.frame = parent.view.bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(root.view)
        root.didMove(toParent: parent)
        return parent
      }
    })
    let start = CGPoint(x: 200, y: 700)
    stage.pull(500, from: start).lift()
    stage.expectOpen()
    #expect(stage.asks.first?.viewController === stage.root)
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    let finger = stage.pull(500, from: start)
    stage.move(finger, by: 0, 500)
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [false, true])
  }

  @Test func `a presented card opens upward and is dismissed downward`() {
    let stage = PromiseStage()
    var options = PresentationOptions()
    options.layout = .custom { _ in CGRect(x: 0, y: 200, width: 393, height: 652) }
    let card = Screen("card")
    let kind = ModalTransition(
      .cover(from: .bottom), dismissal: .panDown, presentation: options)
    stage.root.present(card, using: kind)
    stage.settle()
    let open = stage.interaction(direction: .up, presenter: card)
    card.view.addGestureRecognizer(open.gestureRecognizer)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(card.presentedViewController === stage.screen && stage.ends == [false])
    stage.screen?.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController === card)
    let finger = stage.touch(CGPoint(x: 200, y: 300))
    stage.move(finger, by: 0, 500)
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [false])
  }

  @Test(arguments: [400.0, 150.0])
  func `a zoom starts at the very view with the recognizer`(_ distance: CGFloat) {
    let mini = UIView(frame: CGRect(x: 20, y: 740, width: 353, height: 64))
    let stage = PromiseStage(ModalTransition(.zoom(from: .view(mini))), in: mini)
    stage.root.view.addSubview(mini)
    stage.simulator.step()
    let finger = stage.pull(distance, from: CGPoint(x: 200, y: 770))
    #expect(stage.screen != nil)
    stage.simulator.run(for: 0.5)
    finger.lift()
    if distance == 400 { stage.expectOpen() } else { stage.expectGone() }
    #expect(stage.ends == [distance != 400])
    if distance == 400 {
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
    }
    #expect(mini.alpha == 1 && stage.simulator.visibleAlpha(of: mini) == 1)
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 770)) === mini)
  }

  @Test func `the presenter is removed, and is back`() {
    var options = PresentationOptions()
    options.removesPresenter = true
    let stage = PromiseStage(ModalTransition(.push, presentation: options))
    let finger = stage.pull(500)
    #expect(stage.root.view.window != nil)
    stage.move(finger, by: 0, 450)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectGone()
    stage.root.forgetCalls()
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.root.view.window == nil)
    #expect(stage.root.calls == [.willDisappear, .didDisappear])
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(stage.ends == [true, false, false])
  }

  // MARK: Scroll views

  @Test(arguments: [false, true]) func `a list scrolls to its end first`(_ isInside: Bool) {
    let stage = PromiseStage()
    let list = UIScrollView(frame: stage.root.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 852 + 200)
    stage.root.view.addSubview(list)
    if isInside { list.addGestureRecognizer(stage.open.gestureRecognizer) }
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: 0, -150)
    #expect(stage.made.isEmpty && list.contentOffset.y > 100)
    stage.move(finger, by: 0, -350)
    stage.simulator.run(for: 0.1)
    #expect(list.contentOffset.y == 200 && stage.made.count == 1)
    let top = stage.simulator.visibleFrame(of: stage.screen!.view).minY
    #expect(abs(top - (852 - 300)) < 30, "\(top)")
    stage.move(finger, by: 0, 400)
    stage.simulator.run(for: 0.1)
    #expect(list.contentOffset.y < 150 && list.contentOffset.y > 50, "\(list.contentOffset)")
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [true] && stage.made.count == 1)
  }

  @Test func `a pager keeps its own axis`() {
    let stage = PromiseStage()
    let pager = UIScrollView(frame: stage.root.view.bounds)
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 3 * 393, height: 852)
    stage.root.view.addSubview(pager)
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: -250)
    finger.lift()
    stage.settle()
    #expect(pager.contentOffset.x == 393 && stage.made.isEmpty)
    stage.pull(500).lift()
    stage.expectOpen()
    #expect(pager.contentOffset.x == 393 && stage.ends == [false])
  }

  // MARK: Fingers

  @Test(arguments: [1, 2, 5])
  func `a flick within one turn opens, and a cancel does not`(_ moves: Int) {
    for isCanceled in [false, true] {
      let stage = PromiseStage()
      let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 800))
      for move in 1...moves {
        finger.move(to: CGPoint(x: 200, y: 800 - 600 * CGFloat(move) / CGFloat(moves)))
      }
      if isCanceled { finger.cancel() } else { finger.lift() }
      if isCanceled {
        stage.expectGone()
      } else {
        stage.expectOpen()
        #expect(stage.ends == [false] && stage.made.count == 1)
      }
    }
  }

  @Test func `a second finger makes no second presentation`() {
    let stage = PromiseStage()
    let first = stage.pull(400)
    let second = stage.touch(CGPoint(x: 100, y: 780))
    stage.move(second, by: 0, -50)
    first.lift()
    stage.simulator.step()
    stage.move(second, by: 0, -50)
    stage.simulator.run(for: 0.2)
    second.lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1)
  }

  @Test func `the finger leaves the window and comes back`() {
    let stage = PromiseStage()
    let finger = stage.pull(500)
    stage.move(finger, by: 0, -600)
    #expect(stage.progress.allSatisfy { $0 <= 1 })
    stage.move(finger, by: 0, 1300)
    #expect(stage.progress.allSatisfy { $0 >= 0 } && stage.progress.last == 0)
    stage.move(finger, by: 0, -700)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1)
  }

  @Test(arguments: [true, false])
  func `a finger catches it after the release`(_ hasDismissal: Bool) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
    stage.pull(400).lift()
    stage.simulator.run(for: 0.1)
    let finger = stage.touch(CGPoint(x: 200, y: 250))
    stage.move(finger, by: 0, 600)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectGone()
    #expect(stage.ends == [true] && stage.made.count == 1, "\(stage.ends)")
  }

  @Test(arguments: [true, false])
  func `a second gesture catches the one that returns`(_ hasDismissal: Bool) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
    stage.pull(250).lift()
    stage.simulator.run(for: 0.05)
    let finger = stage.touch()
    stage.move(finger, by: 0, -500)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends.last == false && stage.ends.count == stage.made.count, "\(stage.ends)")
  }

  // MARK: Interruptions

  @Test(arguments: ["cancel", "deactivate", "resize", "disable"])
  func `an interruption cancels it`(_ kind: String) {
    let stage = PromiseStage()
    let finger = stage.pull(650)
    switch kind {
    case "cancel": finger.cancel()
    case "deactivate": stage.simulator.deactivate()
    case "resize":
      stage.simulator.window.frame.size = CGSize(width: 393, height: 700)
    default: stage.open.gestureRecognizer.isEnabled = false
    }
    stage.simulator.run(for: 0.6)
    if finger.isDown { finger.lift() }
    stage.simulator.run(for: 0.6)
    stage.simulator.activate()
    stage.expectGone()
    #expect(stage.ends == [true])
    stage.open.gestureRecognizer.isEnabled = true
    stage.pull(500, from: CGPoint(x: 200, y: 650)).lift()
    stage.expectOpen()
  }

  @Test func `dismissOrReverse takes it from the finger`() {
    for isLifted in [false, true] {
      let stage = PromiseStage()
      let finger = stage.pull(600)
      if isLifted { finger.lift() }
      if isLifted { stage.simulator.run(for: 0.05) }
      var completions = 0
      stage.screen?.dismissOrReverse { completions += 1 }
      stage.simulator.run(for: 1)
      if !isLifted { finger.lift() }
      stage.expectGone()
      #expect(stage.ends == [true] && completions == 1 && stage.made.count == 1)
    }
  }

  @Test(arguments: ["progress", "willAppear", "isAppearing", "didAppear", "end"])
  func `dismissOrReverse takes it back from`(_ moment: String) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    var completions = 0
    var requests = 0
    func takeBack() {
      guard requests == 0 else { return }
      requests += 1
      stage.root.dismissOrReverse { completions += 1 }
    }
    stage.prepare = { $0.onCall = { call, _ in if call.rawValue == moment { takeBack() } } }
    stage.onProgress = { if moment == "progress", $0 > 0.3 { takeBack() } }
    stage.onEnd = { _ in if moment == "end" { takeBack() } }
    let finger = stage.pull(600)
    finger.lift()
    stage.expectGone()
    #expect(requests == 1 && completions == 1 && stage.ends.count == 1)
  }

  @Test(arguments: [true, false]) func `the app presents at the end`(_ isCanceled: Bool) {
    let stage = PromiseStage()
    let next = Screen("next")
    stage.onEnd = { [root = stage.root, unowned stage] _ in
      (isCanceled ? root : stage.screen!).present(next, animated: true)
    }
    stage.pull(isCanceled ? 150 : 500).lift()
    stage.settle()
    #expect(stage.ends == [isCanceled])
    #expect(next.presentingViewController != nil)
    if isCanceled { #expect(stage.root.presentedViewController === next) }
    next.expectAppeared()
  }

  @Test(arguments: [true, false])
  func `the app presents in the condition`(_ allows: Bool) {
    let stage = PromiseStage()
    let other = Screen("other")
    stage.onAsk = { [root = stage.root] _ in
      root.present(other, animated: true)
      return allows
    }
    stage.pull(500).lift()
    stage.settle()
    #expect(stage.root.presentedViewController === other)
    #expect(stage.ends.isEmpty && stage.made.isEmpty, "made: \(stage.made.count)")
    other.expectAppeared()
  }

  @Test func `the app presents in the closure that makes the screen`() {
    let stage = PromiseStage()
    let other = Screen("other")
    stage.make = { [root = stage.root] in
      root.present(other, animated: true)
      return nil
    }
    stage.pull(500).lift()
    stage.settle()
    #expect(stage.root.presentedViewController === other && stage.ends.isEmpty)
  }

  @Test func `the app pushes and pops below a finger`() {
    let stage = PromiseStage(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = stage.root.navigationController!
    let finger = stage.pull(300)
    navigation.pushViewController(Screen("pushed"), animated: true)
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.settle()
    #expect(stage.ends == [false] && navigation.viewControllers.count == 2)
    stage.screen?.dismiss(animated: true)
    stage.settle()
    #expect(navigation.presentedViewController == nil)
    // The presenter is out of the window now.
    stage.pull(500).lift()
    stage.settle()
    #expect(stage.made.count == 1)
  }

  @Test(arguments: [true, false]) func `the app replaces the root`(_ isHeld: Bool) {
    let stage = PromiseStage()
    let finger = stage.pull(500)
    if !isHeld {
      finger.lift()
      stage.simulator.run(for: 0.05)
    }
    let next = Screen("next")
    stage.simulator.window.rootViewController = next
    stage.simulator.run(for: 0.3)
    if isHeld { finger.lift() }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.ends.count == 1, "\(stage.ends)")
    // UIKit leaves a presented screen in the window.
    stage.screen?.dismiss(animated: false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.screen == nil)
    next.expectAppeared()
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) === next.view)
  }

  @Test(arguments: ["closure", "condition", "progress", "held", "released", "end"])
  func `the interaction is released`(_ moment: String) {
    let stage = PromiseStage()
    var references = WeakReferences()
    references.watch(stage.open, "interaction")
    func release() { stage.forgetInteraction() }
    stage.prepare = { _ in if moment == "closure" { release() } }
    stage.onAsk = { _ in
      if moment == "condition" { release() }
      return true
    }
    stage.onProgress = { if moment == "progress", $0 > 0.2 { release() } }
    stage.onEnd = { _ in if moment == "end" { release() } }
    let finger = stage.pull(500)
    if moment == "held" { release() }
    stage.move(finger, by: 0, -20)
    finger.lift()
    stage.simulator.run(for: 0.05)
    if moment == "released" { release() }
    stage.settle()
    #expect(stage.ends.count <= 1)
    stage.root.presentedViewController?.dismiss(animated: true)
    stage.expectGone()
    references.expectGone()
    stage.pull(500).lift()
    stage.expectGone()
  }

  // MARK: The surroundings

  @Test func `with Reduce Motion, it cross-fades`() {
    let stage = PromiseStage()
    stage.simulator.isReduceMotionEnabled = true
    let finger = stage.pull(400)
    let view = stage.screen!.view!
    #expect(stage.simulator.visibleFrame(of: view) == stage.simulator.window.bounds)
    let alpha = stage.simulator.visibleAlpha(of: view)
    #expect(alpha > 0.2 && alpha < 0.8, "\(alpha)")
    stage.move(finger, by: 0, -100)
    #expect(stage.simulator.visibleAlpha(of: view) > alpha)
    stage.simulator.isReduceMotionEnabled = false
    stage.move(finger, by: 0, -50)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [false])
  }

  @Test(arguments: [true, false])
  func `Reduce Motion is switched on in flight`(_ isCanceled: Bool) {
    let stage = PromiseStage()
    let finger = stage.pull(400)
    stage.simulator.isReduceMotionEnabled = true
    stage.move(finger, by: 0, isCanceled ? 350 : -100)
    stage.simulator.run(for: 0.2)
    finger.lift()
    if isCanceled { stage.expectGone() } else { stage.expectOpen() }
    #expect(stage.ends == [isCanceled])
  }

  @Test(arguments: [true, false]) func `trailing follows the layout`(_ isRightToLeft: Bool) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .leading)), direction: .trailing,
      isRightToLeft: isRightToLeft)
    for side in [-1.0, 1] {
      let finger = stage.touch(CGPoint(x: 200, y: 400))
      stage.move(finger, by: side * 170)
      stage.simulator.run(for: 0.2)
      if (side < 0) == isRightToLeft {
        let frame = stage.simulator.visibleFrame(of: stage.screen!.view)
        #expect(side < 0 ? frame.minX > 200 : frame.maxX < 193, "\(frame)")
      }
      finger.lift()
      stage.settle()
      #expect(stage.made.count == ((side < 0) == isRightToLeft ? 1 : stage.made.count))
      if let screen = stage.screen {
        screen.dismiss(animated: false)
        stage.settle()
      }
    }
    #expect(stage.made.count == 1 && stage.ends == [false])
  }

  @Test(arguments: [true, false]) func `the keyboard is up`(_ isCanceled: Bool) {
    let stage = PromiseStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.root.view.addSubview(field)
    _ = field.becomeFirstResponder()
    stage.settle()
    stage.pull(isCanceled ? 150 : 400, from: CGPoint(x: 200, y: 480)).lift()
    if isCanceled { stage.expectGone() } else { stage.expectOpen() }
    #expect(stage.ends == [isCanceled])
  }

  @Test func `animations are disabled`() {
    let stage = PromiseStage()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let finger = stage.pull(500)
    finger.lift()
    stage.settle()
    #expect(stage.ends.count <= 1 && stage.made.count == 1)
    UIView.setAnimationsEnabled(true)
    stage.expectOpen()
  }

  @Test(arguments: [0.01, 5]) func `the duration makes no difference`(_ duration: Double) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), timing: .curve(duration: duration)))
    let finger = stage.pull(500)
    let frame = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(frame.minY - 352) < 30, "\(frame)")
    #expect(stage.ends.isEmpty)
    stage.move(finger, by: 0, 480)
    finger.lift()
    stage.expectGone()
    let start = stage.pull(500)
    let time = stage.simulator.time
    start.lift()
    while stage.ends.count < 2, stage.simulator.time < time + 8 { stage.simulator.step() }
    #expect(stage.simulator.time - time < 0.3, "\(stage.simulator.time - time)")
    stage.expectOpen()
    #expect(stage.ends == [true, false])
  }

  @Test(arguments: TestEffect.all) func `every effect is pulled`(_ effect: TestEffect) {
    let mini = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 64))
    let stage = PromiseStage(ModalTransition(effect.effect(from: mini)))
    stage.root.view.addSubview(mini)
    stage.simulator.step()
    let initial = Hierarchy(of: stage.simulator.window)
    let finger = stage.pull(400)
    stage.move(finger, by: 0, 350)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.expectGone()
    Hierarchy(of: stage.simulator.window).expectSame(as: initial)
    stage.pull(700).lift()
    stage.expectOpen()
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    Hierarchy(of: stage.simulator.window).expectSame(as: initial)
    #expect(stage.ends == [true, false])
  }

  @Test func `nothing is retained`() {
    var references = WeakReferences()
    let simulator: Simulator
    do {
      let stage = PromiseStage()
      simulator = stage.simulator
      references.watch(stage, "stage")
      references.watch(stage.root, "presenter")
      references.watch(stage.open, "interaction")
      references.watch(stage.transition, "transition")
      references.watch(stage.open.gestureRecognizer, "recognizer")
      let finger = stage.pull(500)
      stage.move(finger, by: 0, 500)
      finger.lift()
      stage.expectGone()
      stage.pull(500).lift()
      stage.expectOpen()
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
      simulator.window.rootViewController = Screen("next")
      stage.settle()
      stage.asks = []
    }
    simulator.runUntilIdle()
    references.expectGone()
  }

  // MARK: More

  @Test func `a duration of zero opens at once`() {
    let stage = PromiseStage(ModalTransition(.cover(from: .bottom), timing: .curve(duration: 0)))
    let finger = stage.pull(200)
    #expect(stage.ends == [false])
    finger.lift()
    stage.expectOpen()
    stage.screen?.dismiss(animated: true)
    stage.expectGone()
    #expect(stage.ends == [false] && stage.made.count == 1)
  }

  @Test func `a rotation waits for the end`() {
    let stage = PromiseStage()
    let finger = stage.pull(650)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.run(for: 0.3)
    #expect(stage.simulator.window.bounds.width == 393 && stage.ends.isEmpty)
    finger.lift()
    stage.expectOpen()
    #expect(stage.simulator.window.bounds.width == 852 && stage.ends == [false])
  }

  @Test func `everything is at rest when the outcome is received`() {
    for isCanceled in [false, true] {
      let stage = PromiseStage()
      stage.onEnd = { [root = stage.root, unowned stage] _ in
        #expect(root.transitionCoordinator == nil)
        #expect((root.presentedViewController == nil) == isCanceled)
        #expect(stage.screen?.isBeingPresented != true)
        #expect(stage.screen?.isBeingDismissed != true)
        #expect((stage.screen?.view.window != nil) == !isCanceled)
        if !isCanceled { #expect(stage.screen?.calls.last == .didAppear) }
      }
      stage.pull(isCanceled ? 150 : 500).lift()
      stage.settle()
      #expect(stage.ends == [isCanceled])
    }
  }

  @Test func `each part of a touch that hands off is a transition`() {
    let stage = PromiseStage()
    let list = UIScrollView(frame: stage.root.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 852 + 100)
    stage.root.view.addSubview(list)
    stage.simulator.step()
    let finger = stage.touch()
    stage.move(finger, by: 0, -400)
    stage.move(finger, by: 0, 380)
    stage.simulator.run(for: 0.3)
    stage.move(finger, by: 0, -550)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.expectOpen()
    #expect(stage.ends == [true, false], "\(stage.ends)")
    #expect(stage.made.count == 2 && stage.asks.count == 2)
    #expect(stage.made[0]() == nil, "the first screen is retained")
    #expect(list.contentOffset.y == 100)
  }

  @Test(arguments: Simulator.Variant.all)
  func `a list hands off in every variant`(_ variant: Simulator.Variant) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: .panDown), variant: variant)
    let list = UIScrollView(frame: stage.root.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 393, height: 852 + 100)
    stage.root.view.addSubview(list)
    stage.simulator.step()
    stage.pull(600).lift()
    stage.expectOpen()
    #expect(stage.ends == [false] && stage.made.count == 1)
    #expect(list.contentOffset.y == 100)
    let finger = stage.touch(CGPoint(x: 200, y: 100))
    stage.move(finger, by: 0, 600)
    finger.lift()
    stage.expectGone()
    #expect(list.contentOffset.y == 100 && stage.ends == [false])
  }

  @Test func `a pager scrolls to its end first`() {
    let stage = PromiseStage(ModalTransition(.cover(from: .trailing)), direction: .leading)
    let pager = UIScrollView(frame: stage.root.view.bounds)
    pager.contentInsetAdjustmentBehavior = .never
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 2 * 393, height: 852)
    stage.root.view.addSubview(pager)
    stage.simulator.step()
    for page in 1...2 {
      let finger = stage.touch(CGPoint(x: 380, y: 400))
      stage.move(finger, by: -250)
      stage.simulator.run(for: 0.2)
      finger.lift()
      stage.settle()
      #expect(pager.contentOffset.x == 393, "\(page)")
      #expect(stage.made.count == page - 1)
    }
    stage.expectOpen()
    #expect(stage.ends == [false])
  }

  @Test func `an excluded view and a slider keep their touches`() {
    let stage = PromiseStage()
    let map = UIView(frame: CGRect(x: 0, y: 700, width: 180, height: 152))
    map.addInteraction(GestureExclusion())
    let slider = UISlider(frame: CGRect(x: 200, y: 740, width: 180, height: 40))
    stage.root.view.addSubview(map)
    stage.root.view.addSubview(slider)
    stage.simulator.step()
    stage.pull(500, from: CGPoint(x: 90, y: 760)).lift()
    stage.settle()
    #expect(stage.made.isEmpty, "on the map")
    stage.pull(500, from: CGPoint(x: 290, y: 760)).lift()
    stage.settle()
    #expect(stage.made.isEmpty, "on the slider")
  }

  @Test(arguments: [0.28, 0.42]) func `a panel is measured by its distance`(_ part: CGFloat) {
    var panel = PresentationOptions()
    panel.layout = .custom { CGRect(x: 0, y: 0, width: 300, height: $0.bounds.height) }
    let stage = PromiseStage(
      ModalTransition(.cover(from: .leading), dismissal: .pan(.leading), presentation: panel),
      direction: .trailing)
    let finger = stage.touch(CGPoint(x: 10, y: 400))
    stage.move(finger, by: 300 * part, for: 0.5)
    stage.simulator.run(for: 0.2)
    #expect(abs(stage.progress.last! - part) < 0.05, "\(stage.progress.last!)")
    let frame = stage.simulator.visibleFrame(of: stage.screen!.view)
    #expect(abs(frame.maxX - 300 * stage.progress.last!) < 0.6, "\(frame)")
    finger.lift()
    stage.settle()
    #expect(stage.ends == [part < 1 / 3])
    #expect((stage.root.presentedViewController != nil) == (part > 1 / 3))
  }

  @Test(arguments: [0.5, 0.7]) func `a sheet opens beyond half`(_ part: CGFloat) {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    let stage = PromiseStage(
      ModalTransition(
        .cover(from: .bottom), timing: .sheet, dismissal: .pan(.down, release: .sheet),
        presentation: options), release: .sheet)
    stage.prepare = { $0.preferredContentSize.height = 400 }
    let finger = stage.touch()
    stage.move(finger, by: 0, -400 * part, for: 0.5)
    stage.simulator.run(for: 0.2)
    let progress = stage.progress.last!
    let top = stage.simulator.visibleFrame(of: stage.screen!.view).minY
    let height = stage.screen!.view.bounds.height
    #expect(abs(852 - top - progress * height) < 0.6, "\(progress) \(top)")
    finger.lift()
    stage.settle()
    #expect(stage.ends == [progress < 0.5] && (progress < 0.5) == (part == 0.5))
  }

  @Test func `the selected tab changes below a finger`() {
    let other = Screen("other")
    let stage = PromiseStage(wrap: { root in
      let tabs = UITabBarController()
      tabs.viewControllers = [root, other]
      return tabs
    })
    let tabs = stage.root.tabBarController!
    let finger = stage.pull(300, from: CGPoint(x: 200, y: 700))
    tabs.selectedIndex = 1
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.settle()
    #expect(stage.ends.count == 1)
    stage.screen?.dismiss(animated: true)
    stage.settle()
    #expect(stage.screen == nil && tabs.presentedViewController == nil)
    other.expectAppeared()
    stage.root.expectDisappeared()
  }

  @Test func `another interaction takes over in flight`() {
    let stage = PromiseStage()
    let finger = stage.pull(300)
    let twin = stage.interaction(direction: .up, presenter: stage.root)
    stage.root.view.removeGestureRecognizer(stage.open.gestureRecognizer)
    stage.forgetInteraction()
    stage.root.view.addGestureRecognizer(twin.gestureRecognizer)
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.settle()
    #expect(stage.ends.count == 1 && stage.made.count == 1)
    if stage.root.presentedViewController != nil {
      stage.root.dismiss(animated: true)
    }
    stage.expectGone()
    stage.pull(500).lift()
    stage.expectOpen()
  }

  @Test(arguments: 0..<24) func `the next pull comes at any frame`(_ frame: Int) {
    for hasDismissal in [false, true] {
      for distance in [200.0, 500] {
        let stage = PromiseStage(
          ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
        stage.pull(distance).lift()
        for _ in 0..<frame { stage.simulator.step() }
        let finger = stage.touch(CGPoint(x: 200, y: 820))
        stage.move(finger, by: 0, -500)
        finger.lift()
        stage.expectOpen()
        #expect(stage.ends.last == false && stage.ends.count == stage.made.count)
        stage.screen?.dismiss(animated: true)
        stage.expectGone()
        #expect(stage.made.allSatisfy { $0() == nil })
      }
    }
  }

  @Test(arguments: 0..<100) func `anything may happen`(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let effects = TestEffect.all
    let mini = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 64))
    var options = PresentationOptions()
    options.removesPresenter = random(3) == 0
    let dismissals: [DismissalGesture?] = [nil, .panDown, .drag]
    let variants = Simulator.Variant.all
    let stage = PromiseStage(
      ModalTransition(
        effects[random(effects.count)].effect(from: mini), dismissal: dismissals[random(3)],
        presentation: options), variant: variants[random(variants.count)])
    stage.root.view.addSubview(mini)
    stage.simulator.step()
    var finger: Finger?
    var log: [String] = []
    for _ in 0..<40 {
      let action = random(12)
      log.append("\(action)")
      switch action {
      case 0...2:
        if finger?.isDown != true {
          finger = stage.touch(CGPoint(x: 50 + random(300), y: 150 + random(650)))
        }
      case 3, 4:
        if let finger, finger.isDown {
          stage.move(finger, by: 0, -CGFloat(random(400)), for: Double(random(3)) / 10)
        }
      case 5:
        if let finger, finger.isDown {
          stage.move(finger, by: 0, CGFloat(random(400)), for: Double(random(3)) / 10)
        }
      case 6: if let finger, finger.isDown { finger.lift() }
      case 7: if random(3) == 0, let finger, finger.isDown { finger.cancel() }
      case 8: stage.screen?.dismissOrReverse(animated: random(4) != 0)
      case 9: for _ in 0..<random(20) { stage.simulator.step() }
      case 10:
        switch random(4) {
        case 0: stage.simulator.isReduceMotionEnabled.toggle()
        case 1: stage.simulator.deactivate()
        case 2: stage.simulator.activate()
        default: stage.open.gestureRecognizer.isEnabled.toggle()
        }
      default: stage.simulator.step()
      }
    }
    if let finger, finger.isDown { finger.lift() }
    stage.simulator.activate()
    let note = Comment(rawValue: "\(stage.transition.effect as Any) \(log)")
    #expect(stage.simulator.runUntilIdle(), note)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults) \(note)")
    if stage.root.presentedViewController != nil {
      stage.expectOpen()
      stage.root.dismissOrReverse()
    }
    stage.expectGone()
    #expect(stage.made.allSatisfy { $0() == nil }, note)
    #expect(stage.ends.count == stage.made.count, "\(stage.ends) \(stage.made.count) \(note)")
    #expect(stage.progress.allSatisfy { (0...1).contains($0) })
    #expect(mini.alpha == 1 && stage.root.view.transform.isIdentity)
  }

  @Test(arguments: 0..<100) func `anything may happen anywhere`(_ seed: UInt64) {
    var state = seed &* 0xD134_2543_DE82_EF95 &+ 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let effects = TestEffect.all
    let mini = UIView(frame: CGRect(x: 20, y: 600, width: 353, height: 64))
    var options = PresentationOptions()
    options.removesPresenter = random(3) == 0
    if random(4) == 0 { options.scaleBehind = 0.9 }
    let dismissals: [DismissalGesture?] = [nil, .panDown, .drag]
    let variants = Simulator.Variant.all
    let place = random(4)
    let stage = PromiseStage(
      ModalTransition(
        effects[random(effects.count)].effect(from: mini), dismissal: dismissals[random(3)],
        presentation: options), variant: variants[random(variants.count)],
      wrap: { root in
        if place == 1 { return UINavigationController(rootViewController: root) }
        if place == 2 {
          let tabs = UITabBarController()
          tabs.viewControllers = [root, Screen("other")]
          return tabs
        }
        guard place == 3 else { return root }
        let parent = Screen("parent")
        parent.addChild(root)
        root.view.frame = parent.view.bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(root.view)
        root.didMove(toParent: parent)
        return parent
      })
    let simulator = stage.simulator
    let down = stage.interaction(direction: .down, presenter: stage.root)
    stage.root.view.addGestureRecognizer(down.gestureRecognizer)
    if random(2) == 0 {
      let list = UIScrollView(frame: stage.root.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 852 + 100)
      list.addSubview(mini)
      stage.root.view.addSubview(list)
    } else {
      stage.root.view.addSubview(mini)
    }
    simulator.step()
    defer { UIView.setAnimationsEnabled(true) }
    var fingers: [Finger] = []
    var log: [String] = ["place \(place)"]
    var codes: [() -> Screen?] = []
    var depth = 0
    func disturb(_ moment: String) {
      guard depth == 0, random(12) == 0 else { return }
      depth += 1
      defer { depth -= 1 }
      let kind = random(5)
      log.append("\(moment)!\(kind)")
      switch kind {
      case 0, 1: stage.screen?.dismissOrReverse(animated: random(3) != 0)
      case 2: if moment != "ask" { stage.open.gestureRecognizer.isEnabled.toggle() }
      case 3: mini.isHidden.toggle()
      default: simulator.isReduceMotionEnabled.toggle()
      }
    }
    stage.onAsk = { _ in
      disturb("ask")
      return random(8) != 0
    }
    stage.onProgress = { _ in disturb("progress") }
    stage.onEnd = { _ in disturb("end") }
    stage.prepare = { $0.onCall = { call, _ in disturb(call.rawValue) } }
    for _ in 0..<50 {
      let action = random(20)
      log.append("\(action)")
      fingers.removeAll { !$0.isDown }
      switch action {
      case 0...3:
        if fingers.count < 2 {
          fingers.append(stage.touch(CGPoint(x: 50 + random(300), y: 100 + random(600))))
        }
      case 4...7:
        if !fingers.isEmpty {
          let finger = fingers[random(fingers.count)]
          stage.move(
            finger, by: CGFloat(random(80) - 40), CGFloat(random(900) - 450),
            for: Double(random(3)) / 10)
        }
      case 8, 9: if !fingers.isEmpty { fingers[random(fingers.count)].lift() }
      case 10: if random(3) == 0, let finger = fingers.first { finger.cancel() }
      case 11: stage.root.dismissOrReverse(animated: random(4) != 0)
      case 12, 13: for _ in 0..<random(20) { simulator.step() }
      case 14:
        if stage.root.presentedViewController == nil, stage.root.view.window != nil {
          let code = Screen("code")
          codes.append { [weak code] in code }
          stage.root.present(code, using: stage.transition, animated: random(4) != 0)
        }
      case 15:
        if let navigation = stage.root.navigationController,
          navigation.transitionCoordinator == nil
        {
          if navigation.viewControllers.count > 1 {
            _ = navigation.popViewController(animated: random(3) != 0)
          } else {
            navigation.pushViewController(Screen("pushed"), animated: random(3) != 0)
          }
        }
        if let tabs = stage.root.tabBarController { tabs.selectedIndex = random(2) }
      case 16:
        if options.scaleBehind == 1 {
          simulator.window.frame.size.height = CGFloat(700 + random(2) * 152)
        }
      case 17: UIView.setAnimationsEnabled(random(4) != 0)
      case 18: simulator.stall(for: Double(random(20)) / 60)
      default:
        if random(2) == 0 { simulator.deactivate() } else { simulator.activate() }
      }
    }
    for finger in fingers where finger.isDown { finger.lift() }
    simulator.activate()
    UIView.setAnimationsEnabled(true)
    let note = Comment(
      rawValue: "\(stage.transition.effect as Any) \(stage.simulator.variant) \(log)")
    #expect(simulator.runUntilIdle(), note)
    #expect(simulator.faults.isEmpty, "\(simulator.faults) \(note)")
    depth = 1
    if stage.root.presentedViewController != nil {
      stage.root.dismissOrReverse()
      #expect(simulator.runUntilIdle(), note)
    }
    stage.root.navigationController?.popToRootViewController(animated: false)
    stage.root.tabBarController?.selectedIndex = 0
    simulator.window.frame.size.height = 852
    stage.expectGone()
    #expect(stage.made.allSatisfy { $0() == nil } && codes.allSatisfy { $0() == nil }, note)
    let count = stage.made.count
    #expect(
      (count...count + codes.count).contains(stage.ends.count), "\(stage.ends) \(count) \(note)")
    #expect(stage.progress.allSatisfy { (0...1).contains($0) }, note)
    #expect(mini.alpha == 1 && stage.root.view.transform.isIdentity, note)
    // It works again.
    mini.isHidden = false
    stage.open.gestureRecognizer.isEnabled = true
    stage.onAsk = { _ in true }
    stage.pull(600, from: CGPoint(x: 200, y: 720)).lift()
    simulator.runUntilIdle()
    #expect(stage.root.presentedViewController != nil, note)
  }

  @Test(arguments: ["ask", "make", "progress", "willAppear", "didAppear", "end"])
  func `the app replaces the root from`(_ moment: String) {
    let stage = PromiseStage()
    let next = Screen("next")
    func replace(_ now: String) {
      guard now == moment, stage.simulator.window.rootViewController !== next else { return }
      stage.simulator.window.rootViewController = next
    }
    stage.onAsk = { _ in
      replace("ask")
      return true
    }
    stage.prepare = {
      replace("make")
      $0.onCall = { call, _ in replace(call.rawValue) }
    }
    stage.onProgress = { if $0 > 0.2 { replace("progress") } }
    stage.onEnd = { _ in replace("end") }
    stage.pull(500).lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.ends.count <= 1, "\(stage.ends)")
    stage.screen?.dismissOrReverse(animated: false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.screen == nil, "it is retained")
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) === next.view)
    next.expectAppeared()
  }
}
