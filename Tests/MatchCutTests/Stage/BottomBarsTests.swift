import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Transitions of a stack in tabs, to screens with other bars.
@MainActor struct BottomBarsTests {
  /// How a pop begins and ends.
  enum Ending: CaseIterable {
    case code
    case flick
    case finger
    case cancelled
    case caught
  }

  @Test(arguments: TestEffect.all, Ending.allCases)
  func `a screen without a tab bar has its own insets from the first frame to the last`(
    _ effect: TestEffect, _ ending: Ending
  ) {
    let stage = BarsStage(effect, top: 103, bottom: 34)
    stage.photo.hidesBottomBarWhenPushed = true
    stage.push()
    #expect(stage.simulator.visibleFrame(of: stage.tabs.tabBar).isEmpty)
    stage.pop(ending)
    #expect(stage.isGone == ending.pops)
    let tabs = stage.simulator.visibleFrame(of: stage.tabs.tabBar)
    #expect(ending.pops ? tabs.minY == 769 : tabs.isEmpty)
    #expect(stage.root.view.safeAreaInsets.bottom == 83 || !ending.pops)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: TestEffect.all, Ending.allCases)
  func `a screen with a bar that appears with it has its own insets while it is visible`(
    _ effect: TestEffect, _ ending: Ending
  ) {
    let stage = BarsStage(effect, top: 103, bottom: 83)
    stage.stack.setNavigationBarHidden(true, animated: false)
    stage.simulator.runUntilIdle()
    stage.hideBar(onlyOn: stage.root)
    stage.push()
    stage.pop(ending)
    #expect(stage.isGone == ending.pops)
    #expect(stage.root.view.safeAreaInsets.top == 59 || !ending.pops)
    #expect(stage.root.view.frame == stage.simulator.window.bounds)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: TestEffect.all, Ending.allCases)
  func `a screen whose bar disappears with it has its own insets while it is visible`(
    _ effect: TestEffect, _ ending: Ending
  ) {
    let stage = BarsStage(effect, top: 59, bottom: 34)
    stage.photo.hidesBottomBarWhenPushed = true
    stage.hideBar(onlyOn: stage.photo)
    stage.push()
    stage.pop(ending)
    #expect(stage.isGone == ending.pops)
    #expect(stage.root.view.safeAreaInsets.top == 103 || !ending.pops)
    #expect(stage.photo.additionalSafeAreaInsets == .zero)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults)")
  }

  @Test(arguments: TestEffect.all)
  func `a screen to which a pop returns has its own insets`(_ effect: TestEffect) {
    let stage = BarsStage(effect, top: 103, bottom: 34)
    stage.photo.hidesBottomBarWhenPushed = true
    for _ in 1...2 {
      stage.push()
      stage.pop(.code)
      #expect(stage.photo.additionalSafeAreaInsets == .zero)
    }
    stage.stack.pushViewController(stage.photo, animated: false)
    stage.settle()
    #expect(stage.hasOwnInsets)
  }

  @Test(arguments: TestEffect.all)
  func `bars that appear and disappear alongside do not change the path of a screen`(
    _ effect: TestEffect
  ) {
    let frames = [false, true].map { changesBars in
      let stage = BarsStage(effect, top: 103, bottom: changesBars ? 34 : 83)
      stage.photo.hidesBottomBarWhenPushed = changesBars
      stage.stack.pushViewController(stage.photo, animated: true)
      let push = stage.frames()
      stage.stack.popViewController(animated: true)
      return push + stage.frames()
    }
    #expect(frames[0].count > 20 && frames[0] == frames[1])
  }

  @Test(arguments: TestEffect.all)
  func `a push that is caught and canceled ends with the former insets`(
    _ effect: TestEffect
  ) {
    let stage = BarsStage(effect, top: 59, bottom: 34)
    stage.photo.hidesBottomBarWhenPushed = true
    stage.hideBar(onlyOn: stage.photo)
    stage.stack.pushViewController(stage.photo, animated: true)
    stage.watch(for: 0.15)
    stage.swipe(to: 380)
    stage.watchToEnd()
    #expect(stage.isGone)
    #expect(stage.root.view.safeAreaInsets.top == 103)
    #expect(stage.root.view.safeAreaInsets.bottom == 83)
    #expect(stage.photo.additionalSafeAreaInsets == .zero)
  }
}

extension BottomBarsTests.Ending {
  /// Whether the screen is popped in the end.
  var pops: Bool { self != .cancelled && self != .caught }
}

/// Tabs with a stack in them, and a photo to push.
@MainActor private final class BarsStage {
  let simulator = Simulator()
  let tabs = UITabBarController()
  let root = Screen("root")
  let photo: Screen
  let stack: UINavigationController
  private let probe: SafeAreaProbe
  /// The photo's insets at rest.
  private let own: UIEdgeInsets
  private var transition: PushTransition?

  init(_ effect: TestEffect, top: CGFloat, bottom: CGFloat) {
    own = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let probe = SafeAreaProbe(frame: simulator.window.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.probe = probe
    photo = Screen("photo") { $0.view.addSubview(probe) }
    stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = [stack, Screen("other")]
    let source = ZoomSource.frame(Phone.thumbnailFrame, in: nil)
    let transition = PushTransition(effect.effect(from: source), popGesture: .fullWidth)
    transition.attach(to: stack)
    self.transition = transition
    simulator.window.rootViewController = tabs
    simulator.runUntilIdle()
  }

  var isGone: Bool { stack.topViewController === root }
  var hasOwnInsets: Bool { photo.view.safeAreaInsets == own && probe.safeAreaInsets == own }

  /// Hides the navigation bar for one of the screens only.
  func hideBar(onlyOn screen: Screen) {
    for other in [root, photo] {
      other.onCall = { [unowned screen] call, controller in
        guard call == .willAppear else { return }
        controller.navigationController?.setNavigationBarHidden(
          controller === screen, animated: true)
      }
    }
  }

  func settle() {
    #expect(simulator.runUntilIdle(), "it never comes to rest")
  }

  func push(sourceLocation: SourceLocation = #_sourceLocation) {
    probe.forget()
    stack.pushViewController(photo, animated: true)
    simulator.step()
    watchToEnd(sourceLocation: sourceLocation)
    #expect(probe.layoutCount <= 2 && probe.layouts.last == own, sourceLocation: sourceLocation)
    #expect(photo.view.frame == simulator.window.bounds, sourceLocation: sourceLocation)
    #expect(hasOwnInsets, sourceLocation: sourceLocation)
  }

  /// Pops, and expects the photo's own insets in every frame, and in every layout.
  func pop(
    _ ending: BottomBarsTests.Ending, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    probe.forget()
    switch ending {
    case .code: stack.popViewController(animated: true)
    case .flick: swipe(to: 300, in: 3)
    case .finger: swipe(to: 300)
    case .cancelled: swipe(to: 90, rest: 0.3)
    case .caught:
      stack.popViewController(animated: true)
      watch(for: 0.12)
      swipe(from: 360, to: 20)
    }
    watch(for: 0.01, sourceLocation: sourceLocation)
    watchToEnd(sourceLocation: sourceLocation)
    #expect(probe.layouts.allSatisfy { $0 == own }, sourceLocation: sourceLocation)
    #expect(ending.pops || hasOwnInsets, sourceLocation: sourceLocation)
  }

  /// Moves a finger across the screen, and lifts it.
  func swipe(
    from start: CGFloat = 60, to end: CGFloat, in steps: Int = 12, rest: Double = 0
  ) {
    let finger = simulator.touchDown(at: CGPoint(x: start, y: 400))
    watch(for: 0.01)
    simulator.move(finger, by: CGPoint(x: end - start, y: 0), steps: steps) {
      self.watch(for: 0.01)
    }
    watch(for: rest)
    finger.lift()
  }

  /// Runs a transition to its end, and returns the frames of the photo.
  func frames() -> [CGRect] {
    var frames: [CGRect] = []
    repeat {
      simulator.step()
      frames.append(simulator.visibleFrame(of: photo.view))
    } while stack.transitionCoordinator != nil
    return frames
  }

  /// Lets time pass, and expects the photo's own insets in every frame.
  func watch(for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let end = simulator.time + seconds
    while simulator.time < end - 0.0001 {
      simulator.step()
      guard photo.view.window != nil, stack.transitionCoordinator != nil else { continue }
      #expect(
        hasOwnInsets, "\(photo.view.safeAreaInsets), \(probe.safeAreaInsets)",
        sourceLocation: sourceLocation)
    }
  }

  func watchToEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    while stack.transitionCoordinator != nil, simulator.time < 9 {
      watch(for: 0.01, sourceLocation: sourceLocation)
    }
    settle()
  }
}
