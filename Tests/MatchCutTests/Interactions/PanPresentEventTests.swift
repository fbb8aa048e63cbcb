import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger presents: what else happens meanwhile.
@MainActor struct PanPresentEventTests {
  // MARK: Interruptions

  @Test(arguments: ["cancel", "deactivate", "resize", "disable"])
  func `an interruption cancels it`(_ kind: String) {
    let stage = PromiseStage()
    let finger = stage.pull(650)
    switch kind {
    case "cancel": finger.cancel()
    case "deactivate": stage.simulator.deactivate()
    case "resize":
      stage.simulator.window.frame.size = CGSize(width: 393, height: 700)
    default: stage.open.gestureRecognizer.isEnabled = false
    }
    stage.simulator.run(for: 0.6)
    if finger.isDown { finger.lift() }
    stage.simulator.run(for: 0.6)
    stage.simulator.activate()
    stage.expectGone()
    #expect(stage.ends == [true])
    stage.open.gestureRecognizer.isEnabled = true
    stage.pull(500, from: CGPoint(x: 200, y: 650)).lift()
    stage.expectOpen()
  }

  @Test func `dismissOrReverse takes it from the finger`() {
    for isLifted in [false, true] {
      let stage = PromiseStage()
      let finger = stage.pull(600)
      if isLifted { finger.lift() }
      if isLifted { stage.simulator.run(for: 0.05) }
      var completions = 0
      stage.screen?.dismissOrReverse { completions += 1 }
      stage.simulator.run(for: 1)
      if !isLifted { finger.lift() }
      stage.expectGone()
      #expect(stage.ends == [true] && completions == 1 && stage.made.count == 1)
    }
  }

  @Test(arguments: ["progress", "willAppear", "isAppearing", "didAppear", "end"])
  func `dismissOrReverse takes it back from`(_ moment: String) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: .panDown))
    var completions = 0
    var requests = 0
    func takeBack() {
      guard requests == 0 else { return }
      requests += 1
      stage.root.dismissOrReverse { completions += 1 }
    }
    stage.prepare = { $0.onCall = { call, _ in if call.rawValue == moment { takeBack() } } }
    stage.onProgress = { if moment == "progress", $0 > 0.3 { takeBack() } }
    stage.onEnd = { _ in if moment == "end" { takeBack() } }
    let finger = stage.pull(600)
    finger.lift()
    stage.expectGone()
    #expect(requests == 1 && completions == 1 && stage.ends.count == 1)
  }

  @Test(arguments: [true, false]) func `the app presents at the end`(_ isCanceled: Bool) {
    let stage = PromiseStage()
    let next = Screen("next")
    stage.onEnd = { [root = stage.root, unowned stage] _ in
      (isCanceled ? root : stage.screen!).present(next, animated: true)
    }
    stage.pull(isCanceled ? 150 : 500).lift()
    stage.settle()
    #expect(stage.ends == [isCanceled])
    #expect(next.presentingViewController != nil)
    if isCanceled { #expect(stage.root.presentedViewController === next) }
    next.expectAppeared()
  }

  @Test(arguments: [true, false])
  func `the app presents in the condition`(_ allows: Bool) {
    let stage = PromiseStage()
    let other = Screen("other")
    stage.onAsk = { [root = stage.root] _ in
      root.present(other, animated: true)
      return allows
    }
    stage.pull(500).lift()
    stage.settle()
    #expect(stage.root.presentedViewController === other)
    #expect(stage.ends.isEmpty && stage.made.isEmpty, "made: \(stage.made.count)")
    other.expectAppeared()
  }

  @Test func `the app presents in the closure that makes the screen`() {
    let stage = PromiseStage()
    let other = Screen("other")
    stage.make = { [root = stage.root] in
      root.present(other, animated: true)
      return nil
    }
    stage.pull(500).lift()
    stage.settle()
    #expect(stage.root.presentedViewController === other && stage.ends.isEmpty)
  }

  @Test func `the app pushes and pops below a finger`() {
    let stage = PromiseStage(wrap: { UINavigationController(rootViewController: $0) })
    let navigation = stage.root.navigationController!
    let finger = stage.pull(300)
    navigation.pushViewController(Screen("pushed"), animated: true)
    stage.move(finger, by: 0, -200)
    finger.lift()
    stage.settle()
    #expect(stage.ends == [false] && navigation.viewControllers.count == 2)
    stage.screen?.dismiss(animated: true)
    stage.settle()
    #expect(navigation.presentedViewController == nil)
    // The presenter is out of the window now.
    stage.pull(500).lift()
    stage.settle()
    #expect(stage.made.count == 1)
  }

  @Test(arguments: [true, false]) func `the app replaces the root`(_ isHeld: Bool) {
    let stage = PromiseStage()
    let finger = stage.pull(500)
    if !isHeld {
      finger.lift()
      stage.simulator.run(for: 0.05)
    }
    let next = Screen("next")
    stage.simulator.window.rootViewController = next
    stage.simulator.run(for: 0.3)
    if isHeld { finger.lift() }
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.ends.count == 1, "\(stage.ends)")
    // UIKit leaves a presented screen in the window.
    stage.screen?.dismiss(animated: false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.screen == nil)
    next.expectAppeared()
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) === next.view)
  }

  @Test(arguments: ["closure", "condition", "progress", "held", "released", "end"])
  func `the interaction is released`(_ moment: String) {
    let stage = PromiseStage()
    var references = WeakReferences()
    references.watch(stage.open, "interaction")
    func release() { stage.forgetInteraction() }
    stage.prepare = { _ in if moment == "closure" { release() } }
    stage.onAsk = { _ in
      if moment == "condition" { release() }
      return true
    }
    stage.onProgress = { if moment == "progress", $0 > 0.2 { release() } }
    stage.onEnd = { _ in if moment == "end" { release() } }
    let finger = stage.pull(500)
    if moment == "held" { release() }
    stage.move(finger, by: 0, -20)
    finger.lift()
    stage.simulator.run(for: 0.05)
    if moment == "released" { release() }
    stage.settle()
    #expect(stage.ends.count <= 1)
    stage.root.presentedViewController?.dismiss(animated: true)
    stage.expectGone()
    references.expectGone()
    stage.pull(500).lift()
    stage.expectGone()
  }

  @Test func `nothing is retained`() {
    var references = WeakReferences()
    let simulator: Simulator
    do {
      let stage = PromiseStage()
      simulator = stage.simulator
      references.watch(stage, "stage")
      references.watch(stage.root, "presenter")
      references.watch(stage.open, "interaction")
      references.watch(stage.transition, "transition")
      references.watch(stage.open.gestureRecognizer, "recognizer")
      let finger = stage.pull(500)
      stage.move(finger, by: 0, 500)
      finger.lift()
      stage.expectGone()
      stage.pull(500).lift()
      stage.expectOpen()
      stage.screen?.dismiss(animated: true)
      stage.expectGone()
      simulator.window.rootViewController = Screen("next")
      stage.settle()
      stage.asks = []
    }
    simulator.runUntilIdle()
    references.expectGone()
  }

  // MARK: A screen that refuses to be dismissed

  /// What refuses the dismissal.
  enum Refusal: CaseIterable {
    case screen
    case child
    case delegate
  }

  @Test(arguments: Refusal.allCases, [true, false])
  func `no finger catches a screen that refuses to be dismissed`(
    _ refusal: Refusal, _ hasDismissal: Bool
  ) {
    let stage = PromiseStage(
      ModalTransition(.cover(from: .bottom), dismissal: hasDismissal ? .panDown : nil))
    let listener = DismissalListener()
    listener.allows = false
    stage.prepare = { screen in
      screen.isModalInPresentation = refusal == .screen
      guard refusal == .child else { return }
      screen.onLoad = { screen in
        let child = Screen("child")
        child.isModalInPresentation = true
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
      }
    }
    // The finger that presents may push the screen back.
    let first = stage.pull(500)
    stage.move(first, by: 0, 450)
    stage.simulator.run(for: 0.2)
    first.lift()
    stage.expectGone()
    let second = stage.pull(500)
    if refusal == .delegate { stage.screen?.presentationController?.delegate = listener }
    second.lift()
    stage.simulator.run(for: 0.05)
    let third = stage.touch(CGPoint(x: 200, y: 600))
    #expect(stage.screen?.transitionCoordinator?.isInteractive == false)
    stage.move(third, by: 0, 240, for: 0.1)
    third.lift()
    stage.expectOpen()
    #expect(stage.ends == [true, false])
  }

  // MARK: A gesture that may begin, and does not

  @Test func `another recognizer comes first`() {
    let stage = PromiseStage()
    let pan = UIPanGestureRecognizer()
    stage.root.view.addGestureRecognizer(pan)
    stage.open.gestureRecognizer.require(toFail: pan)
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.ends.isEmpty)
  }

  @Test(arguments: ["condition", "closure"])
  func `the app disables the gesture in the`(_ moment: String) {
    let stage = PromiseStage()
    stage.onAsk = { [unowned stage] _ in
      if moment == "condition" { stage.open.gestureRecognizer.isEnabled = false }
      return true
    }
    stage.prepare = { [unowned stage] _ in
      if moment == "closure" { stage.open.gestureRecognizer.isEnabled = false }
    }
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.ends.isEmpty)
  }

  @Test func `the recognizer is removed in the condition`() {
    let stage = PromiseStage()
    stage.onAsk = { [unowned stage] _ in
      stage.root.view.removeGestureRecognizer(stage.open.gestureRecognizer)
      return true
    }
    stage.pull(500).lift()
    stage.expectGone()
    #expect(stage.ends.isEmpty)
  }
}
