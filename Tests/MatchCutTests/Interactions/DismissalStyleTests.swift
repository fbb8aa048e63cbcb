import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The gesture of a transition that the app assigns to a screen of another style than `.custom`.
@MainActor struct DismissalStyleTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ]

  private func present(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture, settles: Bool = true
  ) -> PresentedStage<Screen> {
    PresentedStage(
      presenting: { _ in Screen("screen") },
      using: { _ in
        ModalTransition(
          .slide(from: .bottom), timing: .curve(.linear, duration: 0.5), dismissal: gesture)
      },
      style: style, settles: settles)
  }

  @Test(arguments: styles, [DismissalGesture.panDown, .drag])
  func `a finger dismisses it, also after a cancel`(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture
  ) {
    let stage = present(style, gesture)
    stage.phone.pullInVain()
    stage.expectShown()
    stage.phone.pullToDismiss()
    stage.expectDismissed()
  }

  @Test(arguments: styles, [DismissalGesture.panDown, .drag])
  func `a flick in the turn of its request dismisses it`(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture
  ) {
    let stage = present(style, gesture)
    let finger = stage.phone.pull(120, for: 0.05)
    finger.lift()
    stage.expectDismissed()
  }

  @Test(arguments: styles, [DismissalGesture.panDown, .drag])
  func `a finger catches its presentation and its dismissal`(
    _ style: UIModalPresentationStyle, _ gesture: DismissalGesture
  ) {
    let stage = present(style, gesture, settles: false)
    stage.phone.simulator.run(for: 0.3)
    let finger = stage.phone.simulator.touchDown(at: CGPoint(x: 200, y: 800))
    stage.phone.simulator.step()
    #expect(stage.presented.transitionCoordinator?.isInteractive == true)
    stage.phone.move(finger, by: -300)
    finger.lift()
    stage.expectShown()
    stage.presented.dismiss(animated: true)
    stage.phone.simulator.run(for: 0.2)
    let second = stage.phone.simulator.touchDown(at: CGPoint(x: 200, y: 800))
    stage.phone.simulator.step()
    #expect(stage.presented.transitionCoordinator?.isInteractive == true)
    stage.phone.move(second, by: -300)
    second.lift()
    stage.expectShown()
  }
}
