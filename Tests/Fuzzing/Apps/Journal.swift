import UIKit

/// What the app has asked for, and what it was told.
@MainActor final class Journal {
  private(set) var requests: [Request] = []
  /// Whether a finger has been on the screen.
  var hasBeenTouched = false
  /// What the app was told that cannot be.
  private(set) var findings: [Finding] = []
  /// When the app has presented or dismissed something, or VoiceOver has.
  private var calls: Set<Double> = []
  /// When the app has called `dismiss`.
  private var dismissals: Set<Double> = []
  /// When the app has done anything.
  private var acts: Set<Double> = []
  /// When the main thread has hung right after such a call.
  private var stalledCalls: [ClosedRange<Double>] = []
  /// When it has hung right after anything that the app has done.
  private var stalledActs: [ClosedRange<Double>] = []
  /// Which of the simulator's faults are the app's own, by their index.
  private(set) var excusedFaults: Set<Int> = []

  /// Notes that the app asks for something.
  func open(_ name: String, isMet: @escaping @MainActor () -> Bool) -> Request {
    let request = Request(name, isMet: isMet)
    requests.append(request)
    return request
  }

  /// From now on something else may keep what was asked for from happening.
  func disturb() {
    for request in requests { request.isDisturbed = true }
  }

  func excuse(_ faults: some Sequence<Int>) {
    excusedFaults.formUnion(faults)
  }

  func complain(_ text: String) {
    findings.append(Finding(.misreported, text))
  }

  func noteAct(at time: Double) {
    acts.insert(time)
  }

  /// Whether the app has done anything in the turn of a time.
  func hasAct(at time: Double) -> Bool {
    acts.contains(time) || stalledActs.contains { $0.contains(time) }
  }

  func noteCall(at time: Double) {
    calls.insert(time)
  }

  func noteDismissal(at time: Double) {
    noteCall(at: time)
    dismissals.insert(time)
  }

  /// Whether the app has called `dismiss` at a time.
  func hasDismissal(at time: Double) -> Bool { dismissals.contains(time) }

  /// Whether a dismissal that the kit holds back may still come about.
  var hasWaitingDismissal: Bool {
    requests.contains { $0.completions == 0 && $0.name.hasPrefix("dismissOrReverse") }
  }

  /// Notes that the main thread hangs, in the turn of what the app has done just now.
  func noteStall(_ stall: ClosedRange<Double>) {
    if hasCall(at: stall.lowerBound) { stalledCalls.append(stall) }
    if hasAct(at: stall.lowerBound) { stalledActs.append(stall) }
  }

  /// Whether the app has presented or dismissed something in the turn of a time.
  func hasCall(at time: Double) -> Bool {
    calls.contains(time) || stalledCalls.contains { $0.contains(time) }
  }

  func noteProgress(_ progress: CGFloat) {
    if !(0...1).contains(progress) { complain("onProgress heard of \(progress)") }
  }
}

/// Something that the app has asked UIKit or the kit for.
@MainActor final class Request {
  let name: String
  /// Whether it has become true.
  let isMet: @MainActor () -> Bool
  /// Whether somebody has done something since that may have changed its outcome.
  var isDisturbed = false
  /// How often its completion was called.
  private(set) var completions = 0

  init(_ name: String, isMet: @escaping @MainActor () -> Bool) {
    self.name = name
    self.isMet = isMet
  }

  func complete() {
    completions += 1
  }
}
