import Testing
import UIKit

@testable import UIKitFilm

struct FingerTests {
  /// A finger that touches twice, with some frames between.
  private func motions(pause: Int) -> [Motion] {
    let one = Array(repeating: [CGPoint(x: 10, y: 20)], count: 20)
    let two = Array(repeating: [CGPoint(x: 300, y: 400)], count: 20)
    let touches = one + Array(repeating: [], count: pause) + two
    return FingerDrawing(touches: touches, prefix: "f").paint(poster: 0).motions
  }

  private func values(_ kind: Motion.Kind, at frame: Int, pause: Int) -> [Double] {
    motions(pause: pause).first { $0.kind == kind }?.track.values(at: Double(frame)) ?? []
  }

  @Test("a finger that is down is drawn at its location", arguments: [2, 6, 40])
  func places(pause: Int) {
    #expect(values(.zoom, at: 19, pause: pause) == [1, 10, 20])
    #expect(values(.opacity, at: 19, pause: pause) == [1])
    #expect(values(.zoom, at: 20 + pause, pause: pause) == [1, 300, 400])
    #expect(values(.opacity, at: 20 + pause, pause: pause) == [1])
  }

  @Test("between two touches the finger fades out and in, however short the pause")
  func between() {
    #expect(values(.opacity, at: 40, pause: 40) == [0])
    #expect(values(.opacity, at: 23, pause: 6)[0] < 0.3)
  }
}
