import Foundation
import Testing
import UIKit
import UIKitSimulator

/// A page sheet on a phone, compared with recordings of iOS 26.1.
@MainActor
struct SheetTests {
  /// The frequency of the spring, which is critically damped.
  private static let frequency = (1000.0 / 3).squareRoot()
  private static let rest: CGFloat = 59
  private static let height: CGFloat = 793

  /// The remaining distance on the spring, for a distance and a velocity away from the target.
  private static func left(_ distance: Double, _ velocity: Double, at time: Double) -> Double {
    (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }

  @Test func `E5: a sheet slides in and out on its spring, from the first frame`() {
    let stage = SheetStage()
    stage.modal.root.present(stage.modal.photo, animated: true)
    for frame in 1...30 {
      stage.simulator.step()
      let left = Self.left(793, 0, at: Double(frame) / 60)
      #expect(abs(stage.top - (59 + left)) < 0.5, "frame \(frame)")
      #expect(abs(stage.dim - (1 - left / 793)) < 0.01, "frame \(frame)")
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.frame == CGRect(x: 0, y: Self.rest, width: 393, height: Self.height))
    stage.modal.photo.dismiss(animated: true)
    for frame in 1...30 {
      stage.simulator.step()
      let left = Self.left(793, 0, at: Double(frame) / 60)
      #expect(abs(stage.top - (852 - left)) < 0.5, "frame \(frame)")
      #expect(abs(stage.dim - left / 793) < 0.01, "frame \(frame)")
    }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.modal.root.presentedViewController == nil)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `a sheet dims what is behind, also without animation`() {
    let stage = SheetStage()
    stage.modal.root.present(stage.modal.photo, animated: false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.dim == 1)
    stage.modal.photo.dismiss(animated: false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.modal.root.presentedViewController == nil)
  }

  @Test func `G: a sheet follows the finger after 10 points, downward only`() {
    let stage = SheetStage()
    stage.present()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    for travel in [5, 10, 12, 100, 300, -50, -200, 60] as [CGFloat] {
      stage.simulator.step()
      finger.move(to: CGPoint(x: 200, y: 200 + travel))
      stage.simulator.step()
      let offset = max(travel - 10, 0)
      #expect(abs(stage.top - (Self.rest + offset)) < 0.01, "after \(travel) points")
      #expect(abs(stage.dim - (1 - offset / Self.height)) < 0.01, "after \(travel) points")
    }
    finger.lift()
    stage.expectEnd(isGone: false)
  }

  @Test(arguments: [(370, false), (396, false), (397, true), (398, true)])
  func `G: at rest, a sheet is dismissed beyond half of its height`(offset: Double, isGone: Bool) {
    let stage = SheetStage()
    stage.present()
    let finger = stage.pull(by: offset + 10)
    stage.simulator.run(for: 0.3)
    finger.lift()
    stage.expectEnd(isGone: isGone)
  }

  @Test(arguments: [(999, false), (1001, true), (3000, true)])
  func `G: a sheet is dismissed from 1000 points a second`(velocity: Double, isGone: Bool) {
    let stage = SheetStage(refreshRate: 125)
    stage.present()
    stage.pull(by: velocity * 0.12, for: 0.12).lift()
    stage.expectEnd(isGone: isGone)
  }

  @Test(arguments: [(975, false), (1500, true)])
  func `G: a released sheet keeps the velocity of the finger`(velocity: Double, isGone: Bool) {
    let stage = SheetStage(refreshRate: 125)
    stage.present()
    let finger = stage.pull(by: velocity * 0.16, for: 0.16)
    let offset = velocity * 0.16 - 10
    finger.lift()
    for frame in 1...25 {
      stage.simulator.step()
      let target = isGone ? 793.0 : 0
      let left = Self.left(offset - target, velocity, at: Double(frame) * 0.008)
      #expect(abs(stage.top - (59 + target + left)) < 0.5, "frame \(frame)")
    }
    stage.expectEnd(isGone: isGone)
  }

  @Test(arguments: [0, 120] as [CGFloat])
  func `G: at the top of its content a pull moves the sheet, elsewhere the content`(
    offset: CGFloat
  ) {
    let stage = SheetStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    stage.modal.photo.view.addSubview(scrollView)
    stage.present()
    scrollView.contentOffset.y = offset
    let finger = stage.pull(by: 90)
    #expect(stage.top == Self.rest + (offset == 0 ? 80 : 0))
    #expect(scrollView.contentOffset.y == (offset == 0 ? 0 : 40))
    stage.simulator.run(for: 0.3)
    finger.lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.top == Self.rest)
    #expect(stage.modal.root.presentedViewController === stage.modal.photo)
    // An upward pan always scrolls the content.
    let start = scrollView.contentOffset.y
    stage.pull(by: -60).cancel()
    #expect(scrollView.contentOffset.y == start + 50)
    #expect(stage.top == Self.rest)
  }

  @Test(arguments: [true, false])
  func `a modal sheet stays, and the delegate is told of the attempt`(isModal: Bool) {
    let stage = SheetStage()
    stage.listener.permits = isModal
    stage.modal.photo.isModalInPresentation = isModal
    stage.present()
    let finger = stage.pull(by: 600)
    #expect(stage.top == Self.rest)
    finger.lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.modal.root.presentedViewController === stage.modal.photo)
    #expect(stage.listener.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
    stage.pull(by: 600).cancel()
    #expect(stage.listener.calls.filter { $0 == "attempt" }.count == 1)
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `a canceled touch leaves the sheet in its place`() {
    let stage = SheetStage()
    stage.present()
    stage.pull(by: 600, for: 0.1).cancel()
    stage.expectEnd(isGone: false)
    stage.pull(by: 600).lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.modal.root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `a finger that lifts before the dismissal has started dismisses`(isFast: Bool) {
    let stage = SheetStage()
    stage.present()
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 200))
    stage.simulator.run(for: 0.05)
    for step in 1...4 {
      finger.move(to: CGPoint(x: 200, y: 200 + CGFloat(step) * (isFast ? 30 : 4)))
    }
    finger.lift()
    stage.expectEnd(isGone: isFast)
  }

  @Test func `a sheet that presents another one cannot be pulled, nor one in flight`() {
    let stage = SheetStage()
    stage.present()
    let upper = Screen("upper")
    upper.modalPresentationStyle = .overFullScreen
    stage.modal.photo.present(upper, animated: true)
    stage.pull(by: 600).lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.top == Self.rest)
    #expect(stage.modal.photo.presentedViewController === upper)
    #expect(stage.listener.calls.isEmpty)
    #expect(stage.simulator.faults.isEmpty)
  }
}

/// A phone with a sheet to present, and its delegate.
@MainActor
private struct SheetStage {
  let modal: ModalStage
  let listener = Listener()

  init(refreshRate: Int = 60) {
    modal = ModalStage(style: .pageSheet)
    modal.simulator.refreshRate = refreshRate
    modal.photo.presentationController?.delegate = listener
  }

  var simulator: Simulator { modal.simulator }
  var frame: CGRect { simulator.visibleFrame(of: modal.photo.view) }
  var top: CGFloat { frame.isNull ? 852 : frame.minY }

  /// The progress of the dimming, from 0 to 1.
  var dim: CGFloat {
    let container = modal.photo.presentationController?.containerView
    return container?.subviews.first.map(simulator.visibleAlpha) ?? 0
  }

  func present() {
    modal.presentPhoto()
    modal.record.calls = []
  }

  /// Moves a new finger down, and keeps it there.
  func pull(by distance: CGFloat, for seconds: Double = 0.4) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 200))
    let count = Int((seconds * Double(simulator.refreshRate)).rounded())
    for step in 1...count {
      simulator.step()
      finger.move(to: CGPoint(x: 200, y: 200 + distance * CGFloat(step) / CGFloat(count)))
    }
    simulator.step()
    return finger
  }

  /// Expects that the only pull since the presentation has dismissed the sheet, or not.
  func expectEnd(isGone: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(simulator.runUntilIdle(), sourceLocation: sourceLocation)
    #expect((modal.root.presentedViewController == nil) == isGone, sourceLocation: sourceLocation)
    #expect(
      listener.calls == ["should", "will"] + (isGone ? ["did"] : []),
      sourceLocation: sourceLocation)
    let back = ["photo willAppear", "photo isAppearing", "photo didAppear"]
    let end = isGone ? ["photo didDisappear"] : back
    #expect(
      modal.record.calls == ["photo willDisappear"] + end, sourceLocation: sourceLocation)
    if !isGone {
      #expect(frame.minY == 59 && dim == 1, sourceLocation: sourceLocation)
    }
    #expect(simulator.faults.isEmpty, sourceLocation: sourceLocation)
  }

  final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var permits = true
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return permits
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      calls.append("attempt")
    }
  }
}
