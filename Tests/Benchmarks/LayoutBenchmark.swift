import UIKit
import UIKitSimulator

/// A screen with a column of views, each pinned below the one before, which constraints place.
@MainActor
struct LayoutBenchmark {
  static let counts = [10, 100, 1_000]

  private let count: Int
  private let simulator = Simulator()

  init(count: Int) { self.count = count }

  /// Returns the milliseconds of wall time that it takes to make the views and their constraints and
  /// to lay them out, and to lay them out again after the distance between two of them has changed.
  func run() -> (first: Double, next: Double) {
    let simulator = simulator
    let first = bestTime(ofBatch: 1) { _ = Column(count, in: simulator) }
    let column = Column(count, in: simulator)
    let next = bestTime(ofBatch: 10) { column.moveMiddle() }
    return (first * 1e3, next * 1e3)
  }
}

/// The views, laid out.
@MainActor
private final class Column {
  private let root: UIView
  private let gaps: [NSLayoutConstraint]

  init(_ count: Int, in simulator: Simulator) {
    let controller = UIViewController(nibName: nil, bundle: nil)
    root = controller.view
    var bottom = root.topAnchor
    var gaps: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let gap = view.topAnchor.constraint(equalTo: bottom, constant: 8)
      NSLayoutConstraint.activate([
        gap, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      gaps.append(gap)
      bottom = view.bottomAnchor
    }
    self.gaps = gaps
    root.layoutIfNeeded()
  }

  func moveMiddle() {
    let gap = gaps[gaps.count / 2]
    gap.constant = 20 - gap.constant
    root.layoutIfNeeded()
  }
}
