import Testing

@_spi(Simulator) @testable import UIKit

@MainActor struct UIImageViewTests {
  let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  func content(of view: UIImageView) throws -> ImageContent {
    guard case .image(let content) = try #require(view.layer.drawnContent) else {
      throw ContentIsNotAnImage()
    }
    return content
  }

  struct ContentIsNotAnImage: Error {}

  @Test func `a view made with an image has its size`() throws {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(try content(of: view).shapes == image.drawing)
    #expect(try content(of: view).mode == .scaleToFill)
  }

  @Test func `content mode and tint are drawn`() throws {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.contentMode = .scaleAspectFill
    view.tintColor = .red
    #expect(try content(of: view).mode == .scaleAspectFill)
    #expect(try content(of: view).tint == UIColor.red.rgba)
  }

  @Test func `a tint is inherited`() throws {
    let parent = UIView(frame: .zero)
    parent.tintColor = .green
    let view = UIImageView(image: UIImage(systemName: "plus"))
    parent.addSubview(view)
    #expect(try content(of: view).tint == UIColor.green.rgba)
  }

  @Test func `the highlighted image is shown while highlighted`() throws {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true
    #expect(try content(of: view).size == CGSize(width: 5, height: 5))
    view.isHighlighted = false
    view.image = nil
    #expect(view.layer.drawnContent == nil)
  }
}
