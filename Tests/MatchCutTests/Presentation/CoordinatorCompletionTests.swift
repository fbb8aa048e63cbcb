import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What an app requests in a completion of the transition coordinator, while UIKit ends a transition.
@MainActor struct CoordinatorCompletionTests {
  enum Kind: CaseIterable {
    case presentation
    case canceledDismissal
  }

  @Test(arguments: Kind.allCases, Simulator.Variant.all)
  func `a dismissal follows`(_ kind: Kind, _ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let screen = Screen("screen")
    var completions = 0
    let dismiss: @MainActor () -> Void = {
      screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        MainActor.assumeIsolated { screen.dismissOrReverse { completions += 1 } }
      }
    }
    phone.root.present(screen, using: ModalTransition(.fade, dismissal: .panDown))
    switch kind {
    case .presentation:
      phone.simulator.run(for: 0.1)
      dismiss()
    case .canceledDismissal:
      phone.settle()
      let finger = phone.pull(60)
      dismiss()
      finger.cancel()
    }
    phone.settle()
    #expect(completions == 1)
    #expect(phone.root.presentedViewController == nil)
    phone.expectAsBefore()
  }
}
