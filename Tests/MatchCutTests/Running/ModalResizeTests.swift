import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Rotations at rest and in flight.
@MainActor
struct ModalResizeTests {
  private static let landscape = CGSize(width: 852, height: 393)

  @Test("a screen follows a rotation, and is dismissed with the new size", arguments: ModalCase.all)
  func whileShown(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let initial = rotated(stage)
    stage.presentAndSettle()
    rotate(stage)
    stage.expectPresented()
    stage.dismissAndSettle()
    expectRootOnly(stage, initial)
  }

  @Test(
    "a screen that rotates and rotates back is dismissed by a pull",
    arguments: ModalCase.standardPanned)
  func thereAndBack(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    rotate(stage)
    stage.phone.pullInVain()
    stage.phone.settle()
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    stage.expectPresented()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test(
    "so does one that it presents in its own context",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func inContext(_ style: UIModalPresentationStyle) {
    let phone = Phone()
    let (screen, above) = (Screen("screen"), Screen("above"))
    phone.root.present(screen, using: ModalTransition(.fade))
    phone.settle()
    screen.definesPresentationContext = true
    above.modalPresentationStyle = style
    screen.present(above, animated: false)
    phone.settle()
    phone.simulator.resize(to: Self.landscape)
    phone.settle()
    #expect(above.presentationController?.containerView?.frame.size == Self.landscape)
    #expect(above.view.bounds.size == Self.landscape)
    phone.expectNoFaults()
  }

  @Test("a rotation during the presentation is used at its end", arguments: ModalCase.all)
  func whilePresenting(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let initial = rotated(stage)
    stage.present()
    stage.simulator.run(for: 0.1)
    rotate(stage)
    stage.expectPresented()
    stage.dismissAndSettle()
    expectRootOnly(stage, initial)
  }

  @Test("a rotation during the dismissal is used at its end", arguments: ModalCase.all)
  func whileDismissing(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let initial = rotated(stage)
    stage.presentAndSettle()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    rotate(stage)
    expectRootOnly(stage, initial)
  }

  @Test("a rotation under the finger", arguments: ModalCase.panned)
  func whilePulling(_ modalCase: ModalCase) {
    for finishes in [true, false] {
      let stage = ModalStage(modalCase)
      let initial = rotated(stage)
      stage.presentAndSettle()
      let finger = stage.phone.pull(finishes ? 400 : 60)
      stage.simulator.resize(to: Self.landscape)
      stage.simulator.run(for: 0.2)
      finger.lift()
      stage.phone.settle()
      if !finishes {
        stage.expectPresented()
        stage.dismissAndSettle()
      }
      expectRootOnly(stage, initial)
      #expect(stage.outcomes == (finishes ? [true, true] : [true, false, true]))
    }
  }

  @Test(
    "a zoom after a rotation returns to where the thumbnail is then", arguments: ModalWay.allCases)
  func zoomAfterRotation(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.presentAndSettle()
    rotate(stage)
    let place = CGRect(x: 489, y: 200, width: 120, height: 90)
    stage.phone.thumbnail.frame = place
    stage.dismiss()
    stage.simulator.run(for: 0.33)
    let frame = stage.simulator.visibleFrame(of: stage.photo.view)
    #expect(frame.isClose(to: place, within: 2), "\(frame)")
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1)
    #expect(stage.simulator.visibleFrame(of: stage.root.view) == stage.phone.screen)
    stage.phone.expectNoFaults()
  }

  private func rotate(_ stage: ModalStage, sourceLocation: SourceLocation = #_sourceLocation) {
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle(sourceLocation: sourceLocation)
    let size = stage.phone.window.bounds.size
    #expect(size == Self.landscape, sourceLocation: sourceLocation)
  }

  /// The root screen in the other orientation, without a presentation.
  private func rotated(_ stage: ModalStage) -> Hierarchy {
    let initial = stage.phone.initial
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    let rotated = Hierarchy(of: stage.phone.window)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    Hierarchy(of: stage.phone.window).expectSame(as: initial)
    return rotated
  }

  private func expectRootOnly(
    _ stage: ModalStage, _ expected: Hierarchy, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Hierarchy(of: stage.phone.window).expectSame(as: expected, sourceLocation: sourceLocation)
    #expect(stage.root.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(stage.photo.view.window == nil, sourceLocation: sourceLocation)
    stage.root.expectAppeared(sourceLocation: sourceLocation)
    stage.photo.expectDisappeared(sourceLocation: sourceLocation)
    stage.phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}
