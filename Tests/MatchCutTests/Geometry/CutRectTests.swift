import Testing
import UIKit

@testable import MatchCut

struct CutRectTests {
  private static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 10, y: 50, width: 100, height: 30)),
    (CGRect(x: 0, y: 60, width: 200, height: 50), CGRect(x: 10, y: 20, width: 100, height: 40)),
    (CGRect(x: 0, y: 0, width: 200, height: 20), rect),
    (CGRect(x: 0, y: 80, width: 200, height: 20), rect),
    (CGRect(x: 0, y: 30, width: 200, height: 20), rect),
    (CGRect(x: 20, y: 0, width: 200, height: 50), rect),
    (CGRect(x: 0, y: 0, width: 60, height: 50), rect),
    (CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 10, y: 80, width: 100, height: 0)),
  ])
  func `a cover as wide as the rectangle cuts off an edge`(_ cover: CGRect, _ rest: CGRect) {
    #expect(Self.rect.cut(by: cover) == rest)
  }

  @Test func `the edges of a part count only inside the bounds`() {
    let part = CGRect(x: 30, y: 40, width: 40, height: 20)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(Self.rect.edges(of: part, inside: bounds) == part)
    #expect(Self.rect.edges(of: part, inside: part) == Self.rect)
    #expect(
      Self.rect.edges(of: part, inside: CGRect(x: 30, y: 0, width: 300, height: 60))
        == CGRect(x: 10, y: 40, width: 60, height: 40))
  }

  @Test func `points and transforms are close if all of their numbers are`() {
    #expect(CGPoint(x: 1, y: 2).isClose(to: CGPoint(x: 1 + 1e-7, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).isClose(to: CGPoint(x: 1, y: 3)))
    #expect(!CGPoint(x: 1, y: 2).isClose(to: CGPoint(x: 0, y: 2)))
    let numbers: [CGFloat] = [1, 2, 3, 4, 5, 6]
    for index in numbers.indices {
      var others = numbers
      others[index] += 1
      #expect(!transform(numbers).isClose(to: transform(others)), "\(index)")
    }
    #expect(transform(numbers).isClose(to: transform(numbers)))
  }

  private func transform(_ n: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
