import Testing
import UIKit

@testable import MatchCut

struct ConvexShapeTests {
  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test(
    "a shape is clipped to a rectangle",
    arguments: [
      (CGRect(x: 20, y: 30, width: 40, height: 50), CGRect(x: 20, y: 30, width: 40, height: 50)),
      (CGRect(x: -10, y: -10, width: 300, height: 300), square),
      (CGRect(x: 60, y: -50, width: 100, height: 80), CGRect(x: 60, y: 0, width: 40, height: 30)),
      (CGRect(x: 101, y: 0, width: 10, height: 10), .null),
    ])
  func clip(to rect: CGRect, rest: CGRect) {
    var shape = ConvexShape(Self.square)
    shape.clip(to: rect)
    #expect(shape.frame == rest)
  }

  @Test("a rotated shape is clipped along its edges, not those of its bounding box")
  func turned() {
    var shape = ConvexShape(CGRect(x: -10, y: -10, width: 20, height: 20))
    shape.convert { $0.applying(CGAffineTransform(rotationAngle: .pi / 4)) }
    let reach = 10 * CGFloat(2).squareRoot()
    #expect(abs(shape.frame.maxX - reach) < 1e-9)
    var corner = shape
    corner.clip(to: CGRect(x: reach / 2 + 0.1, y: reach / 2 + 0.1, width: 50, height: 50))
    #expect(corner.frame.isNull && corner.corners.isEmpty)
    shape.clip(to: CGRect(x: 0, y: -50, width: 100, height: 100))
    #expect(abs(shape.frame.minX) < 1e-9 && abs(shape.frame.width - reach) < 1e-9)
  }

  @Test("clipping an empty shape gives an empty shape")
  func empty() {
    var shape = ConvexShape(Self.square)
    shape.clip(to: CGRect(x: 200, y: 0, width: 1, height: 1))
    shape.clip(to: Self.square)
    shape.convert { CGPoint(x: $0.x + 1, y: $0.y) }
    #expect(shape.corners.isEmpty && shape.frame.isNull)
  }
}
