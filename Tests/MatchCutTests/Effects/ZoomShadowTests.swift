import Testing
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The shadow of a zoomed screen in flight.
@MainActor
struct ZoomShadowTests {
  /// The kind of the zoom.
  enum Way: CaseIterable {
    case modal
    case draggable
    case matched
    case card
  }

  @Test("it moves with the screen, and is gone at both ends", .filmed, arguments: Way.allCases)
  func follows(_ way: Way) throws {
    let stage = stage(way)
    for begin in [{ stage.present() }, { stage.screen.dismiss(animated: true) }] {
      begin()
      stage.simulator.commit()
      let frames = stage.simulator.record { stage.phone.settle() }.frames
      let shadows = frames.map { $0.shadow(of: stage.screen.view) }
      try expectOnTheWay(shadows, in: frames, stage, isMatched: way == .matched)
      #expect(stage.container?.subviews.contains { $0 is ClipShadow } != true)
    }
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test("in a stack, too", .filmed, arguments: [true, false])
  func stack(isScrubbed: Bool) throws {
    let stage = NavigationStage(.zoom)
    for isPush in [true, false] {
      let driver = stage.drive { isPush ? stage.push() : stage.pop() }
      for part in [0, 0.3, 0.5, 0.9] as [CGFloat] {
        driver.update(isPush ? part : 1 - part)
        let frame = try #require(stage.simulator.record { stage.simulator.step() }.frames.last)
        let shadow = try #require(frame.shadow(of: stage.photo.view))
        #expect(shadow.opacity > 0.99 || part == 0, "\(part): \(shadow)")
        #expect(shadow.frame.isClose(to: frame.clipFrame(of: stage.photo.view), within: 0.01))
      }
      driver.cancel()
      stage.phone.settle()
      isPush ? stage.expectRootShown() : stage.expectPhotoShown()
      if isPush { stage.pushAndSettle() } else { stage.popAndSettle() }
    }
    stage.expectRootShown()
    stage.phone.expectNoFaults()
  }

  @Test(
    "it follows the finger, and lands with the screen", .filmed, arguments: [60, 200],
    [true, false])
  func dragged(down distance: CGFloat, isThrown: Bool) throws {
    let stage = stage(.draggable)
    stage.presentAndSettle()
    let finger = stage.phone.pull(distance)
    let held = try #require(stage.simulator.record { stage.simulator.step() }.frames.last)
    let shadow = try #require(held.shadow(of: stage.screen.view))
    #expect(shadow.opacity > (distance > 100 ? 0.99 : 0.1))
    #expect(shadow.frame.isClose(to: held.clipFrame(of: stage.screen.view), within: 0.01))
    if !isThrown { stage.simulator.run(for: 0.2) }
    finger.lift()
    let frames = stage.simulator.record { stage.simulator.run(for: 0.12) }.frames
    // Caught, it stays.
    let other = stage.simulator.touchDown(at: CGPoint(x: 200, y: 450))
    let caught = stage.simulator.record { stage.simulator.run(for: 0.1) }.frames
    other.lift()
    let last = stage.simulator.record { stage.phone.settle() }.frames
    for frame in frames + caught + last {
      guard let shadow = frame.shadow(of: stage.screen.view), shadow.opacity > 0 else { continue }
      let clip = frame.clipFrame(of: stage.screen.view)
      #expect(shadow.frame.isClose(to: clip, within: 0.01), "\(frame.time): \(shadow) \(clip)")
    }
    #expect(stage.container?.subviews.contains { $0 is ClipShadow } != true)
    stage.phone.expectNoFaults()
  }

  @Test(
    "around a picture that flies alone, it is the shadow of the picture", .filmed,
    arguments: [nil, DismissalGesture.drag, .panDown], [true, false])
  func alone(_ gesture: DismissalGesture?, isRotated: Bool) throws {
    let picture = UIView(frame: CGRect(x: 20, y: 40, width: 160, height: 100))
    let stage = PresentationStage(.pictureZoom(picture), dismissal: gesture) { _ in }
    stage.screen.view.addSubview(picture)
    stage.presentAndSettle()
    if isRotated {
      stage.simulator.resize(to: CGSize(width: 852, height: 393))
      stage.phone.settle()
    }
    var frames: [Frame] = []
    if gesture == nil {
      stage.screen.dismiss(animated: true)
      stage.simulator.commit()
    } else {
      let finger = stage.phone.pull(isRotated ? 120 : 200)
      frames = stage.simulator.record { stage.simulator.run(for: 0.2) }.frames
      let shadow = try #require(frames.last?.shadow(of: stage.screen.view))
      let seen = stage.simulator.visibleFrame(of: picture)
      #expect(shadow.opacity > 0.99)
      #expect(shadow.frame.intersection(stage.phone.screen).isClose(to: seen, within: 4))
      finger.lift()
    }
    frames += stage.simulator.record { stage.phone.settle() }.frames
    let shadows = frames.compactMap { frame in
      frame.shadow(of: stage.screen.view).map { ($0, frame.visibleFrame(of: picture)) }
    }
    #expect(shadows.count > 10)
    for (shadow, seen) in shadows where shadow.opacity > 0.01 {
      let near = shadow.frame.intersection(seen.insetBy(dx: -12, dy: -12))
      #expect(near.isClose(to: shadow.frame, within: 0.01), "\(shadow) \(seen)")
    }
    #expect(stage.container?.subviews.contains { $0 is ClipShadow } != true)
    if stage.phone.root.presentedViewController != nil { stage.dismissAndSettle() }
    #expect(stage.phone.root.presentedViewController == nil)
    stage.phone.expectNoFaults()
  }

  @Test("in a transparent screen, it is the shadow of the target", .filmed)
  func transparent() throws {
    let stage = PresentationStage(.matchedZoom, dismissal: .drag) { _ in }
    stage.screen.view.backgroundColor = UIColor(white: 0, alpha: 0)
    let picture = UIView(frame: CGRect(x: 20, y: 40, width: 160, height: 100))
    stage.screen.view.addSubview(picture)
    stage.presentAndSettle()
    let finger = stage.phone.pull(200)
    let held = try #require(stage.simulator.record { stage.simulator.run(for: 0.2) }.frames.last)
    let shadow = try #require(held.shadow(of: stage.screen.view))
    #expect(shadow.opacity > 0.99)
    #expect(shadow.frame.isClose(to: stage.simulator.visibleFrame(of: picture), within: 4))
    finger.lift()
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }

  @Test("it has a path, needs no offscreen pass, and takes no touches", .filmed)
  func cost() throws {
    let stage = stage(.modal)
    stage.present()
    stage.simulator.run(for: 0.15)
    let shadow = try #require(stage.container?.subviews.first { $0 is ClipShadow })
    let outline = try #require(shadow.subviews.first)
    #expect(outline.layer.shadowPath?.boundingBox == outline.bounds)
    #expect(outline.layer.shadowOpacity == 0.36 && outline.layer.shadowRadius == 30)
    #expect(outline.layer.shadowOffset == CGSize(width: 0, height: 4))
    #expect(!shadow.isUserInteractionEnabled)
  }

  @Test("a clip without a height or a width leaves it as it is", .filmed, arguments: [true, false])
  func flat(isWide: Bool) {
    let stage = BareStage()
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: isWide ? 100 : 0, height: isWide ? 0 : 100))
    stage.container.addSubview(clip)
    let shadow = ClipShadow(of: clip, cornerRadius: 0)
    shadow.follow(CGSize(width: 50, height: 50))
    #expect(shadow.outline.transform.isIdentity)
  }

  @Test(
    "with Reduce Motion, and without a source, there is none", .filmed, arguments: [true, false])
  func none(isReduced: Bool) {
    let stage = stage(.modal)
    if isReduced {
      stage.simulator.isReduceMotionEnabled = true
    } else {
      stage.phone.thumbnail.removeFromSuperview()
    }
    stage.present()
    stage.simulator.run(for: 0.15)
    #expect(stage.container?.subviews.contains { $0 is ClipShadow } == false)
  }

  private func stage(_ way: Way) -> PresentationStage {
    switch way {
    case .modal: PresentationStage { _ in }
    case .draggable: PresentationStage(dismissal: .drag) { _ in }
    case .matched: PresentationStage(.matchedZoom) { _ in }
    case .card: PresentationStage.card { $0.cornerRadius = 20 }
    }
  }

  private func expectOnTheWay(
    _ shadows: [SeenShadow?], in frames: [Frame], _ stage: PresentationStage, isMatched: Bool
  ) throws {
    let opacities = shadows.compactMap { $0?.opacity }
    #expect(opacities.count > 15)
    // The shadow of a screen that fades around its target grows with that.
    #expect(opacities.filter { $0 > (isMatched ? 0.3 : 0.99) }.count > 5, "\(opacities)")
    #expect(opacities.first == 0 && (opacities.last ?? 1) < 0.4, "\(opacities)")
    for (shadow, frame) in zip(shadows, frames) {
      guard let shadow else { continue }
      let clip = frame.clipFrame(of: stage.screen.view)
      #expect(shadow.frame.isClose(to: clip, within: 0.01), "\(frame.time): \(shadow), \(clip)")
      // Below a translucent screen, it would darken the source.
      let alpha = frame.visibleAlpha(of: stage.screen.view)
      #expect(shadow.opacity == 0 || alpha > 0.999, "\(frame.time)")
    }
  }
}

/// The visible shadow.
private struct SeenShadow {
  let frame: CGRect
  let opacity: Double
}

extension Frame {
  /// The shadow around a screen.
  @MainActor fileprivate func shadow(of view: UIView) -> SeenShadow? {
    guard let node = nodes.last(where: { $0.shadow?.hasPath == true }) else { return nil }
    return SeenShadow(
      frame: node.bounds.applying(transformToWindow(of: node)), opacity: node.opacity)
  }

  /// The clip around a screen, without clipping by the window.
  @MainActor fileprivate func clipFrame(of view: UIView) -> CGRect {
    guard let clip = clip(of: view) else { return .null }
    return clip.bounds.applying(transformToWindow(of: clip))
  }
}
