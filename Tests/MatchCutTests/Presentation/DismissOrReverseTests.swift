import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Dismissals in code, also during the presentation.
@MainActor
struct DismissOrReverseTests {
  @Test("a presentation reverses", arguments: ModalCase.standardPanned)
  func inFlight(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    var completions = 0
    stage.present()
    stage.simulator.run(for: 0.15)
    let before = stage.simulator.visibleFrame(of: stage.photo.view)
    let recording = stage.simulator.record {
      stage.photo.dismissOrReverse { completions += 1 }
      stage.simulator.commit()
      let after = stage.simulator.visibleFrame(of: stage.photo.view)
      #expect(after.isClose(to: before, within: 1))
      stage.phone.settle()
    }
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    recording.expectContinuous(stage.photo.view)
    #expect(completions == 1)
    // Without the kit's interaction from the start, UIKit cannot reverse.
    #expect(stage.outcomes == (modalCase.way.hasPresentationController ? [false] : [true, true]))
  }

  @Test(
    "called twice, it dismisses once, and both complete", arguments: [true, false], [true, false])
  func twice(isReversible: Bool, animated: Bool) {
    let stage = PresentationStage.card(dismissal: isReversible ? .panDown : nil)
    var completions: [Int] = []
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.screen.dismissOrReverse(animated: animated) { completions.append(1) }
    stage.simulator.run(for: 0.05)
    stage.screen.dismissOrReverse { completions.append(2) }
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == [1, 2])
  }

  @Test("a dragged screen reverses too, without its callbacks", arguments: [true, false])
  func dragged(isCaught: Bool) {
    let phone = Phone()
    let photo = Screen("photo")
    var ends: [Bool] = []
    var options = GestureOptions()
    options.onEnd = { ends.append($0) }
    let transition = ModalTransition(
      .zoom(from: .view(phone.thumbnail)), dismissal: .drag, dismissalOptions: options)
    phone.root.present(photo, using: transition)
    phone.simulator.run(for: 0.15)
    let finger = isCaught ? phone.simulator.touchDown(at: phone.screen.center) : nil
    phone.simulator.step()
    photo.dismissOrReverse()
    phone.settle()
    finger?.lift()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
    #expect(ends == (isCaught ? [true] : []))
  }

  @Test(
    "refusals to the user do not apply to the app",
    arguments: [DismissalGesture.panDown, .drag], [true, false])
  func modal(_ gesture: DismissalGesture, isModal: Bool) {
    let stage = PresentationStage.card(dismissal: gesture)
    stage.screen.isModalInPresentation = isModal
    stage.listener.allows = isModal
    stage.present()
    stage.simulator.run(for: 0.15)
    let before = stage.frame
    stage.screen.dismissOrReverse()
    stage.simulator.step()
    #expect(stage.frame.width < before.width)
    stage.phone.settle()
    stage.expectDismissed()
    #expect(stage.listener.calls.isEmpty)
  }

  @Test("not animated, the presentation ends first", arguments: [0.1, 0.3])
  func unanimated(time: Double) {
    let stage = ModalStage(.zoom)
    var completions = 0
    stage.present()
    stage.simulator.run(for: time)
    stage.photo.dismissOrReverse(animated: false) { completions += 1 }
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == 1 && stage.outcomes.first == true)
  }

  @Test("at rest it dismisses; without a presentation it does nothing", arguments: [true, false])
  func atRest(animated: Bool) {
    let stage = ModalStage(.zoom)
    var completions = 0
    stage.photo.dismissOrReverse(animated: animated)
    stage.presentAndSettle()
    stage.photo.dismissOrReverse(animated: animated) { completions += 1 }
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == 1)
  }

  @Test("called twice in flight, the screen is dismissed once")
  func twice() {
    let stage = ModalStage(.zoom)
    var completions = 0
    stage.present()
    for _ in 1...2 {
      stage.simulator.run(for: 0.1)
      stage.photo.dismissOrReverse { completions += 1 }
    }
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == 2 && stage.outcomes == [false])
  }

  @Test(
    "called twice in flight where UIKit cannot reverse, it dismisses once, and both complete",
    arguments: [ModalWay.fullScreen, .bare, .bareFullScreen], Simulator.Variant.all)
  func twiceAfterwards(_ way: ModalWay, _ variant: Simulator.Variant) {
    expectDismissedOnce(way, variant) { $0.present() }
  }

  @Test(
    "during a dismissal, it completes when the screen has gone",
    arguments: ModalWay.allCases, Simulator.Variant.all)
  func underWay(_ way: ModalWay, _ variant: Simulator.Variant) {
    expectDismissedOnce(way, variant) {
      $0.presentAndSettle()
      $0.dismiss()
    }
  }

  /// Expects that the screen is dismissed once, and that both completions of requests in flight are called.
  private func expectDismissedOnce(
    _ way: ModalWay, _ variant: Simulator.Variant, after begin: (ModalStage) -> Void
  ) {
    let stage = ModalStage(ModalCase(effect: .zoom, way: way, variant: variant))
    var completions: [Int] = []
    begin(stage)
    for number in 1...2 {
      stage.simulator.run(for: 0.1)
      stage.photo.dismissOrReverse { completions.append(number) }
    }
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == [1, 2] && stage.outcomes == [true, true])
  }

  @Test(
    "during a dismissal that is being canceled, it dismisses when the screen is back",
    arguments: ModalWay.pannable, Simulator.Variant.all)
  func wayBack(_ way: ModalWay, _ variant: Simulator.Variant) {
    let stage = ModalStage(ModalCase(effect: .zoom, way: way, variant: variant))
    var completions: [Int] = []
    stage.presentAndSettle()
    stage.phone.pullInVain()
    #expect(stage.photo.isBeingDismissed)
    for number in 1...2 {
      stage.simulator.step()
      stage.photo.dismissOrReverse { completions.append(number) }
    }
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
    #expect(completions == [1, 2] && stage.outcomes == [true, false, true])
  }

  @Test(
    "requested while the user pulls, the dismissal follows a canceled one",
    arguments: ModalWay.pannable)
  func broughtBack(_ way: ModalWay) {
    let stage = ModalStage(ModalCase(effect: .zoom, way: way))
    var completions = 0
    stage.presentAndSettle()
    let finger = stage.phone.pull(200)
    stage.photo.dismissOrReverse { completions += 1 }
    stage.phone.move(finger, by: -190)
    #expect(stage.photo.presentingViewController != nil)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == 1)
  }

  @Test(
    "for a screen that presents another one, the other one is dismissed",
    arguments: Simulator.Variant.all, [0.2, 1.5])
  func presenter(_ variant: Simulator.Variant, time: Double) {
    let phone = Phone(variant: variant)
    let (below, above) = (Screen("below"), Screen("above"))
    below.modalPresentationStyle = .fullScreen
    phone.root.present(below, animated: false)
    phone.settle()
    var completions = 0
    below.present(above, using: ModalTransition(.fade, dismissal: .drag))
    phone.simulator.run(for: time)
    below.dismissOrReverse { completions += 1 }
    phone.settle()
    #expect(below.presentedViewController == nil && completions == 1)
    phone.expectAtRest(below)
    below.dismissOrReverse()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "while a screen leaves, its presenter dismisses only that; the one below dismisses both",
    arguments: Simulator.Variant.all, [true, false])
  func belowAnother(_ variant: Simulator.Variant, closesBoth: Bool) {
    let phone = Phone(variant: variant)
    let (below, above) = (Screen("below"), Screen("above"))
    phone.root.present(below, using: ModalTransition(.fade), animated: false)
    phone.settle()
    below.present(above, using: ModalTransition(.fade), animated: false)
    phone.settle()
    var completions = 0
    above.dismissOrReverse()
    phone.simulator.run(for: 0.1)
    (closesBoth ? phone.root : below).dismissOrReverse { completions += 1 }
    phone.settle()
    #expect(completions == 1)
    if closesBoth { phone.expectAsBefore() } else { phone.expectAtRest(below) }
    phone.expectNoFaults()
  }

  @Test("once the end of a dismissal is reported, the presenter is dismissed")
  func reportedEnd() {
    let phone = Phone()
    let (below, above) = (Screen("below"), Screen("above"))
    phone.root.present(below, using: ModalTransition(.fade), animated: false)
    phone.settle()
    below.present(above, using: ModalTransition(.fade), animated: false)
    phone.settle()
    // UIKit may report the end before it separates the two controllers.
    above.presentationController?.dismissalTransitionDidEnd(true)
    below.dismissOrReverse()
    phone.settle()
    #expect(phone.root.presentedViewController == nil)
  }
}
