import MatchCut
import Testing
@_spi(Simulator) import UIKit
import UIKitSimulator

/// The frames of screens at rest.
@MainActor
struct LayoutTests {
  private static let landscape = CGSize(width: 852, height: 393)

  @Test("a card is at the center of the safe area, in its preferred size")
  func card() {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(stage.phone.window.safeAreaInsets == insets)
    stage.expectPresented(at: CGRect(x: 97, y: 289, width: 200, height: 300))
    #expect(stage.screen.view.safeAreaInsets == .zero)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "a card is not larger than the safe area less its margin",
    arguments: [
      (16, 16), (0, 0), (40, 40), (-8, 0), (.nan, 0), (.infinity, 0),
    ] as [(CGFloat, CGFloat)])
  func limits(_ margin: CGFloat, _ used: CGFloat) {
    let sizes = [
      CGSize(width: 1000, height: 1000), .zero, CGSize(width: -1, height: CGFloat.nan),
      CGSize(width: CGFloat.infinity, height: -CGFloat.infinity),
    ]
    for size in sizes {
      let stage = PresentationStage { $0.layout = .card(margin: margin) }
      stage.screen.preferredContentSize = size
      stage.presentAndSettle()
      stage.expectPresented(at: stage.safeArea.insetBy(dx: used, dy: used))
    }
  }

  @Test("a card without enough space fills the container")
  func noRoom() {
    let stage = PresentationStage { $0.layout = .card(margin: 300) }
    stage.presentAndSettle()
    stage.expectPresented(at: stage.phone.screen)
  }

  @Test(
    "a sheet is at the lower edge, with the safe area below its content",
    arguments: [(250, 250), (2000, 749), (0, 749), (-3, 749), (.nan, 749)] as [(CGFloat, CGFloat)])
  func sheet(_ height: CGFloat, _ used: CGFloat) {
    let stage = PresentationStage { $0.layout = .bottomSheet() }
    stage.screen.preferredContentSize = CGSize(width: 200, height: height)
    stage.presentAndSettle()
    // The safe area is 59 points from the top and 34 from the bottom.
    stage.expectPresented(at: CGRect(x: 0, y: 818 - used, width: 393, height: used + 34))
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "a sheet leaves the margin above it free",
    arguments: [(40, 40), (0, 0), (-8, 0), (.nan, 0)] as [(CGFloat, CGFloat)])
  func sheetMargin(_ margin: CGFloat, _ used: CGFloat) {
    let stage = PresentationStage { $0.layout = .bottomSheet(margin: margin) }
    stage.presentAndSettle()
    stage.expectPresented(at: CGRect(x: 0, y: 59 + used, width: 393, height: 793 - used))
  }

  @Test(
    "a sheet in a wide container has a maximum width, at the center",
    arguments: [
      (640, 640), (400, 400), (852, 852), (.infinity, 852), (0, 640), (-5, 640), (.nan, 640),
    ] as [(CGFloat, CGFloat)])
  func sheetWidth(_ maximum: CGFloat, _ used: CGFloat) {
    let stage = PresentationStage { $0.layout = .bottomSheet(maximumWidth: maximum) }
    stage.screen.preferredContentSize = CGSize(width: 200, height: 200)
    stage.simulator.resize(to: Self.landscape)
    stage.presentAndSettle()
    // The safe area is 21 points from the bottom.
    let wide = CGRect(x: 426 - used / 2, y: 172, width: used, height: 221)
    stage.expectPresented(at: wide)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    let narrow = min(used, 393)
    stage.expectPresented(at: CGRect(x: 196.5 - narrow / 2, y: 618, width: narrow, height: 234))
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test("a card follows rotations", arguments: Simulator.Variant.all)
  func rotation(_ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    stage.presentAndSettle()
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    #expect(stage.phone.screen.size == Self.landscape)
    stage.expectPresented(at: stage.cardFrame)
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test("a rotation in flight is used at the end", arguments: TestEffect.all)
  func rotationInFlight(_ effect: TestEffect) {
    let stage = PresentationStage.card(effect)
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    #expect(stage.phone.screen.size == Self.landscape)
    stage.expectPresented(at: stage.cardFrame)
    stage.phone.expectNoFaults()
  }

  @Test("the screen is told of its next size")
  func announcedSize() {
    let stage = PresentationStage { $0.layout = .card() }
    let screen = Announced()
    screen.preferredContentSize = CGSize(width: 300, height: 1000)
    stage.phone.root.present(screen, using: stage.transition)
    stage.phone.settle()
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    #expect(screen.sizes.map(\.width) == [300])
    #expect(screen.sizes.allSatisfy { $0.height < 393 })
  }

  @Test("a change of the preferred size is followed at rest, and in flight at the end")
  func preferredSize() {
    let stage = PresentationStage.card()
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.screen.preferredContentSize = CGSize(width: 260, height: 200)
    let frame = stage.frame
    stage.simulator.step()
    #expect(stage.frame.distance(to: frame) < 60)
    stage.phone.settle()
    #expect(stage.frame.size == CGSize(width: 260, height: 200))
    stage.screen.preferredContentSize = CGSize(width: 200, height: 300)
    stage.simulator.step()
    stage.expectPresented(at: stage.cardFrame)
    stage.phone.expectNoFaults()
  }

  @Test(
    "a change of the preferred size in flight changes nothing before the end",
    arguments: TestEffect.all, [true, false])
  func preferredSizeInFlight(_ effect: TestEffect, isAnimated: Bool) {
    let stage = PresentationStage.card(effect, timing: .curve(.linear, duration: 0.5))
    stage.present()
    stage.simulator.run(for: 0.1)
    let scene = stage.scene
    if isAnimated {
      UIView.animate(withDuration: 0.3) {
        stage.screen.preferredContentSize = CGSize(width: 260, height: 200)
      }
    } else {
      stage.screen.preferredContentSize = CGSize(width: 260, height: 200)
    }
    for time in [0.2, 0.3, 0.4] {
      stage.simulator.run(for: 0.1)
      stage.expectFront(of: effect, at: time * 2, in: scene)
    }
    stage.phone.settle()
    #expect(stage.frame.size == CGSize(width: 260, height: 200))
    stage.phone.expectNoFaults()
  }

  @Test("a change of the preferred size in an animation is animated")
  func preferredSizeAnimated() {
    let stage = PresentationStage.card()
    stage.screen.preferredContentSize = CGSize(width: 100, height: 100)
    stage.presentAndSettle()
    UIView.animate(withDuration: 0.4) {
      stage.screen.preferredContentSize = CGSize(width: 200, height: 300)
    }
    stage.simulator.run(for: 0.2)
    #expect(stage.frame.width > 120 && stage.frame.width < 180, "\(stage.frame)")
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
  }

  @Test("a new safe area is followed without a new size")
  func safeArea() {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    let insets = UIEdgeInsets(top: 159, left: 0, bottom: 34, right: 0)
    stage.phone.window.windowScene?.resize(
      to: stage.phone.screen.size, safeAreaInsets: insets)
    stage.phone.settle()
    #expect(stage.phone.window.safeAreaInsets == insets)
    stage.expectPresented(at: stage.cardFrame)
  }

  @Test("a closure gets the geometry, and its frame is used")
  func custom() {
    var asked: PresentationGeometry?
    let stage = PresentationStage {
      $0.layout = .custom { geometry in
        asked = geometry
        let safeArea = geometry.safeArea
        return CGRect(x: 0, y: safeArea.maxY - 300, width: safeArea.width, height: 300)
      }
    }
    stage.simulator.layoutDirection = .rightToLeft
    stage.screen.preferredContentSize = CGSize(width: 1, height: 2)
    stage.presentAndSettle()
    stage.expectPresented(at: CGRect(x: 0, y: 518, width: 393, height: 300))
    #expect(asked?.bounds == stage.phone.screen)
    #expect(asked?.safeAreaInsets == stage.phone.window.safeAreaInsets)
    #expect(asked?.preferredContentSize == CGSize(width: 1, height: 2))
    #expect(asked?.layoutDirection == .rightToLeft)
    stage.simulator.resize(to: Self.landscape)
    stage.phone.settle()
    #expect(stage.frame.size.height == 300)
    #expect(stage.frame.maxY == stage.safeArea.maxY)
  }

  @Test(
    "an invalid preferred size is ignored", arguments: [-1, -CGFloat.infinity, .nan, .infinity])
  func preferredNonsense(_ length: CGFloat) {
    var asked: [CGSize] = []
    let stage = PresentationStage {
      $0.layout = .custom { geometry in
        asked.append(geometry.preferredContentSize)
        return CGRect(origin: CGPoint(x: 10, y: 100), size: geometry.preferredContentSize)
      }
    }
    stage.screen.preferredContentSize = CGSize(width: 120, height: length)
    stage.presentAndSettle()
    stage.expectPresented(at: stage.phone.screen)
    #expect(asked.allSatisfy { $0 == CGSize(width: 120, height: 0) }, "\(asked)")
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "an invalid rectangle is replaced by the container's",
    arguments: [
      .zero, .null, .infinite, CGRect(x: 0, y: 0, width: 100, height: 0),
      CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 100),
      CGRect(x: 200, y: 300, width: -100, height: 100),
      CGRect(x: 200, y: 300, width: 100, height: -100),
      CGRect(x: 200, y: 300, width: -100, height: -100),
    ] as [CGRect])
  func unusable(_ frame: CGRect) {
    let stage = PresentationStage { $0.layout = .custom { _ in frame } }
    stage.presentAndSettle()
    stage.expectPresented(at: stage.phone.screen)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "after a full-screen presentation above, a card is in its clip and at its place",
    arguments: [Simulator.Variant.standard, .returnsToContainer])
  func fullScreenAbove(variant: Simulator.Variant) {
    for isAnimated in [true, false] {
      let stage = PresentationStage.card(variant: variant, dismissal: .drag)
      stage.presentAndSettle()
      let clip = stage.clip
      let camera = Screen("camera")
      camera.modalPresentationStyle = .fullScreen
      stage.screen.present(camera, animated: isAnimated)
      stage.phone.settle()
      #expect(stage.screen.view.window == nil)
      camera.dismiss(animated: isAnimated)
      stage.phone.settle()
      #expect(stage.clip === clip)
      stage.expectPresented(at: stage.cardFrame)
      stage.dismissAndSettle()
      stage.expectDismissed()
    }
  }
}

/// A controller that records the sizes of `viewWillTransition(to:with:)`.
private final class Announced: UIViewController {
  private(set) var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
