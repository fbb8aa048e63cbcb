import Foundation
import Testing

@testable import MatchCut

@Suite("AspectMorph")
struct AspectMorphTests {
  static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)

  @Test(
    "the screen just covers the small rectangle",
    arguments: [
      CGRect(x: 20, y: 100, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: 393, height: 50),
      CGRect(x: 10, y: 10, width: 10, height: 700),
      CGRect(x: -50, y: 400, width: 500, height: 1000),
    ])
  func covers(small: CGRect) {
    let scale = AspectMorph(small: small, full: Self.phone).scale
    let width = Self.phone.width * scale
    let height = Self.phone.height * scale
    #expect(width >= small.width - 1e-9)
    #expect(height >= small.height - 1e-9)
    #expect(min(width - small.width, height - small.height) < 1e-9)
  }

  @Test("the screen covers the window at every step between the ends")
  func coversMidway() {
    let small = CGRect(x: 20, y: 100, width: 150, height: 90)
    let morph = AspectMorph(small: small, full: Self.phone)
    for step in 0...20 {
      let t = CGFloat(step) / 20
      let scale = morph.scale + (1 - morph.scale) * t
      #expect(Self.phone.width * scale >= small.width + (393 - small.width) * t - 1e-9)
      #expect(Self.phone.height * scale >= small.height + (852 - small.height) * t - 1e-9)
    }
  }

  @Test("equal rectangles, and an empty screen, are not scaled")
  func identity() {
    #expect(AspectMorph(small: Self.phone, full: Self.phone).scale == 1)
    #expect(AspectMorph(small: Self.phone, full: .zero).scale == 1)
    for size in [CGSize(width: 0, height: 852), CGSize(width: 393, height: 0)] {
      let full = CGRect(origin: .zero, size: size)
      #expect(AspectMorph(small: Self.phone, full: full).scale == 1)
    }
  }
}
