import Testing
import UIKit

@testable import MatchCut

@MainActor
struct SignedAxisTests {
  @Test("each direction points one way on screen")
  func directions() {
    let right = CGPoint(x: 3, y: 0)
    let down = CGPoint(x: 0, y: 3)
    for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let sign: CGFloat = layout == .rightToLeft ? -1 : 1
      #expect(SignedAxis(.down, layoutDirection: layout).along(down) == 3)
      #expect(SignedAxis(.up, layoutDirection: layout).along(down) == -3)
      #expect(SignedAxis(.trailing, layoutDirection: layout).along(right) == 3 * sign)
      #expect(SignedAxis(.leading, layoutDirection: layout).along(right) == -3 * sign)
      #expect(SignedAxis(.down, layoutDirection: layout).along(right) == 0)
    }
  }

  @Test("the length is that of the container along the axis")
  func lengths() {
    let size = CGSize(width: 393, height: 852)
    for direction in GestureDirection.each {
      let axis = SignedAxis(direction, layoutDirection: .leftToRight)
      let isVertical = direction == .up || direction == .down
      #expect(axis.length(of: size) == (isVertical ? 852 : 393))
    }
  }

  @Test(
    "the cone has two sides, and a limit",
    arguments: [
      (0, 1, true), (1, 1, true), (-1, 1, true), (1.1, 1, false), (-1.1, 1, false), (0, -1, false),
      (0, 0, false), (1, 0, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func cone(x: CGFloat, y: CGFloat, leads: Bool) {
    let axis = SignedAxis(.down, layoutDirection: .leftToRight)
    #expect(axis.leads(CGPoint(x: x, y: y), within: .pi / 4) == leads)
  }

  @Test("a cone of 0 accepts straight movements; a right angle, all forward ones")
  func extremes() {
    let axis = SignedAxis(.up, layoutDirection: .leftToRight)
    #expect(axis.leads(CGPoint(x: 0, y: -5), within: 0))
    #expect(!axis.leads(CGPoint(x: 0.1, y: -5), within: 0))
    #expect(axis.leads(CGPoint(x: 100, y: -0.1), within: .pi / 2))
    #expect(!axis.leads(CGPoint(x: 100, y: 0.1), within: .pi / 2))
  }
}
