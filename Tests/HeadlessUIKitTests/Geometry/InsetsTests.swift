import Testing

@testable import UIKit

struct InsetsTests {
  @Test func `insets move each edge inward`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inset == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func `directional insets follow the layout direction`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.resolved(for: .leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    #expect(
      insets.resolved(for: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
    )
  }
}
