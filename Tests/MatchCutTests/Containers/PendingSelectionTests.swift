import Testing
import UIKit

@testable import MatchCut
@testable import MatchCutContainers

/// Requests during a callback of a swipe container.
@MainActor struct PendingSelectionTests {
  @Test func `the last request waits for the end of all calls, and is made once`() {
    let pending = PendingSelection()
    let (first, last) = (Screen("first"), Screen("last"))
    pending.calling {
      pending.calling {
        pending.postpone(first, animated: true)
        pending.postpone(last, animated: false)
      }
      #expect(pending.isCalling)
      #expect(pending.next() == nil)
    }
    let next = pending.next()
    #expect(next?.screen === last && next?.isAnimated == false)
    #expect(pending.next() == nil)
  }
}
