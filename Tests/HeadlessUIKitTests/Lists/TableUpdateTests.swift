import Testing
import UIKit
import UIKitSimulator

/// Insertions, deletions, moves and reloads of rows and sections.
@MainActor struct TableUpdateTests {
  private let stage = TableStage(5, 3)

  /// All rows are in sight, with the right numbers at the right places.
  private func expectRight() {
    #expect(stage.simulator.runUntilIdle())
    #expect(stage.seen == Array(stage.numbers.joined()))
    for cell in stage.table.visibleCells {
      #expect(stage.table.indexPath(for: cell).map(stage.table.rectForRow) == cell.frame)
      #expect(cell.alpha == 1)
    }
    #expect(stage.simulator.faults.isEmpty && stage.simulator.hints.isEmpty)
  }

  @Test func `several changes are one animation, and right at its end`() {
    let moved = stage.cell(4)
    var ends: [Bool] = []
    stage.table.performBatchUpdates {
      stage.numbers[0] = [100, 4, 0, 2, 3]
      stage.table.deleteRows(at: [[0, 1]], with: .fade)
      stage.table.insertRows(at: [[0, 0]], with: .automatic)
      stage.table.moveRow(at: [0, 4], to: [0, 1])
    } completion: {
      ends.append($0)
    }
    #expect(stage.cell(1) === moved && ends == [])
    stage.simulator.run(for: 0.15)
    let place = stage.simulator.visibleFrame(of: moved ?? UIView()).minY - 100
    #expect(place > 70 && place < 180)
    expectRight()
    #expect(ends == [true])
  }

  @Test func `begin and end may be nested, and the last end animates`() {
    stage.table.beginUpdates()
    stage.numbers[0].removeFirst()
    stage.table.deleteRows(at: [[0, 0]], with: .fade)
    stage.table.beginUpdates()
    stage.numbers[1].append(50)
    stage.table.insertRows(at: [[1, 3]], with: .fade)
    stage.table.endUpdates()
    #expect(stage.table.numberOfRows(inSection: 0) == 5)
    stage.table.endUpdates()
    #expect(stage.table.numberOfRows(inSection: 0) == 4)
    expectRight()
    stage.table.endUpdates()
    #expect(stage.simulator.faults.isEmpty)
  }

  @Test func `sections come, go, move and reload, with their headers`() {
    stage.titles = ["A", "B"]
    stage.table.reloadData()
    stage.simulator.runUntilIdle()
    let header = stage.table.headerView(forSection: 1)
    stage.titles = ["B", "C"]
    stage.numbers = [[5, 6, 7], [30]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections([0], with: .fade)
      stage.table.insertSections([1], with: .fade)
    }
    #expect(stage.table.headerView(forSection: 0) === header)
    expectRight()
    stage.titles = ["C", "D"]
    stage.numbers = [[30], [5, 6]]
    stage.table.performBatchUpdates {
      stage.table.moveSection(1, toSection: 0)
      stage.table.reloadSections([0], with: .automatic)
    }
    expectRight()
    #expect((0..<2).map { stage.table.headerView(forSection: $0)?.textLabel?.text } == ["C", "D"])
  }

  @Test func `headers that were not in sight yet are those of their sections after an update`() {
    let stage = TableStage(40, 2, 2, isShown: false)
    stage.titles = ["A", "B", "C"]
    stage.simulator.window.addSubview(stage.table)
    stage.simulator.runUntilIdle()
    #expect(stage.table.rectForHeader(inSection: 2).height == 28)
    stage.titles = ["A", "X", "B"]
    stage.numbers = [stage.numbers[0], [90], [40, 41], [42, 43]]
    stage.table.performBatchUpdates {
      stage.table.insertSections([1], with: .fade)
      stage.table.reloadSections([2], with: .fade)
    }
    stage.table.scrollToRow(at: [3, 0], at: .bottom, animated: false)
    stage.simulator.runUntilIdle()
    let titles = (1..<4).map { stage.table.headerView(forSection: $0)?.textLabel?.text }
    #expect(titles == ["X", "B", nil])
    #expect(stage.table.rectForHeader(inSection: 3).height == 0)
  }

  @Test func `with none, a reload is not animated`() {
    stage.numbers[0][1] = 70
    stage.heights = [70: 90]
    stage.table.reloadRows(at: [[0, 1]], with: .none)
    #expect(stage.cell(1)?.number == 70)
    #expect(stage.cell(2)?.frame.minY == 140)
    #expect(stage.cell(2)?.layer.animationKeys() == nil)
    expectRight()
  }

  @Test func `N6: numbers that do not add up are a fault, and the table is reloaded`() {
    stage.numbers[0].append(100)
    stage.table.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.map(\.fact) == ["N6"])
    #expect(stage.seen == [0, 1, 2, 3, 4, 100, 5, 6, 7])
  }

  @Test func `N5: a reload makes the cells anew, and drops the selection`() {
    stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    stage.numbers = [[8, 9]]
    stage.table.reloadData()
    #expect(stage.table.indexPathForSelectedRow == nil && stage.cell(0) == nil)
    expectRight()
    #expect((0..<2).map { stage.cell($0)?.isSelected } == [false, false])
  }
}
