import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// Colors that depend on whether the interface is dark.
@MainActor
struct DynamicColorTests {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let label = UILabel()
  private let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }

  init() {
    simulator.window.rootViewController = root
    root.view.backgroundColor = color
    label.text = "Text"
    label.textColor = color
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    label.layer.borderColor = color.cgColor
    label.layer.borderWidth = 1
    root.view.addSubview(label)
    simulator.runUntilIdle()
  }

  private func node(of view: UIView) -> RenderNode? {
    simulator.frame.nodes.first { $0.id == view.layer.id }
  }

  private var textColor: RGBA? {
    guard case .text(let text) = node(of: label)?.content else { return nil }
    return text.color
  }

  @Test func `views follow the device, and the color of a layer stays`() {
    #expect(node(of: root.view)?.backgroundColor == RGBA(r: 0, g: 0, b: 1))
    #expect(textColor == RGBA(r: 0, g: 0, b: 1))
    label.layer.backgroundColor = UIColor.red.cgColor
    simulator.userInterfaceStyle = .dark
    #expect(node(of: label)?.backgroundColor == RGBA(r: 1, g: 0, b: 0))
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(node(of: root.view)?.backgroundColor == RGBA(r: 1, g: 1, b: 0))
    #expect(textColor == RGBA(r: 1, g: 1, b: 0))
    #expect(node(of: label)?.borderColor == RGBA(r: 0, g: 0, b: 1))
    simulator.userInterfaceStyle = .light
    #expect(textColor == RGBA(r: 0, g: 0, b: 1))
  }

  @Test func `a color is resolved for traits, with any opacity`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .yellow && color == .blue)
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor.yellow.withAlphaComponent(0.5))
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label == .black && UIColor.label.resolvedColor(with: dark) == .white)
  }

  @Test func `a device that was dark first shows the colors of the dark interface`() {
    let simulator = Simulator()
    simulator.userInterfaceStyle = .dark
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    simulator.window.rootViewController = screen
    simulator.runUntilIdle()
    let node = simulator.frame.nodes.first { $0.id == screen.view.layer.id }
    #expect(node?.backgroundColor == RGBA(r: 0, g: 0, b: 0))
    #expect(simulator.frame.statusBarStyle == .lightContent)
  }
}
