import Foundation

/// F15: a scene has one key window at most.
extension UIWindow {
  /// Posted when a window has become visible.
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden.
  public nonisolated static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window of its scene.
  public nonisolated static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window of its scene.
  public nonisolated static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")

  func takeKey() {
    guard !isKeyWindow else { return }
    for window in World.current.windows where window.windowScene === windowScene {
      window.loseKey()
    }
    isKeyWindow = true
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  func loseKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    resignKey()
    post(Self.didResignKeyNotification)
  }

  /// F15: a key window that is hidden resigns, and the front window becomes key.
  func passOnKey() {
    guard isKeyWindow else { return }
    loseKey()
    World.current.windows
      .last { $0.windowScene === windowScene && !$0.isHidden && $0 !== self && $0.canBecomeKey }?
      .takeKey()
  }

  /// L9: a new level may be rendered later than the other changes of the turn.
  func levelChanged() {
    let isLate = World.current.variant.showsLevelsLate && !isHidden
    guard isLate else {
      shownLevel = windowLevel
      return
    }
    onNextFrame { window in window.onNextFrame { $0.shownLevel = $0.windowLevel } }
  }

  private func onNextFrame(_ work: @escaping @MainActor (UIWindow) -> Void) {
    World.current.afterCommit {
      World.current.onNextTurn { [weak self] in if let self { work(self) } }
    }
  }

  func leaveScreen() {
    isHidden = true
    World.current.unregister(self)
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
