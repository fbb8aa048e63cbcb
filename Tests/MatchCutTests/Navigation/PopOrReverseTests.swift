import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A pop that an app requests at any time.
@MainActor
struct PopOrReverseTests {
  @Test("a push in flight reverses", arguments: Simulator.Variant.all)
  func reverses(_ variant: Simulator.Variant) {
    let stage = NavigationStage(NavigationCase(effect: .zoom, variant: variant))
    stage.push()
    stage.simulator.run(for: 0.2)
    let former = stage.simulator.visibleFrame(of: stage.photo.view).width
    for _ in 0..<2 { stage.navigation.popOrReverse() }
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view).width < former)
    stage.phone.settle()
    #expect(stage.outcomes == [false])
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("a push that nothing can reverse ends first", arguments: [0, 1, 2])
  func ends(kind: Int) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    switch kind {
    case 0: PushTransition(.fade, popGesture: nil).attach(to: stage.navigation)
    case 1: stage.navigation.delegate = nil
    default: break
    }
    stage.push()
    stage.simulator.run(for: 0.1)
    stage.navigation.popOrReverse(animated: kind != 2)
    stage.phone.settle()
    #expect(stage.outcomes.first == true)
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("at rest it pops, and a pop in flight continues", arguments: [true, false])
  func pops(isAnimated: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .fade))
    stage.root.title = "root"
    stage.pushAndSettle()
    stage.navigation.popOrReverse(animated: isAnimated)
    stage.simulator.run(for: 0.1)
    if isAnimated { stage.navigation.popOrReverse() }
    stage.phone.settle()
    #expect(stage.outcomes.dropFirst() == [true])
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test("deeper in the stack, only the top screen is popped", arguments: [true, false])
  func deeper(isInFlight: Bool) {
    let stage = NavigationStage(NavigationCase(effect: .slide))
    stage.pushAndSettle()
    let top = Screen("top")
    stage.navigation.pushViewController(top, animated: true)
    if isInFlight { stage.simulator.run(for: 0.1) } else { stage.phone.settle() }
    stage.navigation.popOrReverse()
    stage.phone.settle()
    stage.expectPhotoShown()
    top.expectDisappeared()
    stage.phone.expectNoFaults()
  }
}
