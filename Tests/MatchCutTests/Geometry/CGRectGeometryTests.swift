import Foundation
import Testing

@testable import MatchCut

struct CGRectGeometryTests {
  @Test("a rectangle with an area and finite numbers is valid")
  func usable() {
    #expect(CGRect(x: -5, y: 3, width: 1, height: 0.5).isValid)
  }

  @Test(
    "an empty, null, negative or non-finite rectangle is not",
    arguments: [
      CGRect.zero,
      CGRect(x: 1, y: 1, width: 10, height: 0),
      CGRect.null,
      CGRect(x: 100, y: 100, width: -10, height: 10),
      CGRect(x: 100, y: 100, width: 10, height: -10),
      CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
      CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ])
  func unusable(rect: CGRect) {
    #expect(!rect.isValid)
  }

  @Test("the center is halfway")
  func middle() {
    #expect(CGRect(x: 10, y: 20, width: 30, height: 40).center == CGPoint(x: 25, y: 40))
    #expect(CGSize(width: 30, height: 40).center == CGPoint(x: 15, y: 20))
  }
}
