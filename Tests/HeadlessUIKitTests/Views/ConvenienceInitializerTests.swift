import Foundation
import Testing
import UIKit
import UIKitSimulator

/// What an app's convenience initializers set has the same effect as anywhere else.
@MainActor struct ConvenienceInitializerTests {
  @Test func `a view has its background color, and a label its size`() {
    let simulator = Simulator()
    let view = UIView(filledWith: .red)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    let label = UILabel(words: "Two words", font: .systemFont(ofSize: 40))
    let other = UILabel()
    other.text = "Two words"
    other.font = .systemFont(ofSize: 40)
    #expect(label.intrinsicContentSize == other.intrinsicContentSize)
    #expect(label.intrinsicContentSize.height > 40)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `a scroll view scrolls its content, and a stack view arranges its views`() {
    let scrollView = UIScrollView(contentSize: CGSize(width: 100, height: 3_000))
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let stack = UIStackView(vertical: [UILabel(words: "One"), UILabel(words: "Two")])
    let simulator = Simulator()
    let root = UIViewController()
    for view in [scrollView, stack] { root.view.addSubview(view) }
    simulator.window.rootViewController = root
    stack.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    simulator.runUntilIdle()
    simulator.drag(
      from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), duration: 0.3)
    // It begins below the status bar.
    #expect(scrollView.contentOffset.y > 20)
    #expect(stack.subviews[1].frame.minY > stack.subviews[0].frame.minY)
    #expect(simulator.faults.isEmpty)
  }

  @Test func `every public property with observers is set by its setter, also there`() throws {
    let folder = FactSources.repository.appending(path: "Sources/HeadlessUIKit")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var count = 0
    for path in paths ?? [] where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      // A weak property cannot be wrapped.
      for match in source.matches(
        of: /\n +(@_Observed )?(?:open|public) var \w+[^{}\n]*{\s+(?:did|will)Set/)
      {
        count += 1
        #expect(match.1 != nil, "\(path): \(match.0)")
      }
    }
    #expect(count > 60)
  }
}

extension UIView {
  fileprivate convenience init(filledWith color: UIColor) {
    self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    backgroundColor = color
  }
}

extension UILabel {
  fileprivate convenience init(words: String, font: UIFont = .systemFont(ofSize: 17)) {
    self.init()
    text = words
    self.font = font
  }
}

extension UIScrollView {
  fileprivate convenience init(contentSize: CGSize) {
    self.init()
    self.contentSize = contentSize
  }
}

extension UIStackView {
  fileprivate convenience init(vertical views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
  }
}
