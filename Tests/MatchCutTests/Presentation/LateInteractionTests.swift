import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// UIKit may start an interaction after the transition has ended, as one without animation does.
@MainActor
struct LateInteractionTests {
  @Test(
    "a dismissal in the completion of a presentation ends once", arguments: Simulator.Variant.all,
    [DismissalGesture.drag, .panDown])
  func dismissedInCompletion(variant: Simulator.Variant, gesture: DismissalGesture) {
    for style in [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen] {
      let phone = Phone(variant: variant)
      let screen = Screen("screen")
      screen.modalPresentationStyle = style
      var ends = 0
      UIView.setAnimationsEnabled(false)
      let zoom = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: gesture)
      screen.transitioningDelegate = zoom
      phone.root.present(screen, animated: true) {
        screen.dismissOrReverse { ends += 1 }
      }
      phone.settle()
      UIView.setAnimationsEnabled(true)
      #expect(ends == 1 && phone.root.presentedViewController == nil)
      phone.expectNoFaults()
      phone.expectAsBefore()
    }
  }
}
