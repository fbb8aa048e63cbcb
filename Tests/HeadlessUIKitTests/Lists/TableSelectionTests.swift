import Testing
import UIKit
import UIKitSimulator

/// Highlights and selection of rows.
@MainActor struct TableSelectionTests {
  private let stage = TableStage(60)

  init() { _ = stage.takeCalls() }

  private static let tap = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect",
  ]

  @Test func `N11.6: a tap ends the highlight of a row before it selects it`() {
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(stage.takeCalls() == Self.tap.map { "\($0) 0.4" })
    #expect(stage.cell(4)?.isSelected == true && stage.cell(4)?.isHighlighted == false)
    #expect(stage.table.indexPathForSelectedRow == [0, 4])
    #expect(stage.table.indexPathsForSelectedRows == [[0, 4]])
  }

  @Test func `another row replaces the selection, if the delegate lets it`() {
    stage.simulator.tap(at: stage.center(of: 4))
    _ = stage.takeCalls()
    stage.simulator.tap(at: stage.center(of: 7))
    #expect(
      stage.takeCalls().suffix(4) == [
        "willSelect 0.7", "willDeselect 0.4", "didDeselect 0.4", "didSelect 0.7",
      ])
    #expect(stage.cell(4)?.isSelected == false)
    stage.refused = ["willSelect 0.8"]
    stage.redirects = ["willSelect 0.9": [0, 2]]
    stage.simulator.tap(at: stage.center(of: 8))
    #expect(stage.table.indexPathForSelectedRow == [0, 7])
    stage.simulator.tap(at: stage.center(of: 9))
    #expect(stage.table.indexPathForSelectedRow == [0, 2])
    #expect(stage.cell(2)?.isSelected == true && stage.cell(9)?.isSelected == false)
  }

  @Test func `with several selected rows, a second tap deselects, if the delegate lets it`() {
    stage.table.allowsMultipleSelection = true
    for row in [4, 7] {
      stage.simulator.tap(at: stage.center(of: row))
      stage.simulator.run(for: 0.5)
    }
    #expect(stage.table.indexPathsForSelectedRows == [[0, 4], [0, 7]])
    _ = stage.takeCalls()
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(
      stage.takeCalls("willDeselect", "didDeselect") == ["willDeselect 0.4", "didDeselect 0.4"])
    stage.refused = ["willDeselect 0.7"]
    stage.simulator.run(for: 0.5)
    stage.simulator.tap(at: stage.center(of: 7))
    #expect(stage.table.indexPathsForSelectedRows == [[0, 7]])
  }

  @Test func `N11: a delegate that refuses the highlight refuses the selection`() {
    stage.refused = ["shouldHighlight 0.4"]
    stage.simulator.tap(at: stage.center(of: 4))
    #expect(stage.takeCalls() == ["shouldHighlight 0.4"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `N11.1: selecting in code does not call the delegate`() {
    stage.table.selectRow(at: [0, 50], animated: false, scrollPosition: .middle)
    stage.table.layoutIfNeeded()
    #expect(stage.table.contentOffset.y == 2225)
    #expect(stage.cell(50)?.isSelected == true)
    stage.table.deselectRow(at: [0, 50], animated: true)
    #expect(stage.cell(50)?.isSelected == false)
    #expect(stage.cell(50)?.selections == ["on", "off animated"])
    #expect(stage.takeCalls("willSelect", "didSelect", "willDeselect", "didDeselect") == [])
  }

  @Test func `a header over a row takes its touches`() {
    let stage = TableStage(60, isShown: false)
    stage.titles = ["One"]
    stage.simulator.window.addSubview(stage.table)
    stage.table.layoutIfNeeded()
    stage.table.contentOffset.y = 500
    stage.simulator.runUntilIdle()
    stage.simulator.tap(at: CGPoint(x: 150, y: 110))
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.simulator.run(for: 0.5)
    stage.simulator.tap(at: CGPoint(x: 150, y: 140))
    #expect(stage.table.indexPathForSelectedRow != nil)
  }

  @Test func `N17: the selected background is a subview while the cell is selected, and fades`()
    throws
  {
    let cell = try #require(stage.cell(4))
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.superview == nil)
    stage.table.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
    #expect(cell.subviews.first === background && background.frame == cell.bounds)
    stage.table.deselectRow(at: [0, 4], animated: true)
    stage.simulator.run(for: 0.15)
    let alpha = stage.simulator.visibleAlpha(of: background)
    #expect(alpha > 0.2 && alpha < 0.8)
    stage.simulator.runUntilIdle()
    #expect(background.superview == nil)
    cell.selectionStyle = .none
    stage.table.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
    #expect(cell.isSelected && background.superview == nil)
  }

  @Test func `without its own, the selected background is gray, and labels are highlighted`() {
    let cell = stage.cell(4)
    cell?.textLabel?.text = "Text"
    cell?.isHighlighted = true
    #expect(cell?.subviews.first?.backgroundColor == .systemGray4)
    #expect(cell?.textLabel?.isHighlighted == true)
    cell?.isHighlighted = false
    #expect(cell?.subviews.first === cell?.contentView)
    #expect(cell?.textLabel?.isHighlighted == false)
  }
}
