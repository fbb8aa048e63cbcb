/// Defers work that must not happen during a call until the call has returned.
///
/// UIKit and the kit call the app while they change something, and the app may do anything then.
@MainActor package final class ReentrancyGuard {
  private var isCalling = false
  private var waiting: [() -> Void] = []

  /// Creates a guard that defers nothing yet.
  package init() {}

  /// Makes a call, and then runs the deferred work; a nested call is made at once.
  package func call(_ body: () -> Void) {
    guard !isCalling else { return body() }
    isCalling = true
    body()
    isCalling = false
    while !isCalling, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Makes a call now, or after the current one.
  package func callWhenFree(_ body: @escaping () -> Void) {
    whenFree { [self] in call(body) }
  }

  /// Runs some work now, or at the end of the current call.
  package func whenFree(_ work: @escaping () -> Void) {
    if isCalling { waiting.append(work) } else { work() }
  }
}
