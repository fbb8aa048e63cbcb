import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A controller that is presented on a phone, for tests that look at nothing else of it.
@MainActor
struct PresentedStage<Presented: UIViewController> {
  let phone: Phone
  let presented: Presented
  let transition: ModalTransition

  /// Presents a controller on a phone that is made before it.
  ///
  /// - Parameters:
  ///   - make: Makes the controller.
  ///   - transition: Makes the transition.
  ///   - style: The presentation style; `nil` for that of the transition.
  ///   - settles: Whether to wait for the end.
  init(
    presenting make: (Phone) -> Presented, using transition: (Phone) -> ModalTransition,
    style: UIModalPresentationStyle? = nil, settles: Bool = true
  ) {
    phone = Phone()
    presented = make(phone)
    self.transition = transition(phone)
    if let style {
      phone.root.definesPresentationContext = true
      presented.modalPresentationStyle = style
      presented.transitioningDelegate = self.transition
      phone.root.present(presented, animated: true)
    } else {
      phone.root.present(presented, using: self.transition)
    }
    if settles { phone.settle() }
  }

  var simulator: Simulator { phone.simulator }

  /// Expects the controller to fill the phone, at rest.
  func expectShown(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.settle(sourceLocation: sourceLocation)
    #expect(phone.root.presentedViewController === presented, sourceLocation: sourceLocation)
    #expect(!presented.isBeingDismissed, sourceLocation: sourceLocation)
    if let screen = presented as? Screen {
      phone.expectAtRest(screen, sourceLocation: sourceLocation)
    }
    let frame = simulator.visibleFrame(of: presented.view)
    #expect(frame == phone.screen, sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }

  /// Expects that nothing is left of the controller.
  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    phone.settle(sourceLocation: sourceLocation)
    phone.expectAsBefore(sourceLocation: sourceLocation)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
