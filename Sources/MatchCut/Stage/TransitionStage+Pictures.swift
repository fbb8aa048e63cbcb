import UIKit

extension TransitionStage {
  /// Returns a picture of a view, as large as its bounds, that moves in its place; `nil` if the
  /// view is not visible, or has a visual effect, which a snapshot leaves out (F7).
  ///
  /// An image view is copied. Any other view is captured in one snapshot. A view that the last
  /// frame did not show cannot be captured yet in a navigation stack (F7), so its picture stays
  /// empty until the next frame. This is not noticeable, because the picture of a view that appears
  /// is transparent at first.
  func picture(of view: UIView) -> UIView? {
    guard view.bounds.isValid, !view.isHidden, !view.showsEffect else { return nil }
    if let copy = copy(of: view) { return copy }
    let isHidden = view.alpha <= .faint
    if isHidden { ledger.show(view) }
    guard view.alpha > .faint else { return nil }
    let incoming = operation.isAppearing ? front : back
    let isIncoming = incoming.map(view.isDescendant) ?? false
    guard !isIncoming, view.layer.presentation() != nil else { return latePictures.add(of: view) }
    // The last frame does not show a view that the kit has hidden.
    let picture = view.snapshotView(afterScreenUpdates: isHidden)
    picture?.isUserInteractionEnabled = false
    if isHidden { ledger.hide(view) }
    return picture
  }

  private func copy(of view: UIView) -> UIView? {
    guard type(of: view) == UIImageView.self, let imageView = view as? UIImageView,
      imageView.subviews.isEmpty, imageView.animationImages == nil, view.layer.borderWidth == 0,
      let image = imageView.isHighlighted
        ? imageView.highlightedImage ?? imageView.image : imageView.image
    else { return nil }
    let copy = UIImageView(image: image)
    copy.preferredSymbolConfiguration = imageView.preferredSymbolConfiguration
    if #available(iOS 17.0, *) {
      copy.preferredImageDynamicRange = imageView.preferredImageDynamicRange
    }
    copy.frame = CGRect(origin: .zero, size: view.bounds.size)
    copy.contentMode = view.contentMode
    copy.tintColor = view.tintColor
    copy.backgroundColor = view.backgroundColor
    copy.clipsToBounds = true
    copy.isUserInteractionEnabled = false
    return copy
  }
}

/// The pictures of views that the last frame did not show, which are taken with the next one.
///
/// Until then the views are not hidden, or the pictures would be empty.
@MainActor final class LatePictures {
  private struct Entry {
    let view: UIView
    let host: UIView
    /// The actions that wait for the picture, such as hiding the view.
    var actions: [() -> Void] = []
  }

  private var entries: [Entry] = []

  /// Returns an empty view of the size of another one, which gets a picture of that in the next frame.
  fileprivate func add(of view: UIView) -> UIView {
    let host = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    host.isUserInteractionEnabled = false
    if entries.isEmpty {
      FrameAction.run { [weak self] in self?.take() ?? false }
    }
    entries.append(Entry(view: view, host: host))
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
      if isInSight, entry.view.layer.presentation() == nil {
        self.entries.append(entry)
        continue
      }
      if isInSight, let picture = entry.view.snapshotView(afterScreenUpdates: false) {
        picture.frame = entry.host.bounds
        entry.host.addSubview(picture)
      }
      for action in entry.actions { action() }
    }
    return !self.entries.isEmpty
  }
}

extension UIView {
  /// Whether the view or one in it has a visual effect.
  fileprivate var showsEffect: Bool {
    (self as? UIVisualEffectView)?.effect != nil
      || subviews.contains { !$0.isHidden && $0.showsEffect }
  }

  /// Whether the view is in a window, and neither it nor a view around it is hidden.
  fileprivate var isInSight: Bool {
    window != nil && !sequence(first: self, next: \.superview).contains(where: \.isHidden)
  }
}
