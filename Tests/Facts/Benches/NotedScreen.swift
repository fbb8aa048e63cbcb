import UIKit

/// Records its appearance callbacks.
final class NotedScreen: UIViewController {
  private let name: String
  private let journal: Journal?
  /// Called in each of them.
  var onCall: (NotedScreen, _ call: String) -> Void = { _, _ in }

  init(_ name: String, in journal: Journal? = nil) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  private func note(_ call: String) {
    journal?.note("\(name) \(call)")
    onCall(self, call)
  }
}
