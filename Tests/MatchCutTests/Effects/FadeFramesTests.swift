import MatchCut
import Testing
import UIKit
import UIKitFilm
import UIKitSimulator

/// The frames of a fade.
@MainActor
struct FadeFramesTests {
  @Test("the screen fades in and out in its place", .filmed, arguments: ModalCase.fades)
  func fades(_ modalCase: ModalCase) throws {
    let stage = ModalStage(modalCase)
    for isPresenting in [true, false] {
      if isPresenting { stage.present() } else { stage.dismiss() }
      stage.simulator.commit()
      let recording = stage.simulator.record { stage.phone.settle() }
      let frames = recording.frames.filter { $0.node(of: stage.photo.view) != nil }
      let alphas = frames.map { $0.visibleAlpha(of: stage.photo.view) }
      #expect(frames.count > 12)
      #expect(frames.allSatisfy { $0.visibleFrame(of: stage.photo.view) == stage.phone.screen })
      let first = try #require(alphas.first)
      #expect(abs(first - (isPresenting ? CGFloat.fading : 1)) < 1e-6)
      #expect(try #require(alphas.last).distance(to: isPresenting ? 1 : 0).magnitude < 0.035)
      recording.expectMonotone(stage.photo.view, growing: isPresenting)
      recording.expectContinuous(stage.photo.view, fade: 0.15)
      recording.expectNeverEmpty([stage.root.view, stage.photo.view])
    }
    stage.expectDismissed()
  }

  @Test(
    "the presenter's view is not changed", .filmed,
    arguments: ModalCase.fades.filter { !$0.way.removesPresenter })
  func presenterStays(_ modalCase: ModalCase) {
    let stage = ModalStage(modalCase)
    let place = stage.root.view.superview
    let layouts = stage.root.layoutCount
    let recording = stage.simulator.record {
      stage.presentAndSettle()
      #expect(stage.root.view.superview === place)
      stage.dismissAndSettle()
    }
    #expect(stage.root.view.superview === place)
    #expect(stage.root.layoutCount == layouts)
    for frame in recording.frames {
      #expect(frame.visibleFrame(of: stage.root.view) == stage.phone.screen)
      #expect(frame.visibleAlpha(of: stage.root.view) == 1)
      #expect(frame.visibleAlpha(of: stage.phone.thumbnail) == 1)
    }
  }

  @Test("a translucent screen fades to its own alpha", .filmed, arguments: ModalWay.allCases)
  func ownAlpha(_ way: ModalWay) {
    let stage = ModalStage(.fade, way)
    let load = stage.photo.onLoad
    stage.photo.onLoad = { photo in
      load(photo)
      photo.view.alpha = 0.8
    }
    stage.presentAndSettle()
    #expect(abs(stage.simulator.visibleAlpha(of: stage.photo.view) - 0.8) < 1e-6)
    stage.dismissAndSettle()
    #expect(abs(stage.photo.view.alpha - 0.8) < 1e-6)
    stage.phone.expectAsBefore()
  }
}

extension ModalCase {
  fileprivate static let fades = cases(variants: [.standard], refreshRates: [60, 120])
    .filter { $0.effect == .fade }
}
