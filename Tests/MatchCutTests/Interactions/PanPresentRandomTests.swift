import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A finger presents: random actions.
@MainActor struct PanPresentRandomTests {
  @Test(arguments: 0..<100) func `anything may happen`(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let effects = TestEffect.all
    let mini = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 64))
    var options = PresentationOptions()
    options.removesPresenter = random(3) == 0
    let dismissals: [DismissalGesture?] = [nil, .panDown, .drag]
    let variants = Simulator.Variant.all
    let stage = PromiseStage(
      ModalTransition(
        effects[random(effects.count)].effect(from: mini), dismissal: dismissals[random(3)],
        presentation: options), variant: variants[random(variants.count)])
    stage.root.view.addSubview(mini)
    stage.simulator.step()
    var finger: Finger?
    var log: [String] = []
    for _ in 0..<40 {
      let action = random(12)
      log.append("\(action)")
      switch action {
      case 0...2:
        if finger?.isDown != true {
          finger = stage.touch(CGPoint(x: 50 + random(300), y: 150 + random(650)))
        }
      case 3, 4:
        if let finger, finger.isDown {
          stage.move(finger, by: 0, -CGFloat(random(400)), for: Double(random(3)) / 10)
        }
      case 5:
        if let finger, finger.isDown {
          stage.move(finger, by: 0, CGFloat(random(400)), for: Double(random(3)) / 10)
        }
      case 6: if let finger, finger.isDown { finger.lift() }
      case 7: if random(3) == 0, let finger, finger.isDown { finger.cancel() }
      case 8: stage.screen?.dismissOrReverse(animated: random(4) != 0)
      case 9: for _ in 0..<random(20) { stage.simulator.step() }
      case 10:
        switch random(4) {
        case 0: stage.simulator.isReduceMotionEnabled.toggle()
        case 1: stage.simulator.deactivate()
        case 2: stage.simulator.activate()
        default: stage.open.gestureRecognizer.isEnabled.toggle()
        }
      default: stage.simulator.step()
      }
    }
    if let finger, finger.isDown { finger.lift() }
    stage.simulator.activate()
    let note = Comment(rawValue: "\(log)")
    #expect(stage.simulator.runUntilIdle(), note)
    #expect(stage.simulator.faults.isEmpty, "\(stage.simulator.faults) \(note)")
    if stage.root.presentedViewController != nil {
      stage.expectOpen()
      stage.root.dismissOrReverse()
    }
    stage.expectGone()
    #expect(stage.made.allSatisfy { $0() == nil }, note)
    #expect(stage.ends.count == stage.made.count, "\(stage.ends) \(stage.made.count) \(note)")
    #expect(stage.progress.allSatisfy { (0...1).contains($0) })
    #expect(mini.alpha == 1 && stage.root.view.transform.isIdentity)
  }

  @Test(arguments: 0..<100) func `anything may happen anywhere`(_ seed: UInt64) {
    var state = seed &* 0xD134_2543_DE82_EF95 &+ 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let effects = TestEffect.all
    let mini = UIView(frame: CGRect(x: 20, y: 600, width: 353, height: 64))
    var options = PresentationOptions()
    options.removesPresenter = random(3) == 0
    let dismissals: [DismissalGesture?] = [nil, .panDown, .drag]
    let variants = Simulator.Variant.all
    let place = PresenterPlace.allCases[random(4)]
    let stage = PromiseStage(
      ModalTransition(
        effects[random(effects.count)].effect(from: mini), dismissal: dismissals[random(3)],
        presentation: options), variant: variants[random(variants.count)],
      wrap: place.wrap)
    let simulator = stage.simulator
    let down = stage.makeInteraction(direction: .down, presenter: stage.root)
    stage.root.view.addGestureRecognizer(down.gestureRecognizer)
    if random(2) == 0 {
      let list = UIScrollView(frame: stage.root.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 852 + 100)
      list.addSubview(mini)
      stage.root.view.addSubview(list)
    } else {
      stage.root.view.addSubview(mini)
    }
    simulator.step()
    defer { UIView.setAnimationsEnabled(true) }
    var fingers: [Finger] = []
    var log: [String] = ["place \(place)"]
    var codes: [() -> Screen?] = []
    var depth = 0
    func disturb(_ moment: String) {
      guard depth == 0, random(12) == 0 else { return }
      depth += 1
      defer { depth -= 1 }
      let kind = random(5)
      log.append("\(moment)!\(kind)")
      switch kind {
      case 0, 1: stage.screen?.dismissOrReverse(animated: random(3) != 0)
      case 2: stage.open.gestureRecognizer.isEnabled.toggle()
      case 3: mini.isHidden.toggle()
      default: simulator.isReduceMotionEnabled.toggle()
      }
    }
    stage.onAsk = { _ in
      disturb("ask")
      return random(8) != 0
    }
    stage.onProgress = { _ in disturb("progress") }
    stage.onEnd = { _ in disturb("end") }
    stage.prepare = { $0.onCall = { call, _ in disturb(call.rawValue) } }
    for _ in 0..<50 {
      let action = random(20)
      log.append("\(action)")
      fingers.removeAll { !$0.isDown }
      switch action {
      case 0...3:
        if fingers.count < 2 {
          fingers.append(stage.touch(CGPoint(x: 50 + random(300), y: 100 + random(600))))
        }
      case 4...7:
        if !fingers.isEmpty {
          let finger = fingers[random(fingers.count)]
          stage.move(
            finger, by: CGFloat(random(80) - 40), CGFloat(random(900) - 450),
            for: Double(random(3)) / 10)
        }
      case 8, 9: if !fingers.isEmpty { fingers[random(fingers.count)].lift() }
      case 10: if random(3) == 0, let finger = fingers.first { finger.cancel() }
      case 11: stage.root.dismissOrReverse(animated: random(4) != 0)
      case 12, 13: for _ in 0..<random(20) { simulator.step() }
      case 14:
        if stage.root.presentedViewController == nil, stage.root.view.window != nil {
          let code = Screen("code")
          codes.append { [weak code] in code }
          stage.root.present(code, using: stage.transition, animated: random(4) != 0)
        }
      case 15:
        if let navigation = stage.root.navigationController,
          navigation.transitionCoordinator == nil
        {
          if navigation.viewControllers.count > 1 {
            _ = navigation.popViewController(animated: random(3) != 0)
          } else {
            navigation.pushViewController(Screen("pushed"), animated: random(3) != 0)
          }
        }
        if let tabs = stage.root.tabBarController { tabs.selectedIndex = random(2) }
      case 16:
        simulator.window.frame.size.height = CGFloat(700 + random(2) * 152)
      case 17: UIView.setAnimationsEnabled(random(4) != 0)
      case 18: simulator.stall(for: Double(random(20)) / 60)
      default:
        if random(2) == 0 { simulator.deactivate() } else { simulator.activate() }
      }
    }
    for finger in fingers where finger.isDown { finger.lift() }
    simulator.activate()
    UIView.setAnimationsEnabled(true)
    let note = Comment(
      rawValue: "\(stage.simulator.variant) \(log)")
    #expect(simulator.runUntilIdle(), note)
    #expect(simulator.faults.isEmpty, "\(simulator.faults) \(note)")
    depth = 1
    if stage.root.presentedViewController != nil {
      stage.root.dismissOrReverse()
      #expect(simulator.runUntilIdle(), note)
    }
    stage.root.navigationController?.popToRootViewController(animated: false)
    stage.root.tabBarController?.selectedIndex = 0
    simulator.window.frame.size.height = 852
    stage.expectGone()
    #expect(stage.made.allSatisfy { $0() == nil } && codes.allSatisfy { $0() == nil }, note)
    let count = stage.made.count
    #expect(
      (count...count + codes.count).contains(stage.ends.count), "\(stage.ends) \(count) \(note)")
    #expect(stage.progress.allSatisfy { (0...1).contains($0) }, note)
    #expect(mini.alpha == 1 && stage.root.view.transform.isIdentity, note)
    // It works again.
    mini.isHidden = false
    stage.open.gestureRecognizer.isEnabled = true
    stage.onAsk = { _ in true }
    stage.pull(600, from: CGPoint(x: 200, y: 720)).lift()
    simulator.runUntilIdle()
    #expect(stage.root.presentedViewController != nil, note)
  }

  @Test(arguments: ["ask", "make", "progress", "willAppear", "didAppear", "end"])
  func `the app replaces the root from`(_ moment: String) {
    let stage = PromiseStage()
    let next = Screen("next")
    func replace(_ now: String) {
      guard now == moment, stage.simulator.window.rootViewController !== next else { return }
      stage.simulator.window.rootViewController = next
    }
    stage.onAsk = { _ in
      replace("ask")
      return true
    }
    stage.prepare = {
      replace("make")
      $0.onCall = { call, _ in replace(call.rawValue) }
    }
    stage.onProgress = { if $0 > 0.2 { replace("progress") } }
    stage.onEnd = { _ in replace("end") }
    stage.pull(500).lift()
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.ends.count <= 1, "\(stage.ends)")
    stage.screen?.dismissOrReverse(animated: false)
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.screen == nil, "it is retained")
    #expect(stage.simulator.hitTest(CGPoint(x: 200, y: 400)) === next.view)
    next.expectAppeared()
  }
}
