import Testing
import UIKit

/// A controller that records its appearance callbacks and layouts.
final class Screen: UIViewController {
  enum Call: String {
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
  }

  let name: String
  /// The appearance callbacks so far.
  private(set) var calls: [Call] = []
  /// The number of layouts so far.
  private(set) var layoutCount = 0
  /// Called when the view has been loaded.
  var onLoad: (Screen) -> Void
  /// Called when the screen is about to disappear.
  var onDisappear: (Screen) -> Void = { _ in }
  /// Called in each appearance callback, after that was recorded.
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

  /// Removes the recorded calls.
  func forgetCalls() {
    calls = []
  }

  /// The number of a call.
  func count(of call: Call) -> Int {
    calls.count { $0 == call }
  }

  /// Expects that the calls are balanced, and that the screen has appeared.
  func expectAppeared(sourceLocation: SourceLocation = #_sourceLocation) {
    expectBalanced(sourceLocation: sourceLocation)
    let last = calls.last ?? .didAppear
    #expect(last == .didAppear, "\(name): \(calls)", sourceLocation: sourceLocation)
  }

  /// Expects that the calls are balanced, and that the screen has disappeared.
  func expectDisappeared(sourceLocation: SourceLocation = #_sourceLocation) {
    expectBalanced(sourceLocation: sourceLocation)
    let last = calls.last ?? .didDisappear
    #expect(last == .didDisappear, "\(name): \(calls)", sourceLocation: sourceLocation)
  }

  /// A10: every call has to be one that may follow the previous one; reversals are allowed.
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
