import MatchCut
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// A pushed screen can be dragged away like a presented one.
@MainActor
struct PushedScreenDragTests {
  @Test("dragged far enough, it pops into its source", arguments: NavigationCase.all)
  func pops(_ navigationCase: NavigationCase) throws {
    let stage = DraggedPopStage(navigationCase)
    let frames = stage.simulator.record {
      stage.move(stage.touch(), by: CGPoint(x: 20, y: 170)).lift()
      stage.phone.settle()
    }.frames
    #expect(stage.outcomes == [true, true] && stage.ends == [true])
    if navigationCase.effect == .zoom {
      let last = try #require(frames.last { $0.node(of: stage.photo.view) != nil })
      let seen = last.visibleFrame(of: stage.photo.view)
      #expect(seen.isClose(to: Phone.thumbnailFrame, within: 2), "\(seen)")
    }
    stage.expectPopped()
  }

  @Test("dragged less, it returns to its place", arguments: NavigationCase.all)
  func returns(_ navigationCase: NavigationCase) {
    let stage = DraggedPopStage(navigationCase)
    stage.rest(stage.move(stage.touch(), by: CGPoint(x: 60, y: 110)))
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectShown()
    stage.drag(170)
    stage.expectPopped()
  }

  @Test("it follows the finger in both dimensions, and shrinks")
  func follows() {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom, hasBar: false))
    let finger = stage.move(stage.touch(), by: CGPoint(x: 0, y: 60))
    let former = stage.frame
    stage.move(finger, by: CGPoint(x: 50, y: 60))
    #expect(stage.frame.width < stage.phone.screen.width * 0.98)
    #expect(stage.frame.width < former.width)
    #expect(stage.frame.minX > former.minX + 25 && stage.frame.minY > former.minY + 25)
    #expect(stage.simulator.visibleAlpha(of: stage.phone.root.view) == 1)
    finger.cancel()
    stage.phone.settle()
    #expect(stage.outcomes == [true, false])
    stage.expectShown()
  }

  @Test("from the leading edge", arguments: [true, false], [true, false])
  func edge(isRightToLeft: Bool, pops: Bool) {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom), isRightToLeft: isRightToLeft)
    let width = stage.phone.screen.width
    let start = CGPoint(x: isRightToLeft ? width - 3 : 3, y: 400)
    let distance: CGFloat = (pops ? 180 : 90) * (isRightToLeft ? -1 : 1)
    stage.rest(stage.move(stage.touch(at: start), by: CGPoint(x: distance, y: 0)))
    #expect(stage.outcomes == [true, pops])
    if pops { stage.expectPopped() } else { stage.expectShown() }
  }

  @Test("between two fingers", arguments: [true, false])
  func pinched(pops: Bool) {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom))
    stage.pinch(to: pops ? 0.4 : 0.8)
    #expect(stage.outcomes == [true, pops])
    if pops { stage.expectPopped() } else { stage.expectShown() }
  }

  @Test(
    "from the edge of the layout direction, known before the first touch", arguments: [false, true])
  func edge(isRightToLeft: Bool) {
    let stage = DraggedPopStage(
      NavigationCase(effect: .zoom), gesture: .edge, isRightToLeft: isRightToLeft,
      pushes: false)
    let edges = stage.transition.popGestureRecognizers(of: stage.navigation)
      .compactMap { ($0 as? UIScreenEdgePanGestureRecognizer)?.edges }
    #expect(edges == [isRightToLeft ? .right : .left])
  }

  @Test("with some gestures left out", arguments: [DragGestures.pan, .edge, .pinch])
  func someGestures(_ gestures: DragGestures) {
    let stage = DraggedPopStage(
      NavigationCase(effect: .zoom), gesture: .drag(.down, gestures: gestures))
    #expect(stage.transition.popGestureRecognizers(of: stage.navigation).count == 1)
    if gestures != .pan {
      stage.drag(170)
      stage.expectShown()
    }
    if gestures != .pinch {
      stage.pinch(to: 0.4)
      stage.expectShown()
    }
    #expect(stage.outcomes == [true])
  }

  @Test("a push in flight is caught", arguments: [true, false], Simulator.Variant.all)
  func caughtPush(stays: Bool, variant: Simulator.Variant) {
    let stage = DraggedPopStage(
      NavigationCase(effect: .zoom, hasBar: false, variant: variant), pushes: false)
    stage.navigation.pushViewController(stage.photo, animated: true)
    stage.simulator.run(for: 0.2)
    let finger = stage.touch()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.rest(stage.move(finger, by: CGPoint(x: 0, y: stays ? 20 : 200)))
    #expect(stage.outcomes == [stays])
    if stays { stage.expectShown() } else { stage.expectPopped() }
  }

  @Test("a pop in flight is caught", arguments: [true, false], Simulator.Variant.all)
  func caughtPop(pops: Bool, variant: Simulator.Variant) {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom, hasBar: false, variant: variant))
    stage.navigation.popViewController(animated: true)
    stage.simulator.run(for: 0.1)
    let finger = stage.touch()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    // After a short pull it continues to where it was going; one far up returns it.
    stage.rest(stage.move(finger, by: CGPoint(x: 0, y: pops ? 20 : -250)))
    #expect(stage.outcomes == [true, pops])
    if pops { stage.expectPopped() } else { stage.expectShown() }
  }

  @Test("interrupted, it returns", arguments: [0, 1, 2])
  func interrupted(kind: Int) {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom))
    let finger = stage.move(stage.touch(), by: CGPoint(x: 0, y: 200))
    switch kind {
    case 0: finger.cancel()
    case 1: stage.simulator.deactivate()
    default:
      for recognizer in stage.transition.popGestureRecognizers(of: stage.navigation) {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
    if kind == 1 { stage.simulator.activate() }
    stage.phone.settle()
    if finger.isDown { finger.lift() }
    #expect(stage.outcomes == [true, false])
    stage.expectShown()
    stage.drag(170)
    stage.expectPopped()
  }

  @Test("at the root, on the bar, and when refused, nothing begins", arguments: [0, 1, 2])
  func refused(kind: Int) {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom), pushes: kind != 0) {
      if kind == 2 { $0.shouldBegin = { _ in false } }
    }
    let start = kind == 1 ? CGPoint(x: 200, y: 80) : nil
    stage.rest(stage.move(stage.touch(at: start), by: CGPoint(x: 0, y: 200)))
    #expect(stage.outcomes == (kind == 0 ? [] : [true]) && stage.ends == [])
    if kind != 0 { stage.expectShown() }
  }

  @Test("content scrolls first, and the same finger drags afterward")
  func scrolls() {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom, hasBar: false), pushes: false)
    let scrollView = UIScrollView(frame: stage.phone.screen)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.photo.onLoad = { $0.view.addSubview(scrollView) }
    stage.navigation.pushViewController(stage.photo, animated: true)
    stage.phone.settle()
    scrollView.contentOffset.y = 60
    let finger = stage.move(stage.touch(), by: CGPoint(x: 0, y: 40))
    #expect(stage.navigation.transitionCoordinator == nil && scrollView.contentOffset.y < 60)
    stage.rest(stage.move(finger, by: CGPoint(x: 0, y: 300)))
    #expect(stage.outcomes == [true, true] && scrollView.contentOffset.y == 0)
    stage.expectPopped()
  }

  @Test("in a stack that is itself dragged away, it has precedence", arguments: [true, false])
  func nested(isOuterFirst: Bool) {
    let phone = Phone()
    World.current.variant.asksOuterRecognizersFirst = isOuterFirst
    let navigation = UINavigationController()
    navigation.viewControllers = [Screen("list"), Screen("detail")]
    PushTransition(.fade, popGesture: .drag).attach(to: navigation)
    phone.root.present(navigation, using: ModalTransition(.fade, dismissal: .drag))
    phone.settle()
    let stage = FingersOn(phone)
    stage.drag(200)
    #expect(navigation.viewControllers.count == 1)
    #expect(phone.root.presentedViewController === navigation)
    stage.pinch(to: 0.3)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("with an animator of the app, it fades under the finger", arguments: [true, false])
  func ownAnimator(pops: Bool) {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom), pushes: false)
    let app = FadingDelegate()
    stage.navigation.delegate = app
    stage.transition.attach(to: stage.navigation)
    stage.navigation.pushViewController(stage.photo, animated: true)
    stage.phone.settle()
    stage.rest(stage.move(stage.touch(), by: CGPoint(x: 0, y: pops ? 200 : 60)))
    #expect(stage.outcomes.last == pops)
    if pops { stage.expectPopped() } else { stage.expectShown() }
  }

  @Test("for that animator, there is no interaction, which could not move it")
  func unmovable() {
    let stage = DraggedPopStage(NavigationCase(effect: .zoom), pushes: false)
    let app = FadingDelegate()
    stage.navigation.delegate = app
    stage.transition.attach(to: stage.navigation)
    stage.navigation.pushViewController(stage.photo, animated: true)
    stage.phone.settle()
    var answers: [Bool] = []
    app.onAnimator = { [unowned stage] in
      let interaction = stage.transition.navigationController(
        stage.navigation, interactionControllerFor: $0)
      answers.append(interaction != nil)
    }
    stage.drag(200)
    #expect(answers == [false])
    stage.expectPopped()
  }

  @Test("nothing stays behind")
  func released() {
    weak var transition: PushTransition?
    let stage = DraggedPopStage(NavigationCase(effect: .zoom))
    transition = stage.transition
    stage.drag(170)
    stage.forget()
    #expect(transition != nil)
    PushTransition(.fade).attach(to: stage.navigation)
    stage.phone.settle()
    #expect(transition == nil)
    let recognizers = stage.navigation.view.gestureRecognizers ?? []
    #expect(!recognizers.contains { $0 is UIPinchGestureRecognizer })
  }
}

/// A delegate of the app's that animates pushes and pops.
private final class FadingDelegate: NSObject, UINavigationControllerDelegate {
  /// Called with each animator, while UIKit asks for it.
  var onAnimator: (HandWrittenFade) -> Void = { _ in }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = HandWrittenFade(operation == .push)
    onAnimator(animator)
    return animator
  }
}

/// An app's animator, which no finger can drive.
private final class HandWrittenFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ isPush: Bool) {
    self.isPush = isPush
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.insertSubview(to, at: isPush ? context.containerView.subviews.count : 0)
    to.alpha = 0
    UIView.animate(withDuration: 0.2) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
