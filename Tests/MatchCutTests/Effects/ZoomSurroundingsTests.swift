import Testing
@_spi(Simulator) import UIKit
import UIKitFilm
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// The screen around the target of a zoom.
@MainActor
struct ZoomSurroundingsTests {
  @Test(
    "while a finger holds it, a picture is alone, and a part is in its card",
    arguments: SurroundedTarget.all)
  func held(_ kind: SurroundedTarget) {
    let stage = Stage(kind)
    stage.phone.presentAndSettle(stage.screen, using: stage.zoom(.drag))
    let finger = stage.phone.pull(60, for: 0.25)
    let frames = stage.record { stage.simulator.run(for: 0.1) }
    #expect(frames.count > 3)
    #expect(frames.allSatisfy { $0.around == (kind == .picture ? 0 : 1) && $0.part == 1 })
    // Round like the thumbnail.
    let radius = stage.phone.thumbnail.layer.cornerRadius / stage.smallScale
    #expect(radius > 1)
    #expect(frames.allSatisfy { abs($0.radius - (kind == .picture ? radius : 0)) < 0.01 })
    finger.lift()
    let returning = stage.record { stage.phone.settle() }
    #expect(returning.last?.around ?? 1 > 0.99)
    if kind == .picture { #expect(returning.contains { (0.2...0.8).contains($0.around) }) }
    stage.expectShown()
  }

  @Test("it goes within 0.15 seconds, and comes back as it flies back", .filmed)
  func duration() throws {
    let stage = Stage(.picture)
    stage.phone.presentAndSettle(stage.screen, using: stage.zoom(.drag))
    let finger = stage.phone.pull(20, for: 0.05)
    let frames = stage.record { stage.simulator.run(for: 0.3) }
    let start = try #require(frames.first?.time)
    #expect(frames.first { $0.around < 0.001 }.map { $0.time - start } ?? 1 < 0.16)
    #expect(frames.contains { $0.around > 0.3 })
    finger.lift()
    stage.phone.settle()
    stage.expectShown()
  }

  @Test("lifted at once, it is as it was", arguments: SurroundedTarget.all, [true, false])
  func flick(_ kind: SurroundedTarget, isThrown: Bool) {
    let stage = Stage(kind)
    stage.phone.presentAndSettle(stage.screen, using: stage.zoom(.drag))
    let finger = stage.phone.pull(40, for: 1.0 / 30)
    if isThrown { stage.phone.move(finger, by: 200, for: 0.05) }
    isThrown ? finger.lift() : finger.cancel()
    stage.phone.settle()
    isThrown ? stage.phone.expectAsBefore() : stage.expectShown()
    #expect(stage.screen.view.mask == nil)
    stage.phone.expectNoFaults()
  }

  @Test(
    "released away, it fades with the flight, not before", .filmed, arguments: SurroundedTarget.all)
  func landing(_ kind: SurroundedTarget) {
    let stage = Stage(kind)
    stage.phone.presentAndSettle(stage.screen, using: stage.zoom(.drag))
    let finger = stage.phone.pull(200)
    stage.simulator.run(for: 0.3)
    finger.lift()
    let frames = stage.record { stage.phone.settle() }
    if kind == .picture {
      #expect(frames.allSatisfy { $0.around == 0 })
    } else {
      #expect(frames.first?.around ?? 0 > 0.9 && frames.last?.around ?? 1 < 0.1)
      #expect(frames.contains { (0.4...0.6).contains($0.around) })
    }
    #expect(frames.allSatisfy { $0.part == 1 })
    stage.phone.expectAsBefore()
    #expect(stage.screen.view.mask == nil)
  }

  @Test(
    "around a picture, it comes last as that opens, and goes first as it closes", .filmed,
    arguments: [nil, .drag, .panDown] as [DismissalGesture?])
  func picture(_ gesture: DismissalGesture?) throws {
    let stage = Stage(.picture)
    let zoom = ModalTransition(
      stage.effect, timing: .curve(.linear, duration: 1), dismissal: gesture)
    stage.phone.root.present(stage.screen, using: zoom)
    for isOpening in [true, false] {
      let frames = stage.record { stage.phone.settle() }
      let start = try #require(frames.first?.time)
      for frame in frames.dropLast() {
        let part = isOpening ? frame.time - start : 1 - (frame.time - start)
        let expected = max(0, (part - 0.6) / 0.4)
        #expect(abs(frame.around - expected) < 0.06, "\(part)")
      }
      #expect(frames.count > 50)
      if isOpening { stage.screen.dismiss(animated: true) }
    }
    stage.phone.expectAsBefore()
  }

  @Test("caught before it comes, nothing around a picture is seen")
  func caughtAlone() {
    let stage = Stage(.picture)
    let zoom = ModalTransition(
      stage.effect, timing: .curve(.linear, duration: 1), dismissal: .drag)
    stage.phone.root.present(stage.screen, using: zoom)
    stage.simulator.run(for: 0.4)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    let stopped = stage.record { stage.simulator.run(for: 0.2) }
    #expect(stopped.count > 5 && stopped.allSatisfy { $0.around < 0.001 })
    finger.lift()
    stage.phone.settle()
    stage.expectShown()
  }

  @Test(
    "caught as it opens, it changes to what it is while held", .filmed,
    arguments: SurroundedTarget.all)
  func caught(_ kind: SurroundedTarget) {
    let stage = Stage(kind)
    stage.phone.root.present(stage.screen, using: stage.zoom(.drag))
    stage.simulator.run(for: 0.1)
    let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    stage.simulator.run(for: 0.3)
    // A touch that only stops it leaves a picture's surroundings as they are.
    let stopped = stage.record { stage.simulator.run(for: 0.05) }
    #expect(stopped.count > 1 && stopped.allSatisfy { $0.around == stopped[0].around })
    #expect(kind == .picture ? (0.1...0.95).contains(stopped[0].around) : stopped[0].around == 1)
    stage.phone.move(finger, by: 40, for: 0.1)
    stage.simulator.run(for: 0.2)
    let frames = stage.record { stage.simulator.run(for: 0.05) }
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { $0.around == (kind == .picture ? 0 : 1) })
    stage.phone.move(finger, by: -40, for: 0.1)
    finger.lift()
    stage.phone.settle()
    stage.expectShown()
  }

  @Test(
    "by a percentage, it fades in proportion, and around a picture early", .filmed,
    arguments: SurroundedTarget.all)
  func percentage(_ kind: SurroundedTarget) {
    let stage = Stage(kind)
    stage.phone.presentAndSettle(stage.screen, using: stage.zoom(.panDown))
    let finger = stage.phone.pull(stage.phone.screen.height * 0.3)
    stage.simulator.run(for: 0.1)
    let progress = stage.simulator.visibleFrame(of: stage.screen.view).height
    #expect(progress < stage.phone.screen.height * 0.85)
    let around = stage.record { stage.simulator.step() }.last?.around ?? -1
    let expected = kind == .picture ? 0.25 : 0.7
    #expect(abs(around - expected) < 0.06, "\(around)")
    stage.phone.move(finger, by: -stage.phone.screen.height * 0.29)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.phone.settle()
    stage.expectShown()
  }

  @Test(
    "a screen with a mask of its own keeps that, a view or a layer",
    arguments: SurroundedTarget.all, [true, false])
  func ownMask(_ kind: SurroundedTarget, isView: Bool) {
    let stage = Stage(kind)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    mask.backgroundColor = .black
    let layer = stage.screen.view.layer
    if isView { stage.screen.view.mask = mask } else { layer.mask = mask.layer }
    stage.phone.root.present(stage.screen, using: stage.zoom(nil))
    stage.simulator.run(for: 0.1)
    #expect(layer.mask === mask.layer)
    stage.phone.settle()
    #expect(layer.mask === mask.layer)
    stage.screen.dismiss(animated: true)
    stage.phone.settle()
    #expect(layer.mask === mask.layer && stage.screen.view.mask === (isView ? mask : nil))
    stage.phone.expectAsBefore()
  }

  @Test("a card with a blur is drawn as always", arguments: SurroundedTarget.all)
  func blur(_ kind: SurroundedTarget) {
    let stage = Stage(kind)
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    bar.frame = CGRect(x: 0, y: 0, width: 393, height: 90)
    stage.screen.view.addSubview(bar)
    stage.phone.root.present(stage.screen, using: stage.zoom(nil))
    stage.simulator.run(for: 0.1)
    #expect((stage.screen.view.mask == nil) == (kind == .part))
    stage.phone.settle()
    #expect(stage.screen.view.mask == nil)
  }

  @Test("in a stack, and in a screen that is scrolled, too", arguments: [true, false])
  func stack(finishes: Bool) {
    let stage = Stage(.picture, isScrolled: true)
    let navigation = UINavigationController(rootViewController: Screen("list"))
    stage.simulator.window.rootViewController = navigation
    stage.phone.settle()
    navigation.topViewController?.view.addSubview(stage.phone.thumbnail)
    let push = PushTransition(stage.effect, popGesture: .drag)
    push.attach(to: navigation)
    navigation.pushViewController(stage.screen, animated: true)
    stage.phone.settle()
    let finger = stage.phone.pull(finishes ? 200 : 60)
    stage.simulator.run(for: 0.3)
    let frames = stage.record { stage.simulator.step() }
    #expect(frames.last?.around == 0)
    #expect(frames.last?.partFrame == stage.picture.frame)
    finger.lift()
    stage.phone.settle()
    #expect(stage.screen.view.mask == nil)
    #expect((navigation.topViewController === stage.screen) != finishes)
    stage.phone.expectNoFaults()
  }

  @Test("a provider may return a picture, and a round picture stays round")
  func provider() {
    let stage = Stage(.picture)
    stage.picture.layer.cornerRadius = 30
    let zoom = ModalTransition(
      .zoom(
        from: .view(stage.phone.thumbnail),
        matching: .provider { [picture = stage.picture] _ in .picture(picture) }),
      dismissal: .drag)
    stage.phone.presentAndSettle(stage.screen, using: zoom)
    stage.simulator.commit()
    stage.screen.dismiss(animated: true)
    let frames = stage.record { stage.phone.settle() }
    #expect(frames.contains { $0.around < 0.5 })
    #expect(frames.map(\.radius).max() ?? 0 > 29)
    stage.phone.expectAsBefore()
  }
}

/// The kinds of targets.
enum SurroundedTarget: CaseIterable {
  case part
  case picture

  static let all = allCases
}

/// A phone and a black screen with a picture.
@MainActor
private final class Stage {
  let phone = Phone()
  let screen: Screen
  let picture = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
  private let kind: SurroundedTarget

  init(_ kind: SurroundedTarget, isScrolled: Bool = false) {
    self.kind = kind
    screen = Screen("photo")
    if isScrolled {
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.bounds.origin.y = 500
      scrollView.isScrollEnabled = false
      picture.frame.origin.y += 500
      screen.view = scrollView
    }
    screen.view.backgroundColor = .black
    picture.backgroundColor = .orange
    screen.view.addSubview(picture)
  }

  var simulator: Simulator { phone.simulator }

  var effect: ZoomEffect {
    .zoom(
      from: .view(phone.thumbnail),
      matching: kind == .picture ? .picture(picture) : .view(picture))
  }

  /// The scale of the screen at the thumbnail.
  var smallScale: CGFloat {
    let (small, large) = (phone.thumbnail.frame, picture.frame)
    return max(small.width / large.width, small.height / large.height)
  }

  func zoom(_ gesture: DismissalGesture?) -> ModalTransition {
    ModalTransition(effect, dismissal: gesture)
  }

  /// What the mask shows in each frame that has one.
  func record(_ body: () -> Void) -> [MaskFrame] {
    simulator.record(body).frames.compactMap { frame in
      guard let mask = frame.node(of: screen.view)?.mask, mask.count == 3 else { return nil }
      return MaskFrame(
        time: frame.time, around: mask[1].opacity, part: mask[2].opacity,
        radius: mask[2].cornerRadius,
        partFrame: mask[2].bounds.applying(mask[2].transformToSuperlayer)
          .applying(mask[0].transformToSuperlayer))
    }
  }

  func expectShown(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(phone.root.presentedViewController === screen, sourceLocation: sourceLocation)
    #expect(screen.view.mask == nil, sourceLocation: sourceLocation)
    #expect(phone.simulator.visibleFrame(of: screen.view) == phone.screen)
    phone.expectNoFaults(sourceLocation: sourceLocation)
  }
}

/// What a mask shows in a frame.
private struct MaskFrame {
  let time: Double
  let around: Double
  let part: Double
  let radius: Double
  let partFrame: CGRect
}

extension Phone {
  fileprivate func presentAndSettle(_ screen: UIViewController, using transition: ModalTransition) {
    root.present(screen, using: transition)
    settle()
  }
}
