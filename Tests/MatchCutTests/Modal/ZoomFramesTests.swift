import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The frames of a zoom.
@MainActor
struct ZoomFramesTests {
  @Test("it begins at the source and ends at the final frame", arguments: ModalCase.zooms)
  func ends(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    let presenting = record(stage) { stage.present() }
    try expectWay(presenting, stage, from: Phone.thumbnailFrame, to: stage.phone.screen)
    let dismissing = record(stage) { stage.dismiss() }
    try expectWay(dismissing, stage, from: stage.phone.screen, to: Phone.thumbnailFrame)
  }

  @Test("it only grows, and only shrinks, without a jump", arguments: ModalCase.zooms)
  func monotone(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let presenting = record(stage) { stage.present() }
    presenting.expectMonotone(stage.photo.view, growing: true)
    presenting.expectContinuous(stage.photo.view)
    presenting.expectNeverEmpty([stage.root.view, stage.photo.view])
    let dismissing = record(stage) { stage.dismiss() }
    dismissing.expectMonotone(stage.photo.view, growing: false)
    dismissing.expectContinuous(stage.photo.view)
    dismissing.expectNeverEmpty([stage.root.view, stage.photo.view])
  }

  @Test(
    "the screen keeps its aspect ratio, and covers the visible part", arguments: ModalCase.zooms)
  func aspect(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    let view: UIView = stage.photo.view
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      for frame in record(stage, begin).frames(showing: view) {
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
    "the corner radius changes from the source's to the display's", arguments: ModalCase.zooms)
  func cornerRadius(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    for isPresenting in [true, false] {
      let recording = record(stage) { if isPresenting { stage.present() } else { stage.dismiss() } }
      var radii = recording.frames(showing: stage.photo.view)
        .map { $0.cornerRadius(of: stage.photo.view) }
      if !isPresenting { radii.reverse() }
      #expect(radii.count > 20)
      let first = try #require(radii.first)
      #expect(abs(first - Phone.thumbnailRadius) < 5, "\(radii)")
      // At rest, the screen has its own, which looks like the display's.
      while radii.last == 0 { radii.removeLast() }
      #expect(radii.last.map { abs($0 - 55) < 3 } == true, "\(radii)")
      #expect(zip(radii, radii.dropFirst()).allSatisfy { $0 <= $1 + 0.001 }, "\(radii)")
    }
    #expect(stage.phone.thumbnail.layer.cornerRadius == Phone.thumbnailRadius)
  }

  @Test(
    "in flight its corners are continuous, except for a round source",
    arguments: [true, false], [0, 10, 45])
  func cornerCurve(isCancelled: Bool, radius: CGFloat) {
    let stage = ModalStage(.zoom)
    stage.phone.thumbnail.layer.cornerRadius = radius
    // It is 90 points high.
    let flying = radius == 45 ? CALayerCornerCurve.circular : .continuous
    var curve: CALayerCornerCurve? { stage.photo.view.superview?.layer.cornerCurve }
    stage.present()
    stage.simulator.run(for: 0.1)
    #expect(curve == flying)
    stage.phone.settle()
    #expect(curve == .continuous)
    if isCancelled {
      let finger = stage.phone.pull(100)
      #expect(curve == flying)
      stage.simulator.run(for: 0.3)
      finger.lift()
      stage.phone.settle()
      #expect(curve == .continuous)
    }
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    #expect(curve == flying)
    stage.phone.settle()
    stage.phone.expectNoFaults()
  }

  @Test(
    "in flight it has the round corners of its source, unless it is a card",
    arguments: [true, false], [0, 10])
  func maskedCorners(isCard: Bool, radius: CGFloat) {
    let phone = Phone()
    let photo = Screen("photo")
    let all = photo.view.layer.maskedCorners
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    phone.thumbnail.layer.maskedCorners = top
    phone.thumbnail.layer.cornerRadius = radius
    phone.takeAsInitial()
    let flying = isCard || radius == 0 ? all : top
    var corners: CACornerMask? { photo.view.superview?.layer.maskedCorners }
    var options = PresentationOptions()
    options.cornerRadius = isCard ? 20 : 0
    phone.root.present(
      photo,
      using: ModalTransition(
        .zoom(from: .view(phone.thumbnail)), dismissal: .panDown, presentation: options))
    phone.simulator.run(for: 0.1)
    #expect(corners == flying)
    phone.settle()
    for isCancelled in [true, false] {
      #expect(corners == all)
      let finger = phone.pull(isCancelled ? 100 : 500)
      #expect(corners == flying)
      phone.simulator.run(for: 0.3)
      finger.lift()
      phone.settle()
    }
    #expect(photo.presentingViewController == nil)
    phone.expectAsBefore()
  }

  @Test("without a view as the source, and in a push, its corners are continuous, too")
  func cornerCurveWithoutView() {
    for effect in [.zoom(from: .frame(Phone.thumbnailFrame, in: nil)), PushEffect.push]
      as [any TransitionEffect]
    {
      let stage = NavigationStage(.fade)
      PushTransition(effect).attach(to: stage.navigation)
      stage.push()
      stage.simulator.run(for: 0.1)
      let rounded = sequence(first: stage.photo.view as UIView, next: \.superview)
        .first { $0.layer.cornerRadius > 0 }
      #expect(rounded?.layer.cornerCurve == .continuous)
      stage.phone.settle()
      #expect(stage.photo.view.layer.cornerCurve == .circular)
    }
  }

  @Test(
    "in flight, a screen has the given corner radius",
    arguments: [(40, 40), (0, 0), (-5, 0), (.nan, 0), (1e6, 196.5)] as [(CGFloat, CGFloat)])
  func givenCorners(given: CGFloat, seen: CGFloat) {
    let phone = Phone()
    let photo = Screen("photo")
    let zoom = ZoomEffect.zoom(from: .view(phone.thumbnail)).cornerRadius(given)
    phone.root.present(photo, using: ModalTransition(zoom), animated: false)
    phone.settle()
    photo.dismiss(animated: true)
    phone.simulator.commit()
    let radius = phone.simulator.record {}.frames.first?.cornerRadius(of: photo.view)
    #expect(radius.map { abs($0 - seen) < 0.01 } == true, "\(String(describing: radius))")
    phone.settle()
    phone.expectAsBefore()
  }

  @Test(
    "by default, it is the display's if the screen fills the window",
    arguments: [
      (CGSize(width: 393, height: 852), 55), (CGSize(width: 852, height: 393), 55),
      (CGSize(width: 820, height: 1180), 18),
    ] as [(CGSize, CGFloat)])
  func displayCorners(size: CGSize, radius: CGFloat) {
    let phone = Phone()
    phone.simulator.userInterfaceIdiom = size.width == 820 ? .pad : .phone
    phone.simulator.resize(to: size)
    phone.settle()
    let screen = CGRect(origin: .zero, size: size)
    #expect(DisplayCorners.radius(around: screen, in: phone.root.view) == radius)
    #expect(DisplayCorners.radius(around: screen.insetBy(dx: 1, dy: 0), in: phone.root.view) == 0)
    #expect(DisplayCorners.radius(around: screen, in: UIView(frame: screen)) == 0)
  }

  @Test(
    "the screen is laid out once, at its final size, and not in flight", arguments: ModalCase.zooms
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

  @Test("the safe area is that of the screen at rest", arguments: ModalCase.zooms)
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

  @Test("so is a safe area at the sides, in landscape", arguments: ModalCase.zooms)
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

  @Test("source and screen cross-fade, and cover what is behind", arguments: ModalCase.zooms)
  func crossFade(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      for frame in record(stage, begin).frames {
        let screen = frame.visibleAlpha(of: stage.photo.view)
        let source = frame.visibleAlpha(of: stage.phone.thumbnail)
        let opacity = 1 - (1 - screen) * (1 - source)
        #expect(opacity > 0.94, "at \(frame.time) s: \(screen) above \(source)")
      }
    }
  }

  // MARK: Looking

  /// Records a transition from its beginning, which is drawn before time passes.
  private func record(_ stage: ModalStage, _ begin: () -> Void) -> Recording {
    begin()
    stage.simulator.commit()
    return stage.simulator.record { stage.phone.settle() }
  }

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
  fileprivate static let zooms = cases(variants: [.standard], refreshRates: [60, 120])
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
