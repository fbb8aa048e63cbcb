import Testing
import UIKit
import UIKitSimulator

/// The closures that take the place of targets and actions.
@MainActor struct RecognizerActionTests {
  private let simulator = Simulator()
  private let recognizer = UITapGestureRecognizer()

  init() {
    simulator.window.addGestureRecognizer(recognizer)
  }

  private func tap() {
    simulator.tap(at: CGPoint(x: 100, y: 100))
    simulator.runUntilIdle()
  }

  @Test("a closure is called with the recognizer, until it is removed")
  func removed() {
    var states: [UIGestureRecognizer.State] = []
    let owner = NSObject()
    recognizer.addAction(for: owner) { states.append($0.state) }
    tap()
    #expect(states == [.ended])
    recognizer.removeAction(for: owner)
    tap()
    #expect(states == [.ended])
  }

  @Test("the owner of a closure is not retained")
  func released() {
    var count = 0
    var owner: NSObject? = NSObject()
    weak let weakOwner = owner
    if let owner { recognizer.addAction(for: owner) { _ in count += 1 } }
    owner = nil
    #expect(weakOwner == nil)
    tap()
    #expect(count == 0)
  }
}
