import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// Reduce Motion, right-to-left layouts, and effects of the app.
@MainActor
struct ModalEnvironmentTests {
  @Test("with Reduce Motion nothing moves", arguments: ModalCase.all)
  func reduceMotion(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.simulator.isReduceMotionEnabled = true
    for begin in [{ stage.present() }, { stage.dismiss() }] {
      let recording = stage.simulator.record {
        begin()
        stage.phone.settle()
      }
      let shown = recording.frames(showing: stage.photo.view)
      #expect(shown.count > 5)
      #expect(shown.allSatisfy { $0.visibleFrame(of: stage.photo.view) == stage.phone.screen })
      #expect(
        recording.frames.allSatisfy {
          $0.visibleAlpha(of: stage.phone.thumbnail) > 0.99 || stage.way.removesPresenter
        })
      recording.expectContinuous(stage.photo.view, fade: 0.2)
    }
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("Reduce Motion is read for each transition", arguments: ModalWay.allCases)
  func reduceMotionLater(_ way: ModalWay) {
    let stage = ModalStage(.zoom, way)
    stage.present()
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) != stage.phone.screen)
    stage.simulator.isReduceMotionEnabled = true
    stage.phone.settle()
    stage.expectPresented()
    stage.dismiss()
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    stage.simulator.isReduceMotionEnabled = false
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("with Reduce Motion a pull dismisses with a fade", arguments: ModalCase.standardPanned)
  func reduceMotionPull(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.simulator.isReduceMotionEnabled = true
    stage.presentAndSettle()
    stage.phone.pullInVain()
    stage.phone.settle()
    stage.expectPresented()
    let finger = stage.phone.pull(400)
    #expect(stage.simulator.visibleFrame(of: stage.photo.view) == stage.phone.screen)
    #expect(stage.simulator.visibleAlpha(of: stage.photo.view) < 0.7)
    finger.lift()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test("right to left, presenting and pulling are the same", arguments: ModalCase.standardPanned)
  func rightToLeft(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    stage.simulator.layoutDirection = .rightToLeft
    stage.phone.takeAsInitial()
    stage.present()
    stage.simulator.commit()
    if modalCase.effect == .zoom {
      let frame = stage.simulator.visibleFrame(of: stage.photo.view)
      #expect(frame.isClose(to: Phone.thumbnailFrame))
    }
    stage.phone.settle()
    stage.expectPresented()
    stage.phone.pullInVain()
    stage.phone.settle()
    stage.expectPresented()
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
    stage.phone.expectNoFaults()
  }

  @Test(
    "a slide of the app works", arguments: ModalWay.allCases.filter(\.usesModalTransition),
    Simulator.Variant.all)
  func slide(_ way: ModalWay, variant: Simulator.Variant) {
    let phone = Phone(variant: variant)
    let photo = Screen("photo")
    let transition = ModalTransition(SlideEffect(), dismissal: .panDown)
    photo.transitioningDelegate = transition
    photo.modalPresentationStyle = way.isFullScreen ? .fullScreen : .custom
    phone.root.present(photo, animated: true)
    phone.simulator.commit()
    #expect(photo.view.convert(photo.view.bounds, to: nil) != .zero)
    let recording = phone.simulator.record { phone.settle() }
    phone.expectAtRest(photo)
    let tops = recording.frames(showing: photo.view).map { $0.visibleFrame(of: photo.view).minY }
    #expect(tops.first.map { $0 > 800 } == true && tops.last == 0)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
    recording.expectContinuous(photo.view)
    if !way.removesPresenter {
      phone.pullInVain()
      phone.settle()
      phone.expectAtRest(photo)
    }
    photo.dismiss(animated: true)
    phone.simulator.run(for: 0.175)
    let top = phone.simulator.visibleFrame(of: photo.view).minY
    #expect(abs(top - 426) < 80, "\(top)")
    phone.settle()
    phone.expectAsBefore()
    phone.expectNoFaults()
  }

  @Test("whatever an effect adds and changes is gone at the end", arguments: ModalCase.driven)
  func cluttering(_ modalCase: ModalCase) {
    for finishes in [true, false] {
      let stage = ModalStage(modalCase, isDriven: true)
      stage.delegate = HandWrittenDelegate(
        ClutterEffect(),
        base: modalCase.way.usesModalTransition ? ModalTransition(ClutterEffect()) : nil)
      stage.dimming = TestEffect(ClutterEffect()).dimming
      stage.presentAndSettle()
      stage.expectPresented()
      let presented = Hierarchy(of: stage.phone.window)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
      stage.driver = driver
      stage.dismiss()
      stage.simulator.step()
      driver.update(0.5)
      stage.simulator.step()
      if finishes { driver.finish() } else { driver.cancel() }
      stage.phone.settle()
      if finishes {
        stage.expectDismissed()
      } else {
        Hierarchy(of: stage.phone.window).expectSame(as: presented)
      }
      #expect(stage.photo.view.layer.cornerRadius == 0 && !stage.photo.view.clipsToBounds)
      stage.phone.expectNoFaults()
    }
  }
}

/// An effect that changes everything.
private struct ClutterEffect: TransitionEffect {
  func arrange(_ stage: TransitionStage) {
    let clip = stage.clip(stage.front)
    let veil = UIView(frame: stage.container.bounds)
    veil.backgroundColor = .red
    stage.add(veil, below: stage.front)
    stage.add(UIView(frame: stage.container.bounds))
    stage.set(\.layer.cornerRadius, of: clip.content, away: 40)
    stage.set(\.clipsToBounds, of: clip.content, away: true, settled: true)
    stage.set(\.isUserInteractionEnabled, of: clip.content, away: false, settled: false)
    stage.set(\.transform, of: clip.content, away: CGAffineTransform(rotationAngle: 1))
    stage.set(\.alpha, of: veil, away: 0)
    if let back = stage.back { stage.set(\.alpha, of: back, settled: 0.3) }
    stage.set(\.alpha, of: clip.view, away: 0, during: 0.5...2)
  }
}
