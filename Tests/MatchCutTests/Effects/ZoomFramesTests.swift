import Testing
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The frames of a zoom.
@MainActor
struct ZoomFramesTests {
  @Test("it begins at the source and ends at the final frame", .filmed, arguments: ModalCase.zooms)
  func ends(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    let presenting = stage.record { stage.present() }
    try expectWay(presenting, stage, from: Phone.thumbnailFrame, to: stage.phone.screen)
    let dismissing = stage.record { stage.dismiss() }
    try expectWay(dismissing, stage, from: stage.phone.screen, to: Phone.thumbnailFrame)
  }

  @Test("it only grows, and only shrinks, without a jump", .filmed, arguments: ModalCase.zooms)
  func monotone(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let presenting = stage.record { stage.present() }
    presenting.expectMonotone(stage.photo.view, growing: true)
    presenting.expectContinuous(stage.photo.view)
    presenting.expectNeverEmpty([stage.root.view, stage.photo.view])
    let dismissing = stage.record { stage.dismiss() }
    dismissing.expectMonotone(stage.photo.view, growing: false)
    dismissing.expectContinuous(stage.photo.view)
    dismissing.expectNeverEmpty([stage.root.view, stage.photo.view])
  }

  @Test(
    "the screen keeps its aspect ratio, and covers the visible part", .filmed,
    arguments: ModalCase.zooms)
  func aspect(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    let view: UIView = stage.photo.view
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      for frame in stage.record(begin).frames(showing: view) {
        let node = try #require(frame.node(of: view))
        #expect(node.bounds.size == stage.phone.screen.size, "at \(frame.time) s")
        let transform = frame.transformToWindow(of: node)
        #expect(abs(transform.a - transform.d) < 1e-6, "squashed at \(frame.time) s")
        #expect(transform.b == 0 && transform.c == 0, "turned at \(frame.time) s")
        let clip = frame.clip(of: view) ?? node
        let window = clip.bounds.applying(frame.transformToWindow(of: clip))
        let visible = frame.visibleFrame(of: view)
        #expect(visible.isClose(to: window, within: 0.01), "\(visible) does not fill \(window)")
      }
    }
  }

  @Test(
    "the screen is laid out once, at its final size, and not in flight", .filmed,
    arguments: ModalCase.zooms
  )
  func layout(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let inner = CountingView()
    inner.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let load = stage.photo.onLoad
    stage.photo.onLoad = {
      load($0)
      $0.view.addSubview(inner)
    }
    stage.present()
    stage.simulator.commit()
    let passes = (stage.photo.layoutCount, inner.layoutCount)
    stage.simulator.run(for: 0.3)
    #expect((stage.photo.layoutCount, inner.layoutCount) == passes)
    stage.phone.settle()
    stage.dismiss()
    stage.simulator.commit()
    let later = (stage.photo.layoutCount, inner.layoutCount)
    stage.simulator.run(for: 0.45)
    #expect((stage.photo.layoutCount, inner.layoutCount) == later)
    stage.phone.settle()
    #expect(inner.sizes == [stage.phone.screen.size])
  }

  @Test("the safe area is that of the screen at rest", .filmed, arguments: ModalCase.zooms)
  func safeArea(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    stage.photo.additionalSafeAreaInsets.bottom = 10
    let whole = UIEdgeInsets(top: 59, left: 0, bottom: 44, right: 0)
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      begin()
      stage.simulator.commit()
      #expect(stage.photo.view.safeAreaInsets == whole)
      stage.simulator.run(for: 0.25)
      #expect(stage.photo.view.safeAreaInsets == whole)
      stage.phone.settle()
      #expect(
        stage.photo.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    }
    #expect(stage.root.view.safeAreaInsets == safeArea)
  }

  @Test("so is a safe area at the sides, in landscape", .filmed, arguments: ModalCase.zooms)
  func safeAreaInLandscape(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.phone.settle()
    let insets = stage.phone.window.safeAreaInsets
    #expect(insets.left > 40 && insets.right > 40)
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      begin()
      for _ in 0..<4 {
        stage.simulator.run(for: 0.08)
        #expect(stage.photo.view.safeAreaInsets == insets)
      }
      stage.phone.settle()
      #expect(stage.photo.additionalSafeAreaInsets == .zero)
    }
  }

  @Test(
    "source and screen cross-fade, and cover what is behind", .filmed, arguments: ModalCase.zooms)
  func crossFade(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      for frame in stage.record(begin).frames {
        let screen = frame.visibleAlpha(of: stage.photo.view)
        let source = frame.visibleAlpha(of: stage.phone.thumbnail)
        let opacity = 1 - (1 - screen) * (1 - source)
        #expect(opacity > 0.94, "at \(frame.time) s: \(screen) above \(source)")
      }
    }
  }

  // MARK: Looking

  private func expectWay(
    _ recording: Recording, _ stage: ModalStage, from start: CGRect, to end: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let isDismissal = start == stage.phone.screen
    let frames = recording.frames.filter { $0.node(of: stage.photo.view) != nil }
    let rectangles = frames.map { $0.visibleFrame(of: stage.photo.view) }
    let first = try #require(rectangles.first, sourceLocation: sourceLocation)
    let last = try #require(rectangles.last, sourceLocation: sourceLocation)
    #expect(first.isClose(to: start), "\(first)", sourceLocation: sourceLocation)
    // The last frame of a dismissal is not drawn, because the screen has been removed.
    #expect(
      last.isClose(to: end, within: isDismissal ? 1.5 : 0.5), "\(last)",
      sourceLocation: sourceLocation)
    #expect(rectangles.count > 19, sourceLocation: sourceLocation)
    if !isDismissal {
      let fullBefore = rectangles.prefix(5).filter {
        $0.isClose(to: stage.phone.screen, within: 20)
      }
      #expect(fullBefore.isEmpty, "it flashes at full size", sourceLocation: sourceLocation)
    }
  }
}

extension ModalCase {
  static let zooms = cases(variants: [.standard], refreshRates: [60, 120])
    .filter { $0.effect == .zoom }
}

/// Records how often it is laid out, and at which sizes.
private final class CountingView: UIView {
  private(set) var layoutCount = 0
  private(set) var sizes: [CGSize] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    if !sizes.contains(bounds.size) { sizes.append(bounds.size) }
  }
}

extension ModalStage {
  /// Records a transition from its beginning, which is drawn before time passes.
  func record(_ begin: () -> Void) -> Recording {
    begin()
    simulator.commit()
    return simulator.record { phone.settle() }
  }
}
