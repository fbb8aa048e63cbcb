import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Calls of an animator about a transition that has ended, or never began.
@MainActor
struct SpentRunTests {
  /// Presents a screen, and returns its animator, and the context that has ended.
  private func present(
    on phone: Phone
  ) throws -> (Screen, KeepingAnimator, any UIViewControllerContextTransitioning) {
    let delegate = KeepingDelegate()
    let screen = Screen("screen")
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: true)
    phone.settle()
    return (screen, delegate.animator, try #require(delegate.animator.context))
  }

  @Test("asked again after the end, nothing starts again", arguments: Simulator.Variant.all)
  func askedAfterTheEnd(_ variant: Simulator.Variant) throws {
    let phone = Phone(variant: variant)
    let (screen, animator, context) = try present(on: phone)
    let hierarchy = Hierarchy(of: phone.window)

    let animation = animator.interruptibleAnimator(using: context)
    #expect(animation.state == .inactive)
    animator.animateTransition(using: context)
    animation.startAnimation()
    phone.settle()

    Hierarchy(of: phone.window).expectSame(as: hierarchy)
    // UIKit may tell the animator twice (A2).
    #expect(animator.ends == Array(repeating: true, count: variant.presentationEnds))
    phone.expectAtRest(screen)
    phone.expectNoFaults()
  }
}
