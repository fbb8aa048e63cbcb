import Testing

@testable import UIKit

struct CATransform3DTests {
  @Test func `affine transforms survive the conversion to 3D and back`() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let inSpace = CATransform3DMakeAffineTransform(t)
    #expect(CATransform3DIsAffine(inSpace))
    #expect(CATransform3DGetAffineTransform(inSpace) == t)
  }

  @Test func `translations and rotations compose as in the plane`() {
    let t = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), .pi / 3, 0, 0, 1)
    let inPlane = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 3)
    #expect(CATransform3DGetAffineTransform(t).isClose(to: inPlane))
  }

  @Test func `a perspective is not affine, and has an inverse`() {
    var t = CATransform3DRotate(CATransform3DIdentity, 0.5, 0, 1, 0)
    t.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(t))
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(zip(product.entries, CATransform3DIdentity.entries).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `equality compares all entries`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
  }
}
