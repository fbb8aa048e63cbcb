import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The recognizers that a modal transition hands out.
@MainActor
struct DismissalRecognizerTests {
  private let phone = Phone()
  private let screen = Screen("photo")

  private func present(_ dismissal: DismissalGesture?) -> ModalTransition {
    let transition = ModalTransition(.fade, dismissal: dismissal)
    phone.root.present(screen, using: transition)
    return transition
  }

  @Test(
    "they lie on the container, as many as the gesture has",
    arguments: [(.panDown, 1), (.drag(.down, gestures: [.pan, .edge]), 2), (nil, 0)]
      as [(DismissalGesture?, Int)])
  func count(dismissal: DismissalGesture?, count: Int) {
    let transition = present(dismissal)
    phone.settle()
    let recognizers = transition.dismissalGestureRecognizers(of: screen)
    #expect(recognizers.count == count)
    let container = screen.presentationController?.containerView
    #expect(recognizers.allSatisfy { $0.view === container && $0.view != nil })
    #expect(ModalTransition(.fade).dismissalGestureRecognizers(of: screen).isEmpty)
    phone.expectNoFaults()
  }

  @Test("an app's recognizer comes first, while it is enabled", arguments: [true, false])
  func requirement(isEnabled: Bool) {
    let transition = present(.panDown)
    phone.settle()
    let own = UIPanGestureRecognizer()
    own.isEnabled = isEnabled
    screen.view.addGestureRecognizer(own)
    for recognizer in transition.dismissalGestureRecognizers(of: screen) {
      recognizer.require(toFail: own)
    }
    phone.pullToDismiss()
    phone.settle()
    #expect((phone.root.presentedViewController === screen) == isEnabled)
    phone.expectNoFaults()
  }
}
