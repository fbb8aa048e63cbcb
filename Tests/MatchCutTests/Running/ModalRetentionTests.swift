import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// What retains what; at the end, everything is released.
@MainActor
struct ModalRetentionTests {
  @Test(
    "present(_:using:) retains the transition, and everything is released",
    arguments: ModalCase.kept)
  func keptByPresentation(_ modalCase: ModalCase) {
    let phone = Phone(variant: modalCase.variant)
    var watched = presentAndForget(modalCase, on: phone) {
      phone.root.present($0, using: $1)
    }
    watch(phone, &watched)
    #expect(
      watched.alive == ["screen", "transition", "presentation controller", "container", "view"])
    let frames = dismissAndCountFrames(phone)
    #expect(frames > 10, "it was UIKit's own animation, or none")
    phone.expectAsBefore()
    watched.expectGone()
    phone.expectNoFaults()
  }

  @Test("a delegate that the app releases at once", arguments: ModalCase.kept)
  func delegateOnly(_ modalCase: ModalCase) {
    let phone = Phone(variant: modalCase.variant)
    let watched = presentAndForget(modalCase, on: phone) {
      $0.transitioningDelegate = $1
      $0.modalPresentationStyle = modalCase.way == .fullScreen ? .fullScreen : .custom
      phone.root.present($0, animated: true)
    }
    #expect(watched.alive == ["screen", "transition"])
    phone.root.dismiss(animated: true)
    phone.simulator.run(for: 0.1)
    #expect(
      phone.simulator.log.map(\.message).contains(
        "ModalTransition.animationController(forDismissed:)"))
    phone.settle()
    phone.expectAsBefore()
    watched.expectGone()
    phone.expectNoFaults()
  }

  @Test("nothing stays behind after canceled pulls", arguments: ModalCase.kept)
  func afterCancel(_ modalCase: ModalCase) {
    let phone = Phone(variant: modalCase.variant)
    var watched = presentAndForget(modalCase, on: phone) {
      phone.root.present($0, using: $1)
    }
    watch(phone, &watched)
    for _ in 1...2 {
      phone.pullInVain()
      phone.settle()
    }
    #expect(watched.alive.count == 5)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
    watched.expectGone()
  }

  @Test("nothing stays behind without animation", arguments: ModalCase.kept)
  func unanimated(_ modalCase: ModalCase) {
    let phone = Phone(variant: modalCase.variant)
    var watched = presentAndForget(modalCase, on: phone) {
      phone.root.present($0, using: $1, animated: false)
    }
    watch(phone, &watched)
    phone.root.dismiss(animated: false)
    phone.settle()
    phone.expectAsBefore()
    watched.expectGone()
  }

  @Test(
    "animators and interactions of a hand-written delegate are released",
    arguments: ModalCase.driven)
  func bareAnimators(_ modalCase: ModalCase) {
    var watched = WeakReferences()
    for cancels in [true, false] {
      let stage = ModalStage(modalCase, isDriven: true)
      stage.presentAndSettle()
      do {
        let driver = UIPercentDrivenInteractiveTransition()
        watched.watch(driver, "driver")
        stage.driver = driver
        stage.dismiss()
        stage.simulator.step()
        watched.watch(stage.delegate?.animator, "animator")
        driver.update(0.4)
        stage.simulator.step()
        if cancels { driver.cancel() } else { driver.finish() }
        stage.driver = nil
      }
      stage.phone.settle()
      watched.expectGone()
    }
  }

  @Test("a presentation that is canceled retains nothing", arguments: ModalCase.driven)
  func cancelledPresentation(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase, isDriven: true)
    var watched = WeakReferences()
    let driver = UIPercentDrivenInteractiveTransition()
    stage.driver = driver
    stage.present()
    stage.simulator.step()
    watched.watch(stage.photo.presentationController, "presentation controller")
    watched.watch(stage.container, "container")
    watched.watch(stage.delegate?.animator, "animator")
    driver.update(0.3)
    stage.simulator.step()
    driver.cancel()
    stage.driver = nil
    stage.phone.settle()
    stage.expectDismissed()
    watched.expectGone()
  }

  @Test(
    "one transition serves two screens, one after the other and at once", arguments: ModalCase.kept)
  func shared(_ modalCase: ModalCase) {
    let phone = Phone(variant: modalCase.variant)
    let (lower, upper) = (Screen("lower"), Screen("upper"))
    let transition = makeTransition(modalCase.effect, phone)
    for screen in [lower, upper] {
      phone.root.present(screen, using: transition)
      phone.settle()
      phone.expectAtRest(screen)
      phone.pullToDismiss()
      phone.settle()
      phone.expectAsBefore()
    }
    phone.root.present(lower, using: transition)
    phone.settle()
    lower.present(upper, using: transition)
    phone.settle()
    phone.expectAtRest(upper)
    phone.pullInVain()
    phone.settle()
    #expect(lower.presentedViewController === upper)
    phone.pullToDismiss()
    phone.settle()
    #expect(lower.presentedViewController == nil)
    phone.expectAtRest(lower)
    phone.pullToDismiss()
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("the source is not retained")
  func source() {
    let phone = Phone()
    var watched = WeakReferences()
    let photo = Screen("photo")
    do {
      let view = UIView(frame: Phone.thumbnailFrame)
      watched.watch(view, "source")
      phone.root.view.addSubview(view)
      phone.root.present(photo, using: ModalTransition(.zoom(from: .view(view))))
      phone.settle()
      view.removeFromSuperview()
    }
    watched.expectGone()
    photo.dismiss(animated: true)
    phone.settle()
    phone.expectAsBefore()
  }

  /// Presents a screen with a transition that nothing else retains, and watches both.
  private func presentAndForget(
    _ modalCase: ModalCase, on phone: Phone, present: (Screen, ModalTransition) -> Void
  ) -> WeakReferences {
    var watched = WeakReferences()
    let photo = Screen("photo")
    let transition = makeTransition(modalCase.effect, phone)
    watched.watch(photo, "screen")
    watched.watch(transition, "transition")
    present(photo, transition)
    phone.settle()
    return watched
  }

  private func makeTransition(_ effect: TestEffect, _ phone: Phone) -> ModalTransition {
    ModalTransition(effect.effect(from: phone.thumbnail), dismissal: .panDown)
  }

  /// Watches the objects of the current presentation.
  private func watch(_ phone: Phone, _ watched: inout WeakReferences) {
    let photo = phone.root.presentedViewController
    watched.watch(photo?.presentationController, "presentation controller")
    watched.watch(photo?.presentationController?.containerView, "container")
    watched.watch(photo?.viewIfLoaded, "view")
  }

  private func dismissAndCountFrames(_ phone: Phone) -> Int {
    phone.root.dismiss(animated: true)
    return phone.simulator.record { phone.settle() }.frames.count
  }
}

extension ModalCase {
  /// Those in which only the presentation retains the transition.
  fileprivate static let kept = cases([.presentUsing, .fullScreen])
}
