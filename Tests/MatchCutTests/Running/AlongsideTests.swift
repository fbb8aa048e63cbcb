import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// The dimming, and the app's animations alongside.
@MainActor
struct AlongsideTests {
  @Test("the dimming appears and disappears with the screen", arguments: ModalCase.dimmed)
  func dimming(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    for isPresenting in [true, false] {
      if isPresenting { stage.present() } else { stage.dismiss() }
      stage.simulator.commit()
      let color = modalCase.effect.dimming
      let backdrop = try #require(stage.container?.subviews.first { $0.backgroundColor == color })
      #expect(stage.simulator.visibleAlpha(of: backdrop) == (isPresenting ? 0 : 1))
      let recording = stage.simulator.record { stage.phone.settle() }
      recording.expectMonotone(backdrop, growing: isPresenting)
      recording.expectContinuous(backdrop, fade: 0.25)
      #expect(recording.frames(showing: backdrop).count > 10)
    }
    stage.expectDismissed()
  }

  @Test("the dimming follows the finger, and returns", arguments: ModalCase.dimmed)
  func dimmingUnderFinger(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    stage.presentAndSettle()
    let backdrop = try #require(stage.container?.subviews.first)
    let finger = stage.phone.pull(stage.phone.screen.height / 2)
    let dimming = stage.simulator.visibleAlpha(of: backdrop)
    #expect(dimming > 0.4 && dimming < 0.6, "\(dimming)")
    finger.cancel()
    let recording = stage.simulator.record { stage.phone.settle() }
    recording.expectMonotone(backdrop, growing: true)
    recording.expectContinuous(backdrop, fade: 0.25)
    #expect(backdrop.alpha == 1)
    stage.expectPresented()
    stage.phone.expectNoFaults()
  }

  @Test(
    "the app's animations alongside run, and complete with the outcome",
    arguments: ModalCase.driven)
  func appsOwn(_ modalCase: ModalCase) throws {
    for finishes in [true, false] {
      let stage = ModalStage(modalCase, isDriven: true)
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.photo.onLoad = { $0.view.addSubview(badge) }
      stage.presentAndSettle()
      let driver = UIPercentDrivenInteractiveTransition()
      driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
      stage.driver = driver
      var cancellations: [Bool] = []
      var changes = 0
      stage.photo.onDisappear = { photo in
        photo.transitionCoordinator?.animate(
          alongsideTransition: { _ in badge.center.x = 105 },
          completion: { cancellations.append($0.isCancelled) })
        photo.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
      }
      stage.dismiss()
      stage.simulator.step()
      driver.update(0.5)
      stage.simulator.step()
      let presentation = try #require(badge.layer.presentation())
      #expect(abs(presentation.position.x - 55) < 1)
      if finishes { driver.finish() } else { driver.cancel() }
      #expect(changes == 1 && cancellations.isEmpty)
      stage.phone.settle()
      #expect(cancellations == [!finishes])
      #expect(badge.center.x == (finishes ? 105 : 5))
      stage.phone.expectNoFaults()
    }
  }
}

extension ModalCase {
  fileprivate static let dimmed = cases([.presentUsing, .custom])
}
