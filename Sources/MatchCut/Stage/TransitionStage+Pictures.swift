public import UIKit

extension TransitionStage {
  /// Returns a picture of a view, for an effect to move in place of the view.
  ///
  /// An image view is copied. Any other view is captured in a snapshot of the last frame. If that
  /// frame did not show the view, or may have shown the highlight of a tap, the picture is complete
  /// in the next frame. If the presentation hides the view, the picture is from when it was hidden.
  ///
  /// - Parameter view: The view.
  /// - Returns: The picture, as large as the bounds of the view, to be added to the stage or to a
  ///   clip; `nil` if the view is in no window, hidden or transparent itself or hidden by a
  ///   superview, has no size, or shows a `UIVisualEffectView`: a snapshot leaves that out.
  public func picture(of view: UIView) -> UIView? {
    guard view.bounds.isValid, view.isInSight, !view.showsEffect else { return nil }
    if let copy = copy(of: view) { return copy }
    // Another transition may hide it.
    if view.alpha <= .hiddenAlpha {
      if let kept = hiddenSource?.picture(of: view) { return kept.asTaken(of: view.bounds.size) }
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
    let picture = view.snapshotView(afterScreenUpdates: false)?.asTaken(of: view.bounds.size)
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
