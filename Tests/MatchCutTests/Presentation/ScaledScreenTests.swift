import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The screen behind a presentation may be scaled back.
@MainActor
struct ScaledScreenTests {
  private static let scale: CGFloat = 0.914

  @Test("it is scaled about its center, and restored", arguments: [true, false])
  func scales(isAnimated: Bool) {
    let stage = PresentationStage.scalingBehind()
    stage.presentAndSettle(animated: isAnimated)
    expectScaled(stage)
    // At the point at which the finger catches it.
    stage.dismissAndSettle(animated: isAnimated)
    stage.phone.expectAsBefore()
    #expect(stage.phone.root.view.layer.cornerRadius == 0)
    stage.phone.expectNoFaults()
  }

  @Test("in flight, its progress is that of the screen", arguments: [0.25, 0.5, 0.75])
  func onTheWay(part: Double) {
    let stage = PresentationStage.scalingBehind(timing: .curve(.linear, duration: 1))
    stage.present()
    stage.simulator.commit()
    stage.simulator.run(for: part)
    let width = stage.simulator.visibleFrame(of: stage.phone.root.view).width
    #expect(abs(width / stage.phone.screen.width - (1 - 0.086 * part)) < 0.002)
    stage.phone.settle()
    expectScaled(stage)
  }

  @Test(
    "the zoom returns to where the source is when the screen is back", arguments: [true, false])
  func source(isDragged: Bool) throws {
    let stage = PresentationStage.scalingBehind(dismissal: .drag)
    stage.presentAndSettle()
    let layouts = stage.phone.root.layoutCount
    if isDragged { stage.phone.pull(200).lift() } else { stage.screen.dismiss(animated: true) }
    let frames = stage.simulator.record { stage.phone.settle() }.frames
    let last = try #require(frames.last { $0.node(of: stage.screen.view) != nil })
    let seen = last.visibleFrame(of: stage.screen.view)
    #expect(seen.isClose(to: Phone.thumbnailFrame, within: 2), "\(seen)")
    #expect(stage.phone.root.layoutCount == layouts)
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test("caught while it appears, it returns to its source, too")
  func caught() throws {
    let stage = PresentationStage.scalingBehind(dismissal: .drag)
    stage.present()
    stage.simulator.run(for: 0.2)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    stage.simulator.step()
    stage.phone.move(finger, by: 200)
    finger.lift()
    let frames = stage.simulator.record { stage.phone.settle() }.frames
    let last = try #require(frames.last { $0.node(of: stage.screen.view) != nil })
    #expect(last.visibleFrame(of: stage.screen.view).isClose(to: Phone.thumbnailFrame, within: 2))
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test("a canceled dismissal leaves it scaled", arguments: [DismissalGesture.drag, .panDown])
  func cancelled(_ gesture: DismissalGesture) throws {
    let stage = PresentationStage.scalingBehind(dismissal: gesture)
    stage.presentAndSettle()
    let finger = stage.phone.pull(90)
    let part = try #require(stage.screen.transitionCoordinator?.percentComplete)
    let width = stage.simulator.visibleFrame(of: stage.phone.root.view).width
    // Its scale follows the finger.
    #expect(part > 0)
    #expect(
      abs(width / stage.phone.screen.width - (1 - 0.086 * (1 - part))) < 0.001,
      "\(width) at \(part)")
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.phone.settle()
    stage.phone.expectAtRest(stage.screen)
    expectScaled(stage)
    stage.dismissAndSettle()
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test("its safe area and its content are unchanged")
  func safeArea() {
    let stage = PresentationStage.scalingBehind()
    let (insets, layouts) = (
      stage.phone.root.view.safeAreaInsets, stage.phone.root.layoutCount
    )
    stage.presentAndSettle()
    #expect(stage.phone.root.view.safeAreaInsets == insets)
    #expect(stage.phone.root.layoutCount == layouts)
    stage.dismissAndSettle()
    #expect(stage.phone.root.view.safeAreaInsets == insets)
    #expect(stage.phone.root.layoutCount == layouts)
  }

  @Test("the window changes its size", arguments: [true, false])
  func rotated(isInFlight: Bool) {
    let stage = PresentationStage.scalingBehind()
    if isInFlight { stage.present() } else { stage.presentAndSettle() }
    if isInFlight { stage.simulator.run(for: 0.2) }
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.phone.settle()
    #expect(stage.phone.root.view.bounds.size == CGSize(width: 852, height: 393))
    expectScaled(stage)
    stage.dismissAndSettle()
    #expect(stage.phone.root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(stage.phone.root.view.transform.isIdentity)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a dismissal that loses its window leaves it in its place until the window is back",
    arguments: [DismissalGesture.drag, .panDown])
  func windowLost(_ gesture: DismissalGesture) {
    let stage = PresentationStage.scalingBehind(dismissal: gesture)
    stage.presentAndSettle()
    let (window, container) = (stage.phone.window, stage.container)
    let finger = stage.phone.pull(90)
    container?.removeFromSuperview()
    stage.simulator.runUntilIdle()
    #expect(stage.phone.root.view.transform.isIdentity)
    container.map(window.addSubview)
    finger.lift()
    stage.simulator.runUntilIdle()
    expectScaled(stage)
  }

  @Test(
    "two presentations, one above the other", arguments: [true, false],
    [Simulator.Variant.standard, .lowestDismissal])
  func nested(isTogether: Bool, _ variant: Simulator.Variant) {
    let stage = PresentationStage.scalingBehind(variant: variant)
    stage.presentAndSettle()
    let other = Screen("other")
    var options = PresentationOptions()
    options.scaleBehind = 0.8
    let transition = ModalTransition(
      .zoom(from: .frame(CGRect(x: 50, y: 60, width: 80, height: 70), in: stage.screen.view)),
      presentation: options)
    stage.screen.present(other, using: transition)
    stage.phone.settle()
    #expect(abs(stage.simulator.visibleFrame(of: stage.screen.view).width - 0.8 * 393) < 0.1)
    expectScaled(stage)
    if isTogether {
      stage.phone.root.dismiss(animated: true)
      stage.phone.settle()
    } else {
      other.dismiss(animated: true)
      stage.phone.settle()
      #expect(stage.frame == stage.phone.screen)
      expectScaled(stage)
      stage.dismissAndSettle()
    }
    stage.phone.expectAsBefore()
    #expect(stage.screen.view.layer.cornerRadius == 0)
    #expect(CATransform3DIsIdentity(stage.screen.view.layer.transform))
    stage.phone.expectNoFaults()
  }

  @Test("a full-screen presentation above removes both from the window")
  func fullScreen() {
    let stage = PresentationStage.scalingBehind()
    stage.presentAndSettle()
    stage.phone.turn(belowFullScreenOn: stage.screen, animated: false)
    stage.dismissAndSettle()
    #expect(stage.phone.root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(stage.phone.root.view.transform.isIdentity)
  }

  @Test(
    "after a canceled dismissal it is restored by the next one",
    arguments: [.standard, .inexactReversal] as [Simulator.Variant])
  func cancelled(variant: Simulator.Variant) {
    let stage = PresentationStage.scalingBehind(variant: variant, dismissal: .panDown)
    stage.presentAndSettle()
    stage.phone.pullInVain()
    stage.phone.settle()
    expectScaled(stage)
    stage.dismissAndSettle()
    #expect(stage.phone.root.view.transform.isClose(to: .identity))
    stage.phone.expectNoFaults()
  }

  private func expectScaled(
    _ stage: PresentationStage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let size = stage.phone.window.bounds.size
    let seen = stage.simulator.visibleFrame(of: stage.phone.root.view)
    let inset = CGSize(
      width: size.width * (1 - Self.scale) / 2, height: size.height * (1 - Self.scale) / 2)
    let wanted = CGRect(origin: .zero, size: size).insetBy(dx: inset.width, dy: inset.height)
    #expect(seen.isClose(to: wanted, within: 0.1), "\(seen)", sourceLocation: sourceLocation)
    #expect(stage.phone.root.view.layer.cornerRadius == 55, sourceLocation: sourceLocation)
  }
}

extension PresentationStage {
  /// A stage whose presentation scales the screen behind, as the system's sheets do.
  static func scalingBehind(
    timing: TransitionTiming? = nil, variant: Simulator.Variant = .standard,
    dismissal: DismissalGesture? = nil
  ) -> PresentationStage {
    PresentationStage(timing: timing, variant: variant, dismissal: dismissal) {
      $0.scaleBehind = PresentationOptions.measuredScaleBehind
    }
  }
}
