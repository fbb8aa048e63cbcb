import MatchCut
import Testing
import UIKit
import UIKitSimulator

/// A photo viewer in both orientations, with the status bar hidden and visible.
@MainActor struct PhotoViewerTests {
  /// How a viewer is dismissed.
  enum Way: CaseIterable {
    case code
    case drag
    case flick
    case inVain
    case caught

    var dismisses: Bool { self != .inVain && self != .caught }
  }

  /// How a photo is zoomed, and returns to its minimum.
  enum Zooming: CaseIterable {
    case pinch
    case doubleTap
  }

  nonisolated static let stages = [false, true].flatMap { isLandscape in
    [false, true].map { (isLandscape: isLandscape, hidesBar: $0) }
  }

  @Test(arguments: stages, Way.allCases)
  func `the current page lands on its thumbnail, or returns`(
    _ kind: (isLandscape: Bool, hidesBar: Bool), _ way: Way
  ) {
    let stage = ViewerStage(isLandscape: kind.isLandscape, hidesBar: kind.hidesBar)
    stage.open()
    stage.expectOpen(at: 0)
    stage.page()
    stage.expectOpen(at: 1)
    let last = stage.go(way)
    if way.dismisses {
      stage.expectLanding(of: last, on: 1)
    } else {
      stage.expectOpen(at: 1)
      stage.expectLanding(of: stage.go(.code), on: 1)
    }
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test(arguments: stages, Zooming.allCases)
  func `a zoomed photo is panned to its edges, and dragged away at its minimum only`(
    _ kind: (isLandscape: Bool, hidesBar: Bool), _ zooming: Zooming
  ) {
    let stage = ViewerStage(isLandscape: kind.isLandscape, hidesBar: kind.hidesBar)
    stage.open()
    stage.enlarge(by: zooming)
    let page = stage.viewer.pages[0]
    #expect(page.zoomScale > 2)
    for way in [Way.drag, .flick, .drag, .flick, .drag] {
      _ = stage.go(way)
      #expect(stage.phone.root.presentedViewController === stage.viewer)
    }
    // It has moved to its upper edge, and no further.
    #expect(abs(page.contentOffset.y) < 0.5 && page.zoomScale > 2)
    stage.reduce(by: zooming)
    #expect(page.zoomScale == 1)
    stage.expectOpen(at: 0)
    _ = stage.go(.inVain)
    stage.expectOpen(at: 0)
    stage.expectLanding(of: stage.go(.drag), on: 0)
    stage.phone.expectAsBefore()
    stage.phone.expectNoFaults()
  }

  @Test(arguments: stages, Way.allCases)
  func `rotated while it is shown, it lands where the thumbnail is then`(
    _ kind: (isLandscape: Bool, hidesBar: Bool), _ way: Way
  ) {
    let stage = ViewerStage(isLandscape: kind.isLandscape, hidesBar: kind.hidesBar)
    stage.open()
    stage.page()
    stage.turn()
    stage.expectOpen(at: 1)
    let last = stage.go(way)
    if !way.dismisses { stage.expectOpen(at: 1) }
    // And back again, after a canceled dismissal.
    if !way.dismisses { stage.turn() }
    stage.expectLanding(of: way.dismisses ? last : stage.go(.drag), on: 1)
    stage.phone.expectNoFaults()
    #expect(stage.phone.root.presentedViewController == nil)
    let frame = stage.phone.simulator.visibleFrame(of: stage.phone.root.view)
    #expect(frame == stage.phone.screen)
  }

  @Test(arguments: stages)
  func `rotated during a drag, it returns, and lands where the thumbnail is then`(
    _ kind: (isLandscape: Bool, hidesBar: Bool)
  ) {
    let stage = ViewerStage(isLandscape: kind.isLandscape, hidesBar: kind.hidesBar)
    stage.open()
    let finger = stage.pull(120)
    #expect(stage.viewer.isBeingDismissed)
    stage.turn(settles: false)
    stage.phone.simulator.run(for: 0.3)
    finger.lift()
    stage.phone.settle()
    stage.place()
    stage.expectOpen(at: 0)
    stage.expectLanding(of: stage.go(.drag), on: 0)
    stage.phone.expectNoFaults()
  }
}
