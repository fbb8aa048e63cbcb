import Testing

@testable import MatchCut

/// Work that waits until a call has returned.
@MainActor struct ReentrancyGuardTests {
  private let calls = ReentrancyGuard()

  @Test("outside of a call, work runs at once")
  func free() {
    var order: [Int] = []
    calls.whenFree { order.append(1) }
    #expect(order == [1])
  }

  @Test("work of one call runs after it, in order")
  func order() {
    var order: [Int] = []
    calls.call {
      for number in 1...3 { calls.whenFree { order.append(number) } }
      calls.call { order.append(0) }
      #expect(order == [0])
    }
    #expect(order == [0, 1, 2, 3])
  }

  @Test("work that a deferred piece makes in a call runs after the rest of that call")
  func nested() {
    var order: [Int] = []
    calls.call {
      calls.whenFree {
        order.append(1)
        calls.call {
          calls.whenFree { order.append(3) }
          order.append(2)
        }
      }
      calls.whenFree { order.append(4) }
    }
    #expect(order.starts(with: [1, 2]) && order.sorted() == [1, 2, 3, 4])
  }
}
