import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Actions of the system while a finger drives a transition, or right after.
@MainActor
struct InterruptionTests {
  @Test("a transition that the finger has begun is canceled", arguments: Interruption.allCases)
  func dismissal(_ interruption: Interruption) throws {
    let stage = PanStage()
    stage.presentAndSettle()
    let finger = stage.pull(0.45)
    try interruption.begin(on: stage.photo, in: stage.container)
    stage.move(finger, by: 50)
    #expect(stage.photo.transitionCoordinator?.isInteractive != true)
    interruption.end(in: stage.container)
    stage.move(finger, by: 20)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectStillWorks()
  }

  private func makeStage(isDrag: Bool) -> any DismissalStage {
    if isDrag { DragStage() } else { PanStage() }
  }

  @Test(
    "a transition that the app has begun is finished", arguments: Interruption.allCases,
    [true, false])
  func presentation(_ interruption: Interruption, isDrag: Bool) throws {
    let stage = makeStage(isDrag: isDrag)
    stage.present()
    stage.simulator.run(for: 0.1)
    let finger = stage.phone.pull(200)
    #expect(stage.front.transitionCoordinator?.isInteractive == true)
    let container = stage.front.presentationController?.containerView
    try interruption.begin(on: stage.front, in: container)
    stage.phone.move(finger, by: 50)
    interruption.end(in: container)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented(sourceLocation: #_sourceLocation)
    #expect(stage.outcomes == [true] && stage.ends == [false])
    stage.expectStillWorks(sourceLocation: #_sourceLocation)
  }

  @Test("a deactivation before the dismissal has started", arguments: [true, false])
  func beforeStart(isDrag: Bool) {
    let stage = makeStage(isDrag: isDrag)
    stage.presentAndSettle(sourceLocation: #_sourceLocation)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 260, y: 330))
    stage.simulator.step()
    for y in [360.0, 460, 600] { finger.move(to: CGPoint(x: 260, y: y)) }
    stage.simulator.deactivate()
    stage.phone.settle()
    stage.simulator.activate()
    stage.expectPresented(sourceLocation: #_sourceLocation)
    #expect(stage.outcomes == [true, false] && stage.ends == [false])
    stage.expectStillWorks(sourceLocation: #_sourceLocation)
  }

  @Test("a rotation while the finger is down is used at the end", arguments: [true, false])
  func rotation(finishes: Bool) {
    let stage = PanStage()
    stage.presentAndSettle()
    let finger = stage.pull(0.4)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.simulator.step()
    if finishes { finger.lift() } else { finger.cancel() }
    stage.phone.settle()
    #expect(stage.photo.transitionCoordinator == nil && !stage.photo.isBeingDismissed)
    #expect((stage.phone.root.presentedViewController == nil) == finishes)
    let top: Screen = finishes ? stage.phone.root : stage.photo
    #expect(stage.simulator.visibleFrame(of: top.view) == stage.phone.screen)
    #expect(stage.phone.screen.width == 852)
    stage.phone.expectNoFaults()
  }

  @Test("after the end nothing observes any more")
  func listensNoMore() {
    let stage = PanStage()
    stage.presentAndSettle()
    stage.pull(0.2).cancel()
    stage.phone.settle()
    let recognizers = stage.container?.gestureRecognizers?.count
    stage.simulator.deactivate()
    stage.simulator.activate()
    stage.phone.settle()
    #expect(recognizers == 1 && stage.container?.gestureRecognizers?.count == 1)
    stage.expectPresented()
    stage.expectStillWorks()
  }

  @Test("the app releases everything in flight")
  func released() throws {
    let stage = ModalStage(.zoom, .bare)
    stage.presentAndSettle()
    let finger = stage.phone.pull(300)
    weak let pan = stage.delegate?.pan
    stage.forgetTransition()
    stage.photo.transitioningDelegate = nil
    stage.photo.onLoad = { _ in }
    #expect(pan != nil)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(pan == nil)
    stage.phone.expectNoFaults()
  }
}
