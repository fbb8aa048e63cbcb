import UIKit
import UIKitSimulator

/// A table of 300 by 600 points, with numbers in rows of 50 points, and a record of its calls.
@MainActor final class TableStage: NSObject {
  let simulator: Simulator
  let table: UITableView
  /// The numbers of each section; the table is told of changes by the tests.
  var numbers: [[Int]]
  /// The heights that the delegate returns, by the numbers; else that of the table.
  var heights: [Int: CGFloat] = [:]
  /// The heights of the content by constraints, by the numbers.
  var contents: [Int: CGFloat] = [:]
  /// The titles of headers and footers.
  var titles: [String] = []
  var footers: [String] = []
  /// The views of headers.
  var headers: [UIView] = []
  /// The rows that the delegate chooses instead, by the calls.
  var redirects: [String: IndexPath] = [:]
  /// What the delegate refuses, as it is in `calls`.
  var refused: Set<String> = []
  /// Called when the table asks for a cell.
  var onCell: () -> Void = {}
  /// The calls of the data source and the delegate, since they were last taken.
  private(set) var calls: [String] = []

  init(
    _ counts: Int..., style: UITableView.Style = .plain, variant: Simulator.Variant = .standard,
    isShown: Bool = true
  ) {
    simulator = Simulator(variant: variant)
    var next = 0
    numbers = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 600), style: style)
    super.init()
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    if isShown {
      simulator.window.addSubview(table)
      simulator.runUntilIdle()
    }
  }

  /// Returns the calls so far that begin with one of some words, and forgets all.
  func takeCalls(_ words: String...) -> [String] {
    defer { calls = [] }
    return calls.filter { call in words.isEmpty || words.contains { call.hasPrefix($0 + " ") } }
  }

  func cell(_ row: Int, _ section: Int = 0) -> RowCell? {
    table.cellForRow(at: [section, row]) as? RowCell
  }

  /// The numbers of the cells in sight, in the order of their rows.
  var seen: [Int] { table.visibleCells.compactMap { ($0 as? RowCell)?.number } }

  /// The center of a row, in window coordinates.
  func center(of row: Int) -> CGPoint {
    let frame = table.rectForRow(at: [0, row])
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func frame(_ row: Int, _ section: Int = 0) -> [CGFloat] {
    let frame = table.rectForRow(at: [section, row])
    return [frame.minY, frame.height]
  }

  private func answer(_ path: IndexPath) -> IndexPath? {
    let call = calls.last ?? ""
    return refused.contains(call) ? nil : redirects[call] ?? path
  }

  private func note(_ word: String, _ path: IndexPath) {
    calls.append("\(word) \(path.section).\(path.row)")
  }
}

extension TableStage: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("count sections")
    return numbers.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", indexPath)
    onCell()
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let number = numbers[indexPath.section][indexPath.row]
    (cell as? RowCell)?.show(number, height: contents[number])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

extension TableStage: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[numbers[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return !refused.contains(calls.last ?? "")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return answer(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return answer(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("will", indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("end", indexPath) }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { calls.append("willHeader \(type(of: view))") }
}

/// A cell with a number, which counts how often it was reused.
final class RowCell: UITableViewCell {
  private(set) var number = -1
  private(set) var reuses = 0
  /// The calls of `setSelected` that change something.
  private(set) var selections: [String] = []
  let box = UIView()
  private var height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number, in a cell whose content has a height by constraints if it is given.
  func show(_ number: Int, height new: CGFloat?) {
    self.number = number
    box.removeFromSuperview()
    guard let new else { return }
    contentView.addSubview(box)
    height?.isActive = false
    height = box.heightAnchor.constraint(equalToConstant: new - 10)
    height?.priority = UILayoutPriority(999)
    height?.isActive = true
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  func changeHeight(to new: CGFloat) { height?.constant = new - 10 }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected {
      selections.append("\(selected ? "on" : "off")\(animated ? " animated" : "")")
    }
    super.setSelected(selected, animated: animated)
  }
}
