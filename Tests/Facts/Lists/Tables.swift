import UIKit

/// Tables: their cells, heights and selection.
extension Fact {
  static let tables: [Fact] = [
    preparedRows, tappedRow, clearedRow, selectedAgain, givenHeights, measuredHeights, plainHeaders,
    groups, headerView, selectedBackground, contentInSafeArea,
  ]

  private static let preparedRows = Fact(
    "N8.3", "a table asks for cells ahead, before they are displayed"
  ) { lab, found in
    let bench = TableBench(lab)
    bench.table.rowHeight = 50
    await lab.run(for: 0.5)
    found.compare("displayed", bench.calls("will").count, with: 12)
    found.tell("asked for", bench.calls("cell").count)
    let cell = bench.cell(0)
    bench.table.contentOffset.y = 100
    bench.table.layoutIfNeeded()
    found.choose("a cell that was shown is kept", bench.cell(0) === cell, among: [true, false])
  }

  private static let tappedRow = Fact(
    "N11.6", "a tap ends the highlight of a row, and then selects it", demands: [.finger]
  ) { lab, found in
    let bench = TableBench(lab)
    bench.table.rowHeight = 50
    await lab.run(for: 0.1)
    bench.forget()
    guard let finger = lab.touchDown(at: CGPoint(x: 150, y: 225)) else { return }
    await lab.run(for: 0.05)
    finger.lift()
    await lab.run(for: 0.1)
    let words = ["shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect"]
    found.compare(
      "calls", bench.calls.filter { !$0.hasPrefix("cell") }, with: words.map { "\($0) 2" })
  }

  private static let clearedRow = Fact(
    "N12", "a screen clears the selection of its table when it appears"
  ) { lab, found in
    let source = TableBench(lab)
    let screen = tableScreen(source)
    let stack = UINavigationController(rootViewController: screen)
    lab.window.rootViewController = stack
    await lab.run(for: 0.1)
    screen.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    stack.pushViewController(UIViewController(), animated: false)
    await lab.run(for: 0.1)
    stack.popViewController(animated: false)
    await lab.run(for: 0.1)
    found.compare("selected rows", screen.tableView.indexPathsForSelectedRows ?? [], with: [])
  }

  private static let selectedAgain = Fact(
    "N12.1", "a canceled pop selects the row again that was deselected alongside"
  ) { lab, found in
    let source = TableBench(lab)
    let screen = tableScreen(source)
    let stack = UINavigationController(rootViewController: screen)
    let delegate = NotedStackDelegate(animator: Fade())
    stack.delegate = delegate
    lab.window.rootViewController = stack
    await lab.runUntilIdle()
    let path = IndexPath(row: 2, section: 0)
    screen.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    stack.pushViewController(UIViewController(), animated: true)
    await lab.runUntilIdle()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    stack.popViewController(animated: true)
    await lab.endTurn()
    driver.update(0.4)
    await lab.run(for: 0.1)
    found.compare("meanwhile", screen.tableView.indexPathsForSelectedRows ?? [], with: [])
    driver.cancel()
    await lab.runUntilIdle()
    found.compare("at the end", screen.tableView.indexPathsForSelectedRows ?? [], with: [path])
    withExtendedLifetime((source, delegate)) {}
  }

  @MainActor private static func tableScreen(_ source: TableBench) -> UITableViewController {
    source.table.removeFromSuperview()
    let screen = UITableViewController(style: .plain)
    screen.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    screen.tableView.dataSource = source
    return screen
  }

  private static let givenHeights = Fact(
    "N16", "rows of a given height follow each other"
  ) { lab, found in
    let bench = TableBench(lab, count: 3)
    bench.table.rowHeight = 50
    await lab.run(for: 0.1)
    found.compare("the second", bench.frame(1), with: CGRect(x: 0, y: 50, width: 300, height: 50))
    found.compare("its cell", bench.cell(1)?.frame, with: bench.frame(1))
    found.measure("the height of the content", bench.table.contentSize.height, 150)
  }

  private static let measuredHeights = Fact(
    "N16", "rows in sight have the height of their content, others the estimated one"
  ) { lab, found in
    let bench = TableBench(lab)
    bench.content = 70
    bench.table.estimatedRowHeight = 100
    await lab.run(for: 0.1)
    found.tell("a row in sight", bench.frame(1).height)
    found.check("is about as high as its content", abs(bench.frame(1).height - 70) < 1)
    found.measure("a row far away", bench.frame(200).height, 100)
    let plain = TableBench(lab)
    await lab.run(for: 0.1)
    found.check("without constraints", abs(plain.frame(1).height - 44) < 1)
  }

  private static let plainHeaders = Fact(
    "N16.1", "the header of a plain table stays in sight"
  ) { lab, found in
    let bench = TableBench(lab)
    bench.title = "Title"
    bench.table.rowHeight = 50
    await lab.run(for: 0.1)
    found.measure("the space above it", bench.table.rectForHeader(inSection: 0).minY, 22)
    found.measure("its height", bench.table.rectForHeader(inSection: 0).height, 28)
    bench.table.contentOffset.y = 300
    bench.table.layoutIfNeeded()
    let header = bench.table.headerView(forSection: 0)
    found.measure("its place", header?.frame.minY ?? 0, 300)
  }

  private static let groups = Fact(
    "N16.1", "groups have space around them"
  ) { lab, found in
    let bench = TableBench(lab, count: 3, style: .grouped)
    bench.table.rowHeight = 50
    await lab.run(for: 0.1)
    found.measure("above the first row", bench.frame(0).minY, 35)
    found.measure("the end of the group", bench.table.rect(forSection: 0).maxY, 202.5)
    let inset = TableBench(lab, count: 3, style: .insetGrouped)
    inset.table.rowHeight = 50
    await lab.run(for: 0.1)
    found.measure("the left edge of an inset one", inset.cell(0)?.frame.minX ?? 0, 16)
  }

  private static let headerView = Fact(
    "N16.2", "the view above the sections has the height of its frame when it was set"
  ) { lab, found in
    let bench = TableBench(lab, count: 3)
    bench.table.rowHeight = 50
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    bench.table.tableHeaderView = header
    await lab.run(for: 0.1)
    found.compare("its frame", header.frame, with: CGRect(x: 0, y: 0, width: 300, height: 70))
    header.frame.size.height = 20
    await lab.run(for: 0.1)
    found.measure("the first row, after another height", bench.frame(0).minY, 70)
    bench.table.tableHeaderView = header
    await lab.run(for: 0.1)
    found.measure("after setting it again", bench.frame(0).minY, 20)
  }

  private static let selectedBackground = Fact(
    "N17", "the selected background is a subview only while the cell is selected"
  ) { lab, found in
    let bench = TableBench(lab, count: 3)
    await lab.run(for: 0.1)
    let background = UIView()
    bench.cell(1)?.selectedBackgroundView = background
    found.check("it is none before", background.superview == nil)
    let path = IndexPath(row: 1, section: 0)
    bench.table.selectRow(at: path, animated: false, scrollPosition: .none)
    bench.table.layoutIfNeeded()
    found.check("it is one while selected", background.superview != nil)
    bench.table.deselectRow(at: path, animated: true)
    await lab.run(for: 0.1)
    let alpha = lab.visibleAlpha(of: background)
    found.check("it fades", alpha > 0 && alpha < 1)
    await lab.runUntilIdle()
    found.check("it is none after", background.superview == nil)
  }

  private static let contentInSafeArea = Fact(
    "N18", "the content of a row lies in the safe area, its background does not"
  ) { lab, found in
    let bench = TableBench(lab, count: 3)
    bench.table.rowHeight = 50
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    lab.window.rootViewController = root
    root.view.addSubview(bench.table)
    await lab.run(for: 0.1)
    let cell = bench.cell(0)
    found.compare("the row", cell?.frame.minX ?? -1, with: 0)
    found.compare("its content", cell?.contentView.frame.minX ?? -1, with: 30)
    found.compare("and its width", cell?.contentView.frame.width ?? -1, with: 270)
    bench.table.insetsContentViewsToSafeArea = false
    await lab.run(for: 0.1)
    found.compare(
      "the content, if it is not to be inset", cell?.contentView.frame.minX ?? -1, with: 0)
  }
}
