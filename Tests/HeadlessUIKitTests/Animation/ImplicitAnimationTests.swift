import Testing
import UIKit
import UIKitSimulator

@MainActor struct ImplicitAnimationTests {
  private let stage = AnimationStage()
  private let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var layer: CALayer { shape.layer }

  init() {
    stage.simulator.window.addSubview(shape)
    stage.simulator.step()
  }

  private final class ShapeView: UIView {
    override static var layerClass: AnyClass { CAShapeLayer.self }
  }

  private static let animated: [(name: String, change: @MainActor (UIView) -> Void)] = [
    ("bounds", { $0.layer.bounds.size.width = 20 }),
    ("position", { $0.layer.position.x = 20 }),
    ("transform", { $0.layer.transform = CATransform3DMakeScale(2, 2, 1) }),
    ("opacity", { $0.layer.opacity = 0.5 }),
    ("backgroundColor", { $0.backgroundColor = .red }),
    ("cornerRadius", { $0.layer.cornerRadius = 3 }),
    ("anchorPoint", { $0.layer.anchorPoint.x = 0 }),
    ("shadowOpacity", { $0.layer.shadowOpacity = 0.3 }),
  ]

  private static let others: [(name: String, change: @MainActor (UIView) -> Void)] = [
    ("borderWidth", { $0.layer.borderWidth = 2 }),
    ("borderColor", { $0.layer.borderColor = UIColor.red.cgColor }),
    ("shadowColor", { $0.layer.shadowColor = UIColor.red.cgColor }),
    ("shadowOffset", { $0.layer.shadowOffset.width = 1 }),
    ("shadowRadius", { $0.layer.shadowRadius = 5 }),
    ("zPosition", { $0.layer.zPosition = 1 }),
    ("strokeStart", { ($0.layer as? CAShapeLayer)?.strokeStart = 0.2 }),
    ("strokeEnd", { ($0.layer as? CAShapeLayer)?.strokeEnd = 0.5 }),
    ("mask", { $0.layer.mask = CALayer() }),
  ]

  @Test(arguments: 0..<8)
  func `E8: a view's layer animates in a block`(index: Int) {
    let (name, change) = Self.animated[index]
    UIView.animate(withDuration: 1) { change(shape) }
    #expect(layer.animationKeys() == [name])
  }

  @Test(arguments: 0..<9)
  func `E8: a view's layer does not animate in a block`(index: Int) {
    UIView.animate(withDuration: 1) { Self.others[index].change(shape) }
    #expect(layer.animationKeys() == nil, "\(Self.others[index].name)")
  }

  @Test func `E8: a view's layer does not animate outside of a block`() {
    for property in Self.animated + Self.others { property.change(shape) }
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.position.x = 50
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }

  private func addLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.view.layer.addSublayer(layer)
    return layer
  }

  @Test func `E8: a standalone layer animates for 0.25 seconds, in any block`() {
    let layer = addLayer()
    stage.simulator.step()
    UIView.animate(withDuration: 1) { layer.position.x = 50 }
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
    stage.simulator.run(for: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `E8: a standalone layer follows the transaction`() {
    let layer = addLayer()
    stage.simulator.step()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.position.x = 105
    CATransaction.commit()
    #expect(layer.animation(forKey: "position")?.duration == 2)
    stage.simulator.run(for: 1)
    let x = layer.presentation()?.position.x ?? 0
    #expect(x.isAbout(5 + 31.5357, within: 1e-3))
  }

  @Test func `E8: the color of a standalone layer does not animate`() {
    let layer = addLayer()
    stage.simulator.step()
    layer.backgroundColor = UIColor.red.cgColor
    #expect(layer.animationKeys() == nil)
  }
}
