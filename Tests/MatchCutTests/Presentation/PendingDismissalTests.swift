import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Dismissals that wait for the end of the presentation.
@MainActor struct PendingDismissalTests {
  private static let timing = TransitionTiming.curve(.linear, duration: 0.5)

  @Test(
    "without animation, a presentation is not reversed, and the screen is dismissed at its end",
    arguments: [DismissalGesture.panDown, .drag])
  func unanimated(_ gesture: DismissalGesture) {
    let (phone, photo) = (Phone(), Screen("photo"))
    phone.root.present(
      photo, using: ModalTransition(.fade, timing: Self.timing, dismissal: gesture))
    phone.simulator.run(for: 0.1)
    photo.dismissOrReverse(animated: false)
    let alpha = phone.simulator.visibleAlpha(of: photo.view)
    phone.simulator.run(for: 0.2)
    #expect(phone.simulator.visibleAlpha(of: photo.view) > alpha + 0.2)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "of two requests, one without animation decides",
    arguments: [true, false], [UIModalPresentationStyle.custom, .fullScreen])
  func oneUnanimated(isFirst: Bool, style: UIModalPresentationStyle) {
    let (phone, photo) = (Phone(), Screen("photo"))
    let transition = ModalTransition(.fade, timing: Self.timing)
    photo.transitioningDelegate = transition
    photo.modalPresentationStyle = style
    phone.root.present(photo, animated: true)
    phone.simulator.run(for: 0.1)
    photo.dismissOrReverse(animated: !isFirst)
    phone.simulator.run(for: 0.1)
    photo.dismissOrReverse(animated: isFirst)
    phone.simulator.run(for: 0.45)
    #expect(photo.presentingViewController == nil)
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("it is told of a dismissal by the app in the turn in which it would begin")
  func besideAnother() {
    let stage = PresentationStage.card(dismissal: .panDown)
    var completions = 0
    stage.screen.onCall = { call, screen in
      if call == .didAppear { screen.dismiss(animated: true) }
    }
    stage.present()
    stage.simulator.run(for: 0.1)
    stage.screen.dismissOrReverse(animated: false) { completions += 1 }
    stage.phone.settle()
    #expect(stage.screen.presentingViewController == nil && completions == 1)
  }

  @Test(
    "it is told of a dismissal in the completion of the presentation, even if the screen is released",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func releasedMeanwhile(_ style: UIModalPresentationStyle) {
    let phone = Phone()
    weak var screen: Screen?
    var completions = 0
    func present() {
      let presented = Screen("presented")
      let transition = ModalTransition(.fade, timing: Self.timing)
      presented.transitioningDelegate = transition
      presented.modalPresentationStyle = style
      phone.root.present(presented, animated: true) { [weak presented] in
        presented?.dismiss(animated: false)
      }
      presented.dismissOrReverse(animated: style != .custom) { completions += 1 }
      screen = presented
    }
    present()
    phone.settle()
    #expect(screen == nil && completions == 1)
    phone.expectAsBefore()
  }

  @Test("requested twice in one turn, it is told twice, and UIKit is called once")
  func oneTurn() {
    let stage = PresentationStage.card(dismissal: .panDown)
    var completions: [Int] = []
    stage.presentAndSettle()
    stage.screen.dismissOrReverse { completions.append(1) }
    stage.screen.dismissOrReverse { completions.append(2) }
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == [1, 2])
  }

  @Test(
    "a completion may present the screen again, and dismiss it",
    arguments: [DismissalGesture.panDown, .drag])
  func again(_ gesture: DismissalGesture) {
    let stage = PresentationStage.card(dismissal: gesture)
    var completions: [Int] = []
    stage.presentAndSettle()
    stage.screen.dismissOrReverse {
      completions.append(1)
      stage.present()
      stage.screen.dismissOrReverse { completions.append(2) }
    }
    stage.phone.settle()
    stage.expectDismissed()
    #expect(completions == [1, 2])
  }

  @Test("after the loss of the container, the screen is dismissed, and each request is told")
  func containerLost() {
    let stage = PresentationStage.card()
    var completions: [Int] = []
    stage.present()
    stage.simulator.commit()
    stage.screen.dismissOrReverse { completions.append(1) }
    stage.screen.presentationController?.containerView?.removeFromSuperview()
    stage.phone.settle()
    #expect(stage.screen.presentingViewController == nil && completions == [1])
    stage.screen.dismissOrReverse { completions.append(2) }
    #expect(completions == [1, 2])
  }

  @Test("it outlives a pull that UIKit cancels for want of a window before it begins")
  func containerLostInPull() {
    let stage = PresentationStage.card(dismissal: .panDown)
    var completions = 0
    stage.presentAndSettle()
    let finger = stage.simulator.touchDown(at: stage.simulator.window.center)
    stage.simulator.step()
    finger.move(to: stage.simulator.window.center.applying(.init(translationX: 0, y: 60)))
    stage.screen.presentationController?.containerView?.removeFromSuperview()
    stage.screen.dismissOrReverse { completions += 1 }
    stage.phone.settle()
    finger.lift()
    stage.phone.settle()
    #expect(stage.screen.presentingViewController == nil && completions == 1)
  }

  @Test(
    "it follows a pull of UIKit's sheet that begins and is canceled within one turn",
    arguments: Simulator.Variant.all, [1, 2])
  func sheetPullOfOneTurn(_ variant: Simulator.Variant, requests: Int) {
    let phone = Phone(variant: variant)
    let sheet = Screen("sheet")
    var completions = 0
    sheet.modalPresentationStyle = .pageSheet
    phone.root.present(sheet, animated: true)
    phone.settle()
    let finger = phone.simulator.touchDown(at: phone.simulator.window.center)
    phone.move(finger, by: 20)
    sheet.dismissOrReverse { completions += 1 }
    phone.simulator.commit()
    if requests == 2 { sheet.dismissOrReverse(animated: false) { completions += 1 } }
    finger.cancel()
    phone.settle()
    #expect(sheet.presentingViewController == nil && completions == requests)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "it waits while the user pulls the sheet, and pulls it again in the turn in which it has returned",
    arguments: Simulator.Variant.all)
  func sheetPulledAgain(_ variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let sheet = Screen("sheet")
    var completions = 0
    sheet.modalPresentationStyle = .pageSheet
    phone.present(sheet)
    let first = phone.simulator.touchDown(at: phone.simulator.window.center)
    phone.move(first, by: 23)
    sheet.dismissOrReverse { completions += 1 }
    phone.simulator.run(for: 1)
    first.cancel()
    let second = phone.simulator.touchDown(at: phone.simulator.window.center)
    second.move(to: phone.simulator.window.center.applying(.init(translationX: 0, y: 100)))
    phone.simulator.run(for: 1)
    #expect(sheet.isBeingDismissed && completions == 0)
    second.cancel()
    phone.settle()
    #expect(sheet.presentingViewController == nil && completions == 1)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test(
    "if a finger finishes a presentation and the app presents at once, both are dismissed",
    arguments: Simulator.Variant.all, [false, true])
  func arrived(_ variant: Simulator.Variant, isInCompletion: Bool) {
    let phone = Phone(variant: variant)
    let (screen, above) = (Screen("screen"), Screen("above"))
    let transition = ModalTransition(
      .cover(from: .bottom), timing: Self.timing, dismissal: .panDown)
    if !isInCompletion {
      screen.onCall = { call, screen in
        if call == .didAppear, above.presentingViewController == nil, above.calls.isEmpty {
          screen.present(above, animated: true)
        }
      }
    }
    var completions = 0
    phone.root.present(screen, using: transition) {
      if isInCompletion { screen.present(above, animated: true) }
    }
    phone.simulator.run(for: 0.3)
    screen.dismissOrReverse { completions += 1 }
    phone.simulator.run(for: 0.05)
    let finger = phone.simulator.touchDown(at: CGPoint(x: 200, y: 750))
    phone.simulator.step()
    phone.move(finger, by: -300)
    phone.simulator.run(for: 0.2)
    finger.lift()
    phone.settle()
    #expect(above.count(of: .didAppear) == 1 && completions == 1)
    phone.expectAsBefore()
    phone.expectNoFaults()
  }
}
