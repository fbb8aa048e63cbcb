import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Dismissals in code in callbacks.
@MainActor
struct DismissOrReverseCallbackTests {
  @Test(
    "when the screen has appeared, it is dismissed after the presentation",
    arguments: [DismissalGesture.drag, .panDown], Simulator.Variant.all)
  func didAppear(_ gesture: DismissalGesture, _ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant, dismissal: gesture)
    var completions = 0
    stage.screen.onCall = { [weak stage] call, screen in
      guard call == .didAppear else { return }
      screen.dismissOrReverse { completions += 1 }
      stage?.screen.onCall = { _, _ in }
    }
    stage.present()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == 1)
  }

  @Test(
    "in the completion of a presentation, beside a dismissal of what is below, both complete",
    arguments: Simulator.Variant.all)
  func presentCompletion(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let (lower, upper) = (Screen("lower"), Screen("upper"))
    var completions: [String] = []
    phone.root.present(lower, using: ModalTransition(.fade))
    phone.settle()
    lower.present(upper, using: ModalTransition(.fade)) {
      upper.dismissOrReverse { completions.append("upper") }
    }
    phone.root.dismissOrReverse { completions.append("lower") }
    phone.settle()
    #expect(completions == ["upper", "lower"])
    phone.expectAsBefore()
  }

  @Test("two screens of a tower in one turn, which nothing else retains: both complete")
  func releasedTower() {
    let phone = Phone()
    var completions: [Int] = []
    for index in 0..<3 {
      let top = sequence(first: phone.root as UIViewController, next: \.presentedViewController)
        .reduce(phone.root) { $1 }
      let screen = Screen("\(index)")
      screen.modalPresentationStyle = .overFullScreen
      top.present(screen, animated: true)
      phone.settle()
    }
    phone.root.dismissOrReverse(animated: false) { completions.append(0) }
    phone.root.presentedViewController?.dismissOrReverse(animated: false) { completions.append(1) }
    phone.settle()
    #expect(completions.sorted() == [0, 1])
    phone.expectAsBefore()
  }

  @Test(
    "when a canceled presentation has disappeared, there is nothing to dismiss",
    arguments: [DismissalGesture.drag, .panDown], Simulator.Variant.all)
  func didDisappear(_ gesture: DismissalGesture, _ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant, dismissal: gesture)
    stage.screen.onCall = { call, screen in
      if call == .didDisappear { screen.dismissOrReverse() }
    }
    stage.present()
    stage.simulator.run(for: 0.15)
    stage.screen.dismissOrReverse()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "in willDismiss of a finger, the app may dismiss itself",
    arguments: [DismissalGesture.drag, .panDown], [true, false])
  func willDismiss(_ gesture: DismissalGesture, isLifted: Bool) {
    let stage = PresentationStage.card(dismissal: gesture)
    var completions = 0
    stage.listener.onWillDismiss = {
      $0.presentedViewController.dismissOrReverse { completions += 1 }
    }
    stage.present()
    stage.simulator.run(for: 0.2)
    let finger = stage.phone.pull(60, for: 0.1)
    if isLifted { finger.lift() }
    stage.phone.settle()
    if !isLifted { finger.lift() }
    stage.expectDismissed()
    #expect(completions == 1)
    stage.listener.onWillDismiss = { _ in }
    stage.presentAndSettle()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "a second finger on a screen that the app has reversed releases it again",
    arguments: [DismissalGesture.drag, .panDown])
  func secondFinger(_ gesture: DismissalGesture) {
    let stage = PresentationStage.card(dismissal: gesture)
    stage.listener.onWillDismiss = { $0.presentedViewController.dismissOrReverse() }
    stage.present()
    stage.simulator.run(for: 0.3)
    stage.phone.pull(30, for: 0.05).lift()
    stage.listener.onWillDismiss = { _ in }
    stage.simulator.step()
    #expect(stage.screen.transitionCoordinator != nil)
    let second = stage.simulator.touchDown(at: stage.phone.screen.center)
    stage.simulator.run(for: 0.05)
    second.lift()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "nor does one on content hold it, pulled up when the app reverses the screen",
    arguments: [DismissalGesture.drag, .panDown])
  func overContent(_ gesture: DismissalGesture) {
    let phone = Phone()
    let photo = Screen("photo") { screen in
      let list = UIScrollView(frame: phone.screen)
      list.contentSize.height = 3000
      screen.view.addSubview(list)
    }
    var options = GestureOptions()
    options.onProgress = { [weak photo] _ in photo?.dismissOrReverse() }
    let transition = ModalTransition(
      .fade, timing: .curve(.linear, duration: 1), dismissal: gesture, dismissalOptions: options)
    phone.root.present(photo, using: transition)
    phone.simulator.run(for: 0.6)
    let finger = phone.pull(-60, for: 0.05)
    finger.lift()
    phone.simulator.step()
    #expect(photo.transitionCoordinator != nil)
    let second = phone.simulator.touchDown(at: phone.screen.center)
    phone.simulator.run(for: 0.05)
    second.lift()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "the callbacks of the gesture may dismiss, too", arguments: [DismissalGesture.drag, .panDown])
  func progress(_ gesture: DismissalGesture) {
    let phone = Phone()
    let photo = Screen("photo")
    var options = GestureOptions()
    var ends: [Bool] = []
    options.onProgress = { [weak photo] _ in photo?.dismissOrReverse() }
    options.onEnd = { ends.append($0) }
    let transition = ModalTransition(
      .zoom(from: .view(phone.thumbnail)), dismissal: gesture, dismissalOptions: options)
    phone.root.present(photo, using: transition)
    phone.simulator.run(for: 0.2)
    let finger = phone.pull(90, for: 0.1)
    phone.settle()
    finger.lift()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
    #expect(ends == [true])
  }

  @Test("in the turn of the presentation, that ends first", arguments: [true, false])
  func sameTurn(animated: Bool) {
    let stage = PresentationStage.card(dismissal: .drag)
    var completions = 0
    stage.present(animated: animated)
    stage.screen.dismissOrReverse { completions += 1 }
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == 1)
  }

  @Test("while a presentation without animation is in flight", arguments: Screen.Call.appearing)
  func unanimated(_ moment: Screen.Call) {
    let stage = PresentationStage.card(dismissal: .drag)
    var completions = 0
    stage.screen.onCall = { call, screen in
      if call == moment { screen.dismissOrReverse { completions += 1 } }
    }
    stage.present(animated: false)
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == 1)
  }

  @Test(
    "a navigation controller that pushes in between is dismissed as well",
    arguments: [false, true], [DismissalGesture.drag, nil])
  func pushInside(isUnderWay: Bool, gesture: DismissalGesture?) {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: Screen("first"))
    let transition = ModalTransition(
      .zoom(from: .view(phone.thumbnail)), dismissal: gesture)
    var completions = 0
    phone.root.present(navigation, using: transition)
    phone.simulator.run(for: 0.1)
    navigation.pushViewController(Screen("second"), animated: true)
    if isUnderWay { phone.simulator.run(for: 0.05) }
    navigation.dismissOrReverse { completions += 1 }
    phone.settle()
    phone.expectAsBefore()
    #expect(completions == 1)
  }

  @Test("a screen that stays presented without its view is not reported as dismissed")
  func viewLost() {
    let stage = PresentationStage.card(dismissal: .panDown)
    var completions = 0
    stage.presentAndSettle()
    stage.screen.view.removeFromSuperview()
    stage.screen.dismissOrReverse { completions += 1 }
    stage.simulator.commit()
    let finger = stage.simulator.touchDown(at: stage.phone.screen.center)
    finger.move(to: CGPoint(x: stage.phone.screen.midX, y: stage.phone.screen.midY - 40))
    // It waits for as long as the finger holds the screen.
    stage.simulator.run(for: 1)
    finger.lift()
    stage.phone.settle()
    #expect((completions == 1) == (stage.screen.presentingViewController == nil))
  }

  @Test(
    "one that waits when the app removes the container joins the next", arguments: [true, false])
  func containerLost(animated: Bool) {
    let stage = PresentationStage.card()
    var completions = 0
    stage.screen.onCall = { call, screen in
      if call == .willAppear { screen.dismissOrReverse { completions += 1 } }
    }
    stage.present()
    stage.simulator.commit()
    stage.screen.presentationController?.containerView?.removeFromSuperview()
    stage.phone.settle()
    stage.screen.dismiss(animated: animated)
    stage.phone.settle()
    #expect(stage.screen.presentingViewController == nil && completions == 1)
    #expect(!stage.phone.facts.contains("A11"), "\(stage.simulator.faults)")
  }

  @Test("a dismissal that a finger cancels is not reported as finished")
  func takenBack() {
    let stage = PresentationStage.card(dismissal: .panDown)
    var completions = 0
    stage.presentAndSettle()
    stage.screen.dismissOrReverse { completions += 1 }
    stage.simulator.run(for: 0.1)
    let finger = stage.phone.pull(12, for: 0.05)
    stage.phone.move(finger, by: -300, for: 0.1)
    finger.lift()
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(completions == 0)
    stage.screen.dismissOrReverse { completions += 1 }
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == 1)
  }

  @Test(
    "requested as a gesture begins the dismissal, it follows the cancel",
    arguments: [
      (UIModalPresentationStyle.custom, DismissalGesture.panDown), (.custom, .drag),
      (.fullScreen, .panDown), (.fullScreen, .drag),
    ], [true, false])
  func asGestureBegins(
    _ kind: (style: UIModalPresentationStyle, gesture: DismissalGesture), isLift: Bool
  ) {
    let (phone, screen) = (Phone(), Screen("screen"))
    let transition = ModalTransition(.fade, dismissal: kind.gesture)
    var completions = 0
    screen.transitioningDelegate = transition
    screen.modalPresentationStyle = kind.style
    phone.present(screen)
    screen.onDisappear = {
      $0.onDisappear = { _ in }
      $0.dismissOrReverse { completions += 1 }
    }
    let finger = phone.pull(isLift ? 40 : 100)
    if isLift { phone.simulator.run(for: 0.3) }
    if isLift { finger.lift() } else { finger.cancel() }
    phone.settle()
    #expect(completions == 1 && phone.root.presentedViewController == nil)
    phone.expectNoFaults()
  }
}

extension Screen.Call {
  fileprivate static var appearing: [Screen.Call] { [.willAppear, .isAppearing, .didAppear] }
}
