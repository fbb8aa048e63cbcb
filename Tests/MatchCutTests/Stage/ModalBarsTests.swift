import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Presented screens with bars that appear or disappear alongside.
@MainActor struct ModalBarsTests {
  /// How a screen is dismissed.
  enum Way: CaseIterable {
    case code
    case finger
    case flick
    case inVain
    case caught

    var dismisses: Bool { self != .inVain && self != .caught }
  }

  @Test(arguments: TestEffect.all, [false, true])
  func `a bar of the screen that appears alongside moves nothing in flight`(
    _ effect: TestEffect, isDrag: Bool
  ) {
    let gesture = isDrag ? DismissalGesture.drag : .panDown
    for way in Way.allCases {
      let stage = ModalBarsStage(effect, gesture)
      stage.present()
      stage.expectRest()
      stage.dismiss(way)
      #expect((stage.phone.root.presentedViewController == nil) == way.dismisses, "\(way)")
      guard !way.dismisses else { continue }
      stage.expectRest()
      stage.dismiss(.code)
      stage.phone.expectAsBefore()
    }
  }

  @Test(arguments: TestEffect.all, [false, true])
  func `a change of the app remains in the safe area after a canceled dismissal`(
    _ effect: TestEffect, isDrag: Bool
  ) {
    let stage = ModalBarsStage(effect, isDrag ? .drag : .panDown)
    stage.putsBack = false
    stage.present()
    stage.dismiss(.inVain)
    stage.expectRest(bottom: 0)
  }

  @Test(arguments: TestEffect.all)
  func `a presented stack whose bar disappears has its own insets in every frame`(
    _ effect: TestEffect
  ) {
    let phone = Phone()
    let stack = UINavigationController()
    let list = Screen("list")
    list.onCall = { call, screen in
      guard call == .willAppear || call == .willDisappear else { return }
      screen.navigationController?.setNavigationBarHidden(call == .willAppear, animated: true)
    }
    stack.viewControllers = [list]
    phone.root.present(stack, using: ModalTransition(effect.effect(from: phone.thumbnail)))
    let expectInsets = { (tops: Set<CGFloat>) in
      repeat {
        phone.simulator.step()
        guard list.view.window != nil else { continue }
        #expect(tops.contains(list.view.safeAreaInsets.top), "\(list.view.safeAreaInsets)")
        #expect(list.view.safeAreaInsets.bottom == 34)
        #expect(stack.view.safeAreaInsets.top == 59 && stack.view.safeAreaInsets.bottom == 34)
      } while phone.root.transitionCoordinator != nil
    }
    expectInsets([59])
    phone.settle()
    stack.dismiss(animated: true)
    // The bar that appears again is that of the stack.
    expectInsets([59, 103])
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }
}

/// A screen that insets its content for a bar alongside, until it disappears.
@MainActor private final class ModalBarsStage {
  let phone = Phone()
  let screen: Screen
  /// Whether the bar appears again after a canceled dismissal.
  var putsBack = true
  private let probe: SafeAreaProbe
  private let own = UIEdgeInsets(top: 59, left: 0, bottom: 84, right: 0)

  init(_ effect: TestEffect, _ gesture: DismissalGesture) {
    let probe = SafeAreaProbe(frame: phone.screen)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.probe = probe
    screen = Screen("screen") { $0.view.addSubview(probe) }
    transition = ModalTransition(effect.effect(from: phone.thumbnail), dismissal: gesture)
    screen.onCall = { [weak self] call, screen in
      // A canceled dismissal ends with a callback of an appearance.
      guard
        call == .willAppear && screen.isBeingPresented
          || call == .willDisappear && screen.isBeingDismissed
      else { return }
      let bottom: CGFloat = call == .willAppear ? 50 : 0
      screen.transitionCoordinator?.animate(
        alongsideTransition: { [weak screen] _ in
          screen?.additionalSafeAreaInsets.bottom = bottom
        },
        completion: { [weak self, weak screen] context in
          guard context.isCancelled, self?.putsBack != false else { return }
          screen?.additionalSafeAreaInsets.bottom = 50 - bottom
        })
    }
  }

  private let transition: ModalTransition

  func present() {
    phone.root.present(screen, using: transition)
    watch(for: 0.02)
    watchToEnd()
  }

  func dismiss(_ way: ModalBarsTests.Way) {
    switch way {
    case .code: screen.dismiss(animated: true)
    case .finger: pull(300)
    case .flick: pull(200, in: 3)
    case .inVain: pull(100, rest: 0.3)
    case .caught:
      screen.dismiss(animated: true)
      watch(for: 0.12)
      pull(-300)
    }
    watch(for: 0.02)
    watchToEnd()
  }

  func expectRest(bottom: CGFloat = 50, sourceLocation: SourceLocation = #_sourceLocation) {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34 + bottom, right: 0)
    #expect(
      probe.safeAreaInsets == insets, "\(probe.safeAreaInsets)", sourceLocation: sourceLocation)
    let added = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    #expect(screen.additionalSafeAreaInsets == added, sourceLocation: sourceLocation)
  }

  private func pull(_ distance: CGFloat, in steps: Int = 12, rest: Double = 0) {
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 400))
    watch(for: 0.01)
    phone.simulator.move(finger, by: CGPoint(x: 0, y: distance), steps: steps) {
      self.watch(for: 0.01)
    }
    watch(for: rest)
    finger.lift()
  }

  private func watch(for seconds: Double) {
    let end = phone.simulator.time + seconds
    while phone.simulator.time < end - 0.0001 {
      phone.simulator.step()
      guard screen.view.window != nil, screen.transitionCoordinator != nil else { continue }
      #expect(probe.safeAreaInsets == own, "\(probe.safeAreaInsets)")
    }
  }

  private func watchToEnd() {
    while screen.transitionCoordinator != nil, phone.simulator.time < 9 { watch(for: 0.01) }
    phone.settle()
  }
}
