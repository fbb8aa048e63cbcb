import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// A screen that only moves follows the finger point by point, whatever its size.
@MainActor
struct ScreenTravelTests {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let screen = UIViewController()

  init() {
    simulator.window.rootViewController = root
    screen.preferredContentSize = CGSize(width: 200, height: 300)
    simulator.runUntilIdle()
  }

  /// Presents, and returns the frame of the screen at rest.
  private func present(
    _ layout: PresentationLayout, dismissal: DismissalGesture = .panDown
  ) -> CGRect {
    var options = PresentationOptions()
    options.layout = layout
    let cover = ModalTransition(
      .cover(from: .bottom), timing: .curve(.linear, duration: 0.4), dismissal: dismissal,
      presentation: options)
    root.present(screen, using: cover)
    simulator.runUntilIdle()
    return simulator.visibleFrame(of: screen.view)
  }

  /// The visible place of the screen's upper edge.
  private var top: CGFloat { simulator.visibleFrame(of: screen.view).minY }

  private func touch(_ rest: CGRect) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: rest.midX, y: rest.minY + 20))
    simulator.step()
    return finger
  }

  private func move(_ finger: Finger, down distance: CGFloat, steps: Int = 10) {
    for _ in 0..<steps {
      finger.move(
        to: CGPoint(x: finger.location.x, y: finger.location.y + distance / CGFloat(steps)))
      simulator.step()
    }
  }

  @Test(
    "from the first movement, down and up again", .filmed,
    arguments: [PresentationLayout.bottomSheet(), .card(), .fill])
  func follows(_ layout: PresentationLayout) {
    let rest = present(layout)
    let finger = touch(rest)
    move(finger, down: 30)
    let start = top
    move(finger, down: 100)
    #expect(abs(top - start - 100) < 0.01)
    move(finger, down: -60)
    #expect(abs(top - start - 40) < 0.01)
    simulator.run(for: 0.3)
    finger.lift()
    simulator.runUntilIdle()
    #expect(root.presentedViewController === screen)
    #expect(simulator.visibleFrame(of: screen.view) == rest)
    #expect(simulator.faults.isEmpty)
  }

  @Test(
    "one that goes farther than out of the container leaves after as much as any other", .filmed,
    arguments: [1000, 1e9] as [CGFloat], [1, 0.5] as [CGFloat])
  func far(distance: CGFloat, scale: CGFloat) {
    for leaves in [true, false] {
      let navigation = UINavigationController(rootViewController: root)
      simulator.window.rootViewController = navigation
      PushTransition(FarEffect(distance: distance, scale: scale), popGesture: .fullWidth)
        .attach(to: navigation)
      navigation.pushViewController(screen, animated: false)
      simulator.runUntilIdle()
      let width = simulator.window.bounds.width
      let finger = simulator.touchDown(at: CGPoint(x: 80, y: 400))
      for _ in 1...20 {
        finger.move(
          to: CGPoint(x: finger.location.x + (leaves ? 0.51 : 0.3) * width / 20, y: 400))
        simulator.step()
      }
      simulator.run(for: 0.3)
      finger.lift()
      simulator.runUntilIdle()
      #expect((navigation.viewControllers.count == 1) == leaves)
      #expect(simulator.faults.isEmpty)
    }
  }

  @Test(
    "it begins just beyond the edge, at any size", .filmed,
    arguments: [PresentationLayout.bottomSheet(), .card(), .fill])
  func distance(_ layout: PresentationLayout) {
    let rest = present(layout)
    screen.dismiss(animated: true)
    simulator.run(for: 0.2)
    let bottom = simulator.window.bounds.maxY
    #expect(abs(top - (rest.minY + bottom) / 2) < bottom / 24)
    simulator.runUntilIdle()
    #expect(root.presentedViewController == nil && simulator.faults.isEmpty)
  }

  @Test(
    "the threshold is a fraction of that distance", .filmed, arguments: [(40, false), (60, true)])
  func threshold(_ percent: CGFloat, _ goes: Bool) {
    let rest = present(
      .bottomSheet(), dismissal: .pan(.down, release: PanRelease(threshold: 0.5)))
    let finger = touch(rest)
    move(finger, down: 10 + rest.height * percent / 100, steps: 20)
    simulator.run(for: 0.3)
    finger.lift()
    simulator.runUntilIdle()
    #expect((root.presentedViewController == nil) == goes)
    #expect(simulator.faults.isEmpty)
  }

  @Test("it is for a presentation that is caught, too", .filmed)
  func caught() {
    var options = PresentationOptions()
    options.layout = .bottomSheet()
    root.present(
      screen,
      using: ModalTransition(
        .cover(from: .bottom), timing: .curve(.linear, duration: 1), dismissal: .panDown,
        presentation: options))
    simulator.run(for: 0.6)
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: top + 20))
    simulator.step()
    move(finger, down: 20)
    let start = top
    move(finger, down: 50)
    #expect(abs(top - start - 50) < 0.01)
    finger.lift()
    simulator.runUntilIdle()
    #expect(simulator.faults.isEmpty)
  }

  @Test("before UIKit has begun, no movement is lost", .filmed)
  func beforeTheStart() {
    let rest = present(.bottomSheet())
    let slow = touch(rest)
    move(slow, down: 40, steps: 1)
    move(slow, down: 60)
    let expected = top
    slow.cancel()
    simulator.runUntilIdle()
    // All in one turn, so that UIKit begins after it.
    let quick = touch(rest)
    quick.move(to: CGPoint(x: rest.midX, y: rest.minY + 60))
    quick.move(to: CGPoint(x: rest.midX, y: rest.minY + 120))
    simulator.step()
    #expect(abs(top - expected) < 0.01)
    quick.cancel()
    simulator.runUntilIdle()
    #expect(simulator.visibleFrame(of: screen.view) == rest)
  }

  @Test("travel in another direction than the finger's is not used", .filmed)
  func otherWay() {
    let zoom = ModalTransition(.cover(from: .top), dismissal: .panDown)
    root.present(screen, using: zoom)
    simulator.runUntilIdle()
    let finger = simulator.touchDown(at: CGPoint(x: 200, y: 300))
    simulator.step()
    move(finger, down: 30)
    let before = simulator.visibleFrame(of: screen.view).maxY
    move(finger, down: 85.2)
    #expect(abs(before - simulator.visibleFrame(of: screen.view).maxY - 85.2) < 0.01)
    finger.cancel()
    simulator.runUntilIdle()
    #expect(simulator.faults.isEmpty)
  }
}

/// An effect that moves the screen far out of the container, and may shrink it.
private struct FarEffect: TransitionEffect {
  let distance: CGFloat
  let scale: CGFloat

  func arrange(_ stage: TransitionStage) {
    let rest = stage.front.center
    stage.set(\.center, of: stage.front, away: CGPoint(x: rest.x + distance, y: rest.y))
    if scale == 1 { return }
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    stage.set(\.transform, of: stage.front, away: transform)
  }
}
