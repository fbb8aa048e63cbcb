import Testing

@testable import UIKit

struct CGAffineTransformTests {
  let point = CGPoint(x: 3, y: 4)

  @Test func `translatedBy, scaledBy and rotated apply before the receiver`() {
    let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(point.applying(t) == CGPoint(x: 16, y: 32))
    let u = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(point.applying(u) == CGPoint(x: 26, y: 72))
    let v = CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi / 2)
    #expect(point.applying(v).isClose(to: CGPoint(x: -3, y: 3)))
  }

  @Test func `concatenating applies the receiver first`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 7, y: 9))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 8, y: 10))
  }

  @Test func `a transform and its inverse cancel out`() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    #expect(point.applying(t).applying(t.inverted()).isClose(to: point))
  }

  @Test func `a transform without an inverse is returned as it is`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a positive angle rotates the x axis toward the y axis`() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(t).isClose(to: CGPoint(x: 0, y: 1)))
  }

  @Test func `a rectangle becomes the box around its transformed corners`() {
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(t)
    #expect(box.origin.isClose(to: CGPoint(x: -6, y: 1)))
    #expect(abs(box.width - 4) < 1e-9 && abs(box.height - 3) < 1e-9)
  }

  @Test func `a size is transformed without the translation`() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: -3))
  }

  @Test func `the empty initializer is all zero and not the identity`() {
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(point.applying(CGAffineTransform()) == .zero)
  }
}

extension CGPoint {
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    hypot(x - other.x, y - other.y) < tolerance
  }
}
