import Fuzzing
import MatchCut
import MatchCutSwiftUI
import Testing
import UIKit
@_spi(Simulator) import UIKitSimulator

/// Covers that wait for what something else presents.
@MainActor struct BoundWaitingTests {
  @Test(
    arguments: [0, 1, 2, 5, 30],
    [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .custom])
  func `a cover waits for a screen that something else presents`(
    frames: Int, style: UIModalPresentationStyle
  ) {
    for variant in Simulator.Variant.all {
      let stage = CoverStage(variant: variant)
      let sheet = stage.presentSheet(style)
      stage.settle()
      stage.bound.id = 1
      stage.step(frames)
      #expect(stage.bound.made.isEmpty)
      stage.root.dismiss(animated: true)
      stage.settle()
      stage.expectAgreement(on: 1)
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func `a cover waits for a sheet that a finger dismisses`() {
    for variant in Simulator.Variant.all {
      let stage = CoverStage(variant: variant)
      let sheet = stage.presentSheet(.pageSheet)
      stage.settle()
      stage.set(1)
      for distance in [60, 500] as [CGFloat] {
        #expect(stage.bound.made.isEmpty && stage.root.presentedViewController === sheet)
        stage.simulator.drag(
          from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 200 + distance),
          duration: distance == 60 ? 1 : 0.2)
        stage.settle()
      }
      stage.expectAgreement(on: 1)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .custom])
  func `a cover that waits needs no frames, and leaves nothing behind when it is cleared`(
    style: UIModalPresentationStyle
  ) {
    let stage = CoverStage()
    let sheet = stage.presentSheet(style)
    stage.settle()
    let container = sheet.presentationController?.containerView
    let before = container?.subviews
    stage.set(1)
    for _ in 0..<10 {
      #expect(stage.simulator.isIdle)
      stage.simulator.step()
    }
    stage.set(nil)
    #expect(container?.subviews == before && stage.bound.made.isEmpty)
    stage.root.dismiss(animated: true)
    stage.settle()
    stage.expectAgreement(on: nil)
  }

  @Test func `a cover waits for several screens of something else`() {
    for variant in Simulator.Variant.all {
      let stage = CoverStage(variant: variant)
      let sheet = stage.presentSheet(.pageSheet)
      stage.settle()
      sheet.present(UIViewController(), animated: true)
      stage.set(1)
      sheet.dismiss(animated: true)
      stage.settle()
      #expect(stage.bound.made.isEmpty && stage.root.presentedViewController === sheet)
      sheet.present(UIViewController(), animated: true)
      stage.settle()
      stage.root.dismiss(animated: true)
      stage.settle()
      stage.expectAgreement(on: 1)
    }
  }
}
