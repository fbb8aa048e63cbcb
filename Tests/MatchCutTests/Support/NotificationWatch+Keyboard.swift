import UIKit

@testable import MatchCut

extension NotificationWatch {
  /// Begins to observe the keyboard of one scene, as an app does.
  @MainActor convenience init(
    ofKeyboard name: NSNotification.Name, in scene: UIWindowScene,
    handler: @escaping @MainActor () -> Void
  ) {
    self.init(
      [name], reading: { .some($0.object as? UIScreen) },
      handler: { screen in if screen === scene.screen { handler() } })
  }
}
