import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Nested scroll views, and content that is small, or large in both directions.
@MainActor
struct HandOffNestingTests {
  @Test("the inner list, the outer one, then the screen, in one pull", arguments: HandOffCase.down)
  func nested(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let inner = UIScrollView(frame: CGRect(x: 20, y: 60, width: 350, height: 500))
    let rows = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 1500))
    inner.contentSize = rows.frame.size
    inner.contentOffset.y = 60
    inner.addSubview(rows)
    stage.content.addSubview(inner)
    // UIKit bounces the outer one, and reports only the end of that.
    stage.list.delegate = nil
    stage.scroll(to: 50)
    let recording = stage.simulator.record {
      let finger = stage.touch(at: 0.3)
      stage.move(finger, by: 50)
      #expect(inner.contentOffset.y < 30 && stage.scrolled == 50)
      stage.move(finger, by: 50)
      #expect(abs(inner.contentOffset.y) <= 0.5 && stage.scrolled < 40 && !stage.isDismissing)
      stage.move(finger, by: 300)
      #expect(abs(inner.contentOffset.y) <= 0.5 && abs(stage.scrolled) <= 20)
      #expect(abs((stage.progresses.last ?? 0) - stage.progress(at: 280)) < stage.progress(at: 50))
      finger.lift()
      #expect(!inner.isDecelerating)
      stage.phone.settle()
    }
    stage.expectFollowsFinger(recording, in: rows)
    stage.expectDismissed()
    #expect(stage.dismissals == 1)
  }

  @Test(
    "a list that fits: a pull down dismisses, a push up does not",
    arguments: HandOffCase.down, [true, false])
  func fits(_ handOffCase: HandOffCase, bounces: Bool) {
    let stage = HandOffStage(handOffCase)
    stage.content.frame.size.height = 300
    stage.list.contentSize.height = 300
    stage.list.alwaysBounceVertical = bounces
    stage.simulator.commit()
    stage.takeSettings()
    stage.scroll(to: 0)
    let up = stage.touch(at: 0.75)
    stage.move(up, by: -200)
    #expect(bounces == (stage.scrolled > 40) && !stage.isDismissing)
    up.lift()
    stage.phone.settle()
    #expect(abs(stage.scrolled) < 0.001)
    stage.expectPresented()
    let down = stage.touch()
    stage.move(down, by: 0.5 * stage.length)
    #expect(stage.isDismissing && abs(stage.scrolled) < 0.001)
    down.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.dismissals == 1)
  }

  @Test("content that is larger in both directions is held in both", arguments: HandOffCase.two)
  func bothWays(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.content.frame.size.width = 1200
    stage.list.contentSize.width = 1200
    stage.takeSettings()
    stage.scroll(to: 0)
    stage.list.contentOffset.x = 400
    let recording = stage.simulator.record {
      let finger = stage.touch()
      stage.move(finger, by: 80)
      stage.move(finger, by: 80, across: -80)
      #expect(stage.isDismissing && stage.list.contentOffset.x == 400)
      stage.rest(finger)
      stage.phone.settle()
      if stage.presented.presentingViewController == nil { return }
      stage.expectPresented()
    }
    stage.expectFollowsFinger(recording)
  }

  @Test("large content that is panned sideways scrolls", arguments: HandOffCase.two)
  func panned(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    stage.content.frame.size.width = 1200
    stage.list.contentSize.width = 1200
    stage.takeSettings()
    stage.scroll(to: 0)
    let finger = stage.touch()
    stage.move(finger, by: 10, across: -150)
    stage.move(finger, by: 150, across: 0)
    #expect(!stage.isDismissing && stage.list.contentOffset.x > 130)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented()
    #expect(stage.dismissals == 0)
  }

  @Test("a second finger on another list moves neither", arguments: HandOffCase.two)
  func secondFinger(_ handOffCase: HandOffCase) {
    var handOffCase = handOffCase
    // Two fingers would pinch the screen.
    if handOffCase.gesture == .drag { handOffCase.gesture = .drag(.down, gestures: .pan) }
    let stage = HandOffStage(handOffCase)
    let other = UIScrollView(frame: CGRect(x: 0, y: 700, width: 393, height: 152))
    other.contentSize = CGSize(width: 393, height: 2000)
    stage.photo.view.addSubview(other)
    stage.simulator.runUntilIdle()
    let offset = stage.list.contentOffset
    let finger = stage.touch()
    stage.move(finger, by: 100)
    let (frame, progress) = (stage.visibleFrame, stage.progresses.last)
    let second = stage.simulator.touchDown(at: CGPoint(x: 200, y: 800))
    stage.simulator.step()
    stage.move(second, by: -150)
    #expect(stage.isList(at: offset) && stage.progresses.last == progress)
    #expect(stage.visibleFrame.isClose(to: frame))
    second.lift()
    stage.move(finger, by: 40)
    #expect(stage.isList(at: offset) && stage.progresses.last ?? 0 > progress ?? 1)
    finger.cancel()
    stage.phone.settle()
    #expect(stage.ends == [false] && stage.dismissals == 1)
    stage.expectStillWorks()
  }
}
