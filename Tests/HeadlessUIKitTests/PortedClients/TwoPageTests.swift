import ShownCode
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Contains two pages, between which a pan or a button moves.
private final class TwoPageController: UIViewController {
  private let pageView = UIView()
  let nextButton = UIButton(frame: CGRect(x: 100, y: 760, width: 193, height: 50))

  private let pages: [UIViewController]
  private let isRepaired: Bool
  private(set) var index = 0
  private var animator: UIViewPropertyAnimator?

  init(pages: [UIViewController], isRepaired: Bool) {
    self.pages = pages
    self.isRepaired = isRepaired
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    pageView.frame = CGRect(x: 0, y: 0, width: 393, height: 752)
    view.addSubview(pageView)
    view.addSubview(nextButton)
    nextButton.addTarget(
      self, action: Selector("nextTapped(_:)", Self.nextTapped(_:)), for: .touchUpInside)
    pageView.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("handlePan(_:)", Self.handlePan(_:))))
    addChild(pages[0])
    pages[0].view.frame = pageView.bounds
    pageView.addSubview(pages[0].view)
    pages[0].didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[index].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[index].endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages[index].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[index].endAppearanceTransition()
  }

  func nextTapped(_ sender: UIButton) {
    guard animator == nil else { return }
    begin()
    animator?.startAnimation()
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let sign: CGFloat = index == 0 ? -1 : 1
    let travel = sign * pan.translation(in: pageView).x / pageView.bounds.width
    let fraction = max(0, min(1, travel))
    switch pan.state {
    case .began:
      guard animator == nil else { return }
      begin()
      animator?.pauseAnimation()
    case .changed:
      animator?.fractionComplete = fraction
    case .ended, .cancelled:
      animator?.isReversed = fraction < 0.5
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      break
    }
  }

  private func begin() {
    let (from, to) = (pages[index], pages[1 - index])
    let width = index == 0 ? pageView.bounds.width : -pageView.bounds.width
    addChild(to)
    from.willMove(toParent: nil)
    from.beginAppearanceTransition(false, animated: true)
    to.beginAppearanceTransition(true, animated: true)
    to.view.frame = pageView.bounds.offsetBy(dx: width, dy: 0)
    pageView.addSubview(to.view)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      to.view.frame = self.pageView.bounds
      from.view.frame = self.pageView.bounds.offsetBy(dx: -width, dy: 0)
    }
    animator.addCompletion { self.end(from, to, isFinished: $0 == .end) }
    self.animator = animator
  }

  private func end(_ from: UIViewController, _ to: UIViewController, isFinished: Bool) {
    animator = nil
    if isFinished {
      from.view.removeFromSuperview()
      from.removeFromParent()
      to.didMove(toParent: self)
      index = 1 - index
    } else {
      if isRepaired {
        from.beginAppearanceTransition(true, animated: true)
        to.beginAppearanceTransition(false, animated: true)
        from.didMove(toParent: self)
        to.willMove(toParent: nil)
      }
      to.view.removeFromSuperview()
      to.removeFromParent()
    }
    from.endAppearanceTransition()
    to.endAppearanceTransition()
  }
}

/// A container of an app that forgets the callbacks of a canceled transition.
@MainActor
struct TwoPageTests {
  @MainActor
  private struct App {
    let simulator: Simulator
    let record = Screen.Record()
    let first: Screen
    let second: Screen
    let container: TwoPageController

    init(isRepaired: Bool, variant: Simulator.Variant) {
      simulator = Simulator(variant: variant)
      first = Screen("first", record: record)
      second = Screen("second", record: record)
      container = TwoPageController(pages: [first, second], isRepaired: isRepaired)
      simulator.window.rootViewController = container
      simulator.runUntilIdle()
    }

    func drag(to x: CGFloat) {
      simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: x, y: 400), duration: 0.5)
      simulator.runUntilIdle()
    }

    func next() {
      simulator.tap(at: CGPoint(x: 200, y: 780))
      simulator.runUntilIdle()
    }
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `A10: after a canceled move, the visible page has disappeared`(
    isRepaired: Bool, variant: Simulator.Variant
  ) {
    let app = App(isRepaired: isRepaired, variant: variant)
    app.drag(to: 250)
    #expect(app.container.index == 0)
    #expect(app.simulator.isVisible(app.first.view))
    #expect(app.second.view.window == nil)
    let (shown, hidden) = ("appeared", "disappeared")
    #expect(app.record.balance(of: "first") == (isRepaired ? shown : hidden))
    #expect(app.record.balance(of: "second") == (isRepaired ? hidden : shown))
    app.simulator.expectFaults()
    app.next()
    #expect(app.simulator.isVisible(app.second.view))
    if isRepaired {
      app.simulator.expectFaults()
    } else {
      app.simulator.expectFaults("A10", "A10", "A10", "A10")
    }
  }

  @Test func `the article shows that the visible page disappears`() throws {
    let app = App(isRepaired: false, variant: .standard)
    app.first.view.backgroundColor = .systemTeal
    app.second.view.backgroundColor = .systemOrange
    app.container.view.backgroundColor = .systemBackground
    app.container.nextButton.setTitle("Next", for: .normal)
    app.container.nextButton.setTitleColor(.systemBlue, for: .normal)
    let film = app.simulator.film {
      app.drag(to: 250)
      app.next()
    }
    try ShownPicture("two-pages.svg").compare(with: film.strip(of: 5))
  }

  @Test(arguments: [false, true], Simulator.Variant.extended)
  func `A10: without a cancel, the pages appear and disappear in turn`(
    isRepaired: Bool, variant: Simulator.Variant
  ) {
    let app = App(isRepaired: isRepaired, variant: variant)
    app.drag(to: 50)
    #expect(app.container.index == 1)
    #expect(app.record.balance(of: "first") == "disappeared")
    #expect(app.record.balance(of: "second") == "appeared")
    app.next()
    #expect(app.container.index == 0)
    #expect(app.record.balance(of: "first") == "appeared")
    #expect(app.record.balance(of: "second") == "disappeared")
    app.simulator.expectFaults()
  }
}
