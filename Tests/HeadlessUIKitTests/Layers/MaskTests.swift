import Testing
import UIKitSimulator

@testable @_spi(Simulator) import UIKit

@MainActor struct MaskTests {
  private let simulator = Simulator()
  private let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))

  init() {
    view.backgroundColor = .red
    simulator.window.addSubview(view)
    simulator.step()
  }

  private var seen: CGRect { simulator.visibleFrame(of: view) }

  private func square(_ side: CGFloat, at place: CGPoint) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: place.x, y: place.y, width: side, height: side)
    layer.backgroundColor = UIColor.black.cgColor
    return layer
  }

  @Test func `F12: a layer is seen where its mask draws something`() {
    view.layer.mask = square(40, at: CGPoint(x: 10, y: 20))
    #expect(seen == CGRect(x: 110, y: 220, width: 40, height: 40))
    view.layer.mask = nil
    #expect(seen == view.frame)
  }

  @Test func `F12: a mask that draws nothing hides everything`() {
    let mask = CALayer()
    mask.frame = view.bounds
    view.layer.mask = mask
    #expect(seen == .null)
  }

  @Test func `F12: sublayers of a mask count, by their alpha`() {
    let mask = CALayer()
    let (one, other) = (square(20, at: .zero), square(20, at: CGPoint(x: 60, y: 60)))
    mask.addSublayer(one)
    mask.addSublayer(other)
    view.layer.mask = mask
    #expect(seen == CGRect(x: 100, y: 200, width: 80, height: 80))
    other.opacity = 0
    simulator.runUntilIdle()
    #expect(seen == CGRect(x: 100, y: 200, width: 20, height: 20))
  }

  @Test func `F12: the path, the picture and the animations of a mask are what is seen`() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: -10, y: -10, width: 20, height: 20)).cgPath
    shape.position = CGPoint(x: 50, y: 50)
    view.layer.mask = shape
    #expect(seen == CGRect(x: 140, y: 240, width: 20, height: 20))
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue, grow.duration) = (1, 3, 1)
    shape.add(grow, forKey: "grow")
    simulator.run(for: 0.5)
    #expect(abs(seen.width - 40) < 1)

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let image = CALayer()
    image.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
    image.contents = picture.cgImage
    view.layer.mask = image
    #expect(seen == CGRect(x: 130, y: 230, width: 50, height: 50))
  }

  @Test func `F11: a mask leaves touches where they were`() {
    view.layer.mask = square(10, at: .zero)
    #expect(simulator.hitTest(CGPoint(x: 190, y: 290)) === view)
    view.mask = UIView(frame: .zero)
    #expect(simulator.hitTest(CGPoint(x: 190, y: 290)) === view)
  }

  @Test func `F12: a mask of a mask is passed over, with a fault`() {
    let mask = square(40, at: .zero)
    mask.mask = square(5, at: .zero)
    view.layer.mask = mask
    #expect(seen == CGRect(x: 100, y: 200, width: 40, height: 40))
    #expect(simulator.faults.map(\.fact) == ["F12"])
  }

  @Test func `F12: a layer of the tree that becomes a mask is a fault`() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    view.mask = inner
    #expect(simulator.faults.map(\.fact) == ["F12"])
    #expect(simulator.faults.first?.message.contains("remove it from that first") == true)
  }

  @Test func `E11: the animations of a mask stop when it is taken away`() {
    let mask = square(40, at: .zero)
    view.layer.mask = mask
    simulator.step()
    let end = EndSpy()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0, 1, 5, end)
    mask.add(fade, forKey: "fade")
    simulator.step()
    view.layer.mask = nil
    simulator.step()
    #expect(end.flags == [false])
  }

  @Test func `F13: a layer is drawn as it will be, in its own coordinates`() {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.backgroundColor = .blue
    inner.alpha = 0.5
    view.addSubview(inner)
    UIView.animate(withDuration: 1) { inner.center.x += 20 }
    simulator.step()
    let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    let shown = UIImageView(image: picture)
    simulator.window.addSubview(shown)
    guard case .image(let image)? = shown.layer.renderNode(parent: -1).content else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(image.size == CGSize(width: 100, height: 100))
    #expect(image.shapes.count == 2)
    #expect(image.shapes.last?.opacity == 0.5)
    #expect(image.shapes.last?.path == PathData.rect(inner.frame))
  }
}

/// Notes how animations end.
private final class EndSpy: NSObject, CAAnimationDelegate {
  private(set) var flags: [Bool] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { flags.append(flag) }
}
