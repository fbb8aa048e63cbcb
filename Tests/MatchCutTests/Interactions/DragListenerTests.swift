import Testing
import UIKit
import UIKitSimulator

@testable import MatchCut

/// The calls of the presentation controller's delegate during a drag.
@MainActor
struct DragListenerTests {
  private let phone = Phone()
  private let photo = Screen("photo")
  private let listener = DismissalListener()

  @Test("should, will and did are called once each, at the right time", arguments: gestures)
  func allowed(_ gesture: DismissalGesture) {
    var hasCoordinator = false
    listener.onWillDismiss = {
      hasCoordinator = $0.presentedViewController.transitionCoordinator != nil
    }
    present(gesture)
    let finger = phone.pull(400)
    #expect(hasCoordinator && listener.calls == [.should, .will])
    finger.lift()
    phone.simulator.run(for: 0.1)
    #expect(listener.calls == [.should, .will])
    phone.settle()
    #expect(listener.calls == [.should, .will, .did])
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("a presentation that is caught twice calls willDismiss once", arguments: gestures)
  func caughtTwice(_ gesture: DismissalGesture) {
    phone.root.present(
      photo,
      using: ModalTransition(.fade, timing: .curve(.linear, duration: 1), dismissal: gesture))
    photo.presentationController?.delegate = listener
    phone.simulator.run(for: 0.5)
    for back in [-280, -60] as [CGFloat] {
      let finger = phone.simulator.touchDown(at: phone.screen.center)
      phone.simulator.step()
      phone.move(finger, by: 30, for: 0.1)
      #expect(photo.transitionCoordinator?.isInteractive == true)
      phone.move(finger, by: back, for: 0.2)
      phone.simulator.run(for: 0.2)
      finger.lift()
      phone.simulator.step()
    }
    #expect(listener.calls.count { $0 == .will } == 1)
    phone.settle()
    phone.expectAtRest(photo)
    #expect(listener.calls.count { $0 == .will } == 1 && !listener.calls.contains(.did))
    phone.pull(400).lift()
    phone.settle()
    #expect(listener.calls.suffix(3) == [.should, .will, .did], "the next one is told again")
  }

  @Test("a canceled dismissal does not call didDismiss", arguments: gestures)
  func cancelled(_ gesture: DismissalGesture) {
    present(gesture)
    for turn in 1...2 {
      phone.pull(300).cancel()
      phone.settle()
      phone.expectAtRest(photo)
      #expect(
        listener.calls == Array([[.should, .will], [.should, .will]].prefix(turn).joined()))
    }
    photo.dismiss(animated: true)
    phone.settle()
    #expect(listener.calls.count == 4, "not for a dismissal in code")
  }

  @Test(
    "a screen stays that is modal, or whose delegate refuses, and the attempt is reported",
    arguments: gestures, [true, false])
  func kept(_ gesture: DismissalGesture, isModal: Bool) {
    let attempt: [DismissalListener.Call] = isModal ? [.attempt] : [.should, .attempt]
    photo.isModalInPresentation = isModal
    listener.allows = isModal
    present(gesture)
    phone.pull(400).lift()
    phone.settle()
    phone.expectAtRest(photo)
    #expect(listener.calls == attempt)
    photo.isModalInPresentation = false
    listener.allows = true
    phone.pull(400).lift()
    phone.settle()
    #expect(listener.calls == attempt + [.should, .will, .did])
    phone.expectAsBefore()
  }

  @Test("a finger in another direction asks neither app nor delegate", arguments: gestures)
  func wrongWay(_ gesture: DismissalGesture) {
    present(gesture)
    let finger = phone.pull(-200)
    phone.move(finger, by: 150)
    finger.lift()
    phone.settle()
    #expect(listener.calls.isEmpty)
    phone.expectAtRest(photo)
  }

  @Test("a transition that is only caught is not a dismissal by the user", arguments: gestures)
  func caught(_ gesture: DismissalGesture) {
    present(gesture)
    photo.dismiss(animated: true)
    phone.simulator.run(for: 0.1)
    let finger = phone.pull(200)
    #expect(photo.transitionCoordinator?.isInteractive == true)
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    phone.expectAsBefore()
    #expect(listener.calls.isEmpty)
  }

  /// The outcome of a catch of a presentation.
  enum Catch: CaseIterable {
    case refused
    case gone
    case thrownBack
  }

  @Test(
    "a presentation is caught if the delegate allows it, which is told if it is dismissed",
    arguments: gestures, Catch.allCases)
  func presenting(_ gesture: DismissalGesture, _ caught: Catch) {
    listener.allows = caught != .refused
    present(gesture, settles: false)
    phone.simulator.run(for: 0.1)
    let finger = phone.pull(250)
    #expect((photo.transitionCoordinator?.isInteractive == true) == (caught != .refused))
    if caught == .thrownBack { phone.move(finger, by: -200, for: 0.1) }
    finger.lift()
    phone.settle()
    switch caught {
    case .refused: #expect(Set(listener.calls) == [.should])
    case .gone: #expect(listener.calls == [.should, .will, .did])
    case .thrownBack: #expect(listener.calls == [.should, .will])
    }
    if caught == .gone { phone.expectAsBefore() } else { phone.expectAtRest(photo) }
    phone.expectNoFaults()
  }

  @Test(
    "a second touch before UIKit has begun calls neither, and changes nothing", arguments: gestures,
    [true, false])
  func hasty(_ gesture: DismissalGesture, isGone: Bool) {
    present(gesture)
    phone.simulator.stall(for: 0.5)
    for dismisses in [isGone, !isGone] {
      let finger = phone.pull(300, for: 0.1)
      if !dismisses { phone.move(finger, by: -250, for: 0.1) }
      finger.lift()
    }
    phone.settle()
    #expect(listener.calls == (isGone ? [.should, .will, .did] : [.should, .will]))
    if isGone { phone.expectAsBefore() } else { phone.expectAtRest(photo) }
    phone.expectNoFaults()
  }

  @Test("a veto of the options has precedence, and is not an attempt", arguments: gestures)
  func veto(_ gesture: DismissalGesture) {
    var options = GestureOptions()
    options.shouldBegin = { _ in false }
    present(gesture, options)
    phone.pull(400).lift()
    phone.settle()
    #expect(listener.calls.isEmpty)
    phone.expectAtRest(photo)
  }

  private nonisolated static let gestures = [DismissalGesture.drag, .panDown]

  private func present(
    _ gesture: DismissalGesture, _ options: GestureOptions = GestureOptions(),
    settles: Bool = true
  ) {
    let transition = ModalTransition(
      .zoom(from: .view(phone.thumbnail)), dismissal: gesture, dismissalOptions: options)
    phone.root.present(photo, using: transition)
    photo.presentationController?.delegate = listener
    if settles { phone.settle() }
  }
}
