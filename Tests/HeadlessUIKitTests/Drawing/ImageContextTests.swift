import Testing
import UIKitSimulator

@testable @_spi(Simulator) import UIKit

/// Images that are drawn between two calls, and literals.
@MainActor struct ImageContextTests {
  private let simulator = Simulator()

  @Test func `what is drawn in an image context is an image`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 2)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 30, height: 20) && image?.scale == 2)
    let shapes = image?.drawing
    #expect(shapes?.map(\.path.box) == [CGRect(x: 5, y: 5, width: 10, height: 10)])
    #expect(UIGraphicsGetCurrentContext() == nil && simulator.faults.isEmpty)
  }

  @Test func `without a context, nothing is drawn, and a renderer is not ended`() {
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() != nil)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 100, height: 0)])
  func `F19: an image context without a size is a fault`(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
    UIGraphicsEndImageContext()
    #expect(simulator.faults.map(\.fact) == ["F19"])
  }

  @Test func `literals are colors and images`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.5) == color)
    // swift-format-ignore: NoPlaygroundLiterals
    let image = #imageLiteral(resourceName: "photo")
    #expect(image.size == CGSize(width: 100, height: 100))
    #expect(simulator.hints.map(\.fact) == ["UIImage"])
  }
}
