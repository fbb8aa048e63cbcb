import Testing
import UIKit

@testable import MatchCut

/// What an app asks of a swipe container that is calling it.
@MainActor struct SwipeRequestsTests {
  @Test func `the last request waits for the end of all calls, and is served once`() {
    let requests = SwipeRequests()
    let (first, last) = (Screen("first"), Screen("last"))
    requests.calling {
      requests.calling {
        requests.postpone(first, animated: true)
        requests.postpone(last, animated: false)
      }
      #expect(requests.isCalling)
      #expect(requests.next() == nil)
    }
    let next = requests.next()
    #expect(next?.screen === last && next?.isAnimated == false)
    #expect(requests.next() == nil)
  }
}
