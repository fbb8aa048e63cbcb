import Testing
import UIKit
import UIKitSimulator

/// Where the rows, headers and footers of a table are.
@MainActor struct TableLayoutTests {
  @Test func `N16: rows of the given heights follow each other, as wide as the table`() {
    let stage = TableStage(3, 2)
    stage.heights = [1: 80]
    stage.table.reloadData()
    stage.simulator.runUntilIdle()
    #expect((0..<3).map { stage.frame($0) } == [[0, 50], [50, 80], [130, 50]])
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 50, width: 300, height: 80))
    #expect(stage.cell(1)?.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(stage.table.contentSize == CGSize(width: 300, height: 280))
    #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 180, width: 300, height: 100))
    #expect(stage.table.rectForRow(at: [0, 3]) == .zero)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 131)) == [0, 2])
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 281)) == nil)
    #expect(
      stage.table.indexPathsForRows(in: CGRect(x: 0, y: 140, width: 1, height: 45)) == [
        [0, 2], [1, 0],
      ])
    #expect(stage.table.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 1, height: 45)) == [])
  }

  @Test func `N18: the content of rows and headers lies beside the safe area's insets`() throws {
    let stage = TableStage(3, style: .plain, isShown: false)
    stage.titles = ["One"]
    stage.contents = [1: 60]
    stage.table.rowHeight = UITableView.automaticDimension
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.table.frame = stage.simulator.window.bounds
    stage.simulator.window.addSubview(stage.table)
    stage.simulator.runUntilIdle()
    let insets = stage.simulator.window.safeAreaInsets
    #expect(insets.left > 0 && insets.right > 0)
    let cell = try #require(stage.cell(0))
    #expect(cell.frame.minX == 0 && cell.frame.width == 852)
    let width = 852 - insets.left - insets.right
    #expect(cell.contentView.frame == CGRect(x: insets.left, y: 0, width: width, height: 44))
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.contentView.frame.minX == insets.left && header.bounds.width == 852)
    cell.accessoryType = .checkmark
    stage.simulator.runUntilIdle()
    #expect(cell.contentView.frame.minX == insets.left && cell.contentView.frame.width < width)
    // In portrait, the safe area has no sides.
    stage.simulator.resize(to: CGSize(width: 393, height: 852))
    stage.table.frame = stage.simulator.window.bounds
    stage.simulator.runUntilIdle()
    #expect(stage.cell(1)?.contentView.frame.size == CGSize(width: 393, height: 60))
    stage.simulator.resize(to: CGSize(width: 852, height: 393))
    stage.table.frame = stage.simulator.window.bounds
    stage.table.insetsContentViewsToSafeArea = false
    stage.simulator.runUntilIdle()
    #expect(stage.cell(1)?.contentView.frame.size == CGSize(width: 852, height: 60))
  }

  @Test func `N16.2: views above and below the sections are as wide as the table`() {
    let stage = TableStage(2)
    let header = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 70))
    let footer = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 30))
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    stage.simulator.runUntilIdle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(footer.frame == CGRect(x: 0, y: 170, width: 300, height: 30))
    #expect(stage.frame(0) == [70, 50])
    #expect(stage.table.contentSize.height == 200)
    // Only setting it again takes another height.
    header.frame.size.height = 20
    stage.table.reloadData()
    stage.simulator.runUntilIdle()
    #expect(stage.frame(0) == [70, 50])
    stage.table.tableHeaderView = header
    stage.simulator.runUntilIdle()
    #expect(stage.frame(0) == [20, 50])
    stage.table.tableHeaderView = nil
    stage.simulator.runUntilIdle()
    #expect(header.superview == nil && stage.frame(0) == [0, 50])
  }

  @Test func `N16.1: the headers of a plain table stay in sight, with space above them`() throws {
    let stage = TableStage(20, 20, isShown: false)
    stage.titles = ["One", "Two"]
    stage.footers = ["End"]
    stage.simulator.window.addSubview(stage.table)
    stage.simulator.runUntilIdle()
    let header = try #require(stage.table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "One" && header.superview === stage.table)
    #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 300, height: 28))
    #expect(stage.frame(0) == [50, 50])
    #expect(stage.table.rectForFooter(inSection: 0).minY == 1050)
    #expect(header.frame.minY == 22)
    // The footer is at the lower edge.
    #expect(stage.table.footerView(forSection: 0)?.frame.maxY == 600)
    stage.table.contentOffset.y = 300
    stage.simulator.runUntilIdle()
    #expect(header.frame.minY == 300)
    #expect(stage.table.headerView(forSection: 0) === header)
    #expect(stage.table.subviews.last === header || stage.table.subviews.dropLast().last === header)
    // The next section pushes it away.
    stage.table.contentOffset.y = 1040
    stage.simulator.runUntilIdle()
    #expect(header.frame.minY == 1022)
    stage.table.sectionHeaderTopPadding = 0
    stage.simulator.runUntilIdle()
    #expect(stage.frame(0) == [28, 50])
  }

  @Test func `N16.1: groups have space between them, and inset groups have round corners`() {
    let stage = TableStage(2, 1, style: .grouped)
    #expect(stage.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 152.5))
    #expect(stage.frame(0) == [35, 50])
    #expect(stage.frame(0, 1) == [170, 50])
    #expect(stage.table.backgroundColor == .systemGroupedBackground)
    let inset = TableStage(3, style: .insetGrouped)
    #expect(inset.table.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 35, width: 268, height: 50))
    #expect((0..<3).map { inset.cell($0)?.layer.cornerRadius } == [10, 0, 10])
    #expect(
      inset.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `headers of an app are measured, or have the given height`() {
    let stage = TableStage(20, 20, isShown: false)
    let first = UIView()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    first.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: first.topAnchor),
      content.bottomAnchor.constraint(equalTo: first.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 64),
    ])
    stage.headers = [first, UITableViewHeaderFooterView(reuseIdentifier: "header")]
    stage.table.sectionHeaderTopPadding = 0
    stage.simulator.window.addSubview(stage.table)
    stage.simulator.runUntilIdle()
    #expect(stage.table.rectForHeader(inSection: 0).height == 64)
    #expect(stage.table.rectForHeader(inSection: 1).height == 28)
    #expect(first.convert(first.bounds, to: stage.table).size.height == 64)
    #expect(stage.takeCalls("willHeader") == ["willHeader UIView"])
    stage.table.sectionHeaderHeight = 40
    stage.simulator.runUntilIdle()
    #expect(stage.table.rectForHeader(inSection: 0).height == 40)
    #expect(first.bounds.height == 40)
  }

  // MARK: Sizes by the content

  private func measured(_ count: Int, isShown: Bool = true) -> TableStage {
    let stage = TableStage(count, isShown: false)
    stage.table.rowHeight = UITableView.automaticDimension
    for number in 0..<count { stage.contents[number] = 60 + CGFloat(number) }
    if isShown {
      stage.simulator.window.addSubview(stage.table)
      stage.simulator.runUntilIdle()
    }
    return stage
  }

  @Test func `N16: cells in sight have the heights of their content, others the estimated one`() {
    let stage = measured(100)
    #expect((0..<3).map { stage.frame($0) } == [[0, 60], [60, 61], [121, 62]])
    #expect(stage.cell(1)?.box.frame == CGRect(x: 0, y: 5, width: 300, height: 51))
    #expect(stage.seen == Array(0..<10))
    #expect(stage.frame(50)[1] == 44)
    #expect(stage.table.contentSize.height == CGFloat((60..<70).reduce(0, +)) + 90 * 44)
    #expect(
      stage.takeCalls("cell", "will").prefix(4) == ["cell 0.0", "will 0.0", "cell 0.1", "will 0.1"])
    stage.table.estimatedRowHeight = 100
    stage.simulator.runUntilIdle()
    #expect(stage.frame(50)[1] == 100 && stage.frame(1)[1] == 61)
  }

  @Test func `N4.2: with estimated heights, a scroll goes to an estimate`() {
    let stage = measured(100)
    stage.table.scrollToRow(at: [0, 50], at: .top, animated: false)
    let estimate = stage.table.contentOffset.y
    stage.simulator.runUntilIdle()
    #expect(stage.cell(50)?.frame.minY == estimate)
    #expect(stage.frame(50)[1] == 110)
    #expect(stage.frame(5)[0] == 310)
  }

  @Test func `N16: cells without constraints have 44 points, or those of their labels`() {
    let stage = measured(3, isShown: false)
    stage.contents = [:]
    stage.simulator.window.addSubview(stage.table)
    stage.simulator.runUntilIdle()
    #expect(stage.frame(0) == [0, 44])
    stage.cell(1)?.textLabel?.numberOfLines = 0
    stage.cell(1)?.textLabel?.text = Array(repeating: "many words", count: 12).joined(
      separator: " ")
    stage.table.performBatchUpdates(nil)
    stage.simulator.runUntilIdle()
    #expect(stage.frame(1)[1] > 80)
  }

  @Test func `N16: the heights of cells in sight are measured when the delegate leaves them to it`()
  {
    let stage = measured(100)
    stage.table.rowHeight = 50
    stage.simulator.runUntilIdle()
    #expect(stage.frame(1) == [50, 50])
    stage.table.reloadData()
    stage.simulator.runUntilIdle()
    stage.table.rowHeight = UITableView.automaticDimension
    stage.simulator.runUntilIdle()
    #expect(stage.frame(1) == [60, 61] && stage.cell(1)?.frame.height == 61)
  }

  @Test func `another width measures again what is in sight`() {
    let stage = measured(100)
    stage.cell(1)?.changeHeight(to: 90)
    stage.table.frame.size.width = 200
    stage.simulator.runUntilIdle()
    #expect(stage.frame(1) == [60, 90])
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 60, width: 200, height: 90))
    #expect(stage.frame(9)[1] == 69)
  }

  @Test func `N16: an update without changes measures again, animated`() {
    let stage = measured(5)
    let cell = stage.cell(1)
    cell?.changeHeight(to: 161)
    stage.simulator.runUntilIdle()
    #expect(stage.frame(2)[0] == 121)
    stage.table.beginUpdates()
    stage.table.endUpdates()
    stage.simulator.run(for: 0.15)
    let place = stage.simulator.visibleFrame(of: stage.cell(2) ?? UIView()).minY - 100
    #expect(place > 140 && place < 200)
    stage.simulator.runUntilIdle()
    #expect(stage.cell(1) === cell && stage.cell(2)?.frame.minY == 221)
  }

  @Test func `measured heights move with their rows, and are new for reloaded ones`() {
    let stage = measured(30)
    stage.numbers[0].insert(90, at: 0)
    stage.contents[90] = 100
    stage.contents[1] = 150
    stage.table.performBatchUpdates {
      stage.table.insertRows(at: [[0, 0]], with: .automatic)
      stage.table.reloadRows(at: [[0, 1]], with: .automatic)
    }
    stage.simulator.runUntilIdle()
    #expect((0..<4).map { stage.frame($0)[1] } == [100, 60, 150, 62])
    #expect(
      stage.table.visibleCells.allSatisfy { cell in
        stage.table.indexPath(for: cell).map(stage.table.rectForRow) == cell.frame
      })
  }
}
