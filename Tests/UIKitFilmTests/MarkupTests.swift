import Testing
@_spi(Simulator) import UIKit

@testable import UIKitFilm

struct MarkupTests {
  @Test(
    "numbers are as short as possible",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (0.5, ".5"), (-0.25, "-.25"), (12.0, "12"), (1.005, "1"),
      (99.999, "100"), (-3.1, "-3.1"), (.infinity, "0"), (.nan, "0"),
    ])
  func numbers(value: Double, text: String) {
    #expect(Markup.number(value) == text)
  }

  @Test("zeros inside of decimals are kept")
  func zeros() {
    #expect(Markup.number(1.05) == "1.05")
    #expect(Markup.number(0.007, decimals: 3) == ".007")
  }

  @Test("colors are written without their alpha, shortened where possible")
  func colors() {
    #expect(Markup.hex([1, 1, 1, 0.5]) == "#fff")
    #expect(Markup.paint("fill", [0, 0.2, 0.4, 1]) == " fill=\"#036\"")
    #expect(Markup.paint("fill", [1, 0, 0.5, 0.25]) == " fill=\"#ff0080\" fill-opacity=\".25\"")
  }

  @Test("text cannot end a tag or an attribute")
  func escaping() {
    #expect(Markup.escaped("a < b & \"c\"") == "a &lt; b &amp; &quot;c&quot;")
  }

  @Test("a dashed line has its pattern, and a path that is large by its curves is short")
  @MainActor func dashes() {
    let layer = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 80.04, y: 0), controlPoint: CGPoint(x: 40.02, y: 9.96))
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.black.cgColor
    layer.lineDashPattern = [0.1, 2.5]
    guard case .shape(let shape)? = layer.renderNode(parent: -1).content else {
      Issue.record("no shape")
      return
    }
    #expect(shape.dashes == [0.1, 2.5])
    let markup = ContentMarkup(definitions: Definitions()).markup(of: layer.renderNode(parent: -1))
    #expect(markup.contains(" stroke-dasharray=\".1 2.5\"") && markup.contains("q40 10 80 0"))
  }

  @Test("paths are relative, and rounding errors do not add up")
  func paths() {
    let lines = (1...9).map { PathElement.line(CGPoint(x: 1 + CGFloat($0) / 3, y: 2)) }
    let path = PathData([.move(CGPoint(x: 1, y: 2))] + lines + [.close])
    #expect(
      Markup.path(path) == "M1 2h.33h.34h.33h.33h.34h.33h.33h.34h.33z")
  }

  @Test("a path has no separators that it can do without, and no lines without a length")
  func packedPaths() {
    let points = [CGPoint(x: 1.5, y: 2), CGPoint(x: 1.75, y: 2.5), CGPoint(x: 0.5, y: 2)]
    let curve = PathElement.cubic(control1: points[0], control2: points[1], end: points[2])
    let lines = [CGPoint(x: 0.5, y: 2), CGPoint(x: 0.5, y: 3), CGPoint(x: 1, y: 3.25)]
    let path = PathData([.move(CGPoint(x: 1, y: 2)), curve] + lines.map(PathElement.line))
    #expect(Markup.path(path) == "M1 2c.5 0 .75.5-.5 0v1l.5.25")
  }

  @Test("equal definitions are written once")
  func definitions() {
    let definitions = Definitions()
    let first = definitions.id("c") { "<clipPath id=\"\($0)\"/>" }
    let second = definitions.id("c") { "<clipPath id=\"\($0)\"/>" }
    #expect(first == second)
    #expect(definitions.markup == "<clipPath id=\"\(first)\"/>")
  }
}
