import Testing
import UIKit
import UIKitSimulator

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

/// Work that waits for the next layout of a container.
@MainActor struct NextLayoutTests {
  /// What brings the work about.
  enum Cause: CaseIterable {
    case layout
    case layoutInAnimation
    case lossOfWindow
  }

  @Test("its view has left when the work runs, which it does once", arguments: Cause.allCases)
  func leaves(for cause: Cause) {
    let simulator = Simulator()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(container)
    simulator.commit()
    var counts: [Int] = []
    NextLayout.run(in: container, endsWithWindow: true) {
      counts.append(container.subviews.count)
    }
    #expect(container.subviews.count == 1 && counts == [])
    switch cause {
    case .layout: container.layoutIfNeeded()
    case .layoutInAnimation: UIView.animate(withDuration: 0.2) { container.layoutIfNeeded() }
    case .lossOfWindow: container.removeFromSuperview()
    }
    simulator.runUntilIdle()
    #expect(counts == [0])
    #expect(simulator.faults.isEmpty)
  }

  @Test("removed early, it does not work")
  func removed() {
    let simulator = Simulator()
    let container = UIView()
    simulator.window.addSubview(container)
    var isDone = false
    NextLayout.run(in: container) { isDone = true }.removeFromSuperview()
    simulator.runUntilIdle()
    #expect(!isDone)
  }
}
