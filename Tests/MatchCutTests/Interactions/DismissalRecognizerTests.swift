import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The recognizers that a modal transition returns.
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
    "the container has as many as the gesture needs",
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

  @Test("an app's recognizer has precedence with a failure requirement", arguments: [true, false])
  func requirement(isRequired: Bool) {
    let transition = present(.panDown)
    phone.settle()
    // The recognizer of an outer view receives the finger later, and would fail.
    let own = UIPanGestureRecognizer()
    phone.window.addGestureRecognizer(own)
    if isRequired {
      for recognizer in transition.dismissalGestureRecognizers(of: screen) {
        recognizer.require(toFail: own)
      }
    }
    phone.pullToDismiss()
    phone.settle()
    #expect((phone.root.presentedViewController === screen) == isRequired)
    phone.expectNoFaults()
  }
}
