import Testing
import UIKit
import UIKitSimulator

/// An invalid time ends a test with a message.
struct EndlessTimeTests {
  @Test func `run`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Simulator().run(for: .nan) }
    }
    #expect(says("nan seconds cannot be played", result))
  }

  @Test func `stall`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Simulator().stall(for: .infinity) }
    }
    #expect(says("inf seconds cannot be played", result))
  }

  @Test func `drag`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Simulator().drag(from: .zero, to: .zero, duration: 1e300) }
    }
    #expect(says("1e+300 seconds cannot be played", result))
  }

  private func says(_ message: String, _ result: ExitTest.Result?) -> Bool {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return text.contains(message)
  }
}
