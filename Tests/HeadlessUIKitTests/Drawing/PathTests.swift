import Testing

@_spi(Simulator) @testable import UIKit

struct PathTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `rectangles, ellipses and rounded rectangles fill their rectangle`() {
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 12),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 9, height: 9)
      ),
    ] {
      #expect(path.bounds.origin.isClose(to: rect.origin, within: 1e-6))
      #expect(abs(path.bounds.width - 100) < 1e-6 && abs(path.bounds.height - 50) < 1e-6)
    }
  }

  @Test func `rounded corners are outside, the center is inside`() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 17, y: 27)))
    #expect(path.contains(CGPoint(x: 60, y: 45)))
    #expect(!path.contains(CGPoint(x: 60, y: 71)))
  }

  @Test func `a corner radius is limited to half of the shorter side`() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 60, y: 21)))
  }

  @Test func `the even-odd rule leaves a hole, the winding rule does not`() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 10, dy: 10))
    #expect(path.contains(CGPoint(x: 60, y: 45), using: .winding))
    #expect(!path.contains(CGPoint(x: 60, y: 45), using: .evenOdd))
  }

  @Test func `a clockwise quarter circle goes down from the right`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true
    )
    #expect(path.currentPoint.isClose(to: CGPoint(x: 0, y: 10)))
    #expect(path.bounds.maxY < 10.001 && path.bounds.minY > -0.001)
  }

  @Test func `a counterclockwise arc to the same angle goes the long way`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false
    )
    #expect(path.currentPoint.isClose(to: CGPoint(x: 0, y: 10)))
    #expect(abs(path.bounds.minY + 10) < 1e-6 && abs(path.bounds.minX + 10) < 1e-6)
  }

  @Test func `the bounding box includes control points, the box of the path does not`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.maxY == 10)
    #expect(abs(path.boundingBoxOfPath.maxY - 5) < 0.01)
  }

  @Test func `closing returns to the beginning of the outline`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.contains(CGPoint(x: 4, y: 3)))
  }
}
