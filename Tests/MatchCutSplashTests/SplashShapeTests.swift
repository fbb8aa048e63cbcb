import MatchCutSplash
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

/// The hole, for each kind of shape.
@MainActor struct SplashShapeTests {
  @Test func `an invalid shape gives a fade`() {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let infinite = UIBezierPath()
    infinite.move(to: CGPoint(x: CGFloat.nan, y: 0))
    infinite.addLine(to: CGPoint(x: CGFloat.infinity, y: 10))
    let line = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 0, height: 50))
    let shapes: [(String, @MainActor (SplashScreen) -> SplashShape)] = [
      ("empty path", { _ in .path(UIBezierPath()) }), ("infinite path", { _ in .path(infinite) }),
      ("line", { _ in .path(line) }), ("stray view", { _ in .view(stray) }),
      ("gone view", { _ in .view(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }),
      ("empty image", { _ in .image(UIImage()) }),
      (
        "flat logo",
        { splash in
          let logo = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
          splash.view.addSubview(logo)
          logo.transform = CGAffineTransform(scaleX: 1, y: 0)
          return .view(logo)
        }
      ),
    ]
    for (name, shape) in shapes {
      let stage = RevealStage(shape: shape).cover()
      stage.dismiss()
      stage.simulator.run(for: 0.1)
      #expect(stage.hole == nil, "\(name)")
      #expect(stage.simulator.visibleAlpha(of: stage.splash.view) < 1, "\(name)")
      #expect(stage.simulator.runUntilIdle(), "\(name)")
      #expect(stage.calls == 1, "\(name)")
      stage.expectNothingLeft()
    }
  }

  @Test func `the hole is at the place of its path, image or view`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 30))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
    }
    let logo = CGRect(x: 146.5, y: 376, width: 100, height: 100)
    let cases: [(@MainActor (SplashScreen) -> SplashShape, CGRect)] = [
      ({ _ in .path(circle) }, CGRect(x: 10, y: 20, width: 40, height: 30)),
      (
        { .path(circle, in: $0.logo) },
        CGRect(x: logo.minX + 10, y: logo.minY + 20, width: 40, height: 30)
      ),
      ({ _ in .image(picture) }, CGRect(x: 166.5, y: 411, width: 60, height: 30)),
      ({ .image(picture, in: $0.logo) }, CGRect(x: 146.5, y: 401, width: 100, height: 50)),
      ({ .view($0.logo) }, logo),
    ]
    for (shape, place) in cases {
      let stage = RevealStage(shape: shape).cover()
      stage.dismiss()
      stage.simulator.step()
      #expect(abs(stage.seen.width - place.width) < 1, "\(place)")
      #expect(abs(stage.seen.height - place.height) < 1, "\(place)")
      #expect(abs(stage.seen.midX - place.midX) < 0.6, "\(place)")
      #expect(abs(stage.seen.midY - place.midY) < 0.6, "\(place)")
      #expect(stage.simulator.runUntilIdle())
      stage.expectNothingLeft()
    }
  }

  @Test(arguments: [true, false])
  func `a path fills the hole, wherever it begins`(isEvenOdd: Bool) {
    let path = UIBezierPath(ovalIn: CGRect(x: -10, y: 20, width: 40, height: 30))
    path.usesEvenOddFillRule = isEvenOdd
    let stage = RevealStage { .path(path, in: $0.logo) }.cover()
    stage.dismiss()
    stage.simulator.step()
    let shape = stage.hole?.sublayers?.first as? CAShapeLayer
    #expect(stage.hole?.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(shape?.frame == stage.hole?.bounds)
    #expect(shape?.fillRule == .evenOdd)
    func isOpaque(_ x: CGFloat, _ y: CGFloat) -> Bool? {
      shape?.path?.contains(CGPoint(x: x, y: y), using: .evenOdd)
    }
    #expect(isOpaque(20, 15) == false && isOpaque(1, 15) == false && isOpaque(39, 15) == false)
    #expect(isOpaque(1, 1) == true && isOpaque(39, 29) == true && isOpaque(-1, -1) == true)
  }

  @Test(arguments: [true, false])
  func `the fill rule decides about a hole in overlapping outlines`(isEvenOdd: Bool)
    throws
  {
    // Its box does not begin at the origin.
    let path = UIBezierPath(rect: CGRect(x: 7, y: 9, width: 60, height: 60))
    path.append(UIBezierPath(rect: CGRect(x: 37, y: 39, width: 60, height: 60)))
    path.usesEvenOddFillRule = isEvenOdd
    let stage = RevealStage { .path(path, in: $0.logo) }.cover()
    stage.dismiss()
    stage.simulator.step()
    let surroundings = try #require(stage.hole?.sublayers?.first)
    let center = CGPoint(x: 45, y: 45)
    if isEvenOdd {
      let shape = try #require(surroundings as? CAShapeLayer)
      #expect(shape.path?.contains(center, using: .evenOdd) == true)
    } else {
      guard case .image(let image)? = surroundings.renderTree().first?.content else {
        throw Unexpected()
      }
      let erased = try #require(image.shapes.last)
      // The bounding box of both, with a margin of a twentieth.
      #expect(erased.isErasing && !erased.usesEvenOddRule)
      #expect(abs(erased.path.box.minX - 4.5) < 0.01 && abs(erased.path.box.width - 90) < 0.01)
    }
    #expect(stage.simulator.runUntilIdle())
    stage.expectNothingLeft()
  }

  @Test(arguments: [(60, 792), (400, 1200)])
  func `an image is cut out at the resolution of the grown hole`(
    points: CGFloat, pixels: Int
  ) throws {
    let size = CGSize(width: points, height: points / 2)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    let stage = RevealStage { _ in .image(picture) }.cover()
    stage.dismiss()
    stage.simulator.step()
    let layer = try #require(stage.hole?.sublayers?.first?.renderTree().first)
    let contents = try #require(stage.hole?.sublayers?.first?.contents as? CGImage)
    #expect(contents.width == pixels && contents.height == pixels / 2)
    guard case .image(let image) = layer.content else { throw Unexpected() }
    #expect(image.shapes.map(\.isErasing) == [false, true])
    #expect(image.shapes[0].path.box == CGRect(origin: .zero, size: image.size))
    let place = CGRect(
      x: points * 0.05, y: points * 0.025, width: size.width, height: size.height)
    #expect(image.shapes[1].path.box.insetBy(dx: -0.01, dy: -0.01).contains(place))
    #expect(place.insetBy(dx: -0.01, dy: -0.01).contains(image.shapes[1].path.box))
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -points * 0.05, dy: -points * 0.025)
    #expect(abs(layer.position.x - box.midX) < 0.01 && abs(layer.bounds.width - box.width) < 0.01)
  }
}

private struct Unexpected: Error {}
