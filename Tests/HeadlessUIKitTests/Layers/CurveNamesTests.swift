import Testing

@testable import UIKit

@MainActor struct CurveNamesTests {
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
    (.default, [0.25, 0.1, 0.25, 1]),
  ])
  func `E4: the named curves have these control points`(
    name: CAMediaTimingFunctionName, points: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    for (index, expected) in [[0, 0], Array(points[..<2]), Array(points[2...]), [1, 1]].enumerated()
    {
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      #expect(point == expected)
    }
  }

  @Test(arguments: [
    (UIView.AnimationCurve.linear, CubicBezier.linear), (.easeIn, .easeIn), (.easeOut, .easeOut),
    (.easeInOut, .easeInEaseOut),
  ])
  func `E4: the curves of views are the same`(curve: UIView.AnimationCurve, bezier: CubicBezier) {
    #expect(curve.bezier == bezier)
    let bits = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    #expect(bits.curve == curve)
  }

  @Test func `E4: the keyboard's curve has no name (harsher)`() {
    #expect(UIView.AnimationCurve(rawValue: 7) == nil)
  }
}
