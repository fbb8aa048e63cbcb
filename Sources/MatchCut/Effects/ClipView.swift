import UIKit

/// A view that shows another one and cuts off what is outside.
///
/// At rest the content fills it. While it is posing, it can be moved and resized and the content
/// stays as it is, so that a zoom costs no layout of the content.
final class ClipView: UIView {
  /// Whether a transition is arranging the content.
  var isPosing = false {
    didSet {
      if oldValue && !isPosing { setNeedsLayout() }
    }
  }

  /// What VoiceOver's escape gesture does; returns whether it did something.
  var onEscape: (() -> Bool)?

  private(set) weak var content: UIView?

  /// Takes in the view to show.
  func embed(_ view: UIView) {
    clipsToBounds = true
    autoresizesSubviews = false
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?() ?? super.accessibilityPerformEscape()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isPosing, let content, content.superview === self else { return }
    content.untransformedFrame = bounds
  }
}
