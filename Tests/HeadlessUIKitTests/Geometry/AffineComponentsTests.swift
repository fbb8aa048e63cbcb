import Testing

@testable import UIKit

struct AffineComponentsTests {
  @Test(arguments: [
    CGAffineTransform.identity,
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 1, y: -1),
    CGAffineTransform(scaleX: -1, y: -1),
    CGAffineTransform(rotationAngle: 2),
    CGAffineTransform(rotationAngle: -3).scaledBy(x: -2, y: 3),
    CGAffineTransform(a: 1, b: 0.2, c: 0.7, d: 1.5, tx: 9, ty: -9),
    CGAffineTransform(a: 0, b: 0, c: 0, d: 2, tx: 1, ty: 1),
  ])
  func `components recompose the transform`(t: CGAffineTransform) {
    #expect(AffineComponents(t).transform.isClose(to: t))
  }

  @Test func `translations and scales interpolate linearly`() {
    let end = CGAffineTransform(a: 3, b: 0, c: 0, d: 0.5, tx: 100, ty: -50)
    for fraction in [0, 0.25, 0.5, 1] as [CGFloat] {
      let expected = CGAffineTransform(
        a: 1 + 2 * fraction, b: 0, c: 0, d: 1 - 0.5 * fraction,
        tx: 100 * fraction, ty: -50 * fraction
      )
      let t = CGAffineTransform.identity.interpolated(to: end, by: fraction)
      #expect(t.isClose(to: expected))
    }
  }

  @Test func `E9: a scale by -1, -1 is half a turn`() {
    let end = CGAffineTransform(scaleX: -1, y: -1)
    let middle = CGAffineTransform.identity.interpolated(to: end, by: 0.5)
    #expect(middle.isClose(to: CGAffineTransform(rotationAngle: .pi / 2)))
  }

  @Test(arguments: [CGFloat.pi, -CGFloat.pi])
  func `E9: half a turn goes in the positive direction`(angle: CGFloat) {
    let end = CGAffineTransform(rotationAngle: angle)
    let quarter = CGAffineTransform.identity.interpolated(to: end, by: 0.25)
    #expect(quarter.isClose(to: CGAffineTransform(rotationAngle: .pi / 4)))
  }

  @Test func `E9: a rotation takes the shorter way`() {
    let start = CGAffineTransform(rotationAngle: 3)
    let end = CGAffineTransform(rotationAngle: -3)
    let middle = start.interpolated(to: end, by: 0.5)
    #expect(middle.isClose(to: CGAffineTransform(rotationAngle: .pi)))
    let wholeTurns = CGAffineTransform(rotationAngle: 20 * .pi)
    #expect(CGAffineTransform.identity.interpolated(to: wholeTurns, by: 0.5).isClose(to: .identity))
  }

  @Test func `a reflection passes through a line`() {
    let end = CGAffineTransform(scaleX: -1, y: 1)
    let middle = CGAffineTransform.identity.interpolated(to: end, by: 0.5)
    #expect(middle.isClose(to: CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test func `growing from nothing does not rotate`() {
    let end = CGAffineTransform(scaleX: 2, y: 2)
    let middle = CGAffineTransform(scaleX: 0, y: 0).interpolated(to: end, by: 0.5)
    #expect(middle.isClose(to: .identity))
  }
}

extension CGAffineTransform {
  func isClose(to other: CGAffineTransform) -> Bool {
    zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
