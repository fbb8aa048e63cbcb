import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The app's own delegate.
@MainActor
struct NavigationForwardingTests {
  @Test("a delegate that implements nothing changes nothing", arguments: Simulator.Variant.all)
  func silentDelegate(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .zoom, variant: variant))
    let delegate = SilentDelegate()
    stage.navigation.delegate = delegate
    stage.attachFade()
    stage.expectFadesThere()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("the app's own animator is used if it returns one", arguments: Simulator.Variant.all)
  func ownAnimator(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .zoom, variant: variant))
    let animator = TransitionAnimator(
      .fade, for: .push, timing: .curve(.linear, duration: 0.5))
    stage.delegate.animator = animator
    stage.push()
    stage.simulator.run(for: 0.25)
    stage.expectFront(of: .fade, at: 0.5)
    #expect(stage.delegate.drivenAnimator === animator)
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.delegate.animator = nil
    let pop = stage.drive { stage.pop() }
    pop.update(0.5)
    stage.simulator.step()
    stage.expectFront(of: .zoom, at: 0.5)
    pop.finish()
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("the app's own animator can be driven by the app's own interaction")
  func ownInteraction() {
    let stage = NavigationStage(.zoom)
    stage.delegate.animator = TransitionAnimator(.fade, for: .push)
    let push = stage.drive { stage.push() }
    push.update(0.25)
    stage.simulator.step()
    stage.expectFront(of: .fade, at: 0.25)
    push.cancel()
    stage.phone.settle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a delegate that was deallocated changes nothing")
  func delegateGone() {
    let stage = NavigationStage(.fade)
    var references = WeakReferences()
    do {
      let delegate = StackDelegate()
      references.watch(delegate, "delegate")
      stage.navigation.delegate = delegate
      stage.attachFade()
    }
    references.expectGone()
    stage.expectFadesThere()
    stage.popAndSettle()
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a delegate that is deallocated during a transition changes nothing")
  func delegateGoesMeanwhile() {
    let stage = NavigationStage(.fade)
    do {
      let delegate = StackDelegate()
      stage.navigation.delegate = delegate
      PushTransition(.fade).attach(to: stage.navigation)
      stage.push()
      stage.simulator.run(for: 0.1)
      #expect(delegate.events == ["willShow photo"])
    }
    stage.phone.settle()
    stage.expectPhotoShown()
    stage.phone.expectNoFaults()
  }

  @Test("unanimated changes are reported as such")
  func unanimated() {
    let stage = NavigationStage(.fade)
    stage.pushAndSettle(animated: false)
    #expect(stage.delegate.events == ["willShow photo at once", "didShow photo at once"])
  }

  @Test("setting the delegate detaches; the former one gets no more calls")
  func detached() {
    let stage = NavigationStage(.fade)
    stage.navigation.delegate = nil
    stage.pushAndSettle()
    #expect(stage.delegate.events.isEmpty)
    stage.expectPhotoShown()
    let other = PushTransition(.fade)
    stage.navigation.delegate = other
    stage.popAndSettle()
    stage.expectRootShown()
    #expect(stage.delegate.events.isEmpty, "assigned by hand, there is nobody to forward to")
    PushTransition(.fade).attach(to: stage.navigation)
    stage.pushAndSettle()
    #expect(stage.delegate.events.isEmpty, "nor is there for the next one")
    stage.phone.expectNoFaults()
  }
}
