import MatchCut
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// The photo viewer: paging, zooming, and dragging away.
@MainActor
struct PhotoViewerTests {
  /// The orientation of the phone.
  enum Orientation: CaseIterable {
    case portrait
    case landscape

    /// The start of a pan, in the center of the screen.
    var middle: CGPoint {
      self == .portrait ? CGPoint(x: 196, y: 426) : CGPoint(x: 426, y: 196)
    }

    @MainActor func stage(opening index: Int) -> Stage {
      let stage = Stage(showing: .photos)
      if self == .landscape {
        stage.simulator.resize(to: CGSize(width: 852, height: 393))
        stage.settle()
      }
      stage.tap(stage.app.photos.thumbnails[index])
      stage.settle()
      return stage
    }
  }

  /// Expects that the photo lands on its thumbnail.
  private func expectLanding(on index: Int, in stage: Stage) throws {
    let screen = try #require(stage.photoScreen)
    let target = stage.simulator.visibleFrame(of: stage.app.photos.thumbnails[index])
    stage.tap(screen.closeButton)
    stage.wait(0.32)
    let frame = stage.simulator.visibleFrame(of: screen.view)
    #expect(abs(frame.midX - target.midX) < 3 && abs(frame.midY - target.midY) < 3)
    stage.settle()
    #expect(stage.photoScreen == nil)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test("a swipe pages, and the source is the thumbnail of that page")
  func paging() throws {
    let stage = Orientation.portrait.stage(opening: 2)
    stage.drag(from: CGPoint(x: 300, y: 426), [Stroke(right: -220, in: 0.2)])
    stage.settle()
    #expect(stage.photoScreen?.photo == stage.app.photos.thumbnails[3].photo)
    stage.drag(from: CGPoint(x: 100, y: 426), [Stroke(right: 60, in: 0.3, hold: 0.2)])
    stage.settle()
    #expect(stage.photoScreen?.photo == stage.app.photos.thumbnails[3].photo)
    try expectLanding(on: 3, in: stage)
  }

  @Test(
    "a zoomed photo is panned, and dragged away at its minimum", arguments: Orientation.allCases)
  func zooming(_ orientation: Orientation) throws {
    let stage = orientation.stage(opening: 0)
    let screen = try #require(stage.photoScreen)
    stage.doubleTap(at: orientation.middle)
    #expect(screen.page.isEnlarged && screen.prefersStatusBarHidden)
    stage.settle()
    stage.drag(from: orientation.middle, [Stroke(down: 150, in: 0.2)])
    stage.settle()
    stage.drag(from: orientation.middle, [Stroke(down: 150, in: 0.2)])
    stage.settle()
    #expect(stage.photoScreen === screen && screen.page.isEnlarged)
    stage.doubleTap(at: orientation.middle)
    stage.settle()
    #expect(!screen.page.isEnlarged && !screen.prefersStatusBarHidden)
    // A canceled drag, then a longer one.
    stage.drag(from: orientation.middle, [Stroke(down: 60, in: 0.2, hold: 0.3)])
    stage.settle()
    #expect(stage.photoScreen === screen)
    stage.drag(from: orientation.middle, [Stroke(down: 180, in: 0.2)])
    stage.settle()
    #expect(stage.photoScreen == nil)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test("a rotation keeps the page, and its photo fits")
  func rotation() throws {
    let stage = Orientation.portrait.stage(opening: 1)
    let screen = try #require(stage.photoScreen)
    stage.doubleTap(at: Orientation.portrait.middle)
    stage.settle()
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    #expect(screen.photo == stage.app.photos.thumbnails[1].photo)
    #expect(!screen.page.isEnlarged)
    let frame = stage.simulator.visibleFrame(of: screen.picture)
    #expect(abs(frame.midX - 426) < 1 && abs(frame.midY - 196.5) < 1)
    #expect(abs(frame.height - 393) < 1)
    try expectLanding(on: 1, in: stage)
  }

  @Test("the last photo is followed by the first")
  func wrapping() throws {
    let stage = Orientation.portrait.stage(opening: 7)
    stage.tap(stage.photoScreen?.nextButton)
    stage.settle()
    #expect(stage.photoScreen?.photo == stage.app.photos.thumbnails[0].photo)
    try expectLanding(on: 0, in: stage)
  }

  @Test("a thumbnail that is out of sight is scrolled to")
  func landingOutOfSight() throws {
    let stage = Orientation.landscape.stage(opening: 0)
    #expect(stage.app.photos.thumbnails.count < Photo.favorites.count)
    let screen = try #require(stage.photoScreen)
    for _ in 0..<7 {
      stage.tap(screen.nextButton)
      stage.settle()
    }
    #expect(screen.photo == Photo.favorites.last)
    stage.tap(screen.closeButton)
    stage.wait(0.32)
    let thumbnail = try #require(stage.app.photos.thumbnails.last)
    #expect(thumbnail.photo == Photo.favorites.last)
    let (frame, target) = (
      stage.simulator.visibleFrame(of: screen.view), stage.simulator.visibleFrame(of: thumbnail)
    )
    #expect(abs(frame.midX - target.midX) < 3 && abs(frame.midY - target.midY) < 3)
    #expect(abs(target.height - thumbnail.bounds.height) < 0.01)
    stage.settle()
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test("while pages are turned, the button for the next one does nothing")
  func haste() throws {
    let stage = Orientation.portrait.stage(opening: 2)
    let screen = try #require(stage.photoScreen)
    for _ in 0..<2 { stage.tap(screen.nextButton) }
    stage.settle()
    #expect(screen.photo == Photo.favorites[1])
    stage.drag(from: CGPoint(x: 300, y: 426), [Stroke(right: -220, in: 0.2)])
    stage.tap(screen.nextButton)
    stage.settle()
    #expect(screen.photo == Photo.favorites[2])
    stage.tap(screen.nextButton)
    stage.settle()
    #expect(screen.photo == Photo.favorites[3])
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test("beyond the edge of a zoomed photo is the next page, and it is not zoomed afterward")
  func leavingEnlarged() throws {
    let stage = Orientation.portrait.stage(opening: 2)
    let screen = try #require(stage.photoScreen)
    let page = screen.page
    stage.doubleTap(at: CGPoint(x: 380, y: 426))
    stage.settle()
    #expect(page.isEnlarged && screen.closeButton.alpha == 0)
    stage.drag(from: CGPoint(x: 350, y: 426), [Stroke(right: -320, in: 0.3)])
    stage.settle()
    #expect(screen.photo == Photo.favorites[1])
    #expect(!page.isEnlarged && page.words.allSatisfy { $0.alpha == 1 })
    #expect(screen.closeButton.alpha == 1 && !screen.prefersStatusBarHidden)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test("a zoomed photo can be closed, too")
  func closingEnlarged() {
    let stage = Orientation.portrait.stage(opening: 0)
    stage.doubleTap(at: Orientation.portrait.middle)
    stage.settle()
    stage.photoScreen?.dismiss(animated: true)
    stage.settle()
    #expect(stage.photoScreen == nil)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }
}
