import MatchCut
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// A pan that dismisses a stack, together with the swipes that pop in it.
@MainActor
struct PansBesidePansTests {
  /// The swipe that pops in the presented stack.
  enum Swipe: CaseIterable {
    case system
    case edge
    case fullWidth
  }

  /// The order in which two recognizers receive the same movement.
  enum Order: CaseIterable {
    case innerFirst
    case outerFirst
  }

  @Test(
    "a swipe from the edge pops, until there is nothing to pop", arguments: Swipe.allCases,
    Order.allCases)
  func edge(_ swipe: Swipe, _ order: Order) {
    let stage = PresentedStage(swipe, order)
    stage.swipe(from: 2)
    #expect(stage.presented.viewControllers.count == 1)
    stage.expectShown()
    stage.swipe(from: 2)
    stage.expectDismissed()
  }

  @Test(
    "a swipe in the middle dismisses, unless it pops there", arguments: Swipe.allCases,
    Order.allCases)
  func middle(_ swipe: Swipe, _ order: Order) {
    let stage = PresentedStage(swipe, order)
    stage.swipe(from: 80)
    guard swipe == .fullWidth else { return stage.expectDismissed() }
    #expect(stage.presented.viewControllers.count == 1)
    stage.expectShown()
  }

  @Test(
    "a canceled swipe leaves everything as it was", arguments: Swipe.allCases, Order.allCases)
  func cancelled(_ swipe: Swipe, _ order: Order) {
    let stage = PresentedStage(swipe, order)
    stage.swipe(from: 2, to: 90, rest: 0.3)
    #expect(stage.presented.viewControllers.count == 2)
    stage.expectShown()
  }

  @Test(
    "a flick that ends before anything is drawn pops, too", arguments: Swipe.allCases,
    Order.allCases)
  func flick(_ swipe: Swipe, _ order: Order) {
    let stage = PresentedStage(swipe, order)
    stage.simulator.stall(for: 0.2)
    stage.swipe(from: 2, to: 240, in: 4)
    stage.simulator.run(for: 0.3)
    stage.phone.settle()
    #expect(stage.presented.viewControllers.count == 1)
    stage.expectShown()
  }

  @Test(
    "a pop in flight is caught, and the stack is not dismissed",
    arguments: [Swipe.edge, .fullWidth], Order.allCases)
  func caught(_ swipe: Swipe, _ order: Order) {
    let stage = PresentedStage(swipe, order)
    for end in [20, 390] as [CGFloat] {
      stage.presented.popViewController(animated: true)
      stage.simulator.run(for: 0.15)
      stage.swipe(from: 200, to: end)
      #expect(stage.presented.viewControllers.count == (end == 20 ? 2 : 1))
      stage.expectShown()
    }
  }

  @Test(
    "a pan waits for UIKit's swipe unless the stack's delegate has disabled that",
    arguments: Swipe.allCases)
  func failureRequirement(_ swipe: Swipe) throws {
    let stage = PresentedStage(swipe, .innerFirst)
    let system = try #require(stage.presented.interactivePopGestureRecognizer)
    let container = stage.presented.presentationController?.containerView
    let pans = (container?.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
    #expect(!pans.isEmpty)
    for pan in pans {
      // A requirement would make it run beside the delegate's transition (B7).
      let waits = pan.delegate?.gestureRecognizer(pan, shouldRequireFailureOf: system)
      #expect(waits == (swipe == .system))
    }
  }
}

@MainActor extension PresentedStage<UINavigationController> {
  /// Presents a stack of two screens that a pan to the trailing edge dismisses.
  fileprivate init(_ swipe: PansBesidePansTests.Swipe, _ order: PansBesidePansTests.Order) {
    let makeStack = { @MainActor (_: Phone) in
      World.current.variant.asksOuterRecognizersFirst = order == .outerFirst
      let stack = UINavigationController()
      stack.viewControllers = [Screen("list"), Screen("detail")]
      switch swipe {
      case .system: break
      case .edge: PushTransition(.push, popGesture: .edge).attach(to: stack)
      case .fullWidth: PushTransition(.push, popGesture: .fullWidth).attach(to: stack)
      }
      return stack
    }
    self.init(
      presenting: makeStack, using: { _ in ModalTransition(.fade, dismissal: .pan(.trailing)) })
  }

  fileprivate func swipe(
    from start: CGFloat, to end: CGFloat = 380, in steps: Int = 15, rest: Double = 0
  ) {
    simulator.swipe(
      from: CGPoint(x: start, y: 400), by: CGPoint(x: end - start, y: 0), steps: steps, rest: rest)
    phone.settle()
  }
}
