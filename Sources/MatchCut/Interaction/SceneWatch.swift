import UIKit

/// Observes what happens to a scene, for as long as the watch lives.
///
/// It is not isolated, so that it can stop observing on whichever thread it is released.
final class SceneWatch {
  private let tokens: [any NSObjectProtocol]

  /// Begins to observe notifications of a scene.
  @MainActor init(
    _ scene: UIScene, for names: [NSNotification.Name],
    handler: @escaping @MainActor () -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        // UIKit posts the notification on the main thread.
        MainActor.assumeIsolated { handler() }
      }
    }
  }

  /// Begins to observe a scene until it is about to be deactivated.
  @MainActor convenience init(_ scene: UIScene, onDeactivation: @escaping @MainActor () -> Void) {
    self.init(scene, for: [UIScene.willDeactivateNotification], handler: onDeactivation)
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
