package import UIKit

// What pictures of views depend on.
extension UIView {
  /// Whether the view or one in it has a visual effect.
  package var showsEffect: Bool {
    (self as? UIVisualEffectView)?.effect != nil
      || subviews.contains { !$0.isHidden && $0.showsEffect }
  }

  /// Returns a picture as it was taken; a former transition may have moved and faded it.
  func asTaken(of size: CGSize) -> UIView {
    isUserInteractionEnabled = false
    transform = .identity
    alpha = 1
    frame = CGRect(origin: .zero, size: size)
    return self
  }

  /// Whether the last frame showed the view, judging by its own alpha; a snapshot has that (F7).
  var isInLastFrame: Bool {
    layer.presentation().map { CGFloat($0.opacity) > .hiddenAlpha } ?? false
  }

  /// Whether the view, one around it or one in it may show the highlight of a tap.
  var mayBeHighlighted: Bool {
    containsControl || sequence(first: self, next: \.superview).contains(where: \.isPressable)
  }

  /// Whether the view is of a class that highlights what is tapped.
  private var isPressable: Bool {
    self is UIControl || self is UICollectionViewCell || self is UITableViewCell
  }

  private var containsControl: Bool { isPressable || subviews.contains(where: \.containsControl) }

  /// Whether the view is in a window, and neither it nor a view around it is hidden.
  var isInSight: Bool {
    window != nil && !sequence(first: self, next: \.superview).contains(where: \.isHidden)
  }

  /// Creates a view with a color; it takes no touches.
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
  var ignoresInvertColors: Bool {
    sequence(first: self, next: \.superview).contains(where: \.accessibilityIgnoresInvertColors)
  }
}
