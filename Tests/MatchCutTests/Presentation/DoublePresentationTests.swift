import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A double tap, which presents twice.
@MainActor
struct DoublePresentationTests {
  @Test("in one turn or in flight, the first transition stays", arguments: [0, 0.1, 1])
  func twice(after time: Double) {
    let phone = Phone()
    let photo = Screen("photo")
    var references = WeakReferences()
    do {
      let first = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .panDown)
      let second = ModalTransition(.fade, timing: .curve(duration: 0.1))
      phone.root.present(photo, using: first)
      if time > 0 { phone.simulator.run(for: time) }
      phone.root.present(photo, using: second)
      #expect(photo.transitioningDelegate === first)
      references.watch(second, "second")
    }
    references.expectGone()
    phone.settle()
    phone.expectAtRest(photo)
    // UIKit ignores the second call, and reports it.
    #expect(phone.facts == ["A12"])
    photo.dismiss(animated: true)
    phone.simulator.run(for: 0.3)
    #expect(phone.simulator.visibleFrame(of: photo.view).width < phone.screen.width - 50)
    phone.settle()
    phone.expectAsBefore()
  }

  @Test(
    "set by hand, the transition serves each presentation of the screen",
    arguments: [DismissalGesture.panDown, .drag])
  func byHand(_ gesture: DismissalGesture) {
    let phone = Phone()
    let photo = Screen("photo")
    let timing = TransitionTiming.curve(.linear, duration: 0.5)
    let zoom = ModalTransition(
      .zoom(from: .view(phone.thumbnail)), timing: timing, dismissal: gesture)
    photo.transitioningDelegate = zoom
    photo.modalPresentationStyle = .custom
    let scene = EffectScene(
      isModal: true, isComing: true, container: phone.screen, rest: phone.screen)
    let half = TestEffect.zoom.look(at: 0.5, in: scene).frame
    for _ in 1...2 {
      phone.root.present(photo, animated: true)
      phone.simulator.run(for: 0.25)
      #expect(phone.simulator.visibleFrame(of: photo.view).isClose(to: half, within: 2))
      phone.settle()
      phone.expectAtRest(photo)
      let finger = phone.pull(400)
      #expect(photo.transitionCoordinator?.isInteractive == true)
      finger.lift()
      phone.settle()
      phone.expectAsBefore()
    }
    phone.expectNoFaults()
  }

  @Test("set by hand, it is presented once by two calls", arguments: [0, 0.1, 1])
  func byHandTwice(after time: Double) {
    let phone = Phone()
    let photo = Screen("photo")
    let zoom = ModalTransition(.zoom(from: .view(phone.thumbnail)), dismissal: .panDown)
    photo.transitioningDelegate = zoom
    photo.modalPresentationStyle = .custom
    phone.root.present(photo, animated: true)
    if time > 0 { phone.simulator.run(for: time) }
    let presentation = photo.presentationController
    phone.root.present(photo, animated: true)
    #expect(photo.presentationController === presentation)
    phone.settle()
    phone.expectAtRest(photo)
    // UIKit ignores the second call, and reports it.
    #expect(phone.facts == ["A12"])
    phone.pullInVain()
    phone.settle()
    phone.expectAtRest(photo)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
  }

  @Test("dismissed, it may be presented with another transition")
  func again() {
    let phone = Phone()
    let photo = Screen("photo")
    let second = ModalTransition(.fade)
    phone.root.present(photo, using: ModalTransition(.zoom(from: .view(phone.thumbnail))))
    phone.settle()
    photo.dismiss(animated: true)
    phone.settle()
    phone.root.present(photo, using: second)
    #expect(photo.transitioningDelegate === second)
    phone.settle()
    phone.expectAtRest(photo)
    phone.expectNoFaults()
  }
}
