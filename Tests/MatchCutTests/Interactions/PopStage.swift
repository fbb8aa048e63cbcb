import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A phone with the photo pushed on the root screen, and a finger that may pop it.
///
/// Places are measured from the leading edge, translations toward the trailing edge.
@MainActor
final class PopStage: PanningStage {
  let stage: NavigationStage
  let transition: PushTransition
  /// The container while the photo is shown.
  let before: Hierarchy
  private let popCase: PopCase
  private static let duration = 0.4

  /// Sets up a case, with the photo pushed by default.
  init(
    _ popCase: PopCase = PopCase(), pushes: Bool = true, hasBar: Bool = true,
    options: GestureOptions = GestureOptions()
  ) {
    self.popCase = popCase
    let stage = NavigationStage(
      NavigationCase(effect: popCase.effect, hasBar: hasBar, variant: popCase.variant))
    stage.simulator.refreshRate = popCase.refreshRate
    stage.simulator.layoutDirection = popCase.direction
    transition = PushTransition(
      popCase.effect.effect(from: .view(stage.phone.thumbnail)),
      timing: .curve(.linear, duration: Self.duration), popGesture: popCase.gesture,
      popOptions: options)
    transition.attach(to: stage.navigation)
    if pushes { stage.pushAndSettle() }
    stage.delegate.forgetEvents()
    before = Hierarchy(of: stage.container)
    self.stage = stage
  }

  var phone: Phone { stage.phone }
  var front: Screen { stage.front }
  var scene: EffectScene { stage.scene }
  var effect: TestEffect { popCase.effect }
  var reference: PanReference {
    PanReference(away: CGPoint(x: popCase.isMirrored ? -1 : 1, y: 0), length: width)
  }
  var pans: [UIPanGestureRecognizer] {
    ((navigation.view?.gestureRecognizers ?? []) + (stage.container.gestureRecognizers ?? []))
      .compactMap { $0 as? UIPanGestureRecognizer }
  }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { navigation.transitionCoordinator }
  var isAppearing: Bool { stage.photo.isMovingToParent }
  let stretches = false
  var navigation: UINavigationController { stage.navigation }
  var width: CGFloat { stage.screen.width }
  /// The arguments of `completeTransition` since the push.
  var outcomes: [Bool] { Array(stage.outcomes.dropFirst()) }
  var recognizer: UIGestureRecognizer? { transition.popGestureRecognizers(of: navigation).first }

  // MARK: The finger

  /// A point at a distance from the leading edge.
  func point(_ distance: CGFloat, y: CGFloat = 500) -> CGPoint {
    CGPoint(x: popCase.isMirrored ? width - distance : distance, y: y)
  }

  /// Puts a finger where the gesture may begin.
  func touchDown() -> Finger {
    let finger = simulator.touchDown(at: point(popCase.gesture == .fullWidth ? 80 : 4))
    simulator.step()
    return finger
  }

  /// Moves a finger forward, a step in each frame.
  func move(_ finger: Finger, by distance: CGFloat, down: CGFloat = 0, for seconds: Double = 0.3) {
    let sign: CGFloat = popCase.isMirrored ? -1 : 1
    simulator.move(finger, by: CGPoint(x: distance * sign, y: down), for: seconds)
  }

  /// Moves a finger within one turn of the run loop, to distances from where it is.
  func moveInOneTurn(_ finger: Finger, by distances: [CGFloat]) {
    let start = finger.location
    let sign: CGFloat = popCase.isMirrored ? -1 : 1
    for distance in distances {
      finger.move(to: CGPoint(x: start.x + distance * sign, y: start.y))
    }
  }

  /// Swipes linearly, and keeps the finger there.
  func swipe(_ distance: CGFloat, for seconds: Double = 0.3) -> Finger {
    let finger = touchDown()
    move(finger, by: distance, for: seconds)
    return finger
  }

  /// Swipes far enough to pop, and lifts.
  func swipeToPop() {
    swipe(220).lift()
  }

  /// Swipes a short distance, waits until nothing moves, and lifts.
  func swipeAndReturn() {
    simulator.rest(swipe(80), for: 0.3)
  }

  // MARK: Expectations

  /// Expects the photo at its former place, or the root screen alone.
  func expectEnd(popped: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    stage.phone.settle(sourceLocation: sourceLocation)
    if popped {
      stage.expectRootShown(sourceLocation: sourceLocation)
    } else {
      stage.expectPhotoShown(sourceLocation: sourceLocation)
      #expect(stage.photo.parent === navigation, sourceLocation: sourceLocation)
      Hierarchy(of: stage.container).expectSame(as: before, sourceLocation: sourceLocation)
    }
    stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that nothing has begun and nothing has changed, and that a swipe pops.
  func expectUntouched(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(outcomes.isEmpty, sourceLocation: sourceLocation)
    #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
    expectEnd(popped: false, sourceLocation: sourceLocation)
    expectSwipePops(sourceLocation: sourceLocation)
  }

  /// Expects that a swipe pops, whatever happened before.
  func expectSwipePops(sourceLocation: SourceLocation = #_sourceLocation) {
    let count = outcomes.count
    swipeToPop()
    expectEnd(popped: true, sourceLocation: sourceLocation)
    #expect(outcomes.count == count + 1, sourceLocation: sourceLocation)
  }
}
