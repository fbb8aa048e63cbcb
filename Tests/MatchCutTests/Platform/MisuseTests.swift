import MatchCutContainers
import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The kit reports misuse: what is wrong and what to do, once per object.
@MainActor
struct MisuseTests {
  @Test(
    "a style that present(_:using:) replaces",
    arguments: [
      (UIModalPresentationStyle.fullScreen, ".fullScreen"), (.formSheet, ".formSheet"),
      (.popover, ".popover"), (.overFullScreen, ".overFullScreen"), (.none, ".none"),
      (.currentContext, ".currentContext"), (.overCurrentContext, ".overCurrentContext"),
    ])
  func replacedStyle(style: UIModalPresentationStyle, name: String) {
    let phone = Phone()
    let screen = Screen("screen")
    for _ in 0..<2 {
      screen.modalPresentationStyle = style
      phone.root.present(screen, using: ModalTransition(.fade))
      phone.settle()
      screen.dismiss(animated: true)
      phone.settle()
    }
    phone.simulator.expectHint("modalPresentationStyle \(name) of Screen")
  }

  @Test("the default style and .custom are replaced without a report", arguments: [true, false])
  func defaultStyle(isCustom: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    #expect(screen.modalPresentationStyle == .pageSheet)
    if isCustom { screen.modalPresentationStyle = .custom }
    phone.root.present(screen, using: ModalTransition(.fade))
    phone.settle()
    phone.expectNoFaults()
  }

  @Test("a style in which UIKit plays its own transition", arguments: [true, false])
  func sheet(isSheet: Bool) {
    let phone = Phone()
    let transition = ModalTransition(.fade)
    let screen = Screen("screen")
    screen.modalPresentationStyle = isSheet ? .formSheet : .overFullScreen
    for _ in 0..<2 {
      _ = transition.animationController(
        forPresented: screen, presenting: phone.root, source: phone.root)
    }
    phone.simulator.expectHint(isSheet ? "the modalPresentationStyle .formSheet" : nil)
  }

  @Test("a gesture without a direction does not begin", arguments: [0, 1, 2])
  func noDirection(kind: Int) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    guard let navigation = phone.root.navigationController else { return }
    let screen = Screen("screen")
    if kind == 2 {
      PushTransition(.fade, popGesture: .drag([], gestures: .pan)).attach(to: navigation)
      navigation.pushViewController(screen, animated: true)
    } else {
      navigation.present(
        screen,
        using: ModalTransition(
          .fade, dismissal: kind == 0 ? .pan([]) : .drag(GestureDirection(rawValue: 64))))
    }
    phone.settle()
    for offset in [CGPoint(x: 0, y: 200), CGPoint(x: 0, y: -200), CGPoint(x: 150, y: 0)] {
      phone.simulator.drag(
        from: phone.screen.center, to: phone.screen.center + offset, duration: 0.2)
      phone.settle()
    }
    #expect(screen.viewIfLoaded?.window != nil)
    phone.simulator.expectHint("has no direction")
  }

  @Test("an attachment to nothing", arguments: [true, false])
  func missingContainer(isStack: Bool) {
    let phone = Phone()
    let (push, tab) = (PushTransition(.fade), TabTransition(.fade))
    for _ in 0..<2 {
      if isStack { push.attach(to: nil) } else { tab.attach(to: nil) }
    }
    phone.simulator.expectHint("of a \(isStack ? "Push" : "Tab")Transition was called with nil")
  }

  @Test("a stack's delegate that replaces the transition", arguments: [0, 1, 2, 3], [true, false])
  func replacedStackDelegate(kind: Int, hasGesture: Bool) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    guard let navigation = phone.root.navigationController else { return }
    let transition = PushTransition(.fade, popGesture: hasGesture ? .edge : nil)
    if kind == 3 { navigation.delegate = transition } else { transition.attach(to: navigation) }
    navigation.pushViewController(Screen("photo"), animated: false)
    phone.settle()
    let other = StackDelegate()
    switch kind {
    case 1: navigation.delegate = nil
    case 2: PushTransition(.push).attach(to: navigation)
    default: navigation.delegate = other
    }
    for _ in 0..<2 {
      phone.simulator.tap(at: CGPoint(x: 200, y: 400))
      phone.settle()
    }
    // Set to nil, or replaced by another transition, it is not reported.
    phone.simulator.expectHint(kind == 0 ? "StackDelegate has replaced the PushTransition" : nil)
  }

  @Test("a delegate that is set right after the transition, before any touch", arguments: 0...3)
  func delegateSetAfterward(kind: Int) {
    let phone = Phone { UINavigationController(rootViewController: $0) }
    guard let navigation = phone.root.navigationController else { return }
    PushTransition(.fade).attach(to: navigation)
    let other = StackDelegate()
    switch kind {
    case 0: navigation.delegate = other
    case 1: navigation.delegate = nil
    case 2: PushTransition(.push).attach(to: navigation)
    default: break
    }
    navigation.pushViewController(Screen("photo"), animated: true)
    phone.settle()
    phone.simulator.expectHint(kind == 0 ? "StackDelegate has replaced the PushTransition" : nil)
  }

  @Test("a tab bar's delegate that replaces the transition", arguments: [0, 1, 2], [true, false])
  func replacedTabDelegate(kind: Int, swipes: Bool) {
    let stage = TabStage(TabTransition(.fade, swipe: swipes ? PanRelease() : nil))
    let other = OtherTabDelegate()
    stage.controller.delegate = other
    for _ in 0..<2 {
      switch kind {
      case 0: stage.transition.select(0, in: stage.controller)
      case 1: stage.tap(2)
      default: stage.swipe(-0.6).lift()
      }
      stage.simulator.runUntilIdle()
    }
    stage.simulator.expectHint("OtherTabDelegate has replaced the TabTransition")
  }

  @Test("an interaction that is not retained")
  func lostInteraction() {
    let phone = Phone()
    let screen = Screen("screen")
    screen.onLoad = { screen in
      let pan = PanDismissInteraction(dismissing: screen)
      screen.view.addGestureRecognizer(pan.gestureRecognizer)
    }
    phone.root.present(screen, using: ModalTransition(.fade))
    phone.settle()
    for _ in 0..<2 {
      phone.pullToDismiss()
      phone.settle()
    }
    phone.simulator.expectHint("has been deallocated")
  }

  @Test("an interaction that the delegate does not return", arguments: [true, false])
  func unusedInteraction(isReturned: Bool) {
    let phone = Phone()
    let screen = Screen("screen")
    let pan = PanDismissInteraction(dismissing: screen)
    screen.onLoad = { $0.view.addGestureRecognizer(pan.gestureRecognizer) }
    let delegate = HandWrittenDelegate(FadeEffect.fade)
    if isReturned { delegate.pan = pan }
    screen.transitioningDelegate = delegate
    screen.modalPresentationStyle = .custom
    phone.present(screen)
    phone.pullToDismiss()
    phone.settle()
    phone.simulator.expectHint(isReturned ? nil : "the screen does not follow the finger")
  }

  @Test("an index out of range", arguments: [-1, 3])
  func tabIndex(index: Int) {
    let stage = TabStage()
    for _ in 0..<2 { stage.transition.select(index, in: stage.controller) }
    stage.simulator.expectHint("There is no tab at the index \(index)")
  }

  @Test("an index out of the range of a swipe container", arguments: [-1, 2])
  func screenIndex(index: Int) {
    let phone = Phone()
    let container = SwipeContainerController([Screen("one"), Screen("two")])
    for _ in 0..<2 { container.select(index, animated: true) }
    container.select(1, animated: false)
    phone.simulator.expectHint("There is no screen at the index \(index)")
  }

  @Test("each object is reported once for each kind of mistake")
  func once() {
    let phone = Phone()
    let objects = [NSObject(), NSObject()]
    for _ in 0..<2 {
      for object in objects { Misuse.report(object, "one") }
      Misuse.report(objects[0], "other")
    }
    #expect(phone.simulator.hints.map(\.message) == ["one", "one", "other"])
  }
}

extension Simulator {
  /// Expects a single hint with some words, or none.
  func expectHint(
    _ words: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hints = hints.map(\.message)
    #expect(hints.count == (words == nil ? 0 : 1), "\(hints)", sourceLocation: sourceLocation)
    if let words {
      #expect(hints.first?.contains(words) == true, "\(hints)", sourceLocation: sourceLocation)
    }
  }
}

private final class OtherTabDelegate: NSObject, UITabBarControllerDelegate {}
