import Testing

@_spi(Simulator) @testable import UIKit

struct ColorTests {
  @Test func `components are returned as they were set`() {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func `a gray has two components`() {
    #expect(UIColor(white: 0.5, alpha: 1).cgColor.components == [0.5, 1])
    #expect(UIColor(white: 0.5, alpha: 1).rgba == RGBA(r: 0.5, g: 0.5, b: 0.5, a: 1))
  }

  @Test func `equal components make equal colors`() {
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.systemRed)
    #expect(UIColor.systemBlue.withAlphaComponent(0.5) != UIColor.systemBlue)
    #expect(UIColor.systemBlue.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  @Test(arguments: [
    (0.0, RGBA(r: 1, g: 0, b: 0)), (1.0 / 3, RGBA(r: 0, g: 1, b: 0)),
    (2.0 / 3, RGBA(r: 0, g: 0, b: 1)), (0.5, RGBA(r: 0, g: 1, b: 1)),
  ])
  func `hues are red, green and blue in thirds`(hue: Double, expected: RGBA) {
    let rgba = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).rgba
    #expect(abs(rgba.r - expected.r) + abs(rgba.g - expected.g) + abs(rgba.b - expected.b) < 1e-9)
  }
}
