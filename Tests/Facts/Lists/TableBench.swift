import UIKit

/// A table of 300 by 600 points, and a record of its calls.
@MainActor final class TableBench: NSObject {
  let table: UITableView
  /// The number of rows.
  var count: Int
  /// The height of a row's content by constraints, in points; none if it is `nil`.
  var content: CGFloat?
  /// The title of the header.
  var title: String?
  /// The calls of the data source and the delegate since the last ``forget()``.
  private(set) var calls: [String] = []

  /// Adds the table to a window, without a layout.
  init(_ lab: any Laboratory, count: Int = 300, style: UITableView.Style = .plain) {
    self.count = count
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 600), style: style)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    lab.window.addSubview(table)
  }

  /// The calls that begin with a word.
  func calls(_ word: String) -> [String] { calls.filter { $0.hasPrefix(word + " ") } }

  func forget() { calls = [] }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  func frame(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }

  private func note(_ word: String, _ path: IndexPath) { calls.append("\(word) \(path.row)") }
}

extension TableBench: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let content, cell.contentView.subviews.isEmpty else { return cell }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: content)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      height,
    ])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
}

extension TableBench: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("will", indexPath) }
}
