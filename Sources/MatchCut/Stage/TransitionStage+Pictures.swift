public import UIKit

extension TransitionStage {
  /// Returns a picture of a view, which an effect moves in its place.
  ///
  /// An image view is copied. Any other view is captured in a snapshot of the last frame. If that frame
  /// did not show the view, or may have shown the highlight of a tap, the picture is complete in the
  /// next frame. If the presentation hides the view, the picture is that of the moment when it was
  /// hidden.
  ///
  /// - Parameter view: The view.
  /// - Returns: The picture, as large as the bounds of the view, to be added to the stage or to a clip;
  ///   `nil` if the view is not visible, has no size, or shows a `UIVisualEffectView`, which a snapshot
  ///   leaves out.
  public func picture(of view: UIView) -> UIView? {
    guard view.bounds.isValid, !view.isHidden, !view.showsEffect else { return nil }
    if let copy = copy(of: view) { return copy }
    // Another transition may hide it.
    if view.alpha <= .hiddenAlpha {
      if let kept = hiddenSource?.picture(of: view) { return kept }
      ledger.show(view)
    }
    guard view.alpha > .hiddenAlpha else { return nil }
    let keep: (UIView) -> Void = { [hiddenSource, front] in
      if !view.isDescendant(of: front) { hiddenSource?.keep($0, of: view) }
    }
    let incoming = operation.isAppearing ? front : back
    let isIncoming = incoming.map(view.isDescendant) ?? false
    guard !isIncoming, view.isInLastFrame else {
      return latePictures.add(of: view, whenTaken: keep)
    }
    let picture = view.snapshotView(afterScreenUpdates: false)
    picture?.isUserInteractionEnabled = false
    // UIKit presents and dismisses after the frame without the highlight (A1.2).
    let isFinal = operation.isModal || !view.mayBeHighlighted
    guard isFinal else { return latePictures.add(of: view, replacing: picture, whenTaken: keep) }
    if let picture { keep(picture) }
    return picture
  }

  private func copy(of view: UIView) -> UIView? {
    guard type(of: view) == UIImageView.self, let imageView = view as? UIImageView,
      imageView.subviews.isEmpty, imageView.animationImages == nil, view.layer.borderWidth == 0,
      view.layer.mask == nil,
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
    copy.tintColor = view.tintColor.resolvedColor(with: view.traitCollection)
    copy.backgroundColor = view.shownBackgroundColor
    copy.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    copy.accessibilityIgnoresInvertColors = view.ignoresInvertColors
    copy.clipsToBounds = true
    return copy
  }
}

/// The pictures of views that the last frame did not show as they are, which are taken with the next
/// one.
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
  /// The index of the first entry of each view.
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Returns a view of the size of another one, which gets a picture of that in the next frame.
  ///
  /// Until then it has a former picture, or the background color of the other view.
  fileprivate func add(
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
    append(Entry(view: view, host: host, whenTaken: whenTaken))
    return host
  }

  /// Runs an action as soon as the picture of a view has been taken.
  func whenTaken(of view: UIView, _ action: @escaping () -> Void) {
    guard let index = indices[ObjectIdentifier(view)] else { return action() }
    entries[index].actions.append(action)
  }

  private func append(_ entry: Entry) {
    let id = ObjectIdentifier(entry.view)
    if indices[id] == nil { indices[id] = entries.count }
    entries.append(entry)
  }

  /// Takes the pictures, and returns whether some have to wait for another frame.
  private func take() -> Bool {
    let entries = entries
    self.entries = []
    indices = [:]
    for entry in entries {
      // The app may have hidden the view or taken it away, or the transition may have ended.
      let isInSight = entry.view.isInSight && entry.host.window != nil
      // The transition may begin in this frame, before the first frame that shows the view.
      if isInSight, entry.view.alpha > .hiddenAlpha, !entry.view.isInLastFrame {
        append(entry)
        continue
      }
      if isInSight, let picture = entry.view.snapshotView(afterScreenUpdates: false) {
        picture.frame = entry.host.bounds
        for former in entry.host.subviews { former.removeFromSuperview() }
        entry.host.addSubview(picture)
        entry.whenTaken(entry.host)
      }
      entry.host.backgroundColor = nil
      for action in entry.actions { action() }
    }
    return !self.entries.isEmpty
  }
}

extension UIView {
  /// Whether the view or one in it has a visual effect.
  package var showsEffect: Bool {
    (self as? UIVisualEffectView)?.effect != nil
      || subviews.contains { !$0.isHidden && $0.showsEffect }
  }

  /// Whether the last frame showed the view, by its own alpha, which a snapshot has (F7).
  fileprivate var isInLastFrame: Bool {
    layer.presentation().map { CGFloat($0.opacity) > .hiddenAlpha } ?? false
  }

  /// Whether the view, one around it or one in it may show the highlight of a tap.
  fileprivate var mayBeHighlighted: Bool {
    containsControl || sequence(first: self, next: \.superview).contains(where: \.isPressable)
  }

  private var containsControl: Bool { isPressable || subviews.contains(where: \.containsControl) }

  /// Whether the view is in a window, and neither it nor a view around it is hidden.
  fileprivate var isInSight: Bool {
    window != nil && !sequence(first: self, next: \.superview).contains(where: \.isHidden)
  }
}

extension UIView {
  /// Creates a view with a color, which takes no touches.
  convenience init(frame: CGRect, color: UIColor) {
    self.init(frame: frame)
    backgroundColor = color
    isUserInteractionEnabled = false
  }

  /// The background color as the view shows it.
  ///
  /// The traits of a container may be others, such as those of a light app around a dark screen.
  var shownBackgroundColor: UIColor? { backgroundColor?.resolvedColor(with: traitCollection) }

  /// Whether Smart Invert leaves the view as it is.
  fileprivate var ignoresInvertColors: Bool {
    sequence(first: self, next: \.superview).contains(where: \.accessibilityIgnoresInvertColors)
  }
}
