import UIKit

/// The calls of a container to the app, and the screen for which the app asks meanwhile.
@MainActor final class SwipeRequests {
  /// The beginnings of transitions, before which these cannot end.
  let beginnings = ReentrancyGuard()
  /// Whether the container is calling the app, which may ask for another screen.
  private(set) var isCalling = false
  private var latest: (screen: UIViewController, isAnimated: Bool)?

  /// Calls the app.
  func calling(_ body: () -> Void) {
    let wasCalling = isCalling
    isCalling = true
    body()
    isCalling = wasCalling
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
