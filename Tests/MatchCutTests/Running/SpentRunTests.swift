import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Calls of an animator about a transition that has ended, or never began.
@MainActor
struct SpentRunTests {
  @Test("asked again after the end, nothing starts again", arguments: Simulator.Variant.all)
  func askedAfterTheEnd(_ variant: Simulator.Variant) throws {
    let phone = Phone(variant: variant)
    let delegate = KeepingDelegate()
    let screen = Screen("screen")
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: true)
    phone.settle()
    let context = try #require(delegate.animator.context)
    let hierarchy = Hierarchy(of: phone.window)

    let animator = delegate.animator.interruptibleAnimator(using: context)
    #expect(animator.state == .inactive)
    delegate.animator.animateTransition(using: context)
    animator.startAnimation()
    phone.settle()

    Hierarchy(of: phone.window).expectSame(as: hierarchy)
    #expect(delegate.animator.ends == [true])
    phone.expectAtRest(screen)
    phone.expectNoFaults()
  }

  @Test("asked for its animator only, it changes nothing")
  func onlyAsked() throws {
    let phone = Phone()
    let delegate = KeepingDelegate()
    let screen = Screen("screen")
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    phone.root.present(screen, animated: true)
    phone.settle()
    let context = try #require(delegate.animator.context)
    let hierarchy = Hierarchy(of: phone.window)

    let other = TransitionAnimator(.zoom(from: .view(phone.thumbnail)), for: .present)
    #expect(other.interruptibleAnimator(using: context).state == .inactive)
    Hierarchy(of: phone.window).expectSame(as: hierarchy)
    phone.expectNoFaults()
  }
}
