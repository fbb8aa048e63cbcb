import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Dismissals that are requested without animation while the screen is on its way in.
@MainActor struct PendingDismissalTests {
  private static let timing = TransitionTiming.curve(.linear, duration: 0.5)

  @Test(
    "without animation, a presentation is not reversed, and the screen goes at its end",
    arguments: [DismissalGesture.panDown, .drag])
  func unanimated(_ gesture: DismissalGesture) {
    let (phone, photo) = (Phone(), Screen("photo"))
    phone.root.present(
      photo, using: ModalTransition(.fade, timing: Self.timing, dismissal: gesture))
    phone.simulator.run(for: 0.1)
    photo.dismissOrReverse(animated: false)
    let alpha = phone.simulator.visibleAlpha(of: photo.view)
    phone.simulator.run(for: 0.2)
    #expect(phone.simulator.visibleAlpha(of: photo.view) > alpha + 0.2)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "of two requests, one without animation decides",
    arguments: [true, false], [UIModalPresentationStyle.custom, .fullScreen])
  func oneUnanimated(isFirst: Bool, style: UIModalPresentationStyle) {
    let (phone, photo) = (Phone(), Screen("photo"))
    let transition = ModalTransition(.fade, timing: Self.timing)
    photo.transitioningDelegate = transition
    photo.modalPresentationStyle = style
    phone.root.present(photo, animated: true)
    phone.simulator.run(for: 0.1)
    photo.dismissOrReverse(animated: !isFirst)
    phone.simulator.run(for: 0.1)
    photo.dismissOrReverse(animated: isFirst)
    phone.simulator.run(for: 0.45)
    #expect(photo.presentingViewController == nil)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }
}
