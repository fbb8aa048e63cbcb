import Testing
import UIKit

@testable import MatchCut

struct DragTransformTests {
  private let transform = DragTransform(
    anchor: CGPoint(x: 100, y: 200), translation: CGPoint(x: 30, y: 50), scale: 0.5)

  @Test("nothing moves before the finger does")
  func rest() {
    #expect(DragTransform().shift(of: CGPoint(x: 40, y: 70)) == .zero)
  }

  @Test("the touched point moves with the finger")
  func anchor() {
    #expect(transform.shift(of: CGPoint(x: 100, y: 200)) == CGPoint(x: 30, y: 50))
  }

  @Test("rotated, the other points move around the touched one")
  func turned() {
    var turned = transform
    turned.rotation = .pi / 2
    let shift = turned.shift(of: CGPoint(x: 20, y: 260))
    let place = CGPoint(x: 20 + shift.x, y: 260 + shift.y)
    #expect(place.distance(to: CGPoint(x: 130 - 30, y: 250 - 40)) < 1e-9)
  }

  @Test("scaled, the other points move closer to it")
  func beside() {
    let shift = transform.shift(of: CGPoint(x: 20, y: 260))
    #expect(shift == CGPoint(x: 70, y: 20))
    // Half as far from the finger as before.
    #expect(CGPoint(x: 20 + shift.x - 130, y: 260 + shift.y - 250) == CGPoint(x: -40, y: 30))
  }
}
