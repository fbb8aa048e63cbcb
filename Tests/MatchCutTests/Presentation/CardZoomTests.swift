import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// Zooms into screens that do not fill the container.
@MainActor
struct CardZoomTests {
  @Test(
    "the clip changes from the source's rectangle and radius to the card's", .filmed,
    arguments: Simulator.Variant.all)
  func frames(_ variant: Simulator.Variant) throws {
    let stage = PresentationStage.card(variant: variant) { $0.cornerRadius = 24 }
    for isPresenting in [true, false] {
      if isPresenting { stage.present() } else { stage.screen.dismiss(animated: true) }
      stage.simulator.commit()
      let clip = try #require(stage.clip)
      expect(clip, on: stage, isCard: !isPresenting)
      let recording = stage.simulator.record { stage.phone.settle() }
      recording.expectContinuous(clip)
      let last = try #require(recording.frames(showing: clip).last)
      let end = isPresenting ? stage.cardFrame : Phone.thumbnailFrame
      #expect(last.visibleFrame(of: clip).isClose(to: end, within: 2))
      if isPresenting { expect(clip, on: stage, isCard: true) }
    }
    stage.expectDismissed()
  }

  @Test("a card in a circle keeps its corners", .filmed, arguments: [24.0, 0])
  func circle(_ radius: CGFloat) throws {
    let circle = TestEffect(.circle(from: .frame(Phone.thumbnailFrame, in: nil)))
    let stage = PresentationStage.card(circle) { $0.cornerRadius = radius }
    for isPresenting in [true, false] {
      if isPresenting { stage.present() } else { stage.screen.dismiss(animated: true) }
      stage.simulator.run(for: 0.1)
      let clip = try #require(stage.clip)
      // The circle's radius, to which it is animated.
      #expect(isPresenting ? clip.layer.cornerRadius > 24 : clip.layer.cornerRadius == 0)
      let content = try #require(clip.subviews.first)
      #expect(content.layer.cornerRadius == radius && content.clipsToBounds == (radius > 0))
      stage.phone.settle()
    }
    stage.expectDismissed()
  }

  @Test("the card is as before after a canceled pull", .filmed, arguments: TestEffect.all)
  func cancelled(_ effect: TestEffect) throws {
    let stage = PresentationStage.card(effect, dismissal: .panDown) { $0.cornerRadius = 24 }
    stage.presentAndSettle()
    stage.phone.pullInVain()
    stage.phone.settle()
    stage.expectPresented(at: stage.cardFrame)
    #expect(stage.clip?.layer.cornerRadius == 24)
    stage.phone.pullToDismiss()
    stage.phone.settle()
    stage.expectDismissed()
  }

  @Test(
    "an invalid radius of a card is 0, or half of the shorter side", .filmed,
    arguments: [(-1, 0), (.nan, 0), (.infinity, 0), (1000, 100), (24, 24)] as [(CGFloat, CGFloat)])
  func radius(_ radius: CGFloat, _ used: CGFloat) {
    for isAnimated in [true, false] {
      let stage = PresentationStage.card { $0.cornerRadius = radius }
      stage.presentAndSettle(animated: isAnimated)
      #expect(stage.clip?.layer.cornerRadius == used)
      #expect(stage.clip?.clipsToBounds == true)
    }
  }

  private func expect(
    _ clip: UIView, on stage: PresentationStage, isCard: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = stage.simulator.visibleFrame(of: clip)
    let expected = isCard ? stage.cardFrame : Phone.thumbnailFrame
    #expect(frame.isClose(to: expected, within: 0.01), "\(frame)", sourceLocation: sourceLocation)
    let radius = stage.simulator.record {}.frames.first?.cornerRadius(of: clip) ?? 0
    let wanted = isCard ? 24 : Phone.thumbnailRadius
    #expect(abs(radius - wanted) < 1e-6, sourceLocation: sourceLocation)
  }
}
