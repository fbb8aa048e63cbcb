import UIKit

/// Observes a scene until it is about to be deactivated, for as long as the watch lives.
///
/// It is not isolated, so that it can stop observing on whichever thread it is released.
final class SceneWatch {
  private let token: any NSObjectProtocol

  /// Begins to observe a scene.
  @MainActor init(_ scene: UIScene, onDeactivation: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: scene, queue: nil
    ) { _ in
      // UIKit posts the notification on the main thread.
      MainActor.assumeIsolated { onDeactivation() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
