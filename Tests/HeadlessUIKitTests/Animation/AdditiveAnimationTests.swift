import Testing

@testable import UIKit
@testable import UIKitSimulator

@MainActor struct AdditiveAnimationTests {
  private let stage = AnimationStage()
  private var view: UIView { stage.view }
  private var layer: CALayer { stage.view.layer }

  private func animation(_ key: String) -> CABasicAnimation? {
    layer.animation(forKey: key) as? CABasicAnimation
  }

  private func move(
    to x: CGFloat, options: UIView.AnimationOptions = .curveLinear,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options, animations: { view.center.x = x },
      completion: completion)
  }

  @Test func `E6: an absolute animation has a start only, and ends at the current model value`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    #expect(animation("opacity")?.fromValue as? Double == 1)
    #expect(animation("opacity")?.toValue == nil)
    #expect(animation("opacity")?.fillMode == .both)
    #expect(animation("opacity")?.isAdditive == false)
    stage.simulator.run(for: 0.5)
    #expect(stage.alpha.isAbout(0.5))
    view.alpha = 0.5
    #expect(stage.alpha.isAbout(0.75))
  }

  @Test(arguments: ["bounds", "position", "transform", "cornerRadius"])
  func `E7: geometry animates from old minus new to zero, added to the model`(key: String) {
    UIView.animate(withDuration: 1) {
      view.bounds.size.width = 30
      view.center.x = 105
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      layer.cornerRadius = 4
    }
    let animation = animation(key)
    #expect(animation?.isAdditive == true)
    switch animation?.fromValue {
    case let rect as CGRect: #expect(rect.size.width == -20)
    case let point as CGPoint: #expect(point == CGPoint(x: -100, y: 0))
    case let transform as CATransform3D: #expect(transform.m11 == 0.5)
    case let radius as Double: #expect(radius == -4)
    default: Issue.record("\(key) has no start")
    }
    switch animation?.toValue {
    case let rect as CGRect: #expect(rect == .zero)
    case let point as CGPoint: #expect(point == .zero)
    case let transform as CATransform3D: #expect(CATransform3DIsIdentity(transform))
    case let radius as Double: #expect(radius == 0)
    default: Issue.record("\(key) has no end")
    }
  }

  @Test func `E7: a transform that scales and moves continues from where it was`() {
    view.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 40, ty: -20)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 60)
    }
    stage.simulator.commit()
    let way: [(seconds: Double, scale: CGFloat, x: CGFloat, y: CGFloat)] = [
      (0, 0.5, 40, -20), (0.5, 1.25, 70, 20), (0.4, 1.85, 94, 52),
    ]
    for (seconds, scale, x, y) in way {
      stage.simulator.run(for: seconds)
      let shown = layer.presentation()?.affineTransform() ?? .identity
      #expect(shown.a.isAbout(scale) && shown.d.isAbout(scale), "\(shown)")
      #expect(shown.tx.isAbout(x) && shown.ty.isAbout(y), "\(shown)")
    }
  }

  @Test(arguments: ["opacity", "backgroundColor", "anchorPoint"])
  func `E7: alpha, colors and the anchor point are replaced, not added`(key: String) {
    let change = { (isThere: Bool) in
      view.alpha = isThere ? 0 : 1
      view.backgroundColor = isThere ? .red : .blue
      layer.anchorPoint.x = isThere ? 0 : 1
    }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      change(true)
    } completion: {
      ends.append($0)
    }
    stage.simulator.run(for: 0.5)
    UIView.animate(withDuration: 1) { change(false) }
    #expect(animation(key)?.isAdditive == false)
    #expect(layer.animationKeys() == ["opacity", "backgroundColor", "anchorPoint"])
    #expect(ends == [false])
  }

  @Test func `E7: beginFromCurrentState has no effect on additive animations`() {
    move(to: 105)
    stage.simulator.run(for: 0.5)
    move(to: 5, options: [.curveLinear, .beginFromCurrentState])
    #expect(layer.animationKeys() == ["position", "position-2"])
    #expect(animation("position-2")?.fromValue as? CGPoint == CGPoint(x: 100, y: 0))
    #expect(stage.x.isAbout(55))
  }

  @Test func `E7: a change without a duration does not stop additive animations`() {
    var ends: [Bool] = []
    move(to: 105) { ends.append($0) }
    stage.simulator.run(for: 0.5)
    UIView.animate(withDuration: 0) { view.center.x = 205 }
    #expect(stage.x.isAbout(155))
    stage.simulator.run(for: 0.25)
    #expect(stage.x.isAbout(180))
    #expect(ends.isEmpty)
    layer.removeAnimation(forKey: "position")
    #expect(ends == [false])
    #expect(stage.x == 205)
  }

  @Test func `E7: keyframes are not added to animations before or after them`() {
    var ends: [String] = []
    move(to: 105) { ends.append("block \($0)") }
    stage.simulator.run(for: 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 205 }
    } completion: {
      ends.append("keyframes \($0)")
    }
    #expect(ends == ["block false"])
    #expect(stage.x.isAbout(105))
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(155))
    move(to: 5)
    #expect(ends == ["block false", "keyframes false"])
    #expect(stage.x.isAbout(205))
    #expect(layer.animationKeys() == ["position"])
    #expect(animation("position")?.isAdditive == false)
  }

  @Test func `E7: nothing is added to a repeating animation`() {
    var ends: [Bool] = []
    move(to: 105, options: [.curveLinear, .repeat]) { ends.append($0) }
    stage.simulator.run(for: 0.5)
    move(to: 55)
    #expect(ends == [false])
    #expect(stage.x.isAbout(105))
    stage.simulator.run(for: 0.5)
    #expect(stage.x.isAbout(80))
  }

  @Test func `E7: nothing is added to an absolute animation of the app`() {
    let own = CABasicAnimation(keyPath: "position.x")
    own.fromValue = 5
    own.toValue = 305
    own.duration = 1
    layer.add(own, forKey: "own")
    stage.simulator.run(for: 0.5)
    move(to: 105)
    #expect(animation("position")?.isAdditive == false)
    #expect(stage.x.isAbout(5))
  }

  @Test func `E7: a 3D transform is replaced`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    UIView.animate(withDuration: 1) { view.transform3D = perspective }
    #expect(animation("transform")?.isAdditive == false)
    UIView.animate(withDuration: 1) { view.transform3D = CATransform3DIdentity }
    #expect(layer.animationKeys() == ["transform"])
  }

  @Test func `E11: an animation that is removed completes with false at once`() {
    var ends: [Bool] = []
    move(to: 105) { ends.append($0) }
    stage.simulator.run(for: 0.5)
    layer.removeAllAnimations()
    #expect(ends == [false])
    #expect(stage.x == 105)
  }

  @Test func `E11: outside of a window nothing animates, and completions run at once (harsher)`() {
    let alone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      alone.center.x = 105
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true])
    #expect(alone.layer.animationKeys() == nil)
  }
}
