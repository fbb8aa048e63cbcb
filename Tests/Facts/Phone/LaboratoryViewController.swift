import UIKit

/// Runs the facts on this device, and shows what UIKit did beside what the headless UIKit does.
public final class LaboratoryViewController: UITableViewController {
  private enum Stage {
    case ready
    case running
    case done
  }

  private var stage = Stage.ready { didSet { showStage() } }
  private var report = Report(system: "")
  private var run: Task<Void, Never>?
  private let experiments: [Experiment]

  /// Creates the screen; nothing runs before its button is tapped.
  ///
  /// - Parameter experiments: Experiments by hand in addition to those of the laboratory, which follow.
  public init(experiments: [Experiment] = []) {
    self.experiments = experiments + Experiment.all
    super.init(style: .insetGrouped)
    title = "Laboratory"
  }

  required init?(coder: NSCoder) { nil }

  /// Prepares the list and the buttons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FactCell.self, forCellReuseIdentifier: Self.cell)
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
      ? "\(Fact.all.count) facts, about two minutes; windows open and close" : report.summary
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
    tableView.insertRows(at: [IndexPath(row: report.rows.count - 1, section: 1)], with: .none)
    navigationItem.prompt = "\(report.rows.count) of \(Fact.all.count) · \(report.summary)"
  }

  private static let cell = "fact"

  /// Has two sections: experiments by hand, and facts.
  ///
  /// - Parameter tableView: The list.
  /// - Returns: 2.
  public override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  /// Names the sections.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - section: One of the two.
  /// - Returns: The heading.
  public override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "By hand" : "Facts" }

  /// Counts the experiments, and the facts that have run.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - section: One of the two.
  /// - Returns: The number of rows.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { section == 0 ? experiments.count : report.rows.count }

  /// Fills a row with an experiment, or with the result of a fact.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The place of the row.
  /// - Returns: The row.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    guard let cell = cell as? FactCell else { return cell }
    if indexPath.section == 0 {
      cell.show(experiments[indexPath.row])
    } else {
      cell.show(report.rows[indexPath.row])
    }
    return cell
  }

  /// Opens an experiment.
  ///
  /// - Parameters:
  ///   - tableView: The list.
  ///   - indexPath: The place of the row.
  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    guard indexPath.section == 0 else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = ExperimentViewController(experiments[indexPath.row])
    navigationController?.pushViewController(screen, animated: true)
  }
}
