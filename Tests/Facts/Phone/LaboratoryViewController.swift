import UIKit

/// Runs the facts on this phone, and shows what UIKit did beside what the model says.
public final class LaboratoryViewController: UITableViewController {
  private enum Stage {
    case ready
    case running
    case done
  }

  private var stage = Stage.ready { didSet { showStage() } }
  private var report = Report(system: "")
  private var run: Task<Void, Never>?

  /// Creates the screen; nothing runs before its button is tapped.
  public init() {
    super.init(style: .insetGrouped)
    title = "Laboratory"
  }

  required init?(coder: NSCoder) { nil }

  /// Prepares the list and the buttons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FactCell.self, forCellReuseIdentifier: Self.cell)
    tableView.allowsSelection = false
    showStage()
  }

  private func showStage() {
    let button: UIBarButtonItem
    switch stage {
    case .ready: button = item("Run") { $0.start() }
    case .running: button = item("Stop") { $0.stop() }
    case .done: button = item("Copy report") { $0.copyReport() }
    }
    navigationItem.rightBarButtonItem = button
    navigationItem.prompt =
      report.rows.isEmpty
      ? "\(Fact.all.count) facts, about two minutes; windows come and go" : report.summary
  }

  private func item(
    _ title: String, _ action: @escaping @MainActor (LaboratoryViewController) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
  }

  private func start() {
    guard let scene = view.window?.windowScene else { return }
    let phone = PhoneRun(in: scene)
    report = Report(system: phone.system)
    stage = .running
    run = Task { [weak self] in
      for fact in Fact.all {
        guard !Task.isCancelled else { break }
        let row = await phone.row(for: fact)
        self?.add(row)
      }
      self?.stage = .done
    }
  }

  private func stop() {
    run?.cancel()
  }

  private func copyReport() {
    UIPasteboard.general.string = report.text
    navigationItem.prompt = "Copied. Paste it into an issue."
  }

  private func add(_ row: Report.Row) {
    report.rows.append(row)
    tableView.insertRows(at: [IndexPath(row: report.rows.count - 1, section: 0)], with: .none)
    navigationItem.prompt = "\(report.rows.count) of \(Fact.all.count) · \(report.summary)"
  }

  private static let cell = "fact"

  /// Counts the facts that have been asked.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - section: The only one.
  /// - Returns: The number of rows.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { report.rows.count }

  /// Fills a row with the fact, what was seen, and what the model says.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The place of the row.
  /// - Returns: The row.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    (cell as? FactCell)?.show(report.rows[indexPath.row])
    return cell
  }
}
