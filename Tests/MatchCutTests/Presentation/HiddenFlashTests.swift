import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

@testable import MatchCut

/// A source that is hidden beside a card is not shown for a frame when the card moves again.
@MainActor struct HiddenFlashTests {
  @Test(arguments: Simulator.Variant.all)
  func `a dismissal does not show the source at its first commit`(_ variant: Simulator.Variant) {
    let stage = PresentationStage.card(variant: variant)
    for _ in 1...2 {
      stage.presentAndSettle()
      #expect(stage.phone.thumbnail.alpha == .hidden)
      stage.screen.dismiss(animated: true)
      for _ in 1...6 {
        stage.simulator.commit()
        #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
        #expect(isPictureFilled(on: stage))
        stage.simulator.step()
        #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
      }
      stage.phone.settle()
      stage.expectDismissed()
    }
  }

  @Test(arguments: [DismissalGesture.panDown, .drag])
  func `a pull that is canceled does not show it, and neither does the next one`(
    _ gesture: DismissalGesture
  ) {
    let stage = PresentationStage.card(dismissal: gesture)
    stage.presentAndSettle()
    for distance in [60, 60, 400] as [CGFloat] {
      let finger = stage.simulator.touchDown(at: stage.cardFrame.center)
      let start = finger.location
      for frame in 1...12 {
        finger.move(
          to: CGPoint(x: start.x, y: start.y + distance * CGFloat(frame) / 12))
        stage.simulator.commit()
        #expect(stage.simulator.visibleAlpha(of: stage.phone.thumbnail) == .hidden)
        stage.simulator.step()
      }
      stage.simulator.run(for: 0.2)
      #expect(isPictureFilled(on: stage))
      finger.lift()
      stage.phone.settle()
    }
    stage.expectDismissed()
  }

  @Test(arguments: [true, false])
  func `a source of another size or style gets a new picture`(isSize: Bool) {
    let stage = PresentationStage.card()
    stage.presentAndSettle()
    if isSize {
      stage.phone.thumbnail.bounds.size.width += 10
    } else {
      stage.phone.thumbnail.overrideUserInterfaceStyle = .dark
    }
    let count = stage.simulator.counters.snapshots
    stage.screen.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    #expect(stage.simulator.counters.snapshots == count + 1)
    stage.phone.settle()
    #expect(stage.phone.thumbnail.alpha == 1)
  }

  @Test func `a picture is not kept for longer than the presentation`() {
    let stage = PresentationStage.card()
    var references = WeakReferences()
    stage.presentAndSettle()
    stage.screen.dismiss(animated: true)
    stage.simulator.run(for: 0.1)
    if let picture = picture(on: stage) { references.watch(picture, "picture") }
    stage.phone.settle()
    references.expectGone()
  }

  private func picture(on stage: PresentationStage) -> UIView? {
    stage.clip?.subviews.first { $0 !== stage.screen.view }
  }

  private func isPictureFilled(on stage: PresentationStage) -> Bool {
    guard let picture = picture(on: stage) else { return false }
    return (picture as? UIImageView) != nil || picture.bounds.size == Phone.thumbnailFrame.size
  }
}
