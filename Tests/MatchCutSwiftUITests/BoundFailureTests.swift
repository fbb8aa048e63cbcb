import Fuzzing
import MatchCut
import MatchCutSwiftUI
import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// UIKit ignores the presentation of a cover.
@MainActor struct BoundFailureTests {
  /// A root that ignores some presentations.
  private final class Root: UIViewController {
    /// How many presentations are ignored; the next ones are not.
    var ignored = 0
    /// Whether presentations wait for `presentWaiting`.
    var waits = false
    /// Presents what waits.
    private(set) var presentWaiting: () -> Void = {}
    /// Called with each presentation, after the request.
    var onPresent: () -> Void = {}
    private(set) var requests = 0

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      requests += 1
      if waits {
        presentWaiting = { [unowned self] in
          waits = false
          present(viewControllerToPresent, animated: flag, completion: completion)
        }
      } else if requests > ignored {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
      onPresent()
    }
  }

  private let stage: CoverStage
  private let root = Root()

  init() { self.init(.standard) }

  private init(_ variant: Simulator.Variant) {
    stage = CoverStage(variant: variant)
    root.view.backgroundColor = .white
    root.view.addSubview(stage.bound.view)
    stage.simulator.window.rootViewController = root
    stage.settle()
  }

  @Test func `a presentation that UIKit ignores is tried again`() {
    root.ignored = 1
    stage.set(1)
    #expect(stage.bound.id == 1 && stage.bound.made == [1, 1] && stage.bound.dismissals == 0)
    #expect(stage.screen != nil && root.presentedViewController === stage.screen)
    expectIdle()
    // The next failure is a first one again.
    stage.set(nil)
    root.ignored = root.requests + 1
    stage.set(2)
    #expect(stage.screen?.id == 2 && root.presentedViewController === stage.screen)
    #expect(stage.bound.clears == 0 && stage.bound.dismissals == 1)
  }

  @Test func `a presentation that UIKit ignores twice is given up, and the state is cleared`() {
    for isAnimated in [true, false] {
      root.ignored = 100
      stage.bound.isAnimated = isAnimated
      let screens = Screens(of: stage.bound)
      stage.set(1)
      #expect(stage.bound.id == nil && stage.bound.dismissals == 0 && stage.screen == nil)
      #expect(screens.count == 2 && screens.areReleased)
      expectIdle()
    }
    // The same value can be presented later.
    root.ignored = 0
    stage.set(1)
    #expect(stage.screen?.id == 1 && root.presentedViewController === stage.screen)
    stage.set(nil)
    #expect(stage.bound.dismissals == 1 && stage.bound.clears == 2)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test func `a state that cannot be cleared is not presented for ever`() {
    root.ignored = 100
    stage.bound.isConstant = true
    stage.set(1)
    #expect(root.requests == 2 && stage.bound.clears == 1 && stage.bound.dismissals == 0)
    expectIdle()
  }

  @Test(arguments: [1, 2])
  func `a value that replaces one that UIKit ignores is tried twice, too`(ignored: Int) {
    root.ignored = ignored
    root.onPresent = { [bound = stage.bound] in if bound.id == 1 { bound.id = 2 } }
    stage.set(1)
    #expect(stage.bound.log == [1, 2] && stage.bound.made == (ignored == 1 ? [1, 2] : [1, 2, 2]))
    #expect(stage.screen?.id == 2 && stage.bound.dismissals == 0)
  }

  @Test func `a value that is set again after UIKit has ignored it is tried twice`() {
    root.ignored = 2
    root.onPresent = { [bound = stage.bound, root] in if root.requests == 1 { bound.id = nil } }
    stage.set(1)
    stage.set(1)
    #expect(stage.bound.log == [1, nil, 1] && stage.bound.made == [1, 1, 1])
    #expect(stage.screen?.id == 1)
  }

  @Test func `a state that is cleared when UIKit ignores it presents nothing`() {
    root.ignored = 1
    root.onPresent = { [bound = stage.bound] in bound.id = nil }
    stage.set(1)
    #expect(stage.bound.made == [1] && stage.bound.clears == 0 && stage.bound.dismissals == 0)
    #expect(stage.screen == nil && root.presentedViewController == nil)
    expectIdle()
  }

  @Test func `a presentation that the app delays to the next turn is followed`() {
    root.waits = true
    stage.bound.id = 1
    repeat { stage.simulator.step() } while root.requests == 0
    root.presentWaiting()
    stage.settle()
    #expect(stage.screen?.id == 1 && root.presentedViewController === stage.screen)
    #expect(stage.bound.made == [1])
    stage.pull(450)
    stage.settle()
    #expect(stage.bound.log == [1, nil] && stage.bound.dismissals == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a presentation that UIKit drops before it begins, some frames later, is tried again`()
  {
    root.ignored = 1
    let presentation = BoundPresentation()
    root.view.addSubview(presentation.anchor)
    var (state, dismissals): (Int?, Int) = (1, 0)
    var screens: [PendingScreen] = []
    presentation.update(
      BoundPresentation.Item(
        id: 1, makeTransition: { CoverStage.cover },
        makeScreen: { [root] _ in
          let screen = PendingScreen()
          if screens.isEmpty { screen.pendingPresenter = root }
          screens.append(screen)
          return screen
        }, updateScreen: { _ in }),
      of: BoundPresentation.Source(
        current: { state }, clear: { state = nil }, onDismiss: { dismissals += 1 }))
    repeat { stage.simulator.step() } while root.requests == 0
    for _ in 0..<4 { stage.simulator.step() }
    #expect(presentation.screen === screens.first)
    screens.first?.pendingPresenter = nil
    stage.settle()
    #expect(state == 1 && dismissals == 0 && screens.count == 2)
    #expect(presentation.screen === screens.last && presentation.screen?.view.window != nil)
  }

  @Test func `content that presents something itself is shown later`() {
    var other: UIViewController?
    stage.bound.onMake = { [root] _ in
      guard other == nil else { return }
      let screen = UIViewController()
      root.present(screen, animated: true)
      other = screen
    }
    let screens = Screens(of: stage.bound)
    stage.set(1)
    #expect(stage.bound.id == 1 && stage.bound.dismissals == 0 && stage.screen == nil)
    #expect(root.presentedViewController === other && screens.areReleased)
    expectIdle()
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.screen?.id == 1 && root.presentedViewController === stage.screen)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test func `content that always presents something itself is given up`() {
    stage.bound.onMake = { [root] _ in root.present(UIViewController(), animated: true) }
    let screens = Screens(of: stage.bound)
    stage.set(1)
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.bound.id == nil && stage.bound.dismissals == 0 && screens.areReleased)
    expectIdle()
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.bound.made == [1, 1] && root.presentedViewController == nil)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: Simulator.Variant.all)
  func `a presenter that leaves its window before the presentation begins`(
    variant: Simulator.Variant
  ) {
    BoundFailureTests(variant).losePresenter()
  }

  private func losePresenter() {
    let screens = Screens(of: stage.bound)
    root.onPresent = { [root] in root.view.removeFromSuperview() }
    stage.set(1)
    #expect(stage.bound.made == [1] && stage.bound.id == 1 && stage.bound.dismissals == 0)
    #expect(stage.screen == nil && screens.areReleased)
    expectIdle()
    root.onPresent = {}
    stage.simulator.window.addSubview(root.view)
    stage.settle()
    #expect(stage.screen?.id == 1 && root.presentedViewController === stage.screen)
  }

  @Test func `a presenter that is out of the window, although its child is not`() {
    let child = UIViewController()
    root.addChild(child)
    stage.simulator.window.addSubview(child.view)
    child.didMove(toParent: root)
    child.view.addSubview(stage.bound.view)
    root.view.removeFromSuperview()
    let before = root.view.subviews
    stage.set(1)
    #expect(stage.bound.made.isEmpty && stage.bound.id == 1)
    expectIdle()
    stage.simulator.window.insertSubview(root.view, at: 0)
    stage.settle()
    #expect(stage.screen?.id == 1 && root.presentedViewController === stage.screen)
    #expect(root.view.subviews == before)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  private func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<10 {
      #expect(stage.simulator.isIdle, sourceLocation: sourceLocation)
      stage.simulator.step()
    }
  }
}

/// A screen whose presentation is requested and does not begin.
private final class PendingScreen: UIViewController {
  weak var pendingPresenter: UIViewController?

  override var presentingViewController: UIViewController? {
    pendingPresenter ?? super.presentingViewController
  }
}

/// The screens of a cover and their transitions, which are not retained.
@MainActor private final class Screens {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []
  private(set) var count = 0

  init(of bound: BoundView) {
    let onMake = bound.onMake
    bound.onMake = { [weak self] screen in
      self?.references.append(Reference(object: screen))
      self?.count += 1
      onMake(screen)
    }
    bound.makeTransition = { [weak self] _ in
      let transition = CoverStage.cover
      self?.references.append(Reference(object: transition))
      return transition
    }
  }

  var areReleased: Bool { references.allSatisfy { $0.object == nil } }
}
