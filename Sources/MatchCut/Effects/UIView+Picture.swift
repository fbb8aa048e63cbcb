import UIKit

extension TransitionStage {
  /// Returns a picture of a view, in the size of its bounds, to be moved in its place; `nil` if there is
  /// nothing to be seen of it.
  ///
  /// An image view is copied. Of any other view, this takes one snapshot. What has not been drawn
  /// yet, in a screen that appears, or is hidden by the kit, beside a card, has to be rendered for
  /// that. UIKit may show the screen meanwhile, hence it is transparent for the moment.
  func picture(of view: UIView) -> UIView? {
    guard view.bounds.isUsable, !view.isHidden else { return nil }
    let picture = copy(of: view) ?? snapshot(of: view)
    picture?.isUserInteractionEnabled = false
    return picture
  }

  private func copy(of view: UIView) -> UIView? {
    guard type(of: view) == UIImageView.self, let imageView = view as? UIImageView,
      let image = imageView.image, imageView.subviews.isEmpty
    else { return nil }
    let copy = UIImageView(image: image)
    copy.frame = CGRect(origin: .zero, size: view.bounds.size)
    copy.contentMode = view.contentMode
    copy.tintColor = view.tintColor
    copy.backgroundColor = view.backgroundColor
    copy.clipsToBounds = true
    return copy
  }

  private func snapshot(of view: UIView) -> UIView? {
    guard view.alpha > 0 else { return snapshotOfHidden(view) }
    let incoming = operation.isAppearing ? front : back
    guard let incoming, view.isDescendant(of: incoming) else {
      return view.snapshotView(afterScreenUpdates: false)
    }
    let alpha = incoming.alpha
    incoming.alpha = 0
    defer { incoming.alpha = alpha }
    return view.snapshotView(afterScreenUpdates: true)
  }

  private func snapshotOfHidden(_ view: UIView) -> UIView? {
    ledger.show(view)
    defer { ledger.hide(view) }
    return view.alpha > 0 ? view.snapshotView(afterScreenUpdates: true) : nil
  }
}
