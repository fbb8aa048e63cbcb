import Testing
import UIKit
import UIKitSimulator

/// A screen whose view is a table.
@MainActor struct TableControllerTests {
  private let simulator = Simulator()

  private func push(_ list: ListController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: list)
    simulator.window.rootViewController = stack
    simulator.runUntilIdle()
    return stack
  }

  /// Selects a row, and pushes a screen.
  private func select(_ row: Int, in list: ListController) -> UITableViewCell? {
    let cell = list.tableView.cellForRow(at: [0, row])
    simulator.tap(at: cell?.convert(CGPoint(x: 10, y: 10), to: nil) ?? .zero)
    simulator.runUntilIdle()
    return cell
  }

  /// Drags the system's pop by a part of the width, and holds it.
  private func dragBack(by part: CGFloat) -> Finger {
    let finger = simulator.touchDown(at: CGPoint(x: 2, y: 400))
    let width = simulator.window.bounds.width * part
    for step in 1...10 {
      finger.move(to: CGPoint(x: 2 + width * CGFloat(step) / 10, y: 400))
      simulator.step()
    }
    simulator.run(for: 0.3)
    return finger
  }

  @Test func `the table is the view, and is loaded when the screen appears first`() {
    let list = ListController(style: .insetGrouped)
    list.loadViewIfNeeded()
    #expect(list.view === list.tableView && list.tableView.style == .insetGrouped)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.numberOfRows(inSection: 0) == 30)
    list.count = 20
    let stack = push(list)
    #expect(list.tableView.numberOfRows(inSection: 0) == 20)
    #expect(list.tableView.contentOffset.y == -list.view.safeAreaInsets.top)
    list.count = 10
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    simulator.runUntilIdle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 20)
    #expect(UITableViewController().tableView.style == .plain)
    #expect(simulator.faults.isEmpty && simulator.hints.isEmpty)
  }

  @Test(arguments: [true, false])
  func `N12: the selection of a table is cleared when its screen appears again`(clears: Bool) {
    let list = ListController(style: .plain)
    list.clearsSelectionOnViewWillAppear = clears
    let stack = push(list)
    let cell = select(3, in: list)
    #expect(stack.viewControllers.count == 2 && cell?.isSelected == true)
    stack.popViewController(animated: true)
    simulator.runUntilIdle()
    #expect(cell?.isSelected != clears)
  }

  @Test func `N12.1: the row is deselected alongside the finger`() {
    let list = ListController(style: .plain)
    let stack = push(list)
    let cell = select(3, in: list)
    let background = cell?.subviews.first ?? UIView()
    let finger = dragBack(by: 0.5)
    #expect(cell?.isSelected == false)
    let alpha = simulator.visibleAlpha(of: background)
    #expect(alpha > 0.3 && alpha < 0.7)
    finger.move(to: CGPoint(x: 380, y: 400))
    simulator.run(for: 0.1)
    #expect(simulator.visibleAlpha(of: background) < 0.2)
    finger.lift()
    simulator.runUntilIdle()
    #expect(stack.viewControllers.count == 1)
    #expect(cell?.isSelected == false && background.superview == nil)
  }

  @Test func `N12.1: after a canceled pop, the row is selected again`() {
    let list = ListController(style: .plain)
    let stack = push(list)
    let cell = select(3, in: list)
    let background = cell?.subviews.first
    let finger = dragBack(by: 0.2)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    finger.lift()
    simulator.runUntilIdle()
    #expect(stack.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow == [0, 3])
    #expect(cell?.isSelected == true)
    #expect(background?.superview === cell && background?.alpha == 1)
  }

  @Test func `a table and its cells are released`() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let list = ListController(style: .plain)
      _ = push(list)
      table = list.tableView
      cell = list.tableView.visibleCells.first
    }
    #expect(cell != nil)
    simulator.window.rootViewController = UIViewController()
    simulator.runUntilIdle()
    #expect(table == nil && cell == nil)
  }
}

/// A screen with rows; a tap pushes another screen.
private final class ListController: UITableViewController {
  var count = 30

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
