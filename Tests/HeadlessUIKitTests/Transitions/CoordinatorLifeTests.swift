import Testing
import UIKit
import UIKitSimulator

/// When there is a transition coordinator, and what it knows.
@MainActor
struct CoordinatorLifeTests {
  /// Records in each of its appearance callbacks which of the controllers have a coordinator.
  private final class Witness: UIViewController {
    var others: [UIViewController] = []
    private(set) var seen: [String] = []

    override func viewWillAppear(_ animated: Bool) { look("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { look("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { look("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { look("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { look("didDisappear") }

    private func look(_ call: String) {
      let answers = Set(([self] + others).map { $0.transitionCoordinator != nil })
      seen.append("\(call) \(answers == [true] ? "all" : answers == [false] ? "none" : "some")")
    }

    func takeSeen() -> [String] {
      defer { seen = [] }
      return seen
    }
  }

  private static let comes = ["willAppear", "isAppearing", "didAppear"]
  private static let goes = ["willDisappear", "didDisappear"]

  private static func calls(_ calls: [String], isAnimated: Bool) -> [String] {
    calls.map { "\($0) \(isAnimated ? "all" : "none")" }
  }

  @Test(arguments: [true, false], Simulator.Variant.all)
  func `A9: an animated presentation has one from the first appearance callback to the last`(
    isAnimated: Bool, variant: Simulator.Variant
  ) {
    let simulator = Simulator(variant: variant)
    let root = UIViewController()
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
    let screen = Witness()
    screen.others = [root]
    screen.modalPresentationStyle = .custom
    let delegate = TransitionDelegate(present: FadeAnimator(), dismiss: FadeAnimator())
    screen.transitioningDelegate = delegate
    var isOver = false
    root.present(screen, animated: isAnimated) { isOver = screen.transitionCoordinator == nil }
    simulator.runUntilIdle()
    #expect(isOver)
    #expect(screen.takeSeen() == Self.calls(Self.comes, isAnimated: isAnimated))
    #expect(root.transitionCoordinator == nil)
    screen.dismiss(animated: isAnimated)
    simulator.runUntilIdle()
    #expect(screen.takeSeen() == Self.calls(Self.goes, isAnimated: isAnimated))
    #expect(root.transitionCoordinator == nil)
    #expect(simulator.faults.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func `A9: an animated push or pop has one`(isAnimated: Bool, isCustom: Bool) {
    let simulator = Simulator()
    let root = Witness()
    let screen = Witness()
    let navigation = UINavigationController(rootViewController: root)
    let delegate = StackDelegate(animator: isCustom ? FadeAnimator() : nil)
    navigation.delegate = delegate
    simulator.window.rootViewController = navigation
    simulator.runUntilIdle()
    #expect(root.takeSeen() == Self.calls(Self.comes, isAnimated: false))
    root.others = [screen, navigation]
    screen.others = [root, navigation]
    navigation.pushViewController(screen, animated: isAnimated)
    simulator.runUntilIdle()
    #expect(screen.takeSeen() == Self.calls(Self.comes, isAnimated: isAnimated))
    #expect(root.takeSeen() == Self.calls(Self.goes, isAnimated: isAnimated))
    // The popped one has no parent any more, and is not asked.
    root.others = [navigation]
    navigation.popViewController(animated: isAnimated)
    simulator.runUntilIdle()
    #expect(root.takeSeen() == Self.calls(Self.comes, isAnimated: isAnimated))
    #expect(navigation.transitionCoordinator == nil)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `A9: animations alongside in viewWillAppear are accepted, and wait`() {
    let stage = StackStage()
    let screen = Joiner()
    stage.navigation.pushViewController(screen, animated: true)
    stage.simulator.commit()
    #expect(screen.isAccepted == true)
    #expect(screen.ranAtOnce == false)
    #expect(screen.hasRun)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.isEmpty)
  }

  /// Animates alongside its appearance.
  private final class Joiner: UIViewController {
    private(set) var isAccepted: Bool?
    private(set) var ranAtOnce: Bool?
    private(set) var hasRun = false

    override func viewWillAppear(_ animated: Bool) {
      isAccepted = transitionCoordinator?.animate { [weak self] _ in self?.hasRun = true }
      ranAtOnce = hasRun
    }
  }

  @Test func `A9: a system push knows its duration from the start, a page sheet does not`() throws {
    let stage = StackStage()
    let pushed = DurationReader()
    stage.navigation.pushViewController(pushed, animated: true)
    stage.simulator.commit()
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    #expect(pushed.duration == 0.35)
    #expect(coordinator.transitionDuration == 0.35)
    #expect(coordinator.presentationStyle == .none)
    #expect(coordinator.completionVelocity == 1)
    #expect(!coordinator.isInterruptible)
    stage.simulator.runUntilIdle()
    let sheet = DurationReader()
    pushed.present(sheet, animated: true)
    stage.simulator.commit()
    #expect(sheet.duration == 0)
    #expect(sheet.transitionCoordinator?.completionCurve == .easeInOut)
  }

  /// Reads the duration of its appearance.
  private final class DurationReader: UIViewController {
    private(set) var duration: TimeInterval?

    override func viewWillAppear(_ animated: Bool) {
      duration = transitionCoordinator?.transitionDuration
    }
  }

  @Test(arguments: [false, true])
  func `A9: a presentation during a push leaves the stack its coordinator`(endsFirst: Bool) throws {
    let stage = StackStage(animator: FadeAnimator(duration: endsFirst ? 0.2 : 0.6))
    stage.navigation.pushViewController(stage.detail, animated: true)
    stage.simulator.commit()
    let push = try #require(stage.navigation.transitionCoordinator)
    let photo = Screen("photo")
    photo.modalPresentationStyle = .overFullScreen
    stage.navigation.present(photo, animated: true)
    stage.simulator.step()
    let presentation = try #require(photo.transitionCoordinator)
    #expect(presentation !== push)
    #expect(stage.navigation.transitionCoordinator === push)
    #expect(stage.detail.transitionCoordinator === push)
    stage.simulator.run(for: 0.3)
    #expect(stage.navigation.transitionCoordinator === (endsFirst ? presentation : push))
    stage.simulator.run(for: 0.2)
    #expect(stage.navigation.transitionCoordinator === (endsFirst ? nil : push))
    stage.simulator.runUntilIdle()
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.simulator.faults.isEmpty)
  }
}
