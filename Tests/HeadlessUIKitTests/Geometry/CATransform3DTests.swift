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

  @MainActor @Test func `a layer turns about its anchor point, which may lie behind it`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    layer.anchorPointZ = -50
    #expect(layer.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // The face of a cube, seen from the side.
    #expect(abs(layer.frame.width) < 1e-9)
    #expect(abs(abs(layer.frame.midX - 150) - 50) < 1e-9)
    layer.anchorPointZ = 0
    #expect(abs(layer.frame.midX - 150) < 1e-9)
  }

  @Test func `equality compares all entries`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
  }
}
