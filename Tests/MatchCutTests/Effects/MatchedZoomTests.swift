import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// Zooms in which a part of the screen matches the source.
@MainActor
struct MatchedZoomTests {
  nonisolated static let pictures = [
    CGRect(x: 0, y: 226, width: 393, height: 400), CGRect(x: 40, y: 90, width: 100, height: 300),
    CGRect(x: 20, y: 500, width: 350, height: 100),
  ]

  @Test(
    "the picture coincides with the thumbnail, at any aspect ratio", arguments: pictures,
    [true, false])
  func meets(_ rect: CGRect, isPush: Bool) throws {
    let matched = MatchedStage(picture: rect)
    matched.play(.zoom(from: .view(matched.thumbnail), matching: .view(matched.picture)))
    if !isPush { matched.stage.pushAndSettle() }
    let driver = matched.stage.drive { isPush ? matched.stage.push() : matched.stage.pop() }
    let frame = try matched.frame(at: 0, of: driver, isPush: isPush)
    // Like the picture in an aspect-filled thumbnail.
    let source = Phone.thumbnailFrame
    let scale = max(source.width / rect.width, source.height / rect.height)
    let wanted = CGRect(
      x: source.midX - rect.width * scale / 2, y: source.midY - rect.height * scale / 2,
      width: rect.width * scale, height: rect.height * scale)
    let seen = frame.wholeFrame(of: matched.picture)
    #expect(seen.isClose(to: wanted, within: 0.5), "\(seen), not \(wanted)")
    // Only the source's rectangle is visible.
    #expect(frame.visibleFrame(of: matched.stage.photo.view).isClose(to: source, within: 0.01))
    driver.cancel()
    matched.stage.phone.settle()
    isPush ? matched.expectRootShown() : matched.stage.expectPhotoShown()
    matched.stage.phone.expectNoFaults()
  }

  @Test("in flight, there is one picture, not two", arguments: pictures, [true, false])
  func single(_ rect: CGRect, isPush: Bool) throws {
    let matched = MatchedStage(picture: rect)
    matched.play(.zoom(from: .view(matched.thumbnail), matching: .view(matched.picture)))
    if !isPush { matched.stage.pushAndSettle() }
    let count = matched.simulator.counters.snapshots
    let driver = matched.stage.drive { isPush ? matched.stage.push() : matched.stage.pop() }
    matched.simulator.step()
    #expect(matched.simulator.counters.snapshots == count + 1)
    let cover = try #require(matched.covers.first)
    for step in 0...20 {
      let part = CGFloat(step) / 20
      let frame = try matched.frame(at: part, of: driver, isPush: isPush)
      let (seen, picture) = (frame.wholeFrame(of: cover), frame.wholeFrame(of: matched.picture))
      #expect(seen.center.distance(to: picture.center) < 0.5, "at \(part)")
      #expect(picture.insetBy(dx: -0.5, dy: -0.5).contains(seen), "at \(part)")
      let wanted = min(max((0.78 - part) / 0.5, 0), 1)
      #expect(abs(frame.visibleAlpha(of: cover) - wanted) < 0.01, "at \(part)")
      #expect(frame.visibleAlpha(of: matched.stage.photo.view) == 1, "at \(part)")
      #expect(frame.visibleAlpha(of: matched.thumbnail) <= .hidden, "at \(part)")
    }
    driver.finish()
    matched.stage.phone.settle()
    isPush ? matched.stage.expectPhotoShown() : matched.expectRootShown()
    matched.stage.phone.expectNoFaults()
  }

  // The image is 393 × 262 or 100 × 200 points on the screen; its shorter side is 100 in the thumbnail.
  @Test(
    "an image view is copied, and the space beside its image is left out",
    arguments: [
      (CGSize(width: 300, height: 200), CGFloat(852), CGFloat(100) / 262),
      (CGSize(width: 100, height: 200), 200, 1),
    ])
  func imageView(size: CGSize, height: CGFloat, scale: CGFloat) throws {
    var image: UIImage?
    let matched = MatchedStage(picture: CGRect(x: 0, y: 0, width: 393, height: height)) {
      image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.systemGreen.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    let view = matched.picture
    let thumbnail = UIImageView(image: image)
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    thumbnail.frame = CGRect(x: 200, y: 400, width: 100, height: 100)
    matched.stage.root.view.addSubview(thumbnail)
    matched.play(.zoom(from: .view(thumbnail), matching: .view(view)))
    let count = matched.simulator.counters.snapshots
    let driver = matched.stage.drive { matched.stage.push() }
    #expect(matched.simulator.counters.snapshots == count)
    #expect(matched.covers.first is UIImageView)
    let frame = try matched.frame(at: 0, of: driver)
    #expect(abs(frame.scale(of: view) - scale) < 1e-6)
    #expect(frame.wholeFrame(of: view).center.distance(to: thumbnail.frame.center) < 0.5)
    driver.finish()
    matched.stage.phone.settle()
    thumbnail.removeFromSuperview()
    matched.stage.expectPhotoShown()
  }

  @Test("the screen can fade in above the source instead, over another part")
  func fadeIn() throws {
    let matched = MatchedStage()
    matched.play(
      .zoom(
        from: .view(matched.thumbnail), matching: .view(matched.picture), fade: .in(over: 0...0.5)))
    let driver = matched.stage.drive { matched.stage.push() }
    #expect(matched.covers.isEmpty)
    for (part, alpha) in [(0, 0.02), (0.25, 0.51), (0.5, 1)] as [(CGFloat, CGFloat)] {
      let frame = try matched.frame(at: part, of: driver)
      #expect(abs(frame.visibleAlpha(of: matched.stage.photo.view) - alpha) < 0.01)
      #expect(abs(frame.visibleAlpha(of: matched.thumbnail) - (part == 0.5 ? .hidden : 1)) < 0.01)
    }
    driver.cancel()
    matched.stage.phone.settle()
    matched.expectRootShown()
  }

  /// An invalid target.
  enum Useless: CaseIterable {
    case gone
    case elsewhere
    case empty
    case notFinite
    case outside
    case none

    @MainActor func target(_ matched: MatchedStage) -> ZoomTarget {
      switch self {
      case .gone: .view(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      case .elsewhere: .view(matched.thumbnail)
      case .empty: .frame(.zero, in: matched.picture)
      case .notFinite: .frame(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), in: nil)
      case .outside: .frame(CGRect(x: 0, y: 900, width: 10, height: 10), in: nil)
      case .none: .provider { _ in nil }
      }
    }
  }

  @Test("without a valid target, it is the zoom without one", arguments: Useless.allCases)
  func useless(_ useless: Useless) throws {
    let matched = MatchedStage()
    matched.play(.zoom(from: .view(matched.thumbnail), matching: useless.target(matched)))
    let driver = matched.stage.drive { matched.stage.push() }
    driver.update(0.2)
    matched.simulator.step()
    matched.stage.expectFront(of: .zoom, at: 0.2)
    driver.finish()
    matched.stage.phone.settle()
    matched.stage.expectPhotoShown()
  }

  @Test("a provider is asked when the screen is laid out, and keeps the fit")
  func provider() throws {
    let matched = MatchedStage()
    var asked: [TransitionOperation] = []
    let target = ZoomTarget.provider { [weak matched] request in
      asked.append(request.operation)
      guard let matched, request.frontController === matched.stage.photo else { return nil }
      #expect(matched.stage.photo.view.bounds.size == matched.stage.screen.size)
      return .view(matched.picture)
    }
    matched.play(.zoom(from: .view(matched.thumbnail), matching: target.fit(.height)))
    let driver = matched.stage.drive { matched.stage.push() }
    let frame = try matched.frame(at: 0, of: driver)
    #expect(abs(frame.wholeFrame(of: matched.picture).height - 90) < 0.01)
    driver.finish()
    matched.stage.phone.settle()
    matched.stage.popAndSettle()
    #expect(asked == [.push, .pop])
    matched.expectRootShown()
  }

  @Test("with Reduce Motion it fades, and takes no picture")
  func reduced() {
    let matched = MatchedStage()
    matched.simulator.isReduceMotionEnabled = true
    matched.play(
      .zoom(
        from: .view(matched.thumbnail), matching: .view(matched.picture), also: [matched.pair]))
    let count = matched.simulator.counters.snapshots
    matched.stage.push()
    matched.simulator.run(for: 0.25)
    #expect(matched.simulator.visibleFrame(of: matched.stage.photo.view) == matched.stage.screen)
    #expect(matched.simulator.counters.snapshots == count && matched.pictures.isEmpty)
    matched.stage.phone.settle()
    matched.stage.expectPhotoShown()
  }
}
