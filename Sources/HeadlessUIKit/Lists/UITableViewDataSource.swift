import Foundation

/// Provides the numbers of rows and the cells of a table.
///
/// `tableView(_:cellForRowAt:)` and `tableView(_:numberOfRowsInSection:)` are required.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  ///
  /// The table asks once, and keeps the answer until it is reloaded or updated (N3.1).
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row, dequeued from the table or created.
  ///
  /// It may be asked for a cell that is never shown (N8.3).
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header; `nil`, for none, by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer; `nil`, for none, by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
