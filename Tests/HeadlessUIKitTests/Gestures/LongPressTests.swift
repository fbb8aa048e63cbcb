import Testing
import UIKit
import UIKitSimulator

/// Fingers that rest on the screen.
@MainActor
struct LongPressTests {
  @Test("with a duration of 0, the gesture begins with the touch")
  func atOnce() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer())
    press.recognizer.minimumPressDuration = 0
    let finger = stage.fingerDown(100, 100)
    #expect(press.states == [.began])
    finger.lift()
    #expect(press.states == [.began, .ended])
  }
}
