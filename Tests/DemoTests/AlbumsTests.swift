import MatchCut
import Testing
import UIKit
import UIKitSimulator

@testable import Demo

/// Albums below a large title, with a search in a bar of glass.
@MainActor
struct AlbumsTests {
  private let stage = Stage(showing: .photos, root: StackExample())

  private func list() throws -> AlbumsViewController { try #require(stage.albums).albums }

  @Test func `tapped, the bar of glass rises above the keyboard, and a scroll lowers it`() throws {
    let list = try list()
    let rest = stage.simulator.visibleFrame(of: list.searchBar)
    stage.tap(list.searchBar.field)
    stage.settle()
    let keyboard = stage.simulator.keyboardFrame
    #expect(stage.simulator.visibleFrame(of: list.searchBar).maxY == keyboard.minY - 8)
    stage.drag(from: CGPoint(x: 196, y: 300), [Stroke(down: -60, in: 0.2)])
    stage.settle()
    #expect(stage.simulator.visibleFrame(of: list.searchBar) == rest)
    #expect(stage.mishaps == [])
  }

  @Test func `what is searched for closes the gaps that the others leave`() throws {
    let list = try list()
    let places = list.tiles.map(\.frame.origin)
    list.searchBar.field.text = "ferry"
    list.searchBar.field.sendActions(for: .editingChanged)
    stage.settle()
    let shown = list.tiles.filter { !$0.isHidden }
    #expect(shown.map(\.album.title) == ["Last Ferry"])
    #expect(shown.first?.frame.origin == places[0])
    list.searchBar.field.text = ""
    list.searchBar.field.sendActions(for: .editingChanged)
    stage.settle()
    #expect(list.tiles.map(\.frame.origin) == places)
  }

  @Test func `an album that is dragged back after a turn of the phone lands on its tile`() throws {
    let list = try list()
    stage.tap(list.tiles[0])
    stage.settle()
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.settle()
    let album = try #require(stage.album)
    let tile = list.tiles[0].picture
    stage.tap(album.backButton)
    stage.wait(0.4)
    let (one, other) = (
      stage.simulator.visibleFrame(of: album.cover), stage.simulator.visibleFrame(of: tile)
    )
    #expect(one.isNull || abs(one.midX - other.midX) < 4 || other.isNull)
    stage.settle()
    #expect(stage.album == nil && stage.simulator.faults.isEmpty)
    #expect(!stage.simulator.visibleFrame(of: tile).isNull)
  }

  @Test func `from right to left, the tiles and the search begin at the right`() throws {
    let left = try list().tiles[0].frame.minX
    stage.simulator.layoutDirection = .rightToLeft
    stage.settle()
    let list = try list()
    #expect(list.tiles[0].frame.maxX == 393 - left)
    #expect(stage.simulator.faults.isEmpty)
  }
}
