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
    let stage = SwipeInModalStage(swipe, order)
    stage.swipe(from: 2)
    #expect(stage.navigation.viewControllers.count == 1)
    stage.expectShown()
    stage.swipe(from: 2)
    stage.expectDismissed()
  }

  @Test(
    "a swipe in the middle dismisses, unless it pops there", arguments: Swipe.allCases,
    Order.allCases)
  func middle(_ swipe: Swipe, _ order: Order) {
    let stage = SwipeInModalStage(swipe, order)
    stage.swipe(from: 80)
    guard swipe == .fullWidth else { return stage.expectDismissed() }
    #expect(stage.navigation.viewControllers.count == 1)
    stage.expectShown()
  }

  @Test(
    "a canceled swipe leaves everything as it was", arguments: Swipe.allCases, Order.allCases)
  func cancelled(_ swipe: Swipe, _ order: Order) {
    let stage = SwipeInModalStage(swipe, order)
    stage.swipe(from: 2, to: 90, rest: 0.3)
    #expect(stage.navigation.viewControllers.count == 2)
    stage.expectShown()
  }

  @Test(
    "a flick that ends before anything is drawn pops, too", arguments: Swipe.allCases,
    Order.allCases)
  func flick(_ swipe: Swipe, _ order: Order) {
    let stage = SwipeInModalStage(swipe, order)
    stage.phone.simulator.stall(for: 0.2)
    stage.swipe(from: 2, to: 240, in: 4)
    stage.phone.simulator.run(for: 0.3)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    stage.expectShown()
  }

  @Test(
    "a pop in flight is caught, and the stack is not dismissed",
    arguments: [Swipe.edge, .fullWidth], Order.allCases)
  func caught(_ swipe: Swipe, _ order: Order) {
    let stage = SwipeInModalStage(swipe, order)
    for end in [20, 390] as [CGFloat] {
      stage.navigation.popViewController(animated: true)
      stage.phone.simulator.run(for: 0.15)
      stage.swipe(from: 200, to: end)
      #expect(stage.navigation.viewControllers.count == (end == 20 ? 2 : 1))
      stage.expectShown()
    }
  }

  @Test(
    "a pan waits for UIKit's swipe unless the stack's delegate has disabled that",
    arguments: Swipe.allCases)
  func failureRequirement(_ swipe: Swipe) throws {
    let stage = SwipeInModalStage(swipe, .innerFirst)
    let system = try #require(stage.navigation.interactivePopGestureRecognizer)
    let container = stage.navigation.presentationController?.containerView
    let pans = (container?.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
    #expect(!pans.isEmpty)
    for pan in pans {
      // A requirement would make it run beside the delegate's transition (B7).
      let waits = pan.delegate?.gestureRecognizer(pan, shouldRequireFailureOf: system)
      #expect(waits == (swipe == .system))
    }
  }
}

/// A presented stack of two screens that a pan to the trailing edge dismisses.
@MainActor
private final class SwipeInModalStage {
  let phone = Phone()
  let navigation = UINavigationController()
  private let push: PushTransition?

  init(_ swipe: PansBesidePansTests.Swipe, _ order: PansBesidePansTests.Order) {
    World.current.variant.asksOuterRecognizersFirst = order == .outerFirst
    navigation.viewControllers = [Screen("list"), Screen("detail")]
    switch swipe {
    case .system: push = nil
    case .edge: push = PushTransition(.push, popGesture: .edge)
    case .fullWidth: push = PushTransition(.push, popGesture: .fullWidth)
    }
    push?.attach(to: navigation)
    phone.root.present(navigation, using: ModalTransition(.fade, dismissal: .pan(.trailing)))
    phone.settle()
  }

  func swipe(
    from start: CGFloat, to end: CGFloat = 380, in steps: Int = 15, rest: Double = 0
  ) {
    let finger = phone.simulator.touchDown(at: CGPoint(x: start, y: 400))
    phone.simulator.step()
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start + (end - start) * part, y: 400))
      phone.simulator.step()
    }
    phone.simulator.run(for: rest)
    finger.lift()
    phone.settle()
  }

  func expectShown(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(phone.root.presentedViewController === navigation, sourceLocation: sourceLocation)
    let frame = phone.simulator.visibleFrame(of: navigation.view)
    #expect(frame == phone.screen, sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.expectAsBefore(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
