import Testing
import UIKit
import UIKitSimulator

/// Cells of tables: their parts, how they are made, and when they are reused.
@MainActor struct TableCellTests {
  @Test func `N3: cells are asked for in a layout, and reused when they are far away`() {
    let stage = TableStage(300, isShown: false)
    stage.simulator.window.addSubview(stage.table)
    #expect(stage.takeCalls() == [] && stage.cell(0) == nil)
    stage.table.layoutIfNeeded()
    #expect(stage.seen == Array(0..<12))
    let cell = stage.cell(0)
    stage.table.contentOffset.y = 5000
    stage.simulator.runUntilIdle()
    #expect(stage.seen == Array(100..<112))
    #expect(stage.table.visibleCells.contains { $0 === cell } && cell?.reuses == 1)
    #expect(stage.table.indexPathsForVisibleRows?.first == [0, 100])
  }

  @Test func `N8.3: a table prepares cells ahead, and keeps those that were shown`() {
    let stage = TableStage(300)
    #expect(stage.takeCalls("cell").count == 18)
    let cell = stage.cell(0)
    stage.table.contentOffset.y = 100
    stage.simulator.runUntilIdle()
    #expect(stage.takeCalls("end") == ["end 0.0", "end 0.1"])
    #expect(stage.cell(0) === cell)
    stage.table.isPrefetchingEnabled = false
    stage.table.contentOffset.y = 200
    stage.simulator.runUntilIdle()
    #expect(stage.cell(0) == nil)
  }

  @Test func `N7: a class that is not registered is a fault only with an index path`() {
    let stage = TableStage(1)
    #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(stage.simulator.faults.isEmpty)
    _ = stage.table.dequeueReusableCell(withIdentifier: "other", for: [0, 0])
    #expect(stage.simulator.faults.map(\.fact) == ["N7"])
    #expect(stage.table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    stage.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(
      stage.table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier
        == "header")
  }

  @Test func `cells that the app creates with an identifier are reused`() {
    let simulator = Simulator()
    let source = OldSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    table.dataSource = source
    simulator.window.addSubview(table)
    for step in 0...60 {
      table.contentOffset.y = CGFloat(step) * 44
      simulator.step()
    }
    #expect(table.cellForRow(at: [0, 60])?.textLabel?.text == "60")
    #expect(source.created < 40)
  }

  @Test func `N13: a layout outside of a window is a hint, once`() {
    let stage = TableStage(3, isShown: false)
    stage.table.layoutIfNeeded()
    stage.table.setNeedsLayout()
    stage.table.layoutIfNeeded()
    #expect(stage.simulator.hints.map(\.fact) == ["N13"])
    #expect(stage.seen == [0, 1, 2])
    let shown = TableStage(3)
    #expect(shown.simulator.hints.isEmpty)
  }

  @Test func `N13.1: the visible cells cannot be asked for while the table asks for one`() {
    let stage = TableStage(2)
    var counts: [Int] = []
    stage.onCell = { [weak stage] in counts.append(stage?.table.visibleCells.count ?? -1) }
    stage.table.reloadData()
    stage.simulator.runUntilIdle()
    #expect(stage.simulator.faults.map(\.fact) == ["N13.1", "N13.1"])
    #expect(counts == [0, 0])
    #expect(stage.table.visibleCells.count == 2)
  }

  @Test(arguments: [
    (UITableViewCell.CellStyle.default, [16, 0, 268, 60], nil),
    (.value1, [16, 0, 210, 60], [232, 0, 52, 60]),
    (.value2, [16, 0, 91, 60], [113, 0, 171, 60]),
    (.subtitle, [16, 13, 268, 20], [16, 33, 268, 14]),
  ])
  func `the labels of a cell stand as its style says`(
    style: UITableViewCell.CellStyle, text: [CGFloat], detail: [CGFloat]?
  ) {
    let simulator = Simulator()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Details"
    simulator.window.addSubview(cell)
    simulator.commit()
    func rounded(_ label: UILabel?) -> [CGFloat]? {
      label.map {
        [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { $0.rounded() }
      }
    }
    #expect(rounded(cell.textLabel) == text)
    #expect(rounded(cell.detailTextLabel) == detail)
  }

  @Test func `the image and the accessory take room from the labels`() {
    let stage = TableStage(2)
    let cell = stage.cell(0)
    cell?.textLabel?.text = "Text"
    cell?.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
      _ in
    }
    cell?.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    stage.simulator.runUntilIdle()
    #expect(cell?.imageView?.frame == CGRect(x: 16, y: 15, width: 30, height: 20))
    #expect(cell?.contentView.frame.width == 260)
    #expect(cell?.textLabel?.frame == CGRect(x: 62, y: 0, width: 182, height: 50))
    #expect(cell?.accessoryView?.frame == CGRect(x: 260, y: 15, width: 24, height: 20))
    cell?.accessoryView = nil
    cell?.accessoryType = .disclosureIndicator
    stage.simulator.runUntilIdle()
    #expect(
      cell.map { $0.contentView.frame.width > 260 && $0.contentView.frame.width < 284 } == true)
    cell?.accessoryType = .none
    stage.simulator.runUntilIdle()
    #expect(cell?.contentView.frame.width == 300)
  }

  @Test func `a line is below each cell, unless its inset or the style hides it`() throws {
    let stage = TableStage(2)
    func line(_ row: Int) -> UIView? { stage.cell(row)?.subviews.last }
    #expect(line(0)?.frame.origin.x == 16 && line(0)?.isHidden == false)
    #expect(line(0).map { abs($0.frame.maxY - 50) < 1e-9 } == true)
    #expect(line(0)?.backgroundColor == .separator)
    stage.table.separatorInset.left = 40
    stage.cell(1)?.separatorInset = UIEdgeInsets(top: 0, left: 1000, bottom: 0, right: 0)
    stage.simulator.runUntilIdle()
    #expect(line(0)?.frame.minX == 40 && line(1)?.isHidden == true)
    stage.table.separatorStyle = .none
    stage.simulator.runUntilIdle()
    #expect(line(0)?.isHidden == true)
    let inset = TableStage(2, style: .insetGrouped)
    #expect((0..<2).map { inset.cell($0)?.subviews.last?.isHidden } == [false, true])
  }
}

/// Creates its cells, as apps do that register no class.
private final class OldSource: NSObject, UITableViewDataSource {
  private(set) var created = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? makeCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  private func makeCell() -> UITableViewCell {
    created += 1
    return UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
  }
}
