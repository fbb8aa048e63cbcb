import MatchCut
import UIKit
import UIKitSimulator

/// A screen with many subviews that zooms out of a thumbnail and back: with the kit, with a
/// hand-written animator of the same look, and with those of tutorials.
@MainActor
struct NeighbourBenchmark {
  struct Result {
    var milliseconds: Double
    let walks: Int
    let layouts: Int
    /// The heap allocations of one cycle, by all code; 0 if they cannot be counted here.
    let allocations: Int
  }

  static let counts = [10, 1_000, 10_000]

  static let zooms:
    [(name: String, make: @MainActor (UIView) -> any UIViewControllerTransitioningDelegate)] = [
      ("kit", { ModalTransition(.zoom(from: .view($0))) }),
      ("kit.drag", { ModalTransition(.zoom(from: .view($0)), dismissal: .drag) }),
      ("fade", { _ in ModalTransition(.fade) }),
      ("handwritten", { HandWrittenZoom(from: $0) }),
      ("layer", { TutorialZoom(from: $0, by: .layerTransform) }),
      ("transform", { TutorialZoom(from: $0, by: .transform) }),
      ("frame", { TutorialZoom(from: $0, by: .frame) }),
    ]

  private let simulator = Simulator()
  private let root = UIViewController()
  private let delegate: any UIViewControllerTransitioningDelegate
  private let count: Int

  init(_ make: (UIView) -> any UIViewControllerTransitioningDelegate, subviews count: Int) {
    let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    root.view.addSubview(thumbnail)
    delegate = make(thumbnail)
    self.count = count
    simulator.window.rootViewController = root
    simulator.runUntilIdle()
  }

  /// Plays a zoom by arguments: its name, the number of subviews and of repetitions; or a finger,
  /// by its name and the number of movements.
  static func play(_ arguments: [String]) {
    let numbers = arguments.dropFirst().compactMap(Int.init)
    if let finger = FingerBenchmark.all.first(where: { $0.name == arguments.first }),
      let count = numbers.first
    {
      return finger.play(movements: count)
    }
    if arguments.first == "pairs", numbers.count == 2 {
      let benchmark = PairsBenchmark(numbers[0])
      for _ in 0..<numbers[1] { benchmark.cycle() }
      return
    }
    if arguments.first == "container", let count = numbers.first {
      let benchmark = ContainerBenchmark()
      for _ in 0..<count { benchmark.cycle() }
      return
    }
    guard let zoom = zooms.first(where: { $0.name == arguments.first }), numbers.count == 2 else {
      return print(
        """
        Usage: Benchmarks [kit|kit.drag|fade|handwritten|layer|transform|frame subviews times]
               Benchmarks [pairs count times]
               Benchmarks [container times]
               Benchmarks [pan|drag|scroll|pop movements]
        """)
    }
    let benchmark = NeighbourBenchmark(zoom.make, subviews: numbers[0])
    let screen = BusyScreen(rows: numbers[0])
    for _ in 0..<numbers[1] { benchmark.cycle(screen) }
  }

  /// The number of rounds, in each of which every zoom is played once.
  private static let rounds = 30

  /// Plays all zooms in turn, so that what else the machine does meets each of them.
  static func run(subviews count: Int) -> [(name: String, result: Result)] {
    let benchmarks = zooms.map { NeighbourBenchmark($0.make, subviews: count) }
    let screens = benchmarks.map { _ in BusyScreen(rows: count) }
    var results = zip(benchmarks, screens).map { $0.firstCycle(of: $1) }
    for _ in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() {
        let time = ContinuousClock().measure { benchmark.cycle(screens[index]) }
        let milliseconds = time / .milliseconds(1)
        results[index].milliseconds = min(results[index].milliseconds, milliseconds)
      }
    }
    return zip(zooms.map(\.name), results).map { (name: $0, result: $1) }
  }

  private func firstCycle(of screen: BusyScreen) -> Result {
    let before = simulator.counters
    cycle(screen)
    let after = simulator.counters
    let layouts = screen.layouts
    let allocations = Allocations { cycle(screen) }
    precondition(simulator.faults.isEmpty, "\(simulator.faults)")
    return Result(
      milliseconds: .infinity, walks: after.safeAreaWalks - before.safeAreaWalks,
      layouts: layouts, allocations: allocations.all)
  }

  private func cycle(_ screen: UIViewController) {
    // Each benchmark has a simulator of its own, which this makes the current one.
    simulator.commit()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    root.present(screen, animated: true)
    simulator.runUntilIdle()
    screen.dismiss(animated: true)
    simulator.runUntilIdle()
    precondition(root.presentedViewController == nil, "the screen is still there")
  }
}

/// A screen with rows that are as wide as it is.
private final class BusyScreen: UIViewController {
  private let rows: Int
  private(set) var layouts = 0

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<rows {
      let row = UIView(
        // All rows are on the screen, so a walk for safe areas visits them.
        frame: CGRect(
          x: 0, y: CGFloat(index % 850), width: view.bounds.width, height: 1))
      row.autoresizingMask = .flexibleWidth
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}
