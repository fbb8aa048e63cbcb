import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// A view that sets the frame of a subview whose own subviews have constraints.
@MainActor struct GivenFrameTests {
  /// Sets the frame whenever it is laid out.
  private final class Frame: UIView {
    let content = UIView()
    let mark = UIView()
    private(set) var layouts = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      mark.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      content.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
        mark.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        mark.widthAnchor.constraint(equalToConstant: 10),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      content.frame = bounds
    }
  }

  @Test func `the same frame again is no change, so that the layout ends`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.window.rootViewController = root
    let view = Frame(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
    root.view.addSubview(view)
    simulator.runUntilIdle()
    #expect(view.layouts < 4)
    #expect(view.mark.frame == CGRect(x: 8, y: 20, width: 10, height: 10))
    view.frame.size.height = 80
    simulator.runUntilIdle()
    #expect(view.layouts < 8)
    #expect(view.mark.frame.midY == 40)
  }
}
