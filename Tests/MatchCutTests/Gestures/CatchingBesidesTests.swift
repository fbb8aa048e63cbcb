import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Other events during a catch.
@MainActor
struct CatchingBesidesTests {
  @Test(
    "when a finger has caught the presentation, the app may reverse it",
    arguments: [DismissalGesture.drag, .panDown], [true, false])
  func interactionChange(_ gesture: DismissalGesture, isMoved: Bool) {
    let stage = PresentationStage.card(dismissal: gesture)
    var completions = 0
    var hasAsked = false
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.screen.transitionCoordinator?.notifyWhenInteractionChanges { [weak stage] context in
      guard context.isInteractive, !hasAsked else { return }
      hasAsked = true
      stage?.screen.dismissOrReverse { completions += 1 }
    }
    let finger = stage.simulator.touchDown(at: stage.phone.screen.center)
    if isMoved { stage.phone.move(finger, by: -40, for: 0.1) }
    stage.simulator.run(for: 0.1)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == 1)
  }

  @Test(
    "the dismissal of a navigation controller that pushes in between is caught and canceled",
    arguments: [DismissalGesture.drag, .panDown])
  func pushInside(_ gesture: DismissalGesture) {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: Screen("first"))
    var ends: [Bool] = []
    var options = GestureOptions()
    options.onEnd = { ends.append($0) }
    phone.root.present(
      navigation,
      using: ModalTransition(ClearFade(), dismissal: gesture, dismissalOptions: options))
    phone.settle()
    navigation.pushViewController(Screen("second"), animated: true)
    navigation.dismiss(animated: true)
    phone.simulator.step()
    let finger = phone.pull(12, for: 0.05)
    phone.move(finger, by: -300, for: 0.1)
    finger.lift()
    phone.settle()
    #expect(ends == [false])
    #expect(navigation.transitionCoordinator == nil)
    #expect(phone.simulator.visibleAlpha(of: navigation.view) == 1)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
    #expect(ends == [false, true])
  }
}

/// Fades the screen to an alpha of 0, so that a finger hits the container: UIKit ignores a touch on
/// a stack that pushes.
private struct ClearFade: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    stage.set(\.alpha, of: stage.front, away: 0, settled: 1)
  }
}
