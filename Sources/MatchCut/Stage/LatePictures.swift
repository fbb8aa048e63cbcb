import UIKit

/// The pictures of views that the last frame did not show as they are; taken with the next frame.
///
/// Until then the views are not hidden, or the pictures would be empty.
@MainActor final class LatePictures {
  private struct Entry {
    let view: UIView
    let host: UIView
    /// Called with the host once it has its picture.
    let whenTaken: (UIView) -> Void
    /// The actions that wait for the picture, such as hiding the view.
    var actions: [() -> Void] = []
  }

  private var entries: [Entry] = []

  /// Returns a view of the size of another one; in the next frame, it gets a picture of that.
  ///
  /// Until then it has a former picture, or the background color of the other view.
  func add(
    of view: UIView, replacing former: UIView? = nil, whenTaken: @escaping (UIView) -> Void
  ) -> UIView {
    let host = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    host.isUserInteractionEnabled = false
    if let former {
      host.addSubview(former)
    } else {
      host.backgroundColor = view.shownBackgroundColor
    }
    host.accessibilityIgnoresInvertColors = view.ignoresInvertColors
    if entries.isEmpty {
      FrameAction.run { [weak self] in self?.take() ?? false }
    }
    entries.append(Entry(view: view, host: host, whenTaken: whenTaken))
    return host
  }

  /// Runs an action as soon as the picture of a view has been taken.
  func whenTaken(of view: UIView, _ action: @escaping () -> Void) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return action() }
    entries[index].actions.append(action)
  }

  /// Takes the pictures, and returns whether some have to wait for another frame.
  private func take() -> Bool {
    let entries = entries
    self.entries = []
    for entry in entries {
      // The app may have hidden the view or taken it away, or the transition may have ended.
      let isInSight = entry.view.isInSight && entry.host.window != nil
      // The transition may begin in this frame, before the first frame that shows the view.
      if isInSight, entry.view.alpha > .hiddenAlpha, !entry.view.isInLastFrame {
        self.entries.append(entry)
        continue
      }
      if isInSight, let picture = entry.view.snapshotView(afterScreenUpdates: false) {
        for former in entry.host.subviews { former.removeFromSuperview() }
        entry.host.addSubview(picture.asTaken(of: entry.host.bounds.size))
        entry.whenTaken(entry.host)
      }
      entry.host.backgroundColor = nil
      for action in entry.actions { action() }
    }
    return !self.entries.isEmpty
  }
}
