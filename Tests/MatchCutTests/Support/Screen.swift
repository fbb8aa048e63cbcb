import Testing
import UIKit

/// A controller that records how it appears and disappears, and when it is laid out.
final class Screen: UIViewController {
  enum Call: String {
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
  }

  let name: String
  /// The appearance calls so far.
  private(set) var calls: [Call] = []
  /// How often the view was laid out so far.
  private(set) var layoutCount = 0
  /// What to do when the view has been loaded.
  var onLoad: (Screen) -> Void
  /// What to do when the screen is about to disappear.
  var onDisappear: (Screen) -> Void = { _ in }
  /// What to do at an appearance call, when it has been noted.
  var onCall: (Call, Screen) -> Void = { _, _ in }

  init(_ name: String, onLoad: @escaping (Screen) -> Void = { _ in }) {
    self.name = name
    self.onLoad = onLoad
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    onLoad(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutCount += 1
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(.willDisappear)
    onDisappear(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record(.didDisappear)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call, self)
  }

  /// Forgets the calls so far.
  func forgetCalls() {
    calls = []
  }

  /// How often a call has come.
  func count(of call: Call) -> Int {
    calls.count { $0 == call }
  }

  /// Expects that the calls are balanced, and that the last ones say that the screen is shown.
  func expectAppeared(sourceLocation: SourceLocation = #_sourceLocation) {
    expectBalanced(sourceLocation: sourceLocation)
    let last = calls.last ?? .didAppear
    #expect(last == .didAppear, "\(name): \(calls)", sourceLocation: sourceLocation)
  }

  /// Expects that the calls are balanced, and that the last ones say that the screen is not shown.
  func expectDisappeared(sourceLocation: SourceLocation = #_sourceLocation) {
    expectBalanced(sourceLocation: sourceLocation)
    let last = calls.last ?? .didDisappear
    #expect(last == .didDisappear, "\(name): \(calls)", sourceLocation: sourceLocation)
  }

  /// A10: every call has to be one that may follow the one before; turning round is allowed.
  func expectBalanced(sourceLocation: SourceLocation = #_sourceLocation) {
    let steps = calls.filter { $0 != .isAppearing }
    for (call, next) in zip(steps, steps.dropFirst()) {
      let legal: [Call] =
        switch call {
        case .willAppear: [.didAppear, .willDisappear]
        case .willDisappear: [.didDisappear, .willAppear]
        case .didAppear: [.willDisappear]
        default: [.willAppear]
        }
      #expect(
        legal.contains(next), "\(name): \(call), then \(next), in \(calls)",
        sourceLocation: sourceLocation)
    }
  }
}
