import MatchCut
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// What a finger presents by a pan opens by a button, too.
@MainActor
struct PresentingScreensTests {
  @Test func `a tap opens the player, and its button closes it`() throws {
    let stage = Stage(showing: .photos, root: PlayerExample())
    let sounds = try #require(stage.root(PlayerExample.self))
    stage.tap(sounds.miniPlayer)
    stage.settle()
    let player = try #require(sounds.presentedViewController as? PlayerViewController)
    #expect(player.preferredStatusBarStyle == .lightContent)
    stage.tap(player.closeButton)
    stage.settle()
    #expect(sounds.presentedViewController == nil)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `a tap opens the menu, and a tap beside it closes it`() throws {
    let stage = Stage(showing: .photos, root: MenuExample())
    let library = try #require(stage.root(MenuExample.self))
    stage.tap(library.menuButton)
    stage.settle()
    #expect(library.presentedViewController is SideMenuViewController)
    stage.tap(at: CGPoint(x: 360, y: 500))
    stage.settle()
    #expect(library.presentedViewController == nil)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `in landscape, the whole player is on the screen`() throws {
    let stage = Stage(
      showing: .photos, root: PlayerExample(), size: CGSize(width: 852, height: 393))
    let sounds = try #require(stage.root(PlayerExample.self))
    stage.tap(sounds.miniPlayer)
    stage.settle()
    let player = try #require(sounds.presentedViewController)
    let frames = player.view.subviews.map(\.frame)
    #expect(frames.allSatisfy { player.view.bounds.contains($0) && $0.height > 30 })
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `a tap opens the camera beside the feed, and its button closes it`() throws {
    let stage = Stage(showing: .photos, root: FeedViewController())
    let feed = try #require(stage.feed)
    stage.tap(feed.cameraButton)
    stage.settle()
    let camera = try #require(feed.presentedViewController as? FeedCameraViewController)
    stage.tap(camera.closeButton)
    stage.settle()
    #expect(feed.presentedViewController == nil)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `from right to left, the menu comes from the right, and only from the edge`() throws {
    let stage = Stage(showing: .photos, root: MenuExample())
    stage.simulator.layoutDirection = .rightToLeft
    stage.settle()
    let sounds = try #require(stage.root(MenuExample.self))
    for (place, isOpen) in [(260.0, false), (385, true)] {
      stage.drag(from: CGPoint(x: place, y: 440), [Stroke(right: -220, down: 8, in: 0.4)])
      stage.settle()
      #expect((sounds.presentedViewController != nil) == isOpen)
    }
    let menu = try #require(sounds.presentedViewController?.view)
    let width = stage.simulator.window.bounds.width
    #expect(stage.simulator.visibleFrame(of: menu).maxX == width - 8)
    #expect(stage.mishaps == [] && stage.simulator.faults.isEmpty)
  }

  @Test func `a player that is pushed back leaves the status bar to the screen behind`() throws {
    let stage = Stage(showing: .photos, root: PlayerExample())
    let sounds = try #require(stage.root(PlayerExample.self))
    let mini = stage.simulator.visibleFrame(of: sounds.miniPlayer)
    let finger = stage.simulator.touchDown(at: CGPoint(x: mini.midX, y: mini.midY))
    for way in stride(from: 0.0, through: 400, by: 10) {
      finger.move(to: CGPoint(x: mini.midX, y: mini.midY - way))
      stage.simulator.step()
    }
    let player = try #require(sounds.presentedViewController)
    #expect(player.preferredStatusBarStyle == .default)
    stage.wait(0.2)
    finger.lift()
    stage.settle()
    #expect(player.preferredStatusBarStyle == .lightContent)
    #expect(sounds.presentedViewController === player)
  }
}
