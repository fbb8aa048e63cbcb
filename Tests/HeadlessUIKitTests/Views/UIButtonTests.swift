import Testing

@_spi(Simulator) @testable import UIKit

@MainActor struct UIButtonTests {
  @Test func `titles and colors fall back to those of the normal state`() {
    let button = UIButton(type: .custom)
    button.setTitle("Open", for: .normal)
    button.setTitle("Opening", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Open")
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Opening")
    #expect(button.currentTitleColor == .red)
    #expect(button.titleLabel?.text == "Opening")
  }

  @Test func `title and image are side by side in the center`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Open"
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(abs(title.minX - image.maxX - 8) < 1e-9)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 1e-9)
    #expect(abs(title.midY - 22) < 1e-9 && abs(image.midY - 22) < 1e-9)
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func `a right-to-left button has its image on the right`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Open"
    configuration.image = UIImage(systemName: "plus")
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(abs(image.minX - title.maxX) < 1e-9)
  }

  @Test func `a button fits title, image and insets`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Open"
    let button = UIButton(configuration: configuration)
    let title = UILabel(frame: .zero)
    title.text = "Open"
    #expect(button.intrinsicContentSize.width == title.intrinsicContentSize.width + 24)
    #expect(button.intrinsicContentSize.height == title.intrinsicContentSize.height + 14)
  }

  @Test func `the primary action provides title and image`() {
    var count = 0
    let action = UIAction(title: "Open", image: UIImage(systemName: "plus")) { _ in count += 1 }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Open")
    #expect(button.currentImage === action.image)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
