import UIKit

/// The calls of a container to the app, and the screen for which the app asks meanwhile.
@MainActor final class SwipeRequests {
  /// Whether the container is calling the app, which may ask for another screen.
  private(set) var isCalling = false
  private var isBeginning = false
  private var waiting: [() -> Void] = []
  private var latest: (screen: UIViewController, isAnimated: Bool)?

  /// Calls the app.
  func calling(_ body: () -> Void) {
    let wasCalling = isCalling
    isCalling = true
    body()
    isCalling = wasCalling
  }

  /// Begins a transition, and does then what had to wait for that.
  func beginning(_ body: () -> Void) {
    isBeginning = true
    body()
    isBeginning = false
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Does something as soon as no transition is in the middle of its beginning, before which it
  /// cannot end.
  func whenBegun(_ work: @escaping () -> Void) {
    if isBeginning { waiting.append(work) } else { work() }
  }

  /// Remembers a request of the app's for later; only the last one counts.
  func postpone(_ screen: UIViewController, animated: Bool) {
    latest = (screen, animated)
  }

  /// Returns the request to serve, once; `nil` while the app is being called.
  func next() -> (screen: UIViewController, isAnimated: Bool)? {
    guard !isCalling else { return nil }
    defer { latest = nil }
    return latest
  }
}
