import MatchCut
import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

/// A screen that a finger moves along one axis, or a percentage in place of one.
@MainActor final class Pull {
  let simulator: Simulator
  /// The screen that moves.
  let screen: Screen
  /// The distance of a whole transition, in points.
  let length: CGFloat
  /// The direction of the finger.
  private let way: CGPoint
  /// Whether the screen comes in, rather than moving away.
  private let isComing: Bool
  /// The driver that a percentage moves, instead of a finger.
  private let driver: ContainerTransitionDriver?
  private var fraction: CGFloat = 0
  private var finger: Finger?
  /// What has to live as long.
  private let retained: [AnyObject]

  init(
    _ simulator: Simulator, _ screen: Screen, way: CGPoint, isComing: Bool = false,
    driver: ContainerTransitionDriver? = nil, retaining retained: [AnyObject] = []
  ) {
    self.simulator = simulator
    self.screen = screen
    self.way = way
    self.isComing = isComing
    self.driver = driver
    self.retained = retained
    let size = simulator.window.bounds.size
    length = way.y == 0 ? size.width : size.height
  }

  /// The distance by which the screen has moved.
  var offset: CGFloat {
    guard let view = screen.viewIfLoaded, view.window != nil else { return isComing ? 0 : length }
    let frame = simulator.visibleFrame(of: view)
    if way.y != 0 { return frame.minY }
    return isComing ? length - frame.minX : way.x > 0 ? frame.minX : length - frame.maxX
  }

  func touch(at location: CGPoint) {
    if driver == nil { finger = simulator.touchDown(at: location) }
    simulator.step()
  }

  /// Moves until the screen is at an offset.
  func move(to goal: CGFloat, by step: CGFloat = 8) {
    var count = 0
    while step > 0 ? offset < goal : offset > goal, count < 400 {
      count += 1
      let distance = step > 0 ? min(step, max(goal - offset, 1)) : step
      if let driver {
        fraction += distance / length
        driver.update(fraction)
      } else if let finger {
        let here = finger.location
        finger.move(to: CGPoint(x: here.x + way.x * distance, y: here.y + way.y * distance))
      }
      simulator.step()
    }
    #expect(count < 400)
  }

  func rest() { simulator.run(for: 0.3) }

  /// Lifts the finger, which decides by itself.
  func release(finishes: Bool) {
    finger?.lift()
    if finishes { driver?.finish() } else { driver?.cancel() }
  }

  /// The largest movement between two frames, and the number of frames with a movement.
  func motion() -> (largest: CGFloat, frames: Int) {
    var last = offset
    var (largest, frames) = (CGFloat(0), 0)
    for _ in 1...60 {
      simulator.step()
      let here = offset
      if abs(here - last) > 1e-6 { frames += 1 }
      largest = max(largest, abs(here - last))
      last = here
    }
    return (largest, frames)
  }
}

extension Pull {
  static func modal(
    _ transition: ModalTransition, source: UIView? = nil, until time: Double? = nil
  ) -> Pull {
    let (simulator, root, screen) = (Simulator(), Screen("root"), Screen("screen"))
    simulator.window.rootViewController = root
    if let source { root.view.addSubview(source) }
    simulator.runUntilIdle()
    root.present(screen, using: transition)
    if let time { simulator.run(for: time) } else { simulator.runUntilIdle() }
    return Pull(simulator, screen, way: CGPoint(x: 0, y: 1))
  }

  /// A screen that an animator of the app dismisses.
  static func modal(_ animator: any UIViewControllerAnimatedTransitioning, release: PanRelease)
    -> Pull
  {
    let (simulator, root, screen) = (Simulator(), Screen("root"), Screen("screen"))
    simulator.window.rootViewController = root
    let pan = PanDismissInteraction(dismissing: screen, release: release)
    let delegate = MovingDelegate(pan, animator)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    simulator.runUntilIdle()
    root.present(screen, animated: false)
    simulator.runUntilIdle()
    screen.presentationController?.containerView?.addGestureRecognizer(pan.gestureRecognizer)
    return Pull(simulator, screen, way: CGPoint(x: 0, y: 1), retaining: [delegate])
  }

  static func pop(
    _ gesture: PopGesture, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) -> Pull {
    let (simulator, root, screen) = (Simulator(), Screen("root"), Screen("screen"))
    let navigation = UINavigationController(rootViewController: root)
    let delegate = StackDelegate()
    navigation.delegate = delegate
    simulator.window.rootViewController = navigation
    PushTransition(.push, popGesture: gesture).attach(to: navigation)
    navigation.pushViewController(screen, animated: false)
    simulator.runUntilIdle()
    delegate.animator = animator
    return Pull(simulator, screen, way: CGPoint(x: 1, y: 0), retaining: [delegate])
  }

  static func tab(
    _ release: PanRelease, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) -> Pull {
    let delegate = TabDelegate()
    let stage = TabStage(
      TabTransition(.slide(from: .trailing), swipe: release), selectedIndex: 0, delegate: delegate)
    delegate.animator = animator
    return Pull(
      stage.simulator, stage.screens[animator == nil ? 1 : 0], way: CGPoint(x: -1, y: 0),
      isComing: animator == nil, retaining: [stage, delegate])
  }

  static func container(_ release: PanRelease, _ animator: AppAnimator? = nil) -> Pull {
    let simulator = Simulator()
    let screens = [Screen("one"), Screen("two")]
    let container = RecordedContainer(screens, release: release)
    container.appAnimator = animator
    simulator.window.rootViewController = container
    simulator.runUntilIdle()
    return Pull(simulator, screens[1], way: CGPoint(x: -1, y: 0), isComing: true)
  }

  static func driver(_ animator: AppAnimator) -> Pull {
    let stage = DriverStage(animator.make())
    stage.driver.start(stage.context, isInteractive: true)
    return Pull(
      stage.simulator, stage.new, way: CGPoint(x: -1, y: 0), isComing: true, driver: stage.driver,
      retaining: [stage])
  }
}

/// An animator of the app, which moves the screen that goes out of the container, linearly.
@MainActor class MovingAnimator: NSObject {
  private let way: CGPoint

  init(_ x: CGFloat, _ y: CGFloat) {
    way = CGPoint(x: x, y: y)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  /// Inserts the screen below, and returns the change to animate.
  fileprivate func begin(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let container = context.containerView
    if let to = context.view(forKey: .to) {
      container.insertSubview(to, at: 0)
      to.frame = container.bounds
    }
    let (from, size) = (context.view(forKey: .from), container.bounds.size)
    return { [way] in
      from?.center.x += way.x * size.width
      from?.center.y += way.y * size.height
    }
  }

  fileprivate static func end(_ context: any UIViewControllerContextTransitioning) {
    let isCancelled = context.transitionWasCancelled
    if isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!isCancelled)
  }
}

/// Such an animator with an animation block.
final class BlockAnimator: MovingAnimator, UIViewControllerAnimatedTransitioning {
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let change = begin(transitionContext)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: change) { _ in
      Self.end(transitionContext)
    }
  }
}

/// Such an animator with a property animator, which is interruptible.
final class InterruptibleAnimator: AppPropertyAnimator {
  private let moving: MovingAnimator

  init(_ x: CGFloat, _ y: CGFloat) {
    moving = MovingAnimator(x, y)
    super.init()
  }

  override func makeAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: 0.4, curve: .linear, animations: moving.begin(transitionContext))
    animator.addCompletion { _ in MovingAnimator.end(transitionContext) }
    return animator
  }
}

private final class MovingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let pan: PanDismissInteraction
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ pan: PanDismissInteraction, _ animator: any UIViewControllerAnimatedTransitioning) {
    self.pan = pan
    self.animator = animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interactionController(using: animator)
  }
}
