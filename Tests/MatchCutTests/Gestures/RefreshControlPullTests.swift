import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A list that is refreshed by a pull, in a screen that a pull dismisses.
@MainActor struct RefreshControlPullTests {
  @Test(arguments: HandOffCase.two)
  func `a pull at its top refreshes, and does not move the screen`(_ handOffCase: HandOffCase) {
    let stage = HandOffStage(handOffCase)
    let refresh = UIRefreshControl()
    stage.list.refreshControl = refresh
    let finger = stage.touch(at: 0.1)
    stage.move(finger, by: 0.5 * stage.length)
    #expect(!stage.isDismissing && refresh.isRefreshing)
    finger.lift()
    stage.phone.settle()
    #expect(stage.phone.root.presentedViewController === stage.presented)
    // While it refreshes, too, and from further down in the list.
    stage.scroll(to: 40)
    let next = stage.touch(at: 0.1)
    stage.move(next, by: 0.5 * stage.length)
    #expect(!stage.isDismissing)
    next.lift()
    stage.phone.settle()
    refresh.endRefreshing()
    stage.list.refreshControl = nil
    stage.scroll(to: 0)
    stage.phone.settle()
    stage.expectPresented()
    let last = stage.touch(at: 0.1)
    stage.move(last, by: 0.6 * stage.length)
    #expect(stage.isDismissing)
    last.lift()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test func `other directions dismiss`() {
    let stage = HandOffStage(HandOffCase(gesture: .pan(.up)))
    stage.list.refreshControl = UIRefreshControl()
    let finger = stage.touch()
    stage.move(finger, by: 0.4 * stage.length)
    #expect(stage.isDismissing)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
  }
}
