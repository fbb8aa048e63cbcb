import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A source that moves, or goes, while the screen is dragged.
@MainActor
struct DragSourceTests {
  static let goal = CGRect(x: 230, y: 560, width: 90, height: 120)

  /// A change of the source after the drag has begun.
  enum Change: String, CaseIterable {
    case moved
    case provided
    case removed

    @MainActor var goal: CGRect { self == .removed ? Phone.thumbnailFrame : DragSourceTests.goal }
  }

  @MainActor
  private final class Place {
    var frame = Phone.thumbnailFrame
  }

  @Test(
    "it returns to where the source is then", arguments: Change.allCases,
    [ModalWay.presentUsing, .bare, .bareFullScreen])
  func source(_ change: Change, _ way: ModalWay) {
    let place = Place()
    let provider = ZoomSource.provider { _ in .frame(place.frame, in: nil) }
    let stage = DragStage(DragCase(way: way), source: change == .provided ? provider : nil)
    stage.presentAndSettle()
    let finger = stage.drag(down: 250)
    switch change {
    case .moved: stage.phone.thumbnail.frame = Self.goal
    case .provided: place.frame = Self.goal
    case .removed: stage.phone.thumbnail.removeFromSuperview()
    }
    stage.rest(finger)
    stage.runUntilIdle()
    let last = stage.frames.last { !$0.frame.isNull }?.frame ?? .null
    #expect(last.isClose(to: change.goal, within: 1), "\(last)")
    if change == .removed { stage.phone.root.view.addSubview(stage.phone.thumbnail) }
    stage.phone.thumbnail.frame = Phone.thumbnailFrame
    #expect(stage.outcomes == [true, true] && stage.ends == [true])
    stage.expectDismissed()
  }

  @Test("a source that moves again before the screen is dismissed again")
  func movedTwice() {
    let stage = DragStage()
    stage.presentAndSettle()
    stage.rest(stage.drag(down: 250))
    stage.run(for: 0.1)
    let finger = stage.touch()
    stage.step()
    stage.phone.thumbnail.frame = Self.goal
    stage.move(finger, by: CGPoint(x: 0, y: 60))
    stage.rest(finger)
    stage.runUntilIdle()
    let last = stage.frames.last { !$0.frame.isNull }?.frame ?? .null
    #expect(last.isClose(to: Self.goal, within: 1), "\(last)")
    stage.phone.thumbnail.frame = Phone.thumbnailFrame
    stage.expectDismissed()
  }
}
