import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import UIKitFilm

/// What a layer draws itself has the layer's size, ends at its edges, and is drawn as UIKit does.
@MainActor
struct PaintedContentTests {
  private let simulator = Simulator()
  private let root = UIViewController()

  private enum Content: CaseIterable {
    case image
    case gradient
    case snapshot
  }

  init() { simulator.window.rootViewController = root }

  private static func square(_ side: CGFloat = 100) -> CGRect {
    CGRect(x: 0, y: 0, width: side, height: side)
  }

  private func view(of content: Content) -> UIView {
    let red = UIView(frame: Self.square())
    red.backgroundColor = .red
    switch content {
    case .image:
      let image = UIGraphicsImageRenderer(size: Self.square().size).image { _ in
        UIColor.red.setFill()
        UIRectFill(Self.square())
      }
      return UIImageView(image: image)
    case .gradient:
      let gradient = GradientView(frame: Self.square())
      gradient.gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      return gradient
    case .snapshot:
      root.view.addSubview(red)
      simulator.step()
      defer { red.removeFromSuperview() }
      return red.snapshotView(afterScreenUpdates: true) ?? red
    }
  }

  /// The sizes of what is drawn at the first and the last frame of a film.
  private func sizes(growing view: UIView, to side: CGFloat) throws -> [Double] {
    view.frame = Self.square()
    root.view.addSubview(view)
    let scene = record { view.frame = Self.square(side) }
    let motion = try #require(paint(scene).motion)
    #expect(motion.kind == .zoom)
    let largest = Double(max(side, 100))
    return [0, Double(scene.frameCount - 1)].map { motion.track.values(at: $0)[0] * largest }
  }

  private func record(_ change: @escaping () -> Void) -> Scene {
    Scene(
      simulator.record {
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveLinear, animations: change)
        simulator.runUntilIdle()
      })
  }

  /// The last frame, and how content moves.
  private func paint(_ scene: Scene) -> (markup: String, motion: Motion?) {
    var painter = ScenePainter(definitions: Definitions(), precision: .fine, prefix: "e")
    let markup = painter.paint(scene.elements, poster: scene.frameCount - 1)
    return (markup, painter.motions.first { $0.target.hasSuffix("D") })
  }

  @Test(arguments: Content.allCases, [40.0, 300])
  private func `content grows and shrinks with its layer`(content: Content, side: CGFloat) throws {
    let sizes = try sizes(growing: view(of: content), to: side)
    #expect(sizes.count == 2 && abs(sizes[0] - 100) < 0.1 && abs(sizes[1] - side) < 0.1)
  }

  @Test func `an image that keeps its aspect ratio stays in the middle of its layer`() throws {
    let view = view(of: .image)
    view.contentMode = .scaleAspectFit
    root.view.addSubview(view)
    view.frame = Self.square()
    let drawing = paint(record { view.frame.size = CGSize(width: 200, height: 100) })
    // The largest drawing is that in 200 by 100 points, where the image begins at 50.
    #expect(drawing.motion?.track.values(at: 0) == [1, -50, 0])
    #expect(drawing.markup.contains("matrix(1 0 0 1 0 0)"))
  }

  @Test func `an image ends at its edges, and its clips are drawn`() {
    let image = UIGraphicsImageRenderer(size: Self.square().size).image { context in
      UIBezierPath(ovalIn: Self.square()).addClip()
      UIColor.red.setFill()
      context.fill(CGRect(x: -50, y: 0, width: 100, height: 100))
    }
    root.view.addSubview(UIImageView(image: image))
    simulator.step()
    let picture = simulator.picture(showing: [])
    #expect(picture.contains("<clipPath id=\"c0\"><path d="))
    #expect(picture.contains("<rect width=\"100\" height=\"100\"/></clipPath>"))
    #expect(picture.components(separatedBy: "clip-path=\"url(#c").count == 4)
  }

  @Test func `a radial gradient has two radii`() {
    let view = GradientView(frame: Self.square())
    view.gradient?.type = .radial
    view.gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.gradient?.startPoint = CGPoint(x: 0.5, y: 0.5)
    view.gradient?.endPoint = CGPoint(x: 1, y: 0.75)
    root.view.addSubview(view)
    simulator.step()
    let circle = "r=\".5\" gradientTransform=\"translate(0 .5) scale(1 .5) translate(0 -.5)\""
    #expect(simulator.picture(showing: []).contains(circle))
  }

  @Test(arguments: [("a b", false), ("a  b", true), (" a", true)])
  func `spaces are kept`(text: String, isMarked: Bool) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = text
    root.view.addSubview(label)
    simulator.step()
    let picture = simulator.picture(showing: [])
    #expect(picture.contains(">\(text)</text>"))
    #expect(picture.contains("xml:space=\"preserve\"") == isMarked)
  }

  @Test func `a border that is wider than its layer fills it`() {
    let view = UIView(frame: Self.square())
    view.layer.borderWidth = 300
    view.layer.borderColor = UIColor.red.cgColor
    root.view.addSubview(view)
    simulator.step()
    let border = "width=\"1\" height=\"1\" fill=\"none\" stroke=\"#f00\" stroke-width=\"99\""
    #expect(simulator.picture(showing: []).contains(border))
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}
