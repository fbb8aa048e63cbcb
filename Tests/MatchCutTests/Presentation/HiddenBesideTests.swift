import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A source that is visible beside its screen is hidden as long as the screen is presented.
@MainActor
struct HiddenBesideTests {
  @Test("it is hidden once and shown once", arguments: Simulator.Variant.all)
  func once(_ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    for _ in 1...2 {
      let alphas = stage.alphas(of: stage.phone.thumbnail) {
        stage.presentAndSettle()
        stage.simulator.run(for: 0.1)
        stage.dismissAndSettle()
      }
      let gone = alphas.firstIndex(of: .hidden) ?? alphas.count
      let back = alphas.lastIndex(of: .hidden) ?? 0
      #expect(gone < 3 && back > gone + 50 && back < alphas.count - 1)
      #expect(alphas[gone...back].allSatisfy { $0 == .hidden }, "\(alphas)")
      stage.expectDismissed()
    }
  }

  @Test(
    "another screen that zooms out of it and back leaves it hidden", arguments: [false, true],
    Simulator.Variant.all)
  func second(isReversed: Bool, variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    stage.presentAndSettle()
    let photo = Screen("photo")
    let zoom = ModalTransition(.zoom(from: .view(stage.phone.thumbnail)), dismissal: .panDown)
    stage.screen.present(photo, using: zoom)
    if isReversed { stage.simulator.run(for: 0.3) } else { stage.phone.settle() }
    photo.dismissOrReverse()
    stage.phone.settle()
    #expect(photo.presentingViewController == nil && stage.phone.thumbnail.alpha == .hidden)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "also without animation", arguments: [(false, true), (true, false), (false, false)],
    Simulator.Variant.all)
  func unanimated(_ isAnimated: (Bool, Bool), _ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    for _ in 1...2 {
      stage.present(animated: isAnimated.0)
      stage.simulator.commit()
      if !isAnimated.0 { #expect(stage.phone.thumbnail.alpha == .hidden) }
      stage.phone.settle()
      stage.expectPresented(at: stage.cardFrame)
      stage.dismissAndSettle(animated: isAnimated.1)
      stage.expectDismissed()
    }
  }

  @Test("also with animations disabled, or without a duration", arguments: [true, false])
  func instant(isSwitchedOff: Bool) {
    let stage = PresentationStage.card()
    let card = ModalTransition(
      .zoom(from: .view(stage.phone.thumbnail)), timing: .curve(duration: 0),
      presentation: stage.options)
    UIView.setAnimationsEnabled(!isSwitchedOff)
    defer { UIView.setAnimationsEnabled(true) }
    stage.phone.root.present(stage.screen, using: isSwitchedOff ? stage.transition : card)
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test(
    "canceled pulls leave it hidden, in each frame",
    arguments: [DismissalGesture.panDown, .drag], Simulator.Variant.all)
  func inVain(_ gesture: DismissalGesture, _ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant, dismissal: gesture)
    stage.presentAndSettle()
    for isEarly in [false, true, false] {
      let alphas = stage.alphas(of: stage.phone.thumbnail) {
        if isEarly { liftEarly(on: stage) } else { pullInVain(on: stage) }
      }
      #expect(alphas.allSatisfy { $0 == .hidden })
      stage.expectPresented(at: stage.cardFrame)
    }
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  @Test("a reversed presentation shows it", arguments: [true, false])
  func turnedAround(byFinger: Bool) {
    let stage = PresentationStage.card(dismissal: .panDown)
    stage.present()
    stage.simulator.run(for: 0.3)
    #expect(stage.phone.thumbnail.alpha == .hidden)
    if byFinger {
      let finger = stage.simulator.touchDown(at: stage.cardFrame.center)
      stage.phone.move(finger, by: 420)
      finger.lift()
    } else {
      stage.screen.dismissOrReverse()
    }
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "with another view at the dismissal, the first one is shown, too",
    arguments: [true, false], Simulator.Variant.all)
  func another(isAnimated: Bool, _ variant: Simulator.Variant) {
    let (stage, other, box) = makeOther(variant)
    stage.presentAndSettle()
    box.source = .view(other)
    #expect(stage.phone.thumbnail.alpha == .hidden && other.alpha == 1)
    guard isAnimated else {
      stage.dismissAndSettle(animated: false)
      return stage.expectDismissed()
    }
    for isCancelled in [true, false] {
      let alphas = stage.alphas(of: stage.phone.thumbnail) {
        if isCancelled {
          pullInVain(on: stage)
        } else {
          stage.screen.dismiss(animated: true)
          stage.simulator.run(for: 0.1)
          #expect(stage.simulator.visibleAlpha(of: other) == .hidden)
          stage.phone.settle()
        }
      }
      #expect(alphas.first == .hidden && alphas.last == (isCancelled ? .hidden : 1))
      for (alpha, next) in zip(alphas, alphas.dropFirst()) {
        #expect(abs(next - alpha) < 0.25, "\(alphas)")
      }
      if isCancelled { #expect(stage.phone.thumbnail.alpha == .hidden && other.alpha == 1) }
    }
    #expect(other.alpha == 1)
    stage.expectDismissed()
  }

  @Test("without a valid source nothing is hidden, or stays hidden", arguments: [true, false])
  func noSource(isAnimated: Bool) {
    let (stage, _, box) = makeOther(.standard)
    box.source = nil
    stage.presentAndSettle(animated: isAnimated)
    #expect(stage.phone.thumbnail.alpha == 1)
    stage.dismissAndSettle()
    stage.expectDismissed()
    box.source = .view(stage.phone.thumbnail)
    stage.presentAndSettle(animated: isAnimated)
    #expect(stage.phone.thumbnail.alpha == .hidden)
    box.source = nil
    let alphas = stage.alphas(of: stage.phone.thumbnail) { stage.dismissAndSettle() }
    for (alpha, next) in zip(alphas, alphas.dropFirst()) { #expect(abs(next - alpha) < 0.25) }
    stage.expectDismissed()
  }

  @Test("with Reduce Motion nothing is hidden, or stays hidden", arguments: [true, false])
  func reduceMotion(isLater: Bool) {
    for isAnimated in [true, false] {
      let stage = PresentationStage.card()
      stage.simulator.isReduceMotionEnabled = !isLater
      stage.presentAndSettle(animated: isAnimated)
      #expect(stage.phone.thumbnail.alpha == (isLater ? .hidden : 1))
      stage.simulator.isReduceMotionEnabled = isLater
      stage.dismissAndSettle()
      stage.expectDismissed()
    }
  }

  @Test("a value that the app sets while the screen is shown stays", arguments: [true, false])
  func setByApp(isCancelled: Bool) {
    let stage = PresentationStage.card(dismissal: .panDown)
    stage.presentAndSettle()
    stage.phone.thumbnail.alpha = 0.5
    stage.container?.setNeedsLayout()
    stage.simulator.run(for: 0.1)
    #expect(stage.phone.thumbnail.alpha == 0.5)
    if isCancelled {
      pullInVain(on: stage)
      #expect(stage.phone.thumbnail.alpha == 0.5)
    }
    stage.dismissAndSettle()
    #expect(stage.phone.thumbnail.alpha == 0.5)
    stage.phone.thumbnail.alpha = 1
    stage.expectDismissed()
  }

  @Test("a source may be removed in between")
  func gone() {
    let (stage, _, box) = makeOther(.standard)
    var references = WeakReferences()
    do {
      let view = UIView(frame: CGRect(x: 20, y: 600, width: 40, height: 40))
      stage.phone.root.view.addSubview(view)
      references.watch(view, "source")
      box.source = .view(view)
      stage.presentAndSettle()
      #expect(view.alpha == .hidden)
      view.removeFromSuperview()
    }
    box.source = nil
    references.expectGone()
    stage.simulator.run(for: 0.1)
    stage.dismissAndSettle()
    stage.expectDismissed()
  }

  // MARK: Steps

  private func pullInVain(on stage: PresentationStage) {
    let finger = stage.simulator.touchDown(at: stage.cardFrame.center)
    stage.simulator.step()
    stage.phone.move(finger, by: 90)
    stage.simulator.run(for: 0.2)
    finger.lift()
    stage.phone.settle()
  }

  private func liftEarly(on stage: PresentationStage) {
    let finger = stage.simulator.touchDown(at: stage.cardFrame.center)
    stage.simulator.step()
    let start = finger.location
    for y in [20, 40, 30] as [CGFloat] {
      finger.move(to: CGPoint(x: start.x, y: start.y + y))
    }
    finger.cancel()
    stage.phone.settle()
  }

  /// A card with a source that a test may change, and another view for it.
  private func makeOther(
    _ variant: Simulator.Variant
  ) -> (stage: PresentationStage, other: UIView, box: SourceBox) {
    let box = SourceBox()
    let effect = TestEffect(
      "zoom", { _ in .zoom(from: .provider { _ in box.source }) },
      look: { _, scene in scene.atRest })
    let stage = PresentationStage.card(effect, variant: variant, dismissal: .panDown)
    let other = UIView(frame: CGRect(x: 300, y: 700, width: 60, height: 60))
    stage.phone.root.view.addSubview(other)
    stage.phone.takeAsInitial()
    box.source = .view(stage.phone.thumbnail)
    return (stage, other, box)
  }
}

/// A source that a test changes.
@MainActor
private final class SourceBox {
  var source: ZoomSource?

  @Test(
    "a change by the app in the completion of the presentation stays",
    arguments: Simulator.Variant.all, [0, 1, 2])
  func changedInCompletion(_ variant: Simulator.Variant, change: Int) {
    for isCard in [true, false] {
      let stage =
        isCard
        ? PresentationStage.card(variant: variant)
        : PresentationStage(variant: variant, dismissal: .drag) { _ in }
      let thumbnail = stage.phone.thumbnail
      stage.phone.root.present(stage.screen, using: stage.transition) {
        if change == 1 {
          thumbnail.isHidden = true
        } else {
          thumbnail.alpha = change == 0 ? 0 : 0.5
        }
      }
      func expectAsSet() {
        #expect(thumbnail.isHidden == (change == 1))
        if change != 1 { #expect(thumbnail.alpha == (change == 0 ? 0 : 0.5), "\(isCard)") }
      }
      stage.phone.settle()
      expectAsSet()
      stage.dismissAndSettle()
      expectAsSet()
      stage.phone.expectNoFaults()
    }
  }
}
