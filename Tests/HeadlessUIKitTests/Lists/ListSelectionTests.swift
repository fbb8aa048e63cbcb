import Testing
import UIKit
import UIKitSimulator

/// Highlights and selection.
@MainActor struct ListSelectionTests {
  private let stage = ListStage(60)

  init() { _ = stage.takeCalls() }

  private static let tap = ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect"]

  @Test func `N11.2: a tap highlights, selects, and only then ends the highlight`() {
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(stage.takeCalls() == (Self.tap + ["didUnhighlight"]).map { "\($0) 0.4" })
    #expect(stage.cell(4)?.isSelected == true && stage.cell(4)?.isHighlighted == false)
    #expect(stage.list.indexPathsForSelectedItems == [[0, 4]])
  }

  @Test(arguments: [0, 2, nil])
  func `an update while a finger holds an item selects where that is then`(inserted: Int?) {
    let finger = stage.simulator.touchDown(at: stage.center(of: 4))
    stage.simulator.run(for: 0.2)
    _ = stage.takeCalls()
    if let inserted {
      stage.numbers[0].insert(contentsOf: (0..<inserted).map { 100 + $0 }, at: 0)
      stage.list.insertItems(at: (0..<inserted).map { [0, $0] })
    } else {
      stage.numbers[0].remove(at: 4)
      stage.list.deleteItems(at: [[0, 4]])
    }
    finger.lift()
    stage.simulator.runUntilIdle()
    let selected = inserted.map { ["didSelect 0.\(4 + $0)"] } ?? []
    #expect(stage.takeCalls("didSelect") == selected)
  }

  @Test func `N11: the next item replaces the selection`() {
    stage.simulator.tap(at: stage.center(of: 4))
    _ = stage.takeCalls()
    stage.simulator.tap(at: stage.center(of: 7))
    #expect(
      stage.takeCalls() == [
        "shouldHighlight 0.7", "didHighlight 0.7", "shouldSelect 0.7", "didDeselect 0.4",
        "didSelect 0.7", "didUnhighlight 0.7",
      ])
    #expect(stage.cell(4)?.isSelected == false)
  }

  @Test func `N11: with several selected items, a second tap deselects`() {
    stage.list.allowsMultipleSelection = true
    stage.simulator.tap(at: stage.center(of: 4))
    stage.simulator.run(for: 0.5)
    stage.simulator.tap(at: stage.center(of: 7))
    #expect(stage.list.indexPathsForSelectedItems == [[0, 4], [0, 7]])
    _ = stage.takeCalls()
    stage.simulator.run(for: 0.5)
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(
      stage.takeCalls("shouldDeselect", "didDeselect", "didSelect") == [
        "shouldDeselect 0.4", "didDeselect 0.4",
      ])
    #expect(stage.list.indexPathsForSelectedItems == [[0, 7]])
  }

  @Test(arguments: [
    ("shouldHighlight", ["shouldHighlight"]),
    ("shouldSelect", ["shouldHighlight", "didHighlight", "shouldSelect", "didUnhighlight"]),
  ])
  func `N11: the delegate refuses`(question: String, calls: [String]) {
    stage.refused = ["\(question) 0.4"]
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(stage.takeCalls() == calls.map { "\($0) 0.4" })
    #expect(stage.list.indexPathsForSelectedItems == nil)
  }

  @Test func `N11.3: the highlight waits with the touch, or comes with the lift`() {
    let finger = stage.simulator.touchDown(at: stage.center(of: 4))
    stage.simulator.run(for: 0.1)
    #expect(stage.takeCalls() == [])
    stage.simulator.run(for: 0.1)
    #expect(stage.takeCalls() == ["shouldHighlight 0.4", "didHighlight 0.4"])
    #expect(stage.cell(4)?.isHighlighted == true)
    finger.lift()
    #expect(stage.takeCalls().last == "didUnhighlight 0.4")
    stage.list.delaysContentTouches = false
    let quick = stage.simulator.touchDown(at: stage.center(of: 5))
    #expect(stage.takeCalls() == ["shouldHighlight 0.5", "didHighlight 0.5"])
    quick.cancel()
    #expect(stage.takeCalls() == ["didUnhighlight 0.5"])
  }

  @Test func `N11.4: a scroll ends the highlight, and selects nothing`() {
    let finger = stage.simulator.touchDown(at: stage.center(of: 7))
    stage.simulator.run(for: 0.3)
    _ = stage.takeCalls()
    for step in 1...5 {
      finger.move(to: CGPoint(x: 150, y: 450 - 20 * CGFloat(step)))
      stage.simulator.step()
    }
    finger.lift()
    stage.simulator.runUntilIdle()
    #expect(stage.list.contentOffset.y > 50)
    #expect(
      stage.takeCalls("didUnhighlight", "didSelect", "shouldSelect") == ["didUnhighlight 0.7"])
  }

  @Test func `N11.1: selecting in code does not call the delegate`() {
    stage.list.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    #expect(stage.cell(4)?.isSelected == true)
    stage.list.selectItem(at: [0, 50], animated: false, scrollPosition: .top)
    stage.list.layoutIfNeeded()
    #expect(stage.list.indexPathsForSelectedItems == [[0, 50]])
    #expect(stage.cell(50)?.isSelected == true)
    #expect(stage.list.contentOffset.y == 1400)
    stage.list.deselectItem(at: [0, 50], animated: false)
    #expect(stage.list.indexPathsForSelectedItems == nil && stage.cell(50)?.isSelected == false)
    #expect(stage.takeCalls("shouldSelect", "didSelect", "didDeselect") == [])
  }

  @Test func `N11.5: setting isSelected of a cell does not change the selection`() {
    stage.cell(4)?.isSelected = true
    #expect(stage.list.indexPathsForSelectedItems == nil)
  }

  @Test func `a cell that comes into sight has the selection of its item`() {
    stage.list.selectItem(at: [0, 30], animated: false, scrollPosition: [])
    stage.list.contentOffset.y = 900
    stage.list.layoutIfNeeded()
    #expect(stage.list.visibleCells.filter(\.isSelected).count == 1)
    #expect(stage.cell(30)?.isSelected == true)
  }

  @Test func `without selection a tap does nothing`() {
    stage.list.allowsSelection = false
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(stage.takeCalls() == [])
  }

  @Test func `a reload drops the selection, and the touch`() {
    stage.list.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    let finger = stage.simulator.touchDown(at: stage.center(of: 7))
    stage.simulator.run(for: 0.3)
    stage.list.reloadData()
    stage.simulator.commit()
    _ = stage.takeCalls()
    finger.lift()
    #expect(stage.takeCalls() == [])
    #expect(stage.list.indexPathsForSelectedItems == nil && stage.cell(4)?.isSelected == false)
  }

  @Test func `the selected background shows behind a highlighted or selected cell`() throws {
    let cell = try #require(stage.cell(4))
    let background = UIView()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = background
    #expect(cell.subviews == [cell.backgroundView, background, cell.contentView])
    #expect(background.isHidden && background.frame == cell.bounds)
    cell.isHighlighted = true
    #expect(!background.isHidden)
    cell.isHighlighted = false
    #expect(background.isHidden)
    cell.isSelected = true
    #expect(!background.isHidden)
  }
}
