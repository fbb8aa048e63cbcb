import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What a finger on the tabs must not do.
@MainActor struct TabGuardTests {
  @Test func `below another screen, a finger that is down already begins nothing`() {
    let stage = TabStage()
    let finger = stage.simulator.touchDown(at: CGPoint(x: stage.width / 2, y: 400))
    stage.simulator.step()
    let above = Screen("above")
    above.modalPresentationStyle = .overFullScreen
    stage.controller.present(above, animated: false)
    stage.simulator.step()
    stage.move(finger, by: -0.6)
    finger.lift()
    stage.settle()
    #expect(stage.controller.selectedIndex == 1)
    stage.expectNoFaults()
  }
}
