/// Holds work back until a call has returned, in the middle of which it must not happen.
///
/// UIKit and the kit call the app while they change something, and the app may do anything then.
@MainActor final class ReentrancyGuard {
  private var isCalling = false
  private var waiting: [() -> Void] = []

  /// Makes a call, and then does the work that came in meanwhile; a call in another one is made at
  /// once.
  func call(_ body: () -> Void) {
    guard !isCalling else { return body() }
    isCalling = true
    body()
    isCalling = false
    while !isCalling, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Does some work as soon as no call is under way.
  func whenFree(_ work: @escaping () -> Void) {
    if isCalling { waiting.append(work) } else { work() }
  }
}
