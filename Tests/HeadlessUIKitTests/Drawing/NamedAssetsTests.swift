import Testing
import UIKit
import UIKitSimulator

@MainActor struct NamedAssetsTests {
  private let simulator = Simulator()

  @Test func `an image is that of the simulator`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    simulator.setImage(image.withRenderingMode(.alwaysTemplate), named: "photo")
    #expect(UIImage(named: "photo")?.size == CGSize(width: 40, height: 30))
    #expect(UIImage(named: "photo")?.renderingMode == .alwaysTemplate)
    #expect(UIImage(contentsOfFile: "/images/photo.jpg")?.size.width == 40)
    #expect(simulator.hints.isEmpty)
    simulator.setImage(nil, named: "photo")
    #expect(UIImage(named: "photo")?.size.width == 100)
  }

  @Test func `an unknown image is gray, which is a hint once`() {
    for _ in 0..<2 {
      #expect(UIImage(named: "missing")?.size == CGSize(width: 100, height: 100))
    }
    #expect(simulator.hints.map(\.fact) == ["UIImage"])
    #expect(simulator.hints.first?.message.contains("\"missing\"") == true)
  }

  @Test func `a color is that of the simulator, also in a dark interface`() {
    simulator.setColor(
      UIColor { $0.userInterfaceStyle == .dark ? .white : .red }, named: "accent")
    let color = UIColor(named: "accent")
    #expect(color == .red)
    simulator.userInterfaceStyle = .dark
    #expect(color == .white)
    #expect(UIColor(named: "missing") == .systemGray)
    #expect(simulator.hints.map(\.fact) == ["UIColor"])
  }

  @Test func `a thumbnail has its size`() {
    let image = UIImage(named: "photo")
    let size = CGSize(width: 20, height: 10)
    #expect(image?.preparingThumbnail(of: size)?.size == size)
    #expect(image?.preparingThumbnail(of: .zero) == nil)
  }
}
