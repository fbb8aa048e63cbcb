import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// A visual effect that covers the screen blurs what is behind it.
@MainActor
struct BlurTests {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let effectView = UIVisualEffectView(effect: nil)

  init() {
    simulator.window.rootViewController = root
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    behind.backgroundColor = .red
    root.view.addSubview(behind)
    effectView.frame = root.view.bounds
    root.view.addSubview(effectView)
    let front = UIView(frame: behind.frame)
    front.backgroundColor = .blue
    root.view.addSubview(front)
    simulator.runUntilIdle()
  }

  private var blurs: [Double] {
    let nodes = simulator.frame.nodes
    let views = root.view.subviews.map(\.layer.id)
    return views.map { id in nodes.first { $0.id == id }?.blurRadius ?? -1 }
  }

  private func animate(to effect: UIVisualEffect?) {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      effectView.effect = effect
    }
  }

  @Test func `its radius grows and shrinks with the effect, and nothing in front is blurred`() {
    #expect(blurs == [0, 0, 0])
    animate(to: UIBlurEffect(style: .light))
    simulator.run(for: 0.25)
    #expect(abs(blurs[0] - 15) < 1 && blurs.dropFirst() == [0, 0])
    simulator.runUntilIdle()
    #expect(blurs == [30, 0, 0])
    animate(to: nil)
    simulator.run(for: 0.4)
    #expect(abs(blurs[0] - 6) < 1.5)
    simulator.runUntilIdle()
    #expect(blurs == [0, 0, 0])
  }

  @Test func `an effect that covers a part of the screen blurs nothing`() {
    effectView.frame.size.height -= 10
    effectView.effect = UIBlurEffect(style: .light)
    simulator.step()
    #expect(blurs == [0, 0, 0])
  }

  @Test func `in a picture, one filter follows another, up to the whole radius`() {
    let scene = Scene(
      simulator.record {
        animate(to: UIBlurEffect(style: .dark))
        simulator.run(for: 0.6)
      })
    let picture = AnimatedSVG(scene: scene, title: "", summary: "", poster: 0).document()
    let radii = picture.components(separatedBy: "stdDeviation=\"").dropFirst()
      .compactMap { Double($0.prefix { $0 != "\"" }) }
    #expect(radii.count > 8 && Set(radii).count == radii.count)
    #expect(abs((radii.max() ?? 0) - 20) <= 0.75)
    #expect(picture.contains("step-end infinite") && picture.contains("{filter:none}"))
  }

  @Test func `a blur that fades in is one element, whose tint and radius move`() throws {
    animate(to: UIBlurEffect(style: .dark))
    var builder = SceneBuilder()
    for _ in 0..<40 {
      simulator.step()
      builder.add(simulator.frame.nodes)
    }
    var painter = ScenePainter(definitions: Definitions(), precision: .fine, prefix: "e")
    let markup = painter.paint(builder.elements, poster: 39)
    #expect(markup.contains(" filter=\"url(#u0)\""))
    #expect(painter.definitions.markup.contains("<feGaussianBlur stdDeviation=\"20\"/>"))
    #expect(painter.motions.filter { $0.kind == .blur }.count == 1)
    let tint = try #require(painter.motions.last { $0.kind == .fill })
    #expect(abs((tint.track.values(at: 39).last ?? 0) - 0.73) < 0.01)
    #expect((tint.track.values(at: 8).last ?? 1) < 0.4)
  }
}
