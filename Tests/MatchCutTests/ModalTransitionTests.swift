import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

@MainActor
struct ModalTransitionTests {
  /// Takes the hints, which would else appear in another test's simulator.
  private let simulator = Simulator()
  private let presented = UIViewController()
  private let presenting = UIViewController()

  @Test("it has animators for both directions, with its effect and timing")
  func animators() {
    let transition = ModalTransition(.fade, timing: .curve(.easeOut, duration: 0.7))
    let animators = [
      transition.animationController(
        forPresented: presented, presenting: presenting, source: presenting),
      transition.animationController(forDismissed: presented),
    ].map { $0 as? TransitionAnimator }
    #expect(animators.map { $0?.operation } == [.present, .dismiss])
    for animator in animators {
      #expect(animator?.effect is FadeEffect)
      #expect(animator?.transitionDuration(using: nil) == 0.7)
    }
  }

  @Test("without its own timing, it uses the effect's")
  func timing() {
    let zoom = ZoomEffect.zoom(from: .frame(.zero, in: nil))
    let transition = ModalTransition(zoom)
    let animator = transition.animationController(forDismissed: presented)
    #expect(animator?.transitionDuration(using: nil) == zoom.timing(for: .dismiss).duration)
  }

  @Test("without a finger, there is no interaction for a dismissal")
  func interaction() throws {
    let transition = ModalTransition(.fade, dismissal: .panDown)
    let animator = try #require(transition.animationController(forDismissed: presented))
    #expect(transition.interactionControllerForDismissal(using: animator) == nil)
    let foreign = TransitionAnimator(.fade, for: .dismiss)
    #expect(transition.interactionControllerForDismissal(using: foreign) == nil)
  }

  @Test func `asked about a screen that is not presented, it changes and keeps nothing`() {
    weak var released: UIViewController?
    simulator.window.rootViewController = presenting
    simulator.runUntilIdle()
    do {
      let screen = UIViewController()
      released = screen
      let fade = ModalTransition(.fade, dismissal: .panDown)
      var options = PresentationOptions()
      options.layout = .custom { $0.bounds.insetBy(dx: 0, dy: 200) }
      let cover = ModalTransition(.cover(from: .bottom), dismissal: .panDown, presentation: options)
      screen.transitioningDelegate = fade
      screen.modalPresentationStyle = .custom
      #expect(fade.dismissalGestureRecognizers(of: screen).isEmpty)
      presenting.present(screen, using: cover)
      #expect(cover.dismissalGestureRecognizers(of: screen).count == 1)
      simulator.runUntilIdle()
      #expect(simulator.visibleFrame(of: screen.view).minY == 200)
      screen.dismiss(animated: true)
      simulator.runUntilIdle()
      #expect(cover.dismissalGestureRecognizers(of: screen).isEmpty)
    }
    #expect(released == nil)
  }

  @Test("each presentation has its own controller, with a gesture only if there is one")
  func presentationControllers() {
    let other = UIViewController()
    for dismissal in [DismissalGesture.panDown, nil] {
      let transition = ModalTransition(.fade, dismissal: dismissal)
      let controllers = [presented, other].map {
        transition.presentationController(
          forPresented: $0, presenting: nil, source: presenting) as? ModalPresentationController
      }
      #expect(controllers[0] !== controllers[1])
      #expect(controllers.allSatisfy { $0?.presentingViewController === presenting })
      #expect(controllers.allSatisfy { ($0?.interaction != nil) == (dismissal != nil) })
    }
  }

  @Test("presenting with a transition sets delegate and style, and retains the transition")
  func presentUsing() {
    let simulator = Simulator()
    simulator.window.rootViewController = presenting
    simulator.commit()
    var references = WeakReferences()
    do {
      let transition = ModalTransition(.fade)
      references.watch(transition, "transition")
      presenting.present(presented, using: transition, animated: false)
      #expect(presented.transitioningDelegate === transition)
      #expect(presented.modalPresentationStyle == .custom)
      #expect(presented.isViewLoaded)
    }
    simulator.runUntilIdle()
    #expect(references.alive == ["transition"])
    presenting.dismiss(animated: false)
    simulator.runUntilIdle()
    #expect(references.alive == ["transition"], "it is there for the next time")
    presented.view = nil
    references.expectGone()
    #expect(simulator.faults.isEmpty)
  }

  @Test("presenting with another transition replaces the retained one")
  func replaced() {
    let simulator = Simulator()
    simulator.window.rootViewController = presenting
    simulator.commit()
    var references = WeakReferences()
    do {
      let first = ModalTransition(.fade)
      references.watch(first, "first transition")
      presenting.present(presented, using: first, animated: false)
      simulator.runUntilIdle()
      presenting.dismiss(animated: false)
      simulator.runUntilIdle()
    }
    presenting.present(presented, using: ModalTransition(.fade), animated: false)
    simulator.runUntilIdle()
    references.expectGone()
    #expect(presented.transitioningDelegate != nil)
    #expect(simulator.faults.isEmpty)
  }
}
