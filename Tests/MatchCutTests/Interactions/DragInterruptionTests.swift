import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Actions of the system and the app while a finger is on the screen, or right after.
@MainActor
struct DragInterruptionTests {
  private static let landscape = CGSize(width: 852, height: 393)

  /// Each interruption that is possible in each case.
  nonisolated private static let interruptions = Interruption.allCases.flatMap {
    interruption in
    // Only a presentation controller of the kit is told of a resize in advance.
    DragCase.some.filter { interruption != .announcedResize || $0.way.hasPresentationController }
      .map { (interruption, $0) }
  }

  @Test("a dismissal that the finger has begun is canceled", arguments: interruptions)
  func dismissal(_ interruption: Interruption, _ dragCase: DragCase) throws {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: 300)
    try interruption.begin(on: stage.photo, in: stage.container)
    stage.move(finger, by: CGPoint(x: 0, y: 50))
    #expect(!stage.isInteractive)
    interruption.end(in: stage.container)
    stage.move(finger, by: CGPoint(x: 0, y: 20))
    finger.lift()
    stage.runUntilIdle()
    // The screen returns from far away, and its corners change by as much as it moves.
    stage.frames.expectContinuous(step: 110, corner: 4.5)
    stage.expectEnd(isGone: false)
  }

  @Test(
    "a rotation during a drag is used at the end", arguments: DragCase.some, [true, false])
  func rotation(_ dragCase: DragCase, isLifted: Bool) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    let finger = stage.drag(down: 200)
    stage.simulator.resize(to: Self.landscape)
    stage.run(for: 0.1)
    if isLifted { finger.lift() } else { finger.cancel() }
    stage.phone.settle()
    #expect(stage.photo.transitionCoordinator == nil && !stage.photo.isBeingDismissed)
    #expect(stage.outcomes.count == 2 && stage.ends.count == 1)
    let isGone = stage.ends == [true]
    #expect((stage.phone.root.presentedViewController == nil) == isGone)
    let top: Screen = isGone ? stage.phone.root : stage.photo
    #expect(stage.simulator.visibleFrame(of: top.view) == stage.phone.screen)
    #expect(stage.phone.screen.size == Self.landscape)
    stage.phone.expectNoFaults()
    if !isGone { stage.photo.dismiss(animated: true) }
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1)
    #expect(stage.photo.view.transform.isIdentity && stage.photo.view.alpha == 1)
  }

  @Test("between two drags, the new size is used", arguments: DragCase.some)
  func rotatedBefore(_ dragCase: DragCase) {
    let stage = DragStage(dragCase)
    stage.presentAndSettle()
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    let finger = stage.touch(at: CGPoint(x: 500, y: 100))
    stage.step()
    stage.move(finger, by: CGPoint(x: 0, y: 100))
    stage.expectFollowsFinger()
    stage.rest(finger)
    stage.phone.settle()
    #expect(stage.ends == [false])
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    stage.phone.expectNoFaults()
  }

  /// When something is lost.
  enum Moment: String, CaseIterable {
    case presenting
    case inHand
    case committing
    case returning
    case caught
  }

  @Test("the window is lost", arguments: SceneryLoss.allCases, Moment.allCases)
  func windowLost(_ loss: SceneryLoss, _ moment: Moment) {
    for dragCase in DragCase.some {
      let stage = DragStage(dragCase)
      if moment == .presenting { stage.present() } else { stage.presentAndSettle() }
      var finger: Finger?
      switch moment {
      case .presenting: stage.simulator.run(for: 0.1)
      case .inHand: finger = stage.drag(to: CGPoint(x: 40, y: 200))
      case .committing, .caught: stage.rest(stage.drag(down: 200))
      case .returning: stage.rest(stage.drag(down: 100))
      }
      stage.step()
      if moment == .caught {
        finger = stage.touch(at: stage.current.frame.center)
        stage.step()
      }
      let (center, bounds) = (CGPoint(x: 196.5, y: 426), stage.phone.screen)
      loss.strike(stage.phone.window, stage.container)
      finger?.lift()
      stage.phone.settle()
      #expect(stage.outcomes.count == (moment == .presenting ? 1 : 2), "\(dragCase)")
      #expect(stage.photo.transitionCoordinator == nil, "\(dragCase)")
      #expect(!stage.photo.isBeingPresented && !stage.photo.isBeingDismissed, "\(dragCase)")
      #expect(stage.phone.thumbnail.alpha == 1, "\(dragCase)")
      let view: UIView = stage.photo.view
      #expect(view.alpha == 1 && view.transform.isIdentity, "\(dragCase)")
      #expect(view.center == center && view.bounds == bounds, "\(dragCase)")
      #expect(stage.photo.additionalSafeAreaInsets == .zero, "\(dragCase)")
      let expected = loss == .newRoot ? ["A12", "A7"] : []
      #expect(
        stage.phone.facts.allSatisfy { expected.contains($0) },
        "\(dragCase): \(stage.simulator.faults)")
    }
  }

  @Test("the app releases everything in flight", arguments: [true, false])
  func released(isLifted: Bool) {
    let stage = DragStage(DragCase(way: .bare))
    stage.presentAndSettle()
    let finger = stage.drag(down: 300)
    weak let drag = stage.drag
    stage.forgetTransition()
    stage.photo.transitioningDelegate = nil
    #expect(drag != nil)
    if isLifted { stage.rest(finger) } else { finger.cancel() }
    stage.phone.settle()
    #expect(stage.outcomes == [true, isLifted] && stage.ends == [isLifted])
    if isLifted { stage.expectDismissed() } else { stage.expectPresented() }
    #expect(drag == nil)
  }

  @Test("nothing is left of a screen that has been dragged away", arguments: DragCase.some)
  func leaks(_ dragCase: DragCase) {
    var watched = WeakReferences()
    do {
      let stage = DragStage(dragCase)
      stage.presentAndSettle()
      watched.watch(stage.photo, "screen")
      watched.watch(stage.photo.view, "view")
      watched.watch(stage.photo.presentationController, "presentation controller")
      watched.watch(stage.drag, "interaction")
      watched.watch(stage.container, "container")
      stage.rest(stage.drag(down: 100))
      stage.phone.settle()
      let finger = stage.drag(down: 150)
      stage.rest(finger)
      stage.run(for: 0.05)
      stage.touch(at: stage.current.frame.center).lift()
      stage.phone.settle()
      stage.expectDismissed()
    }
    watched.expectGone()
  }
}
