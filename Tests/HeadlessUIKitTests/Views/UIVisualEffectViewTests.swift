import Testing
import UIKitSimulator

@_spi(Simulator) @testable import UIKit

@MainActor struct UIVisualEffectViewTests {
  @Test func `the content fills the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.superview === view)
  }

  @Test func `without an effect nothing is blurred`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.layer.renderNode(parent: -1).content != nil)
    view.effect = nil
    #expect(view.layer.renderNode(parent: -1).content == nil)
  }

  @Test func `a material follows the interface, one that is named dark does not`() {
    for (style, follows) in [(UIBlurEffect.Style.systemThickMaterial, true), (.dark, false)] {
      let simulator = Simulator()
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      simulator.window.rootViewController = UIViewController()
      simulator.window.rootViewController?.view.addSubview(view)
      simulator.runUntilIdle()
      let light = view.layer.renderNode(parent: -1).content
      simulator.userInterfaceStyle = .dark
      simulator.step()
      #expect((view.layer.renderNode(parent: -1).content != light) == follows)
    }
  }

  @Test func `F8d: an effect below a mask draws nothing`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    window.addSubview(view)
    let mask = CALayer()
    for layer in [window.layer, view.layer] {
      layer.mask = mask
      #expect(view.layer.renderNode(parent: -1).content == nil)
      layer.mask = nil
      #expect(view.layer.renderNode(parent: -1).content != nil)
    }
  }
}
