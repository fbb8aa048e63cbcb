import Testing

@_spi(Simulator) @testable import UIKit

struct ImageTests {
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))

  @Test func `a fill is recorded with its color`() throws {
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
    }
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(image.drawing.map(\.paint) == [.solid(UIColor.red.rgba), .solid(UIColor.blue.rgba)])
    #expect(image.drawing.allSatisfy { $0.strokeWidth == nil })
    #expect(image.drawing.first?.path == .rect(CGRect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test func `transform and clip last until they are restored`() {
    let image = renderer.image { context in
      let cg = context.cgContext
      cg.saveGState()
      cg.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.translateBy(x: 10, y: 0)
      cg.scaleBy(x: 2, y: 2)
      cg.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      cg.restoreGState()
      cg.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(
      image.drawing.map(\.path.box) == [
        CGRect(x: 12, y: 2, width: 2, height: 2), CGRect(x: 1, y: 1, width: 1, height: 1),
      ]
    )
    #expect(image.drawing.map(\.clips.count) == [1, 0])
  }

  @Test func `a gradient is recorded with its stops`() throws {
    let image = renderer.image { context in
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5])
      else { return }
      context.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 20), options: [.drawsAfterEndLocation]
      )
    }
    let shape = try #require(image.drawing.first)
    let stops = [
      GradientStop(location: 0, color: UIColor.red.rgba),
      GradientStop(location: 0.5, color: UIColor.blue.rgba),
    ]
    #expect(shape.paint == .linear(stops: stops, start: .zero, end: CGPoint(x: 0, y: 20)))
    #expect(shape.path.contains(CGPoint(x: 39, y: 19), evenOdd: false))
    #expect(!shape.path.contains(CGPoint(x: 20, y: -1), evenOdd: false))
  }

  @Test func `an image drawn into another is scaled`() {
    let dot = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let image = renderer.image { _ in dot.draw(in: CGRect(x: 10, y: 10, width: 20, height: 10)) }
    #expect(image.drawing.map(\.path.box) == [CGRect(x: 10, y: 10, width: 20, height: 10)])
  }

  @Test func `drawing outside of a context has no effect`() {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    #expect(CGContext.current == nil)
  }

  @Test func `symbols take the tint color, other images keep their colors`() throws {
    let symbol = try #require(UIImage(systemName: "xmark"))
    #expect(symbol.tint(inViewTinted: .red) == UIColor.red.rgba)
    #expect(symbol.withTintColor(.blue).tint(inViewTinted: .red) == UIColor.red.rgba)
    let original = symbol.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(original.tint(inViewTinted: .red) == UIColor.blue.rgba)
    let picture = renderer.image { _ in }
    #expect(picture.tint(inViewTinted: .red) == nil)
    let template = picture.withRenderingMode(.alwaysTemplate)
    #expect(template.tint(inViewTinted: .red) == UIColor.red.rgba)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test(arguments: [
    (ImageContent.Mode.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 80)),
    (.scaleAspectFit, CGRect(x: 0, y: 20, width: 80, height: 40)),
    (.scaleAspectFill, CGRect(x: -40, y: 0, width: 160, height: 80)),
    (.anchored(CGPoint(x: 0.5, y: 0.5)), CGRect(x: 20, y: 30, width: 40, height: 20)),
    (.anchored(CGPoint(x: 1, y: 0)), CGRect(x: 40, y: 0, width: 40, height: 20)),
  ])
  func `the content mode positions the image`(mode: ImageContent.Mode, frame: CGRect) {
    let content = ImageContent(
      shapes: [], size: CGSize(width: 40, height: 20), mode: mode, tint: nil
    )
    #expect(content.frame(in: CGRect(x: 0, y: 0, width: 80, height: 80)) == frame)
  }
}
