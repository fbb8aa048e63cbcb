import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Scroll views that page sideways.
@MainActor
struct HandOffPagerTests {
  // MARK: Across the direction of the dismissal

  @Test("above a pager, a pull down dismisses, and does not page", arguments: HandOffCase.down)
  func down(_ handOffCase: HandOffCase) {
    let stage = makePager(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 200)
    #expect(stage.isDismissing)
    stage.move(finger, by: 200, across: -150)
    #expect(stage.list.contentOffset.x == 393)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.list.contentOffset.x == 393 && stage.log.drags == 0)
  }

  @Test("above a pager, a pan sideways pages, and does not dismiss", arguments: HandOffCase.down)
  func sideways(_ handOffCase: HandOffCase) {
    let stage = makePager(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 10, across: -150)
    #expect(stage.list.contentOffset.x > 500)
    stage.move(finger, by: 250, across: -60)
    #expect(!stage.isDismissing)
    finger.lift()
    stage.phone.settle()
    #expect(stage.list.contentOffset == CGPoint(x: 786, y: 0))
    stage.expectPresented()
    #expect(stage.dismissals == 0)
  }

  @Test(
    "a diagonal pan does one of the two at most",
    arguments: HandOffCase.down, [-160, -120, -100, -80, -50] as [CGFloat])
  func diagonal(_ handOffCase: HandOffCase, across: CGFloat) {
    let stage = makePager(handOffCase)
    let finger = stage.touch()
    stage.move(finger, by: 100, across: across)
    let isPaging = stage.list.contentOffset.x != 393
    #expect(!isPaging || !stage.isDismissing)
    guard across != -100 else { return finger.cancel() }
    #expect(isPaging == (across < -100))
    // A drag begins within 30 degrees.
    #expect(stage.isDismissing == (across > (handOffCase.gesture == .drag ? -57 : -100)))
    finger.cancel()
    stage.phone.settle()
    stage.expectPresented()
  }

  // MARK: Along the direction of the dismissal

  struct Side: CustomStringConvertible, Sendable {
    let handOffCase: HandOffCase
    var description: String { "\(handOffCase)" }

    static let all = [
      Side(handOffCase: HandOffCase(gesture: .pan(.trailing))),
      Side(
        handOffCase: HandOffCase(
          gesture: .pan(.trailing), isRightToLeft: true, refreshRate: 120, effect: .fade)),
      Side(handOffCase: HandOffCase(gesture: .pan(.leading), refreshRate: 120, order: .pullFirst)),
      Side(handOffCase: HandOffCase(gesture: .pan(.leading), isRightToLeft: true, effect: .fade)),
    ]
  }

  @Test("the first page hands off to the screen", arguments: Side.all)
  func firstPage(_ side: Side) {
    let stage = makePager(side.handOffCase)
    stage.scroll(to: 0)
    let offset = stage.list.contentOffset
    let finger = stage.touch()
    let recording = stage.simulator.record { stage.move(finger, by: 0.5 * stage.length) }
    stage.expectFollowsFinger(recording)
    #expect(stage.isDismissing && stage.list.contentOffset == offset)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test("the second page pages back", arguments: Side.all)
  func secondPage(_ side: Side) {
    let stage = makePager(side.handOffCase)
    stage.scroll(to: stage.length)
    let finger = stage.touch()
    stage.move(finger, by: 0.6 * stage.length)
    #expect(!stage.isDismissing && stage.scrolled < 0.5 * stage.length)
    finger.lift()
    stage.phone.settle()
    #expect(abs(stage.scrolled) < 0.001)
    stage.expectPresented()
    #expect(stage.dismissals == 0)
  }

  @Test("the first page pages in the other direction", arguments: Side.all)
  func pageOn(_ side: Side) {
    let stage = makePager(side.handOffCase)
    stage.scroll(to: 0)
    let finger = stage.touch(at: 0.9)
    stage.move(finger, by: -0.6 * stage.length)
    finger.lift()
    stage.phone.settle()
    #expect(abs(stage.scrolled - stage.length) < 0.001)
    stage.expectPresented()
    #expect(stage.dismissals == 0)
  }

  @Test("pulled out and back, the first page pages on", arguments: Side.all)
  func backAndOn(_ side: Side) {
    let stage = makePager(side.handOffCase)
    stage.scroll(to: 0)
    let finger = stage.touch(at: 0.6)
    let recording = stage.simulator.record {
      stage.move(finger, by: 0.2 * stage.length)
      stage.move(finger, by: -0.7 * stage.length)
      finger.lift()
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording)
    #expect(abs(stage.scrolled - stage.length) < 0.001)
    stage.expectPresented()
    #expect(stage.ends == [false] && stage.dismissals == 1)
  }

  @Test("a list in a pager: each keeps its own direction", arguments: HandOffCase.two)
  func listInPager(_ handOffCase: HandOffCase) {
    let stage = makePager(handOffCase)
    let inner = UIScrollView(frame: stage.phone.screen.offsetBy(dx: 393, dy: 0))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 393, height: 3000)
    inner.contentOffset.y = 100
    stage.list.addSubview(inner)
    stage.simulator.commit()
    let finger = stage.touch()
    stage.move(finger, by: 90)
    #expect(abs(inner.contentOffset.y - 20) < 5 && !stage.isDismissing)
    stage.move(finger, by: 200, across: -40)
    #expect(abs(inner.contentOffset.y) <= 20 && stage.isDismissing)
    #expect(stage.list.contentOffset.x == 393)
    finger.cancel()
    stage.phone.settle()
    stage.expectPresented()
    let second = stage.touch()
    stage.move(second, by: 0, across: -200)
    second.lift()
    stage.phone.settle()
    #expect(stage.list.contentOffset.x == 786 && stage.dismissals == 1)
  }

  /// Turns the list into three pages side by side, and shows the one in the middle.
  private func makePager(_ handOffCase: HandOffCase) -> HandOffStage {
    let stage = HandOffStage(handOffCase)
    let size = CGSize(width: 3 * stage.phone.screen.width, height: stage.phone.screen.height)
    stage.list.isPagingEnabled = true
    stage.content.frame.size = size
    stage.list.contentSize = size
    stage.list.contentOffset = CGPoint(x: stage.phone.screen.width, y: 0)
    stage.simulator.commit()
    stage.takeSettings()
    return stage
  }
}
