import UIKit

/// Notices that a scene is about to be taken from the user, for as long as it lives.
///
/// It is not isolated, so that it can stop watching wherever it is let go of.
final class SceneWatch {
  private let token: any NSObjectProtocol

  /// Begins to watch a scene.
  @MainActor init(_ scene: UIScene, onDeactivation: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIScene.willDeactivateNotification, object: scene, queue: nil
    ) { _ in
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { onDeactivation() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
