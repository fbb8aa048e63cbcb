import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The gesture of a transition that the app assigns to a screen of another style than `.custom`.
@MainActor struct DismissalStyleTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ]

  /// A screen that is presented with one of the styles.
  @MainActor private struct Stage {
    let phone = Phone()
    let screen = Screen("screen")
    let transition: ModalTransition

    init(_ style: UIModalPresentationStyle, _ gesture: DismissalGesture, settles: Bool = true) {
      transition = ModalTransition(
        .slide(from: .bottom), timing: .curve(.linear, duration: 0.5), dismissal: gesture)
      phone.root.definesPresentationContext = true
      screen.modalPresentationStyle = style
      screen.transitioningDelegate = transition
      phone.root.present(screen, animated: true)
      if settles { phone.settle() }
    }

    func expectAtRest(isShown: Bool) {
      phone.settle()
      #expect(phone.root.presentedViewController === (isShown ? screen : nil))
      if isShown { phone.expectAtRest(screen) } else { phone.expectAsBefore() }
      phone.expectNoFaults()
    }
  }

  @Test(arguments: styles, [DismissalGesture.panDown, .drag])
  func `a finger dismisses it, also after a cancel`(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture
  ) {
    let stage = Stage(style, gesture)
    stage.phone.pullInVain()
    stage.expectAtRest(isShown: true)
    stage.phone.pullToDismiss()
    stage.expectAtRest(isShown: false)
  }

  @Test(arguments: styles, [DismissalGesture.panDown, .drag])
  func `a flick in the turn of its request dismisses it`(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture
  ) {
    let stage = Stage(style, gesture)
    let finger = stage.phone.pull(120, for: 0.05)
    finger.lift()
    stage.expectAtRest(isShown: false)
  }

  @Test(arguments: styles, [DismissalGesture.panDown, .drag])
  func `a finger catches its presentation and its dismissal`(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture
  ) {
    let stage = Stage(style, gesture, settles: false)
    stage.phone.simulator.run(for: 0.3)
    let finger = stage.phone.simulator.touchDown(at: CGPoint(x: 200, y: 800))
    stage.phone.simulator.step()
    #expect(stage.screen.transitionCoordinator?.isInteractive == true)
    stage.phone.move(finger, by: -300)
    finger.lift()
    stage.expectAtRest(isShown: true)
    stage.screen.dismiss(animated: true)
    stage.phone.simulator.run(for: 0.2)
    let second = stage.phone.simulator.touchDown(at: CGPoint(x: 200, y: 800))
    stage.phone.simulator.step()
    #expect(stage.screen.transitionCoordinator?.isInteractive == true)
    stage.phone.move(second, by: -300)
    second.lift()
    stage.expectAtRest(isShown: true)
  }
}
