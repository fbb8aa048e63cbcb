import UIKit

/// The requests of the app, and the results.
@MainActor final class Journal {
  private(set) var requests: [Request] = []
  /// Called with what the app does, as it does so.
  var onAct: ((Act) -> Void)?
  /// Whether a finger has been on the screen.
  var hasBeenTouched = false
  /// Results that must not occur.
  private(set) var findings: [Finding] = []
  /// The times at which the app or VoiceOver has presented or dismissed.
  private var calls: Set<Double> = []
  /// The times at which the app has called `dismiss`.
  private var dismissals: Set<Double> = []
  /// The times at which the app has covered itself.
  private var covers: Set<Double> = []
  /// The times at which the app has taken its screens away.
  private var losses: Set<Double> = []
  /// The times at which a finger has moved while the app shows a sheet of UIKit's.
  private var sheetPulls: Set<Double> = []
  /// The times at which the main thread was blocked right after such a call.
  private var stalledCalls: [ClosedRange<Double>] = []
  /// The indices of the simulator's faults that the app itself has caused.
  private(set) var excusedFaults: Set<Int> = []

  /// Records a request of the app.
  func open(
    _ name: String, isMet: @escaping @MainActor () -> Bool,
    isReversible: @escaping @MainActor () -> Bool = { true }
  ) -> Request {
    let request = Request(name, isMet: isMet, isReversible: isReversible)
    requests.append(request)
    return request
  }

  /// From now on, something else may prevent the result of requests.
  func disturb() {
    for request in requests { request.isDisturbed = true }
  }

  /// From now on, a finger or a presentation may prevent the results that are reversible.
  func interfere() {
    for request in requests where request.isReversible() { request.isDisturbed = true }
  }

  func excuse(_ faults: some Sequence<Int>) {
    excusedFaults.formUnion(faults)
  }

  func complain(_ text: String) {
    findings.append(Finding(.misreported, text))
  }

  func noteCover(at time: Double) {
    covers.insert(time)
  }

  /// Whether the app has covered itself at a time.
  func hasCover(at time: Double) -> Bool { covers.contains(time) }

  func noteLoss(at time: Double) {
    losses.insert(time)
  }

  /// Whether the app has taken its screens away within a number of seconds before a time.
  func hasLoss(at time: Double, within seconds: Double) -> Bool {
    losses.contains { (0...seconds).contains(time - $0) }
  }

  func noteSheetPull(at time: Double) {
    sheetPulls.insert(time)
  }

  /// Whether the user may have pulled a sheet of UIKit's at a time.
  func hasSheetPull(at time: Double) -> Bool { sheetPulls.contains(time) }

  func noteCall(at time: Double) {
    calls.insert(time)
  }

  func noteDismissal(at time: Double) {
    noteCall(at: time)
    dismissals.insert(time)
  }

  /// Whether the app has called `dismiss` at a time.
  func hasDismissal(at time: Double) -> Bool { dismissals.contains(time) }

  /// Whether a dismissal that the kit defers may still happen.
  var hasWaitingDismissal: Bool {
    requests.contains { $0.completions == 0 && $0.name.hasPrefix("dismissOrReverse") }
  }

  /// Records that the main thread is blocked, in the turn of the app's last act.
  func noteStall(_ stall: ClosedRange<Double>) {
    if hasCall(at: stall.lowerBound) { stalledCalls.append(stall) }
  }

  /// Whether the app has presented or dismissed something in the turn of a time, or within a number
  /// of seconds before.
  func hasCall(at time: Double, within seconds: Double = 0) -> Bool {
    calls.contains { (0...seconds).contains(time - $0) }
      || stalledCalls.contains { $0.contains(time) }
  }

  func noteProgress(_ progress: CGFloat) {
    if !(0...1).contains(progress) { complain("onProgress received \(progress)") }
  }
}

/// A request of the app to UIKit or the kit.
@MainActor final class Request {
  let name: String
  /// Whether its result has occurred.
  let isMet: @MainActor () -> Bool
  /// Whether a finger or a presentation can reverse it now.
  let isReversible: @MainActor () -> Bool
  /// Whether something since then may have changed its result.
  var isDisturbed = false
  /// The number of calls of its completion.
  private(set) var completions = 0

  init(
    _ name: String, isMet: @escaping @MainActor () -> Bool,
    isReversible: @escaping @MainActor () -> Bool = { true }
  ) {
    self.name = name
    self.isMet = isMet
    self.isReversible = isReversible
  }

  func complete() {
    completions += 1
  }
}
