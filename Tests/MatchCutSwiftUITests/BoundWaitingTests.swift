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

  /// What lets a cover ask for its dismissal again.
  enum Occasion: CaseIterable {
    case canceledPull
    case window
    case newValue
  }

  @Test(arguments: Occasion.allCases)
  func `a dismissal that the app ignores is requested again when something changes`(
    _ occasion: Occasion
  ) {
    let stage = CoverStage()
    let presentation = BoundPresentation()
    let screen = IgnoringScreen()
    var dismissals = 0
    stage.root.view.addSubview(presentation.anchor)
    func update(_ id: Int?) {
      presentation.update(
        id.map { id in
          BoundPresentation.Item(
            id: id, makeTransition: { CoverStage.cover }, makeScreen: { _ in screen },
            updateScreen: { _ in })
        },
        of: BoundPresentation.Source(
          current: { id }, clear: {}, onDismiss: { dismissals += 1 }))
      stage.settle()
    }
    update(1)
    update(nil)
    #expect(screen.requests == 2 && screen.presentingViewController != nil)
    stage.simulator.run(for: 1)
    #expect(screen.requests == 2 && stage.simulator.isIdle)
    screen.ignores = false
    switch occasion {
    case .canceledPull: stage.pull(100, for: 1)
    case .window: screen.presentationController?.containerView?.removeFromSuperview()
    case .newValue:
      update(1)
      #expect(screen.presentingViewController != nil && dismissals == 0)
      update(nil)
    }
    stage.settle()
    #expect(screen.presentingViewController == nil && presentation.screen == nil)
    #expect(dismissals == 1)
  }
}

/// A screen that ignores its dismissal.
private final class IgnoringScreen: UIViewController {
  var ignores = true
  private(set) var requests = 0

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requests += 1
    if !ignores { super.dismiss(animated: flag, completion: completion) }
  }
}
