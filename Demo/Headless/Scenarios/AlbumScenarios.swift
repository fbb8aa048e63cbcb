import MatchCut
import UIKit
import UIKitSimulator

extension Scenario {
  /// Albums below a large title, which a push leaves and a pop brings back.
  static let albums: [Scenario] = [albumOpen, albumDrag, albumCancel]

  static let albumOpen = Scenario(
    id: "album-open", group: .navigation, title: "Out of a list with a large title",
    summary: "The title has collapsed. The cover grows out of its tile, and the bar cross-fades.",
    code: .declaration(
      "PushTransition(", in: "Demo/Examples/StackExample.swift"),
    makeRoot: { StackExample() },
    script: { stage in
      stage.wait(0.2)
      stage.drag(from: CGPoint(x: 196, y: 560), [Stroke(down: -190, in: 0.35, hold: 0.12)])
      stage.settle(0.1)
      stage.expect(stage.albums?.navigationBar.frame.height == 44, "the title has collapsed")
      let tile = stage.albums?.albums.tiles[3]
      stage.tap(tile)
      stage.settle()
      stage.promise(stage.album?.view, .moves(by: 150, frames: 15))
      if let picture = tile?.picture { stage.promise(stage.album?.cover, .replaces(picture)) }
      stage.expect(stage.album != nil, "the album is open")
    })

  static let albumDrag = Scenario(
    id: "album-drag", group: .navigation, title: "Dragged back below its large title",
    summary: "The cover lands on its tile, and the large title is back with it.",
    code: .declaration(
      "PushTransition(", in: "Demo/Examples/StackExample.swift"),
    makeRoot: { StackExample() },
    prepare: openAlbum(1),
    script: { stage in
      let tile = stage.albums?.albums.tiles[1]
      stage.promise(stage.album?.view, .moves(by: 150, frames: 30))
      if let picture = tile?.picture { stage.promise(stage.album?.cover, .replaces(picture)) }
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 190, y: 330),
        [Stroke(right: -50, down: 190, in: 0.5, hold: 0.15), Stroke(right: 40, down: 40, in: 0.12)])
      stage.settle()
      stage.expect(stage.album == nil, "the albums are shown")
      stage.expect(stage.albums?.navigationBar.frame.height == 96, "the title is large")
    })

  static let albumCancel = Scenario(
    id: "album-cancel", group: .navigation, title: "Let go of, and the bar is the album’s",
    summary: "Released near its place, the album returns, and so does its back button.",
    code: .declaration(
      "PushTransition(", in: "Demo/Examples/StackExample.swift"),
    makeRoot: { StackExample() },
    prepare: openAlbum(2),
    script: { stage in
      let button = stage.album?.backButton
      stage.promise(stage.album?.view, .moves(by: 60, frames: 30), .returns)
      stage.promise(button, .returns)
      stage.wait(0.3)
      stage.drag(
        from: CGPoint(x: 190, y: 330),
        [
          Stroke(right: 40, down: 170, in: 0.45, hold: 0.15),
          Stroke(right: -30, down: -90, in: 0.4, hold: 0.2),
        ])
      stage.settle()
      stage.expect(stage.album != nil, "the album is open")
      stage.expect(stage.albums?.navigationBar.frame.height == 44, "the title is not large")
      stage.expect(button.map(stage.simulator.visibleAlpha) == 1, "the back button is seen")
    })

  private static func openAlbum(_ index: Int) -> @MainActor (Stage) -> Void {
    tapping { $0.albums?.albums.tiles[index] }
  }
}

extension Stage {
  /// The stack of albums, if that is the root.
  var albums: StackExample? {
    simulator.window.rootViewController as? StackExample
  }
  /// The album that is open.
  var album: AlbumViewController? { albums?.topViewController as? AlbumViewController }
}
