import UIKit

extension Scenario {
  /// Screens that a finger presents.
  static let presents: [Scenario] = [playerPull, menuPull, feedCamera]

  static let playerPull = Scenario(
    id: "player-pull", group: .present, title: "A mini player",
    summary: "Pulled up to a player, pushed back, pulled up again, and thrown down.",
    code: .declaration(
      "private lazy var pull", in: "Demo/Examples/PlayerExample.swift"),
    posterTime: 0.8,
    makeRoot: { PlayerExample() },
    script: { stage in
      stage.wait(0.3)
      stage.drag(
        on: stage.root(PlayerExample.self)?.miniPlayer,
        [
          Stroke(right: 10, down: -430, in: 0.6, hold: 0.15),
          Stroke(right: -8, down: 400, in: 0.5, hold: 0.1),
        ])
      stage.settle(0.2)
      stage.expect(
        stage.root(PlayerExample.self)?.presentedViewController == nil, "the player has gone")
      stage.drag(
        on: stage.root(PlayerExample.self)?.miniPlayer, [Stroke(right: 8, down: -360, in: 0.35)])
      stage.settle()
      let player = stage.root(PlayerExample.self)?.presentedViewController
      stage.promise(player?.view, .moves(by: 700, frames: 50), .glides(90))
      stage.expect(player is PlayerViewController, "the player is open")
      stage.drag(from: CGPoint(x: 195, y: 300), [Stroke(right: 10, down: 260, in: 0.25)])
      stage.settle()
      stage.expect(
        stage.root(PlayerExample.self)?.presentedViewController == nil, "the player is closed")
    })

  static let menuPull = Scenario(
    id: "menu-pull", group: .present, title: "A menu from the side",
    summary: "Pulled in from the leading edge, and pushed out by a finger.",
    code: .declaration(
      "private lazy var pull", in: "Demo/Examples/MenuExample.swift"),
    posterTime: 1.9,
    makeRoot: { MenuExample() },
    script: { stage in
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 6, y: 440),
        [
          Stroke(right: 180, down: 10, in: 0.45, hold: 0.1),
          Stroke(right: -70, down: 6, in: 0.3, hold: 0.1),
          Stroke(right: 130, down: -6, in: 0.3),
        ])
      stage.settle()
      let menu = stage.root(MenuExample.self)?.presentedViewController
      stage.promise(menu?.view, .moves(by: 250, frames: 60), .glides(60))
      stage.expect(menu is SideMenuViewController, "the menu is open")
      stage.drag(from: CGPoint(x: 250, y: 440), [Stroke(right: -170, down: 8, in: 0.35)])
      stage.settle()
      stage.expect(
        stage.root(MenuExample.self)?.presentedViewController == nil, "the menu is closed")
    })

  static let feedCamera = Scenario(
    id: "feed-camera", group: .present, title: "A camera beside the feed",
    summary: "A swipe to the side pushes the feed out of the way, and another one brings it back.",
    code: .declaration(
      "private lazy var cameraPull", in: "Demo/Screens/Feed/FeedViewController.swift"),
    posterTime: 0.9,
    makeRoot: { FeedViewController() },
    script: { stage in
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 80, y: 480), [Stroke(right: 230, down: 12, in: 0.55)])
      stage.settle()
      let camera = stage.feed?.presentedViewController
      stage.promise(camera?.view, .moves(by: 300, frames: 50), .glides(60))
      stage.expect(camera is FeedCameraViewController, "the camera is open")
      stage.drag(from: CGPoint(x: 320, y: 480), [Stroke(right: -200, down: 10, in: 0.45)])
      stage.settle()
      stage.expect(stage.feed?.presentedViewController == nil, "the feed is shown")
    })
}
