import Testing
@_spi(Simulator) import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor
@Suite("Layer time")
struct LayerTimeTests {
  let simulator = Simulator()

  @Test("E1: a layer's time follows its parent's by the formula")
  func formula() {
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    parent.speed = 2
    parent.timeOffset = 3
    child.beginTime = 5
    let now = 1010.0
    #expect(parent.convertTime(now, from: nil) == 2023)
    #expect(child.convertTime(now, from: nil) == 2018)
    #expect(child.convertTime(2018, to: nil) == now)
    #expect(child.convertTime(2023, from: parent) == 2018)
  }

  @Test("E2: a paused layer goes on where it stopped")
  func pauseAndResume() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    simulator.run(for: 0.5)
    #expect(abs(simulator.visibleFrame(of: view).midX - 55) < 0.001)

    let paused = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    view.layer.speed = 0
    view.layer.timeOffset = paused
    simulator.run(for: 2)
    #expect(abs(simulator.visibleFrame(of: view).midX - 55) < 0.001)

    view.layer.speed = 1
    view.layer.timeOffset = 0
    view.layer.beginTime = 0
    view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    simulator.run(for: 0.25)
    #expect(abs(simulator.visibleFrame(of: view).midX - 80) < 0.001)
    simulator.run(for: 0.25)
    #expect(simulator.visibleFrame(of: view).midX == 105)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("E3: an explicit animation ends with the model's value unless it is kept")
  func fillMode() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    simulator.step()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 0.5
    view.layer.add(animation, forKey: "fade")
    simulator.run(for: 0.25)
    #expect(abs(simulator.visibleAlpha(of: view) - 0.25) < 0.001)
    simulator.run(for: 0.3)
    #expect(simulator.visibleAlpha(of: view) == 1)

    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: "fade")
    simulator.run(for: 1)
    #expect(simulator.visibleAlpha(of: view) == 0.5)
    #expect(view.layer.animationKeys() == ["fade"])
  }
}
